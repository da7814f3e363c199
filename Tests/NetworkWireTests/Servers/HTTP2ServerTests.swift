import LoopbackServers
import SearchBackends
import SearchDialects
import SearchModel
import TestSupport
import Testing

@testable import NetworkWire

/// A real server of HTTP/2 over TLS, `nghttpd`.
@Suite(.enabled(if: ForeignProgram.areThere("nghttpd", "openssl"), "needs nghttpd, see scripts/servers.sh"))
struct HTTP2ServerTests {
  private let folder: TemporaryFolder
  private let port: Int

  init() throws {
    folder = try TemporaryFolder()
    port = try LoopbackServer.closedPort()
    try folder.write("root/answer.json", #"{"a":1}"#)
    try ForeignProgram.makeCertificate(in: folder)
  }

  private func http2() async throws -> ForeignProgram {
    try await ForeignProgram(
      "nghttpd",
      [
        "--address=127.0.0.1", "--htdocs=\(folder["root"])", "\(port)", folder["key.pem"], folder["cert.pem"],
      ], port: port)
  }

  private func ask(certificates: String?) async throws(WireFailure) -> HTTPReply {
    try await CurlWire(options: NetworkOptions(certificateAuthorityFile: certificates)).exchange(
      WireRequest(
        method: .get, url: GuardedText("https://127.0.0.1:\(port)/answer.json"), connectTimeout: .seconds(60),
        timeout: .seconds(60)))
  }

  @Test func requestsShareConnections() async throws {
    let server = try await http2()
    defer { server.stop() }
    let first = try await ask(certificates: folder["cert.pem"])
    #expect(first.status == 200 && first.body == Array(#"{"a":1}"#.utf8))
    expectEqual(first.headers["server"]?.hasPrefix("nghttpd"), true)
    let replies = try await withThrowingTaskGroup(of: HTTPReply.self) { tasks in
      for _ in 0..<20 { tasks.addTask { try await ask(certificates: folder["cert.pem"]) } }
      return try await tasks.reduce(into: []) { $0.append($1) }
    }
    #expect(replies.allSatisfy { $0.body == first.body })
    // Streams share a connection, which HTTP/1 cannot. The first one is replaced when the host just wrote to it.
    #expect(Set(replies.map(\.connection)).count <= 2)
  }

  @Test func certificateThatNobodySignedIsRefusedUnlessItIsNamed() async throws {
    let server = try await http2()
    defer { server.stop() }
    do throws(WireFailure) {
      _ = try await ask(certificates: nil)
      Issue.record("it was believed")
    } catch {
      #expect(error.code == .tls && !error.isRetryable, "\(error)")
      #expect(error.message.contains("self-signed"), "\(error)")
    }
    try await expectEqual(ask(certificates: folder["cert.pem"]).status, 200)
  }

  @Test(.enabled(if: ForeignProgram.areThere("stunnel4"), "needs stunnel4, see scripts/servers.sh"))
  func hostMayChangeItsProtocolBetweenAnswers() async throws {
    let plain = try LoopbackServer { _ in [.answer(200, headers: ["Server": "plain"], #"{"a":2}"#)] }
    defer { plain.stop() }
    for _ in 0..<3 {
      let newer = try await http2()
      try await expectEqual(ask(certificates: folder["cert.pem"]).headers["server"]?.hasPrefix("nghttpd"), true)
      newer.stop()
      let older = try await ForeignProgram.tunnel(in: folder, from: port, to: plain.port)
      try await expectEqual(ask(certificates: folder["cert.pem"]).headers["server"], "plain")
      older.stop()
    }
  }
}

extension ForeignProgram {
  /// Takes TLS at a port and hands on what is in it to another one, by `stunnel4`.
  static func tunnel(in folder: TemporaryFolder, from port: Int, to target: Int) async throws -> ForeignProgram {
    try folder.write(
      "stunnel.conf",
      """
      foreground = yes
      pid =
      [tls]
      accept = 127.0.0.1:\(port)
      connect = 127.0.0.1:\(target)
      cert = \(folder["cert.pem"])
      key = \(folder["key.pem"])

      """)
    return try await ForeignProgram("stunnel4", [folder["stunnel.conf"]], port: port)
  }
}
