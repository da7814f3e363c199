public import SearchModel

/// One query of a query file.
public struct QueryEntry: Sendable, Hashable {
  /// The file it stands in, `-` for standard input.
  public var file: String
  /// The line where it begins, from 1.
  public var line: Int
  /// Its place among all queries of the run, from 1.
  public var ordinal: Int
  /// The unique id: the file's, else the ordinal.
  public var id: String
  /// The text to search for, as written.
  public var query: String
  /// The page from 0, nil when the row does not say.
  public var page: Int?
  /// The hits per page, nil when the row does not say.
  public var hitsPerPage: Int?
  /// The row's filters, in Algolia's syntax; nil when the row has none.
  public var filters: String?
  /// Labels for choosing queries and for thresholds.
  public var tags: [String: String]
  /// Further columns, carried to the output as they are.
  public var carried: JSONObject
  /// What the results must be.
  package var expectations: [Expectation]
  /// The parameters of the row's file; the row's own values win, filters are ANDed.
  public var defaults: SearchParameters

  /// The parameters that the row sets itself: page, hitsPerPage and filters.
  public var parameters: SearchParameters {
    var parameters = SearchParameters()
    if let page { parameters.page = page }
    parameters.hitsPerPage = hitsPerPage
    parameters.filters = filters
    return parameters
  }
}
