public import SearchModel

/// The numbers of an answer.
///
/// Source of the behaviour: InstantSearch's `SearchStats`.
public struct SearchStats: Sendable, Hashable {
  /// How many records match.
  public var nbHits: Int
  /// The page, from 0.
  public var page: Int
  /// How many pages there are.
  public var nbPages: Int
  /// How many hits a page holds at most.
  public var hitsPerPage: Int
  /// How many records are left after relevant sorting; nil without relevant sorting.
  public var nbSortedHits: Int?
  /// How long the backend took, in milliseconds.
  public var processingTimeMS: Int
  /// The text that was searched for.
  public var query: String

  /// Numbers; the defaults are what an answer without these members means.
  public init(
    nbHits: Int = 0, page: Int = 0, nbPages: Int = 1, hitsPerPage: Int = 20, nbSortedHits: Int? = nil,
    processingTimeMS: Int = 0, query: String = ""
  ) {
    self.nbHits = nbHits
    self.page = page
    self.nbPages = nbPages
    self.hitsPerPage = hitsPerPage
    self.nbSortedHits = nbSortedHits
    self.processingTimeMS = processingTimeMS
    self.query = query
  }

  /// The numbers of an answer to a search for a text. The time and the number of sorted hits are those that the backend
  /// sent, if any.
  public init(_ response: SearchResponse, query: String) {
    self.init(
      nbHits: response.nbHits, page: response.page, nbPages: response.nbPages, hitsPerPage: response.hitsPerPage,
      nbSortedHits: response.extra["nbSortedHits"]?.integerValue,
      processingTimeMS: response.extra["processingTimeMS"]?.integerValue ?? 0, query: query)
  }

  /// The numbers in words: `12 results (3ms)`, or `4 relevant results sorted out of 12 (3ms)`.
  public var text: String {
    guard let nbSortedHits, nbSortedHits != nbHits else { return "\(nbHits) results (\(processingTimeMS)ms)" }
    return "\(nbSortedHits) relevant results sorted out of \(nbHits) (\(processingTimeMS)ms)"
  }
}
