package import SearchBackends
public import SearchGraph
public import SearchModel

/// The result of one query: every section of the spec, in its order.
public struct QueryResult: Sendable, Hashable {
  /// The text searched for.
  public var query: String
  /// The query's id in a batch; nil for a single search.
  public var id: String?
  /// Columns of the query file that are carried to the output.
  public var row: JSONObject
  /// The sections, always all of them.
  public var sections: [SectionResult]
  /// The duration in milliseconds, only with `--timings`.
  public var milliseconds: Double?
  /// The place of the query in the query files, from 1; nil for a single search.
  package var ordinal: Int?
  /// The part of a run that the result is of; nil for a whole run.
  package var shard: ShardMark?
  /// What came of the conditions on the result, where it was judged.
  package var expectations: [CheckOutcome] = []

  /// A result.
  public init(
    query: String, id: String? = nil, row: JSONObject = [:], sections: [SectionResult], milliseconds: Double? = nil
  ) {
    self.query = query
    self.id = id
    self.row = row
    self.sections = sections
    self.milliseconds = milliseconds
  }
}

/// The state of a section.
public enum SectionStatus: String, Sendable, Hashable, CaseIterable {
  /// There are hits.
  case ok
  /// Nothing matches.
  case empty
  /// The query has no word, and the section shows nothing then; no request was sent.
  case hidden
  /// The section could not be answered.
  case error
}

/// One section of a result.
public struct SectionResult: Sendable, Hashable {
  /// What a section holds.
  public enum Content: Sendable, Hashable {
    /// Records.
    case hits([DynamicHit])
    /// Values of a facet.
    case facetHits([Facet])
  }

  /// The module's id.
  public var module: String
  /// The index that was searched.
  public var indexName: String
  /// The heading.
  public var title: String
  /// The section's state.
  public var status: SectionStatus
  /// Counts and pages; nil where they do not apply.
  public var counts: SectionCounts?
  /// The hits or facet values; empty unless the status is ok.
  public var content: Content
  /// Facet counts, when asked for.
  public var facets: ExactDictionary<[Facet]> = [:]
  /// Facet statistics, when asked for.
  public var facetStats: ExactDictionary<FacetStats> = [:]
  /// Whether a backend's pagination limit cut off some of the requested hits.
  public var isTruncated = false
  /// Whether the backend itself says that it did not look at everything.
  package var isCutShort = false
  /// How many hits were left out or blanked for not fitting the schema.
  public var invalidHits = InvalidHitCounts()
  /// The query with its removed words tagged.
  public var queryAfterRemoval: String?
  /// Other members of the response: `userData`, `renderingContent`, `appliedRules`.
  public var extra: JSONObject = [:]
  /// Why there is no answer, when the status is error.
  public var error: SearchError?
  /// What it cost on a remote backend, only with `--timings`.
  package var cost: RequestLedger.Cost?
  /// How long it waited for its backend, in milliseconds, only with `--timings`.
  package var milliseconds: Double?

  /// A section; counts, facets and other members are set where they apply.
  public init(
    module: String, indexName: String, title: String, status: SectionStatus, counts: SectionCounts? = nil,
    content: Content
  ) {
    self.module = module
    self.indexName = indexName
    self.title = title
    self.status = status
    self.counts = counts
    self.content = content
  }
}

/// The counts and pages of a section of hits.
public struct SectionCounts: Sendable, Hashable {
  /// How many records match.
  public var nbHits: Int
  /// The last loaded page, from 0.
  public var page: Int
  /// How many pages there are.
  public var nbPages: Int
  /// How many hits a page holds at most.
  public var hitsPerPage: Int
  /// The first hit, from 0, when hits were requested by offset instead of by page.
  public var offset: Int?
  /// How many hits were requested from the offset on.
  public var length: Int?

  /// The given counts.
  public init(
    nbHits: Int, page: Int, nbPages: Int, hitsPerPage: Int, offset: Int? = nil, length: Int? = nil
  ) {
    self.offset = offset
    self.length = length
    self.nbHits = nbHits
    self.page = page
    self.nbPages = nbPages
    self.hitsPerPage = hitsPerPage
  }
}

/// How many hits did not fit their schema.
public struct InvalidHitCounts: Sendable, Hashable {
  /// Hits left out.
  public var skipped = 0
  /// Hits with fields left out.
  public var blanked = 0

  /// No hit.
  public init() {}
}
