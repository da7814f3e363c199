/// What a backend found for one request, in Algolia's terms.
public struct SearchResponse: Sendable, Hashable {
  /// The hits of the page as received: the record's attributes, `objectID`, `_highlightResult` and similar members.
  public var hits: [JSONObject]
  /// How many records match in all.
  public var nbHits: Int
  /// The page, from 0.
  public var page: Int
  /// How many pages there are.
  public var nbPages: Int
  /// How many hits a page holds at most.
  public var hitsPerPage: Int
  /// The counts of each facet asked for, attributes in the order asked, values in the order of `sortFacetValuesBy`.
  public var facets: ExactDictionary<[Facet]>
  /// The statistics of facets with numeric values, by attribute.
  public var facetStats: ExactDictionary<FacetStats>
  /// The answer to a search for facet values; nil for a search for hits.
  public var facetHits: [Facet]?
  /// Whether a limit of the backend cut off hits that match and belong to what was asked for.
  public var isPaginationLimited: Bool
  /// Whether counts are exact.
  public var isExhaustive: Bool
  /// Whether the backend itself says that it did not look at everything.
  package var isCutShort = false
  /// The query with its removed words tagged, when `removeWordsIfNoResults` removed some.
  public var queryAfterRemoval: String?
  /// Members of the response that are passed on as they are: `userData`, `renderingContent`, `appliedRules` …
  public var extra: JSONObject
  /// The answer as received; nil when the backend does not use Algolia's JSON. ``content`` is available in both cases.
  public var rawContent: JSONObject?

  /// A response; parameters that are left out are empty.
  public init(
    hits: [JSONObject] = [], nbHits: Int = 0, page: Int = 0, nbPages: Int = 0, hitsPerPage: Int = 20,
    facets: ExactDictionary<[Facet]> = [:], facetStats: ExactDictionary<FacetStats> = [:],
    facetHits: [Facet]? = nil, isPaginationLimited: Bool = false, isExhaustive: Bool = true,
    queryAfterRemoval: String? = nil, extra: JSONObject = [:], rawContent: JSONObject? = nil
  ) {
    self.hits = hits
    self.nbHits = nbHits
    self.page = page
    self.nbPages = nbPages
    self.hitsPerPage = hitsPerPage
    self.facets = facets
    self.facetStats = facetStats
    self.facetHits = facetHits
    self.isPaginationLimited = isPaginationLimited
    self.isExhaustive = isExhaustive
    self.queryAfterRemoval = queryAfterRemoval
    self.extra = extra
    self.rawContent = rawContent
  }
}

/// A facet value and how many records have it.
public struct Facet: Sendable, Hashable {
  /// The value as stored.
  public var value: String
  /// How many of the matching records have it.
  public var count: Int
  /// The value with the matched part tagged; nil for counts beside hits.
  public var highlighted: String?

  /// A facet value.
  public init(value: String, count: Int, highlighted: String? = nil) {
    self.value = value
    self.count = count
    self.highlighted = highlighted
  }
}

/// Statistics over the numeric values of a facet among the matching records.
public struct FacetStats: Sendable, Hashable {
  /// The lowest value.
  public var min: Double
  /// The highest value.
  public var max: Double
  /// The mean.
  public var avg: Double
  /// The sum.
  public var sum: Double

  /// Ready statistics.
  public init(min: Double, max: Double, avg: Double, sum: Double) {
    self.min = min
    self.max = max
    self.avg = avg
    self.sum = sum
  }
}

/// The order of facet values in a response.
package enum FacetOrder: String, Sendable, Hashable {
  /// By count, highest first, ties by value.
  case count
  /// By value.
  case alpha

  /// Sorts values in this order; texts compare by their bytes.
  package func sorted(_ facets: [Facet]) -> [Facet] {
    facets.sorted { left, right in
      if self == .count, left.count != right.count { return left.count > right.count }
      return utf8Precedes(left.value, right.value)
    }
  }
}
