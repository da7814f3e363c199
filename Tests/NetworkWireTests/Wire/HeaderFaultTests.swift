import LoopbackServers
import SearchBackends
import SearchDialects
import SearchModel
import TestSupport
import Testing

@testable import NetworkWire

/// Headers that programs make, and that cannot be sent.
struct HeaderFaultTests {
  @Test(arguments: [
    ("é", "x"), ("", "x"), ("X Y", "x"), ("A:B", "x"), ("A\r\nB", "x"), ("X-Key", "Sup3rS3cret\r"),
    ("X-Key", "Sup3r\nS3cret: 1"), ("X-Key", "Sup3rS3cret\0"), ("X-Key", "Sup3rS3cret\u{7F}"),
    ("X-Key", "Sup3rS3cret\u{85}"), ("Content-Length", "3"),
    ("transfer-encoding", "chunked"), ("HOST", "elsewhere"),
  ])
  func isABadRequestThatIsNotSent(name: String, value: String) async throws {
    let server = try LoopbackServer { _ in [.answer()] }
    defer { server.stop() }
    let pool = HostPool.algolia(ownHosts: [GuardedText(server.url), GuardedText(server.url + "/2")])
    let transport = Transport(
      pool: pool, headers: [HTTPHeader(name, .secret(value))], wire: CurlWire())
    let outcome = await transport.send(HTTPCall(.get, "/"))
    expectEqual(outcome.attempts, 1)
    guard case .failure(let error) = outcome.result else {
      Issue.record("it was sent")
      return
    }
    #expect(error.code == .badRequest && !error.isRetryable)
    #expect(!error.message.contains("S3cret"), "\(error.message)")
    #expect(server.requests.isEmpty)
  }

  @Test func valuesBeyondASCIIAndTabsAreSent() async throws {
    let server = try LoopbackServer { request in [.answer(200, request.headers["x-key"] ?? "none")] }
    defer { server.stop() }
    let reply = try await CurlWire().exchange(
      WireRequest(
        method: .get, url: GuardedText(server.url + "/"), headers: [HTTPHeader("X-Key", .secret("a\té"))],
        connectTimeout: .seconds(20), timeout: .seconds(20)))
    expectEqual(String(decoding: reply.body, as: UTF8.self), "a\té")
  }
}
