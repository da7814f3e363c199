import LoopbackServers
import SearchBackends
import SearchDialects
import SearchModel
import TestSupport
import Testing

@testable import NetworkWire

/// Answers that are HTTP in part only.
struct BrokenAnswerTests {
  private func ask(_ url: String, by wire: CurlWire = CurlWire()) async throws(WireFailure) -> HTTPReply {
    try await wire.exchange(
      WireRequest(method: .get, url: GuardedText(url), connectTimeout: .seconds(60), timeout: .seconds(60)))
  }

  /// How a request ends that is answered by a text, after which the host closes.
  private func outcome(_ text: String) async throws -> Result<HTTPReply, WireFailure> {
    let server = try LoopbackServer { _ in [.text(text), .close] }
    defer { server.stop() }
    do throws(WireFailure) {
      return .success(try await ask(server.url))
    } catch {
      return .failure(error)
    }
  }

  /// libcurl 7.88 took such a line for the rest of one of the answer before, which it had given back.
  @Test(arguments: [" folded: yes", "\tfolded: yes", " "]) func answersMayBeginInTheMiddleOfAHeader(line: String)
    async throws
  {
    let server = try LoopbackServer { request in
      let first = request.number % 2 == 0 ? "X-First: \(String(repeating: "a", count: 300))" : line
      return [.text("HTTP/1.1 200 OK\r\n\(first)\r\nX-Second: yes\r\nContent-Length: 2\r\n\r\nok")]
    }
    defer { server.stop() }
    let wire = CurlWire()
    for number in 0..<30 {
      do throws(WireFailure) {
        let reply = try await ask(server.url, by: wire)
        #expect(reply.headers["x-second"] == "yes" && reply.body == Array("ok".utf8))
      } catch {
        // Other versions of libcurl take such a line for a header.
        #expect(number % 2 == 1 && error == WireFailure(.badResponse, "the answer is not HTTP"))
      }
    }
  }

  @Test(arguments: ["HTTP/1.1 200 OK\r\nConten", "HTTP/1.1 404 Not found\r\n", "HTTP/1.1 103 Wait\r\n\r\n"])
  func headThatIsCutIsABrokenConnection(text: String) async throws {
    try await expectEqual(
      outcome(text), .failure(WireFailure(.connect, "the host closed the connection before its answer was complete")))
  }

  @Test(arguments: ["zz\r\n{}", "-1\r\n{}\r\n0\r\n\r\n", "fffffffffffffffffff\r\n{}"])
  func chunksThatCannotBeReadAreNoHTTP(body: String) async throws {
    let outcome = try await outcome("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + body)
    expectEqual(outcome, .failure(WireFailure(.badResponse, "the answer is not HTTP (its chunks cannot be read)")))
  }

  /// The host keeps the connection open: who waits for its end waits for the whole time of the request.
  @Test(arguments: [
    ("Transfer-Encoding: identity\r\nContent-Length: 2", "its transfer coding is none that was asked for"),
    ("Transfer-Encoding: gzip, chunked", "its transfer coding is none that was asked for"),
    ("Content-Length : 2", "a blank stands behind the name of a header"),
    ("Content-Length\t: 2", "a blank stands behind the name of a header"),
  ])
  func headThatLibcurlReadsInAnotherWayIsRefusedAtOnce(header: String, problem: String) async throws {
    let server = try LoopbackServer { _ in [.text("HTTP/1.1 200 OK\r\n\(header)\r\n\r\n{}")] }
    defer { server.stop() }
    await #expect(throws: WireFailure(.badResponse, "the answer is not HTTP (\(problem))")) {
      try await ask(server.url)
    }
  }

  @Test func answerWithoutACodingEndsWithItsConnection() async throws {
    let outcome = try await outcome("HTTP/1.1 200 OK\r\nTransfer-Encoding: identity\r\nConnection: close\r\n\r\n{}")
    try expectEqual(outcome.get().body, Array("{}".utf8))
  }

  @Test(arguments: [("A: b", true), ("Content-Encoding: gzip", true), ("HTTP/1.1 404 x", false)])
  func trailersAreNoHead(trailer: String, isOne: Bool) async throws {
    let outcome = try await outcome(
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\(trailer)\r\n\r\n")
    guard isOne else {
      expectEqual(outcome, .failure(WireFailure(.badResponse, "the answer is not HTTP")))
      return
    }
    try expectEqual(outcome.get().status, 200)
    try expectEqual(outcome.get().body, Array("{}".utf8))
  }

  @Test(arguments: [1, 50_000])
  func hugeHeadIsABadAnswer(count: Int) async throws {
    let header = "X: " + String(repeating: "x", count: 1_000_000 / count) + "\r\n"
    let outcome = try await outcome("HTTP/1.1 200 OK\r\n" + String(repeating: header, count: count) + "\r\n{}")
    expectEqual(outcome, .failure(.headTooLarge))
  }

  @Test func hugeStatusLineIsABadAnswer() async throws {
    let outcome = try await outcome("HTTP/1.1 200 " + String(repeating: "x", count: 200_000) + "\r\n\r\n{}")
    expectEqual(outcome, .failure(.headTooLarge))
  }

  /// They count with the head: otherwise trailers without end would take memory without end.
  @Test func hugeTrailersAreABadAnswer() async throws {
    let trailers = String(repeating: "X: x\r\n", count: 50_000)
    let outcome = try await outcome(
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\(trailers)\r\n")
    expectEqual(outcome, .failure(.headTooLarge))
  }

  @Test func statusCountsWhereTheBodyCannotBeDecompressed() async throws {
    let outcome = try await outcome(
      "HTTP/1.1 404 Not found\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}")
    try expectEqual(outcome.get().status, 404)
    #expect(try outcome.get().body.isEmpty)
  }

  @Test func lengthBesideChunksDoesNotCount() async throws {
    let outcome = try await outcome(
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 999999999999\r\n\r\n2\r\n{}\r\n0\r\n\r\n")
    try expectEqual(outcome.get().body, Array("{}".utf8))
  }

  @Test func lengthsThatDifferAreNoHTTP() async throws {
    func head(_ lengths: [Int]) -> String {
      "HTTP/1.1 200 OK\r\n" + lengths.map { "Content-Length: \($0)\r\n" }.joined() + "\r\n{}"
    }
    try await expectEqual(
      outcome(head([2, 1])), .failure(WireFailure(.badResponse, "the answer is not HTTP (it has two lengths)")))
    try await expectEqual(outcome(head([2, 2])).get().body, Array("{}".utf8))
  }

  @Test func lengthsThatAreNoNumbersOrTooLargeAreRefused() async throws {
    func outcome(length: String) async throws -> Result<HTTPReply, WireFailure> {
      try await self.outcome("HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\r\n{}")
    }
    guard case .failure(let none) = try await outcome(length: "two"),
      case .failure(let large) = try await outcome(length: "99999999999999999999999999")
    else {
      Issue.record("an answer without a length was taken")
      return
    }
    expectEqual(none.code, .badResponse)
    expectEqual(large.code, .tooLarge)
  }

  @Test func hostThatClaimsToSpeakHTTP2InTheClearGetsOneRequestAtATime() async throws {
    let server = try LoopbackServer { request in
      let body = request.target
      let version = request.number % 5 == 0 ? "2" : "1.1"
      return [
        .wait(milliseconds: request.number % 3 == 1 ? 100 : 0),
        .text("HTTP/\(version) 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"),
      ]
    }
    defer { server.stop() }
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for worker in 0..<8 {
        tasks.addTask {
          for number in 0..<15 {
            let path = "/\(worker)-\(number)"
            let body = try await ask(server.url + path).body
            expectEqual(String(decoding: body, as: UTF8.self), path)
          }
        }
      }
      try await tasks.waitForAll()
    }
  }
}
