import SearchBackends
import SearchDialects
import SearchModel
import Synchronization
import TestSupport
import Testing

struct TypesenseServiceTests {
  private static let schema: JSON = [
    "name": "movies_1", "fields": [["name": "title", "type": "string"], ["name": "year", "type": "int32"]],
  ]

  private func service(_ caller: ScriptedTypesense, settings: SearchParameters = [:]) -> TypesenseService {
    TypesenseService(dialect: TypesenseDialect(apiKey: "k", indices: ["movies": settings]), caller: caller)
  }

  private static func found(_ call: HTTPCall) -> HTTPReply? {
    guard call.target.revealed == "/multi_search", let body = call.body?.value else { return nil }
    let count = body.objectValue?["searches"]?.arrayValue?.count ?? 0
    let results = Array(repeating: JSON.object(["found": 1, "hits": []]), count: count)
    return HTTPReply(status: 200, json: ["results": .array(results)])
  }

  private static func answer(_ call: HTTPCall) -> HTTPReply {
    found(call) ?? HTTPReply(status: 200, json: schema)
  }

  private func request(_ index: String = "movies") -> SectionRequest {
    SectionRequest(moduleID: index, indexName: index, parameters: ["query": "x", "filters": "year < 1990.5"])
  }

  @Test func theSchemaIsAskedForOnce() async throws {
    let server = ScriptedTypesense { call in
      call.target.revealed == "/collections/movies" ? HTTPReply(status: 200, json: Self.schema) : Self.found(call)
    }
    let service = service(server)
    for _ in 0..<2 {
      try await expectEqual(service.answer([request(), request()]).map { try $0.get().nbHits }, [1, 1])
    }
    expectEqual(server.lines, ["GET /collections/movies", "POST /multi_search", "POST /multi_search"])
    let body = try #require(server.calls.last?.body).value
    let search = body.objectValue?["searches"]?.arrayValue?.first?.objectValue
    #expect(search?["query_by"] == "title" && search?["filter_by"] == "year:<=1990")
  }

  @Test func firstRequestsAtTheSameTimeShareOneQuestion() async throws {
    let server = SlowSchemas(Self.answer)
    let service = TypesenseService(dialect: TypesenseDialect(apiKey: "k"), caller: server)
    try await withThrowingTaskGroup { tasks in
      for _ in 0..<20 {
        tasks.addTask { try await service.answer([request()]).map { try $0.get().nbHits } }
      }
      for try await counts in tasks { expectEqual(counts, [1]) }
    }
    expectEqual(server.questions, 1)
  }

  @Test func aQuestionThatIsGivenUpIsAskedAgainForTheOthers() async throws {
    let server = SlowSchemas(endless: [1], Self.answer)
    let service = TypesenseService(dialect: TypesenseDialect(apiKey: "k"), caller: server)
    let first = Task { await service.answer([request()]) }
    while server.questions == 0 { await Task.yield() }
    async let second = service.answer([request()])
    async let third = service.answer([request()])
    for _ in 0..<100 { await Task.yield() }
    first.cancel()
    let abandoned = try #require(await first.value.first)
    #expect(throws: SearchError.self) { try abandoned.get() }
    try await expectEqual(second.map { try $0.get().nbHits }, [1])
    try await expectEqual(third.map { try $0.get().nbHits }, [1])
    expectEqual(server.questions, 2)
  }

  @Test func whoGivesUpDoesNotWaitForTheQuestionOfAnother() async throws {
    let server = SlowSchemas(endless: [1], Self.answer)
    let service = TypesenseService(dialect: TypesenseDialect(apiKey: "k"), caller: server)
    let first = Task { await service.answer([request()]) }
    while server.questions == 0 { await Task.yield() }
    let second = Task { await service.answer([request()]) }
    for _ in 0..<100 { await Task.yield() }
    second.cancel()
    let given = try #require(await second.value.first)
    #expect(throws: SearchError(.cancelled, "the search was cancelled")) { try given.get() }
    first.cancel()
    let abandoned = try #require(await first.value.first)
    #expect(throws: SearchError.self) { try abandoned.get() }
    expectEqual(server.questions, 1)
  }

  @Test func aKeyThatMayOnlySearchIsServedByTheSettings() async throws {
    let server = ScriptedTypesense { call in
      call.method == .get ? HTTPReply(status: 401, json: ["message": "Forbidden"]) : Self.found(call)
    }
    let service = service(server, settings: ["searchableAttributes": ["title"]])
    for _ in 0..<2 { try await expectEqual(service.answer([request()]).map { try $0.get().nbHits }, [1]) }
    expectEqual(server.lines, ["GET /collections/movies", "POST /multi_search", "POST /multi_search"])
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
    try expectEqual(answers[1].get().nbHits, 1)
    #expect(throws: SearchError.self) { try answers[2].get() }
    expectEqual(server.lines.filter { $0 == "POST /multi_search" }.count, 1)
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

/// A server whose answers to questions for schemas take a while; some never come.
private final class SlowSchemas: HTTPCaller {
  private let count = Mutex(0)
  private let endless: Set<Int>
  private let answer: @Sendable (HTTPCall) -> HTTPReply

  init(endless: Set<Int> = [], _ answer: @escaping @Sendable (HTTPCall) -> HTTPReply) {
    self.endless = endless
    self.answer = answer
  }

  /// How often a schema was asked for.
  var questions: Int { count.withLock { $0 } }

  func send(_ call: HTTPCall) async -> HTTPOutcome {
    guard call.method == .get else { return HTTPOutcome(.success(answer(call)), attempts: 1) }
    let number = count.withLock { count in
      count += 1
      return count
    }
    do {
      try await Task.sleep(for: endless.contains(number) ? .seconds(3_600) : .milliseconds(20))
      return HTTPOutcome(.success(answer(call)), attempts: 1)
    } catch {
      return HTTPOutcome(.failure(SearchError(.cancelled, "given up")), attempts: 1)
    }
  }
}
