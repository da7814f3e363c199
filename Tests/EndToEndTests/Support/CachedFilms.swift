import TestSupport

/// A spec of an index and its replica, and what the program does to keep them.
struct CachedFilms {
  static let spec = """
    version: 1
    indices:
      films:
        records: films.jsonl
        synonyms: synonyms.json
        rules: rules.json
        settings: { searchableAttributes: [title, plot], customRanking: [desc(score)], replicas: [films_by_year] }
      films_by_year:
        settings: { ranking: [desc(year)] }
    indexModules:
      - { id: films, indexName: films, query: { hitsPerPage: 3 } }
      - { id: newest, indexName: films_by_year, query: { hitsPerPage: 2 } }

    """

  let workspace: Workspace

  /// A folder with the spec and its files.
  init(filmCount: Int = 40) throws {
    workspace = try Workspace([
      "search.yaml": Self.spec, "films.jsonl": Self.films(filmCount), "rules.json": "[]",
      "synonyms.json": #"[{"objectID":"s","type":"synonym","synonyms":["movie","film"]}]"#,
    ])
  }

  /// Records, a line each.
  static func films(_ count: Int, title: String = "tom") -> String {
    (0..<count).map { number in
      "{\"objectID\":\"f\(number)\",\"title\":\"Film \(number) \(title)\",\"plot\":\"A plot of words\","
        + "\"year\":\(1950 + number % 70),\"score\":\(number % 7)}\n"
    }.joined()
  }

  /// What a search with some options prints, in JSON.
  func search(_ options: String...) async throws -> Run {
    try await workspace.run(["search", "search.yaml", "--format", "json"] + options + ["--", "tom film"])
  }

  /// What `index` does for each index: `built`, `built in memory` or `up to date`.
  func actions(_ options: String..., environment: [String: String] = [:]) async throws -> [String] {
    Self.actions(try await workspace.run(["index", "search.yaml"] + options, environment: environment))
  }

  /// What a run of `index` did for each index.
  static func actions(_ run: Run) -> [String] {
    run.output.split(separator: "\n").map { line in
      let part = line.split(separator: ",").dropFirst().first.map { String($0.dropFirst()) } ?? String(line)
      return ["built in memory", "built"].first { part.hasPrefix($0) } ?? part
    }
  }

  /// The folder in which indices are kept.
  var folder: String { workspace.cacheHome + "/multihits" }

  /// The names in the folder.
  var names: [String] { TemporaryFolder.names(in: folder).sorted() }

  /// The paths of the files of the index and of its replica.
  var files: [String] { names.filter { $0.hasSuffix(".index") }.map { "\(folder)/\($0)" } }
}
