import OrderedCollections
import SearchBackends
import SearchDialects
import SearchModel
import Testing

struct TypesenseServiceTests {
  private static let schema: JSON = [
    "name": "movies_1", "fields": [["name": "title", "type": "string"], ["name": "year", "type": "int32"]],
  ]

  private func service(_ caller: ScriptedTypesense, settings: SearchParameters = [:]) -> TypesenseService {
    TypesenseService(dialect: TypesenseDialect(apiKey: "k", indices: ["movies": settings]), caller: caller)
  }

  private static func found(_ call: HTTPCall) -> HTTPReply? {
    guard call.target.revealed == "/multi_search", case .json(let body)? = call.body else { return nil }
    let count = body.objectValue?["searches"]?.arrayValue?.count ?? 0
    let results = Array(repeating: JSON.object(["found": 1, "hits": []]), count: count)
    return HTTPReply(status: 200, json: ["results": .array(results)])
  }

  private func request(_ index: String = "movies") -> SectionRequest {
    SectionRequest(moduleID: index, indexName: index, parameters: ["query": "x", "filters": "year < 1990.5"])
  }

  @Test func theSchemaIsAskedForOnce() async throws {
    let server = ScriptedTypesense { call in
      call.target.revealed == "/collections/movies" ? HTTPReply(status: 200, json: Self.schema) : Self.found(call)
    }
    let service = service(server)
    for _ in 0..<2 { #expect(try await service.answer([request(), request()]).map { try $0.get().nbHits } == [1, 1]) }
    #expect(server.lines == ["GET /collections/movies", "POST /multi_search", "POST /multi_search"])
    guard case .json(let body)? = server.calls.last?.body else { return }
    let search = body.objectValue?["searches"]?.arrayValue?.first?.objectValue
    #expect(search?["query_by"] == "title" && search?["filter_by"] == "year:<=1990")
  }

  @Test func aKeyThatMayOnlySearchIsServedByTheSettings() async throws {
    let server = ScriptedTypesense { call in
      call.method == .get ? HTTPReply(status: 401, json: ["message": "Forbidden"]) : Self.found(call)
    }
    let service = service(server, settings: ["searchableAttributes": ["title"]])
    for _ in 0..<2 { #expect(try await service.answer([request()]).map { try $0.get().nbHits } == [1]) }
    #expect(server.lines == ["GET /collections/movies", "POST /multi_search", "POST /multi_search"])
  }

  @Test func whatCannotBeReachedIsNotAskedTwice() async throws {
    let server = ScriptedTypesense { call in
      switch call.target.revealed {
      case "/collections/movies": HTTPReply(status: 503, json: ["message": "Not Ready"])
      case "/collections/others": HTTPReply(status: 200, json: Self.schema)
      default: Self.found(call)
      }
    }
    let answers = await service(server).answer([request(), request("others"), request()])
    #expect(throws: SearchError(.server, "Not Ready")) { try answers[0].get() }
    #expect(try answers[1].get().nbHits == 1)
    #expect(throws: SearchError.self) { try answers[2].get() }
    #expect(server.lines.filter { $0 == "POST /multi_search" }.count == 1)
  }

  @Test func aSchemaThatCannotBeReadIsTheErrorOfItsSections() async throws {
    let server = ScriptedTypesense { call in
      call.method == .get ? HTTPReply(status: 200, json: ["name": 3]) : Self.found(call)
    }
    let answer = try #require(await service(server).answer([request()]).first)
    #expect(throws: SearchError(.badResponse, "'name' of the answer must be a text, found an integer: 3")) {
      try answer.get()
    }
  }
}
