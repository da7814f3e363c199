/// All targets.
enum FuzzTargets {
  static let all: [FuzzTarget] =
    [spec, filters, json, records, gzip, synonyms, rules, index, highlights]
    + [queryLines, queryTables, queryObjects, queryDocuments]
    + [recordings, algoliaReplies, typesenseReplies, typesenseSchemas, restReplies]
    + [journals, savedRuns, keys, scripts]

  /// The target of a name, nil when there is none.
  static func target(named name: String) -> FuzzTarget? {
    all.first { $0.name == name }
  }
}
