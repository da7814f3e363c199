import LoopbackServers
import SearchBackends
import SearchDialects
import SearchModel
import Synchronization
import TestSupport
import Testing

@testable import NetworkWire

/// Connections that hosts keep, close or misuse after an answer.
struct KeptConnectionTests {
  private func ask(
    _ url: String, isRead: Bool = true, replacing connection: Int? = nil
  ) async throws(WireFailure) -> HTTPReply {
    try await CurlWire().exchange(
      WireRequest(
        method: .post, url: GuardedText(url), body: Array("{}".utf8), connectTimeout: .seconds(60),
        timeout: .seconds(60), isRead: isRead, replacedConnection: connection))
  }

  @Test func connectionIsUsedAgain() async throws {
    let server = try LoopbackServer { _ in [.answer(200, "{}")] }
    defer { server.stop() }
    // All tests of the process share what is kept, and others may push a connection out between two requests.
    var isUsedAgain = false
    for _ in 0..<10 where !isUsedAgain {
      let first = try await ask(server.url)
      isUsedAgain = try await ask(server.url).connection == first.connection && first.connection != 0
    }
    #expect(isUsedAgain)
  }

  @Test func aConnectionIsReplacedWhereThatIsWanted() async throws {
    let server = try LoopbackServer { _ in [.answer(200, "{}")] }
    defer { server.stop() }
    let first = try await ask(server.url)
    #expect(try await ask(server.url, replacing: first.connection).connection != first.connection)
    var isUsedAgain = false
    for _ in 0..<10 where !isUsedAgain {
      let next = try await ask(server.url)
      isUsedAgain = try await ask(server.url).connection == next.connection && next.connection != first.connection
    }
    #expect(isUsedAgain)
  }

  @Test func hostMayCloseAfterEachAnswer() async throws {
    let server = try LoopbackServer { _ in [.answer(200, "{}"), .wait(milliseconds: 1), .close] }
    defer { server.stop() }
    for _ in 0..<200 { try await expectEqual(ask(server.url).status, 200) }
    expectEqual(server.requests.count, 200)
  }

  /// What a host answers that gave up waiting for a request just before ours came, and so belongs to none.
  private func answersToTheSecond(_ status: Int, _ connection: String, isRead: Bool = true) async throws -> [Int] {
    let server = try LoopbackServer { request in
      request.target == "/second" && request.number % 2 == 1
        ? [.answer(status, headers: ["Connection": connection], "{}"), .close] : [.answer(200, "{}")]
    }
    defer { server.stop() }
    var found: [Int] = []
    // Others may push a kept connection out between two requests; then the answer is ours.
    for _ in 0..<10 where found.isEmpty || found == [1, status] {
      if server.requests.count % 2 == 1 { _ = try await ask(server.url) }
      _ = try await ask(server.url)
      let before = server.requests.count
      let reply = try await ask(server.url + "/second", isRead: isRead)
      found = [server.requests.count - before, reply.status]
    }
    return found
  }

  @Test(arguments: [(408, "keep-alive"), (408, "close"), (400, "Keep-Alive, Close"), (403, "close"), (503, "close")])
  func farewellOnAKeptConnectionBelongsToNoRequest(status: Int, connection: String) async throws {
    try await expectEqual(answersToTheSecond(status, connection), [2, 200])
    try await expectEqual(answersToTheSecond(status, connection, isRead: false), [1, status])
  }

  @Test(arguments: [(400, "keep-alive"), (429, "close"), (503, "keep-alive"), (500, "close")])
  func otherErrorsAreAnswers(status: Int, connection: String) async throws {
    try await expectEqual(answersToTheSecond(status, connection), [1, status])
  }

  @Test func whatChangesSomethingIsSentOnce() async throws {
    let server = try LoopbackServer { request in request.number == 0 ? [.answer(200, "{}")] : [.close] }
    defer { server.stop() }
    _ = try await ask(server.url)
    await #expect(throws: WireFailure.self) { try await ask(server.url, isRead: false) }
    expectEqual(server.requests.count, 2)
  }

  @Test func unaskedBytesEndTheConnection() async throws {
    let unasked = Mutex("HTTP/1.1 200 OK\r\nContent-Length: 7\r\n\r\nforeign")
    let server = try LoopbackServer { request in
      [.answer(200, "\(request.number)"), .text(unasked.withLock { $0 })]
    }
    defer { server.stop() }
    for number in 0..<100 {
      let reply = try await ask(server.url)
      // What comes after the next request was sent cannot be told from an answer.
      let text = String(decoding: reply.body, as: UTF8.self)
      #expect(text == "\(number)" || text == "foreign" || Int(text) != nil)
      try await Task.sleep(for: .milliseconds(2))
    }
  }

  /// It may have been sent before our request came, as the line feeds are that some hosts add to an answer.
  @Test(arguments: ["\r\n\r\n", "what\r\n\r\n", "HTTP/1.1 OK\r\n\r\n"])
  func whatIsNoAnswerOnAKeptConnectionIsAskedForAgain(rubbish: String) async throws {
    let server = try LoopbackServer { request in
      request.target == "/second" && request.number % 2 == 1 ? [.text(rubbish), .close] : [.answer(200, "{}")]
    }
    defer { server.stop() }
    var counts: [Int] = []
    // Others may push a kept connection out between two requests; then what comes is the answer to the first one.
    for _ in 0..<10 where !counts.contains(2) {
      if server.requests.count % 2 == 1 { _ = try await ask(server.url) }
      _ = try await ask(server.url)
      let before = server.requests.count
      do throws(WireFailure) {
        try await expectEqual(ask(server.url + "/second").status, 200)
      } catch {
        expectEqual(error.code, .badResponse)
      }
      counts.append(server.requests.count - before)
    }
    expectEqual(counts.last, 2)
  }

  @Test(arguments: [2, 3])
  func membersOfACompressedAnswerAreOne(count: Int) async throws {
    let member: [UInt8] = [
      0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xab, 0x56, 0x4a, 0x54, 0xb2, 0x32, 0xac, 0x05,
      0x00, 0xaf, 0xac, 0x1b, 0x56, 0x07, 0x00, 0x00, 0x00,
    ]
    let body = Array(repeatElement(member, count: count).joined())
    let server = try LoopbackServer { request in
      let rest: [UInt8] = request.target == "/rubbish" ? [1, 2, 3] : []
      let sent = request.target == "/cut" ? Array(body.dropLast(5)) : body + rest
      return [
        .text(LoopbackServer.Step.head(200, headers: ["Content-Encoding": "gzip"], length: sent.count)), .send(sent),
      ]
    }
    defer { server.stop() }
    let reply = try await ask(server.url + "/")
    expectEqual(String(decoding: reply.body, as: UTF8.self), String(repeating: #"{"a":1}"#, count: count))
    for path in ["/rubbish", "/cut"] {
      let before = server.requests.count
      do throws(WireFailure) {
        _ = try await ask(server.url + path)
        Issue.record("\(path) was taken")
      } catch {
        #expect(error.code == .badResponse && !error.isRetryable)
        #expect(error.message.hasPrefix("the answer cannot be decompressed ("))
      }
      expectEqual(server.requests.count, before + 1)
    }
  }

  @Test func encodingThatNobodyAskedForIsABadAnswer() async throws {
    let server = try LoopbackServer { _ in [.answer(200, headers: ["Content-Encoding": "compress"], "x")] }
    defer { server.stop() }
    await #expect(
      throws: WireFailure(.badResponse, "the answer cannot be decompressed (it is in a form that was not asked for)")
    ) { try await ask(server.url) }
  }
}
