/// All targets.
enum FuzzTargets {
  static let all: [FuzzTarget] =
    [spec, filters, json, records, gzip, index, highlights, queryLines, queryTables, queryObjects, queryDocuments]
    + [journals, keys, scripts, servedRequests]
    + [synonyms, rules, recordings, algoliaReplies, typesenseReplies, typesenseSchemas, restReplies, savedRuns]
    .map { $0.readingJSON() }

  /// The dictionary in `Fuzz/dictionaries` with the words of a target's inputs.
  static func dictionary(of target: FuzzTarget) -> String {
    switch target.name {
    case "query-lines": "filters"
    case "query-objects", "records", "synonyms", "rules", "recordings", "saved-runs", "journals": "json"
    case "algolia-replies", "typesense-replies", "rest-replies", "typesense-schemas": "replies"
    case "served-requests": "served"
    case "spec", "query-documents": "yaml"
    default: target.name
    }
  }

  /// The target of a name, nil when there is none.
  static func target(named name: String) -> FuzzTarget? {
    all.first { $0.name == name }
  }
}
