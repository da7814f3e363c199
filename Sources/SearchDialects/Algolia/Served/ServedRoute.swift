/// A method and a path of Algolia's search interface.
///
/// Source of the table: Algolia's public OpenAPI descriptions.
package struct ServedRoute: Sendable {
  /// The method in capitals.
  package let method: String
  /// The path behind `/1/`, with a name in braces for each segment that may be anything.
  package let path: String
  /// The name of the operation in the description.
  package let operation: String
  /// What it is; nil for what is not served.
  let kind: Kind?
  /// The segments of the path; nil for one that may be anything.
  private let pattern: [String?]

  /// What is served.
  enum Kind: Sendable {
    case queries, query, listedQuery, facetValues, browse, listedBrowse, objects, object, settings, synonym, synonyms
    case rule, rules, indices, events, isAlive, run, runFacetValues, compositions, composition
  }

  /// Whether it is served.
  package var isServed: Bool { kind != nil }

  private init(_ method: String, _ path: String, _ operation: String, _ kind: Kind? = nil) {
    self.method = method
    self.path = path
    self.operation = operation
    self.kind = kind
    pattern = path.split(separator: "/").map { $0.first == "{" ? nil : String($0) }
  }

  /// What the segments in braces are in a path; nil when the path is another one.
  func arguments(of segments: some Collection<String>) -> [String]? {
    guard pattern.count == segments.count else { return nil }
    for (part, segment) in zip(pattern, segments) {
      guard part.map({ $0 == segment }) ?? !segment.isEmpty else { return nil }
    }
    return zip(pattern, segments).filter { $0.0 == nil }.map(\.1)
  }

  /// The first route with a method and path, with what the segments in braces are.
  static func find(
    _ method: String, _ segments: some Collection<String>
  ) -> (route: ServedRoute, arguments: [String])? {
    for route in all where route.method == method {
      if let arguments = route.arguments(of: segments) { return (route, arguments) }
    }
    return nil
  }

  /// Whether a path is one of another method.
  static func isKnown(_ segments: some Collection<String>) -> Bool {
    all.contains { $0.arguments(of: segments) != nil }
  }

  /// Every route. One whose segments are all given stands in front of those that take any in their place.
  package static let all: [ServedRoute] = [
    ServedRoute("POST", "indexes/*/queries", "search", .queries),
    ServedRoute("POST", "indexes/*/objects", "getObjects", .objects),
    ServedRoute("POST", "indexes/*/batch", "multipleBatch"),
    ServedRoute("GET", "indexes", "listIndices", .indices),
    ServedRoute("GET", "isalive", "isAlive", .isAlive),
    ServedRoute("POST", "events", "pushEvents", .events),
    ServedRoute("POST", "indexes/{index}/query", "searchSingleIndex", .query),
    ServedRoute("GET", "indexes/{index}/query", "searchSingleIndex", .listedQuery),
    ServedRoute("GET", "indexes/{index}", "searchSingleIndex", .listedQuery),
    ServedRoute("POST", "indexes/{index}/facets/{facet}/query", "searchForFacetValues", .facetValues),
    ServedRoute("POST", "indexes/{index}/browse", "browse", .browse),
    ServedRoute("GET", "indexes/{index}/browse", "browse", .listedBrowse),
    ServedRoute("GET", "indexes/{index}/settings", "getSettings", .settings),
    ServedRoute("POST", "indexes/{index}/synonyms/search", "searchSynonyms", .synonyms),
    ServedRoute("GET", "indexes/{index}/synonyms/{objectID}", "getSynonym", .synonym),
    ServedRoute("POST", "indexes/{index}/rules/search", "searchRules", .rules),
    ServedRoute("GET", "indexes/{index}/rules/{objectID}", "getRule", .rule),
    ServedRoute("GET", "indexes/{index}/{objectID}", "getObject", .object),
    ServedRoute("POST", "compositions/{composition}/run", "run", .run),
    ServedRoute("POST", "compositions/{composition}/facets/{facet}/query", "searchForFacetValues", .runFacetValues),
    ServedRoute("GET", "compositions", "listCompositions", .compositions),
    ServedRoute("GET", "compositions/{composition}", "getComposition", .composition),

    ServedRoute("POST", "compositions/*/batch", "multipleBatch"),
    ServedRoute("PUT", "compositions/{composition}", "putComposition"),
    ServedRoute("DELETE", "compositions/{composition}", "deleteComposition"),
    ServedRoute("POST", "compositions/{composition}/sortingStrategy", "updateSortingStrategyComposition"),
    ServedRoute("POST", "compositions/{composition}/rules/batch", "saveRules"),
    ServedRoute("POST", "compositions/{composition}/rules/search", "searchCompositionRules"),
    ServedRoute("GET", "compositions/{composition}/rules/{objectID}", "getRule"),
    ServedRoute("PUT", "compositions/{composition}/rules/{objectID}", "putCompositionRule"),
    ServedRoute("DELETE", "compositions/{composition}/rules/{objectID}", "deleteCompositionRule"),
    ServedRoute("GET", "compositions/{composition}/task/{taskID}", "getTask"),

    ServedRoute("POST", "indexes/{index}", "saveObject"),
    ServedRoute("DELETE", "indexes/{index}", "deleteIndex"),
    ServedRoute("PUT", "indexes/{index}/settings", "setSettings"),
    ServedRoute("PUT", "indexes/{index}/{objectID}", "addOrUpdateObject"),
    ServedRoute("DELETE", "indexes/{index}/{objectID}", "deleteObject"),
    ServedRoute("POST", "indexes/{index}/deleteByQuery", "deleteBy"),
    ServedRoute("POST", "indexes/{index}/clear", "clearObjects"),
    ServedRoute("POST", "indexes/{index}/{objectID}/partial", "partialUpdateObject"),
    ServedRoute("POST", "indexes/{index}/batch", "batch"),
    ServedRoute("POST", "indexes/{index}/operation", "operationIndex"),
    ServedRoute("GET", "indexes/{index}/task/{taskID}", "getTask"),
    ServedRoute("POST", "indexes/{index}/synonyms/batch", "saveSynonyms"),
    ServedRoute("POST", "indexes/{index}/synonyms/clear", "clearSynonyms"),
    ServedRoute("PUT", "indexes/{index}/synonyms/{objectID}", "saveSynonym"),
    ServedRoute("DELETE", "indexes/{index}/synonyms/{objectID}", "deleteSynonym"),
    ServedRoute("POST", "indexes/{index}/rules/batch", "saveRules"),
    ServedRoute("POST", "indexes/{index}/rules/clear", "clearRules"),
    ServedRoute("PUT", "indexes/{index}/rules/{objectID}", "saveRule"),
    ServedRoute("DELETE", "indexes/{index}/rules/{objectID}", "deleteRule"),
    ServedRoute("GET", "keys", "listApiKeys"),
    ServedRoute("POST", "keys", "addApiKey"),
    ServedRoute("GET", "keys/{key}", "getApiKey"),
    ServedRoute("PUT", "keys/{key}", "updateApiKey"),
    ServedRoute("DELETE", "keys/{key}", "deleteApiKey"),
    ServedRoute("POST", "keys/{key}/restore", "restoreApiKey"),
    ServedRoute("GET", "dictionaries/*/settings", "getDictionarySettings"),
    ServedRoute("PUT", "dictionaries/*/settings", "setDictionarySettings"),
    ServedRoute("GET", "dictionaries/*/languages", "getDictionaryLanguages"),
    ServedRoute("POST", "dictionaries/{dictionary}/batch", "batchDictionaryEntries"),
    ServedRoute("POST", "dictionaries/{dictionary}/search", "searchDictionaryEntries"),
    ServedRoute("POST", "clusters/mapping", "assignUserId"),
    ServedRoute("GET", "clusters/mapping", "listUserIds"),
    ServedRoute("POST", "clusters/mapping/batch", "batchAssignUserIds"),
    ServedRoute("POST", "clusters/mapping/search", "searchUserIds"),
    ServedRoute("GET", "clusters/mapping/top", "getTopUserIds"),
    ServedRoute("GET", "clusters/mapping/pending", "hasPendingMappings"),
    ServedRoute("GET", "clusters/mapping/{userID}", "getUserId"),
    ServedRoute("DELETE", "clusters/mapping/{userID}", "removeUserId"),
    ServedRoute("GET", "clusters", "listClusters"),
    ServedRoute("GET", "security/sources", "getSources"),
    ServedRoute("PUT", "security/sources", "replaceSources"),
    ServedRoute("POST", "security/sources/append", "appendSource"),
    ServedRoute("DELETE", "security/sources/{source}", "deleteSource"),
    ServedRoute("GET", "logs", "getLogs"),
    ServedRoute("GET", "task/{taskID}", "getAppTask"),
  ]
}
