/// All targets.
enum FuzzTargets {
  static let all: [FuzzTarget] =
    [spec, filters, json, records, gzip, index, highlights, queryLines, queryTables, queryObjects, queryDocuments]
    + [journals, keys, scripts]
    + [synonyms, rules, recordings, algoliaReplies, typesenseReplies, typesenseSchemas, restReplies, savedRuns]
    .map { $0.readingJSON() }

  /// The target of a name, nil when there is none.
  static func target(named name: String) -> FuzzTarget? {
    all.first { $0.name == name }
  }
}
