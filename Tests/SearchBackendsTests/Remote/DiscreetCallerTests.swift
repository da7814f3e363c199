import Diagnostics
import SearchDialects
import SearchModel
import TestSupport
import Testing

@testable import SearchBackends

/// What errors tell of the secrets that backends repeat.
struct DiscreetCallerTests {
  /// Answers each call alike.
  private struct Echo: HTTPCaller {
    var result: Result<HTTPReply, SearchError>

    func send(_ call: HTTPCall) async -> HTTPOutcome { HTTPOutcome(result, attempts: 1) }
  }

  private func message(_ result: Result<HTTPReply, SearchError>) async throws -> String {
    let mapping = try RESTMapping(
      url: "http://h/?q={query}", headers: ["Key": "0123456789"], responsePaths: ["hits": "$.hits"])
    let service = RemoteService(
      dialect: RESTDialect(mapping: mapping), caller: Echo(result: result), mask: SecretMask(["another secret"]))
    guard
      case .failure(let error) = await service.answer([SectionRequest(moduleID: "m", indexName: "i")]).first
    else { return "" }
    return error.message
  }

  @Test func secretsAreHiddenBeforeAMessageIsCut() async throws {
    let name = String(repeating: "x", count: 107)
    let body = #"{"\#(name)":"0123456789 another secret"}"#
    try await expectEqual(
      message(.success(HTTPReply(status: 200, body: Array(body.utf8)))),
      #"the answer has nothing at '$.hits': at '$' is an object, {"\#(name)":"*** ***"…"#)
  }

  @Test func refusalsAndFailuresTellNone() async throws {
    let refusal = try await message(.success(HTTPReply(status: 500, body: Array("no 0123456789 here".utf8))))
    #expect(refusal.contains("no *** here"))
    try await expectEqual(message(.failure(SearchError(.connect, "no another%20secret"))), "no ***")
  }
}
