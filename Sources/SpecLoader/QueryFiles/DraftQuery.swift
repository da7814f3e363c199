import Diagnostics
import SearchModel

/// A query as a file has it, before its id is settled.
struct DraftQuery: Sendable {
  var file: String
  /// The place of the id, or where the query begins when it has no id.
  var idRange: SourceRange
  var id: String?
  var query: String
  var page: Int?
  var hitsPerPage: Int?
  var filters: String?
  /// The place of the filters, nil where it is not known.
  var filtersRange: SourceRange?
  var moduleFilters: [ModuleFilter] = []
  var params = SearchParameters()
  var tags: ExactDictionary<String> = [:]
  var carried: JSONObject = [:]
  var count: Int?
  var expectations: [ExpectationBlock] = []
  var defaults = SearchParameters()
  /// Whether it is written as a JSON object.
  var isJSONObject = false
  /// The file's text where it is in memory.
  var source: SourceText?
}

/// Filters of a row for the section of one module.
struct ModuleFilter: Sendable {
  var module: String
  var text: String
  var range: SourceRange
}
