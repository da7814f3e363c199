import Diagnostics
import Presentation
import Runs
import SearchBackends
import SearchDialects
import SearchModel
import SpecLoader
import Workspaces

extension FuzzTargets {
  /// What an Algolia answers.
  static let algoliaReplies = replies("algolia-replies", backend: "{ type: algolia, applicationID: A, apiKey: K }") {
    dialect, caller in
    RemoteService(dialect: dialect, caller: caller)
  }

  /// What a REST search answers.
  static let restReplies = replies("rest-replies", backend: restBackend, hasFacetValues: false) { dialect, caller in
    RemoteService(dialect: dialect, caller: caller)
  }

  /// What a Typesense answers to searches.
  static let typesenseReplies = replies("typesense-replies", backend: typesenseBackend) { dialect, caller in
    typesense(dialect, Caller { $0.target.hidden.hasPrefix("/collections/") ? schema : caller.reply($0) })
  }

  /// What a Typesense says of its collections.
  static let typesenseSchemas = replies("typesense-schemas", backend: typesenseBackend) { dialect, caller in
    typesense(dialect, Caller { $0.target.hidden.hasPrefix("/collections/") ? caller.reply($0) : found })
  }

  private static func typesense(_ dialect: any SearchDialect, _ caller: Caller) -> any SearchService {
    guard let dialect = dialect as? TypesenseDialect else { return RemoteService(dialect: dialect, caller: caller) }
    return TypesenseService(dialect: dialect, caller: caller)
  }

  private static let typesenseBackend = "{ type: typesense, nodes: [\"http://127.0.0.1:8108\"], apiKey: K }"
  private static let restBackend = """
    { type: http, request: { url: "http://127.0.0.1/{index}", \
    query: { q: "{query}", page: "{pageNumber}", n: "{hitsPerPage}" } }, \
    response: { hits: "$.hits.hits[*]", objectID: "$.id", nbHits: "$.hits.total", facets: "$.facets", \
    highlights: "$.marked", error: "$.error" } }
    """

  /// A schema of a Typesense collection.
  private static let schema = HTTPReply(
    status: 200,
    body: Array(
      """
      {"name":"films","fields":[{"name":"title","type":"string"},{"name":"year","type":"int64","facet":true},
      {"name":"genre","type":"string[]","facet":true,"optional":true}],"token_separators":["-"]}
      """.utf8))
  /// An answer of Typesense to three searches.
  private static let found = HTTPReply(
    status: 200,
    body: Array(
      """
      {"results":[{"found":1,"hits":[{"document":{"id":"1","title":"Red hat","year":1999}}],"facet_counts":[]},
      {"found":0,"hits":[]},{"found":0,"hits":[]}]}
      """.utf8))

  /// A target whose input is the body of an answer. Whatever it says ends in sections that every format can write,
  /// the same each time.
  private static func replies(
    _ name: String, backend: String, hasFacetValues: Bool = true,
    service: @escaping @Sendable (any SearchDialect, Caller) -> any SearchService
  ) -> FuzzTarget {
    let text = """
      version: 1
      backends: { remote: \(backend) }
      backend: remote
      indexModules:
        - id: films
          indexName: films
          hit: { title: string, year: integer? }
          onInvalidHit: skip
          query: { hitsPerPage: 3, facets: [genre, year] }
        - { id: any, indexName: films, title: Any }
      \(hasFacetValues ? "  - { id: genres, facet: { indexName: films, attribute: genre } }" : "")
      """
    let reading = SpecReader.read(bytes: Array(text.utf8), file: "search.yaml")
    return FuzzTarget(name, maximumLength: 8_192) { input in
      guard let specification = reading.specification, let backend = specification.backends.first,
        let dialect = backend.dialect(indices: [])
      else { throw BrokenProperty("the spec is sound: \(reading.diagnostics.map(\.message))") }
      @Sendable func plan(_ status: Int, _ reach: RunPlan.Reach) -> RunPlan {
        let reply = HTTPReply(status: status, headers: ["content-type": "application/json"], body: input)
        let service = service(dialect, Caller { _ in reply })
        // An answer may announce pages without end.
        return RunPlan(
          loader: GraphLoader(specification: specification, services: [backend.name: service]), reach: reach,
          limits: LoadingLimits(rows: 30))
      }
      let found = plan(200, .rows(8))
      let result = await QueryRunner(plan: found).run(query: "red hat")
      try requireRendered(result, found)
      let again = await QueryRunner(plan: plan(200, .rows(8))).run(query: "red hat")
      try requireEqual(again, result, "equal answers have equal results")
      // What begins with a space is refused in another way, which is enough to read both messages.
      let refused = plan(input.first == UInt8(ascii: " ") ? 503 : 404, .onePage)
      try requireRendered(await QueryRunner(plan: refused).run(query: "red hat"), refused)
    }
  }

  /// Writes a result in every format.
  private static func requireRendered(_ result: QueryResult, _ plan: RunPlan) throws(BrokenProperty) {
    for format in OutputFormat.allCases {
      let renderer = format.renderer(for: OutputShape(.search, layouts: plan.layouts))
      let text =
        renderer.header + String(decoding: renderer.render(result), as: UTF8.self) + renderer.footer(hasResults: true)
      switch format {
      case .json, .ndjson:
        try require((try? JSON(parsing: Array(text.utf8))) != nil, "an output is JSON: \(text)")
      case .text, .markdown: try requireHarmless(text)
      case .csv, .tsv: try require(text.utf8.last == UInt8(ascii: "\n"), "a table ends with a line end")
      }
    }
  }
}

/// Answers calls by a function.
struct Caller: HTTPCaller {
  let reply: @Sendable (HTTPCall) -> HTTPReply

  func send(_ call: HTTPCall) async -> HTTPOutcome {
    HTTPOutcome(.success(reply(call)), attempts: 1)
  }
}
