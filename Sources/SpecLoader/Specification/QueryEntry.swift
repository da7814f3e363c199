package import SearchModel

/// One query of a query file.
package struct QueryEntry: Sendable, Hashable {
  /// The file it stands in, `-` for standard input.
  package var file: String
  /// The line where it begins, from 1.
  package var line: Int
  /// Its place among all queries of the run, from 1.
  package var ordinal: Int
  /// The unique id: the file's, else the ordinal.
  package var id: String
  /// The text to search for, as written.
  package var query: String
  /// The page from 0, nil when the row does not say.
  package var page: Int?
  /// The hits per page, nil when the row does not say.
  package var hitsPerPage: Int?
  /// The row's filters, in Algolia's syntax; nil when the row has no filters for every section.
  package var filters: String?
  /// The row's filters for single sections, by module id.
  package var moduleFilters: ExactDictionary<String>
  /// The row's search parameters.
  package var params: SearchParameters
  /// Labels for choosing queries and for thresholds.
  package var tags: ExactDictionary<String>
  /// Further columns, carried to the output as they are.
  package var carried: JSONObject
  /// How often the query was asked, 1 or more.
  package var count: Int
  /// What the results must be.
  package var expectations: [ExpectationBlock]
  /// The parameters of the row's file; the row's own values win, filters are ANDed.
  package var defaults: SearchParameters
  /// Which row of its text it is among those that have snapshots in the same file and no id, from 1; 0 for any other.
  package var snapshotNumber = 0

  /// What names the row's snapshots: its id, or its text, since the place of a row changes with those before it.
  package var snapshotName: String {
    switch snapshotNumber {
    // An id may look like the name of a text.
    case 0: ["query: ", "query (", "id: "].contains(where: id.hasPrefix) ? "id: " + id : id
    case 1: "query: " + query
    default: "query (\(snapshotNumber)): " + query
    }
  }

  /// The parameters that the row sets itself, without filters.
  package var parameters: SearchParameters {
    var parameters = params
    if let page { parameters.page = page }
    if let hitsPerPage { parameters.hitsPerPage = hitsPerPage }
    parameters.filters = nil
    return parameters
  }

  /// The filters of the row and of its file, all of which must hold.
  package var filterTexts: FilterTexts {
    FilterTexts(
      [defaults.filters, params.filters, filters].compactMap { $0 }, byModule: moduleFilters.mapValues { [$0] })
  }
}
