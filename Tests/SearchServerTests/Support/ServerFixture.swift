import SearchBackends
import SearchDialects
import SearchModel
import TestSupport
import Workspaces

@testable import SearchServer

/// A network on which no host is.
private struct NoNetwork: NetworkAccess {
  func wire(_ options: NetworkOptions) -> any HTTPWire { DeadWire() }

  private struct DeadWire: HTTPWire {
    func exchange(_ request: WireRequest) async throws(WireFailure) -> HTTPReply {
      throw WireFailure(.connect, "there is no host", isRetryable: false)
    }
  }
}

/// A server without sockets, over a spec of actors and films in a temporary folder.
struct ServerFixture {
  let folder: TemporaryFolder
  let workspace: SearchWorkspace
  let specs: ServedSpecs
  let events = EventHub()
  let monitor = RequestMonitor()
  let router: ServerRouter

  init(
    keys: ServedKeys = ServedKeys(), origins: [String]? = nil, host: String? = "127.0.0.1", isStrict: Bool = false,
    spec: String = Self.spec, composition: String = ""
  ) async throws {
    folder = try TemporaryFolder()
    try folder.write("search.yaml", spec + composition)
    try folder.write("actors.json", Self.actors)
    try folder.write("films.json", Self.films)
    try folder.write("films.synonyms.json", Self.synonyms)
    try folder.write("films.rules.json", Self.rules)
    let options = SearchWorkspace.Options(environment: [:])
    let reading = try WorkspaceReading(folder["search.yaml"], options: options, network: NoNetwork())
    workspace = try await reading.checked().open(recordings: .none, opensAllIndices: true)
    specs = ServedSpecs(ServedSpec(workspace, number: 1, openedAt: "2026-01-31T12:00:00Z"))
    router = ServerRouter(
      hosts: AllowedHosts(host: host), crossOrigin: CrossOrigin(origins: origins), keys: keys, needsKey: host == nil,
      algolia: AlgoliaRoutes(specs: specs, keys: keys, isStrict: isStrict, monitor: monitor, log: { _ in }),
      page: PageRoutes(specs: specs, events: events, monitor: monitor, log: { _ in }))
  }

  /// The answer to a request.
  func reply(
    _ method: String, _ target: String, _ body: String = "", headers: [String: String] = [:]
  ) async -> ServerReply {
    let parts = target.split(separator: "?", maxSplits: 1).map(String.init)
    let all = ["host": "127.0.0.1:7700"].merging(headers) { $1 }
    return await router.answer(
      ServerRequest(
        method: method, path: parts[0], query: parts.count > 1 ? parts[1] : "", headers: all, body: Array(body.utf8),
        connection: 1))
  }

  /// The JSON of the answer to a request.
  func json(
    _ method: String, _ target: String, _ body: String = "", headers: [String: String] = [:]
  ) async throws -> JSON {
    try JSON(parsing: await reply(method, target, body, headers: headers).bytes)
  }

  static let spec = """
    version: 1
    name: Movie night!
    indices:
      actors: { records: actors.json, settings: { searchableAttributes: [name], customRanking: [desc(rating)] } }
      films:
        records: films.json
        settings:
          searchableAttributes: [title]
          attributesForFaceting: [searchable(genre), year]
          customRanking: [desc(score)]
          hitsPerPage: 3
          replicas: [films by year]
        synonyms: films.synonyms.json
        rules: films.rules.json
      films by year: { settings: { ranking: [desc(year)] } }
      unused: { records: actors.json }
    indexModules:
      - id: actors
        indexName: actors
        hit: { name: string }
        showItemsOnEmptyQuery: false
      - id: films
        indexName: films
        title: Films
        hit: { title: string, year: integer, poster: url? }
        query: { hitsPerPage: 2, facets: [genre, year] }
        disjunctiveFacets: [genre]
      - id: genres
        facet: { indexName: films, attribute: genre, refines: [films], operator: or }

    """

  static let actors = """
    [{"objectID": "a1", "name": "Tom Hanks", "rating": 9.1}, {"objectID": "a2", "name": "Tom Hardy", "rating": 8.5}]
    """

  static let films = """
    [{"objectID": "f1", "title": "Tom Sawyer", "year": 1973, "genre": ["Adventure", "Family"], "score": 70},
     {"objectID": "f2", "title": "Tom Jones", "year": 1963, "genre": ["Comedy"], "score": 80},
     {"objectID": "f3", "title": "Peeping Tom", "year": 1960, "genre": ["Drama"], "score": 60},
     {"objectID": "f 4/x", "title": "Major Tom", "year": 2001, "genre": ["Comedy", "Drama"], "score": 50},
     {"objectID": "f5", "title": "Casablanca", "year": 1942, "genre": ["Drama"], "score": 90}]
    """

  static let synonyms = """
    [{"objectID": "s1", "type": "synonym", "synonyms": ["tom", "thomas"]}]
    """

  static let rules = """
    [{"objectID": "r1", "conditions": [{"pattern": "rick", "anchoring": "contains"}],
      "consequence": {"promote": [{"objectID": "f5", "position": 0}], "userData": {"banner": "Rick's"}}}]
    """
}

extension ServerReply {
  /// The bytes of an answer that is whole.
  var bytes: [UInt8] { if case .bytes(let bytes) = body { bytes } else { [] } }

  /// The content as JSON.
  var json: JSON { (try? JSON(parsing: bytes)) ?? .null }

  /// The value of a header; nil when it is not there.
  func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}

extension JSON {
  /// The value at a path of names and places.
  subscript(_ path: String) -> JSON? {
    path.split(separator: ".").reduce(Optional(self)) { value, name in
      if let place = Int(name), let list = value?.arrayValue { return list.indices.contains(place) ? list[place] : nil }
      return value?.objectValue?[String(name)]
    }
  }

  /// The ids of the hits at a path.
  func ids(_ path: String = "hits") -> [String] {
    self[path]?.arrayValue?.compactMap { $0["objectID"]?.stringValue } ?? []
  }
}
