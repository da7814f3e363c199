import LoopbackServers
import SearchDialects
import SearchModel
import Synchronization
import TestSupport
import Testing

@testable import SearchServer

/// What clients of every kind see of a connection, over real sockets.
struct HTTPListenerTests {
  /// Answers with what it was asked.
  static func echo(_ request: ServerRequest) async -> ServerReply {
    if let refusal = request.refusal { return ServerReply(fault: refusal.status, refusal.message) }
    switch request.path {
    case "/slow": try? await Task.sleep(for: .milliseconds(300))
    case "/large": return ServerReply(type: "text/plain", bytes: Array(repeating: 0x61, count: 4 << 20))
    case "/none": return ServerReply(204)
    default: break
    }
    let text = "\(request.method) \(request.path) \(request.query) [\(String(decoding: request.body, as: UTF8.self))]"
    return ServerReply(type: "text/plain", bytes: Array(text.utf8))
  }

  /// Limits for tests that are not of them: other tests may take all threads between two steps of a client. A
  /// connection that its time alone would end is open for longer than anybody reads.
  static let patientLimits = ServerLimits(requestSeconds: 3_600, answerSeconds: 3_600, idleSeconds: 3_600)

  /// Starts a listener, hands its port to the work, and ends it.
  func listening(
    _ limits: ServerLimits = Self.patientLimits, handler: @escaping HTTPListener.Handler = Self.echo,
    _ work: @escaping @Sendable (Int) async throws -> Void
  ) async throws {
    let listener = try await HTTPListener(host: "127.0.0.1", port: 0, limits: limits, handler: handler)
    do {
      try await work(listener.port)
    } catch {
      await listener.end()
      throw error
    }
    await listener.end()
  }

  static func request(_ line: String, headers: String = "", body: String = "") -> String {
    let length = body.isEmpty ? "" : "Content-Length: \(body.utf8.count)\r\n"
    return "\(line)\r\nHost: localhost\r\n\(headers)\(length)\r\n\(body)"
  }

  /// What comes back for a text, up to another one, or until the server ends the connection. Other tests may take all
  /// threads for a while, so that an answer takes its time.
  private static func exchange(
    _ port: Int, _ text: String, finishes: Bool = false, until end: String? = nil
  ) async throws -> (text: String, isEnd: Bool) {
    let client = try #require(LoopbackClient(port: port))
    client.send(text)
    if finishes { client.finishSending() }
    return await client.read(until: end, seconds: patience)
  }

  static let patience = 600

  @Test(arguments: [
    ("GET /a?b=c HTTP/1.1", "", false), ("GET /a?b=c HTTP/1.1", "Connection: close\r\n", true),
    ("GET /a?b=c HTTP/1.0", "", true), ("GET /a?b=c HTTP/1.0", "Connection: keep-alive\r\n", false),
  ])
  func aConnectionIsKeptAsTheClientWantsIt(line: String, headers: String, ends: Bool) async throws {
    try await listening { port in
      let reply = try await Self.exchange(port, Self.request(line, headers: headers), until: ends ? nil : "[]")
      #expect(reply.text.hasPrefix("HTTP/1.1 200 OK\r\n") && reply.text.hasSuffix("\r\n\r\nGET /a b=c []"))
      expectEqual(reply.isEnd, ends)
      expectEqual(reply.text.contains("connection: close"), ends)
      expectEqual(reply.text.contains("connection: keep-alive"), (line.hasSuffix("1.0") && !ends))
    }
  }

  @Test func requestsInARowAreAnsweredInTheirOrder() async throws {
    try await listening { port in
      let requests = (0..<200).map { Self.request("POST /\($0 == 3 ? "slow" : "\($0)") HTTP/1.1", body: "body \($0)") }
      let reply = try await Self.exchange(port, requests.joined(), finishes: true)
      let bodies = reply.text.matches(of: /\[body (\d+)\]/).compactMap { Int($0.1) }
      expectEqual(bodies, Array(0..<200))
      #expect(reply.isEnd)
    }
  }

  @Test func aClientThatSendsNothingMoreIsAnswered() async throws {
    try await listening { port in
      let reply = try await Self.exchange(port, Self.request("GET /slow HTTP/1.1"), finishes: true)
      #expect(reply.text.hasSuffix("GET /slow  []") && reply.isEnd)
    }
  }

  @Test(arguments: ["x", "\0", "GET /b HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET /b", "\r\n"])
  func whatFollowsARequestDoesNotTakeItsAnswer(rest: String) async throws {
    try await listening { port in
      for headers in ["", "Connection: close\r\n"] {
        for finishes in [false, true] {
          let text = Self.request("GET /slow HTTP/1.1", headers: headers) + rest
          let reply = try await Self.exchange(port, text, finishes: finishes, until: finishes ? nil : "[]")
          #expect(reply.text.contains("GET /slow  []"), "\(headers) \(finishes) \(reply)")
          expectEqual(reply.isEnd, finishes)
        }
      }
    }
  }

  @Test(arguments: ["Connection: Upgrade\r\nUpgrade: h2c\r\n", "Connection: upgrade, close\r\nUpgrade: websocket\r\n"])
  func anOfferToSpeakSomethingElseEndsTheConnection(headers: String) async throws {
    try await listening { port in
      let reply = try await Self.exchange(port, Self.request("POST /a HTTP/1.1", headers: headers, body: "b"))
      #expect(reply.text.contains("connection: close") && reply.text.hasSuffix("[b]") && reply.isEnd)
    }
  }

  @Test func anAnswerToHeadHasNoContent() async throws {
    try await listening { port in
      let reply = try await Self.exchange(
        port, Self.request("HEAD /a HTTP/1.1") + Self.request("GET /none HTTP/1.1") + Self.request("GET /b HTTP/1.1"),
        until: "[]")
      #expect(reply.text.contains("content-length: 10\r\n\r\nHTTP/1.1 204 No Content\r\n\r\nHTTP/1.1 200 OK"))
      #expect(reply.text.hasSuffix("GET /b  []"))
    }
  }

  @Test func aBodyMayComeInParts() async throws {
    try await listening { port in
      let client = try #require(LoopbackClient(port: port))
      client.send("POST /a HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n")
      try await Task.sleep(for: .milliseconds(50))
      client.send("2\r\nde\r\n0\r\n\r\n")
      #expect(await client.read(until: "]", seconds: Self.patience).text.hasSuffix("POST /a  [abcde]"))
    }
  }

  @Test func leaveToSendABodyIsGivenWhereItFits() async throws {
    try await listening { port in
      let client = try #require(LoopbackClient(port: port))
      client.send("POST /a HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
      await expectEqual(client.read(until: "\r\n\r\n", seconds: Self.patience).text, "HTTP/1.1 100 Continue\r\n\r\n")
      client.send("ab")
      #expect(await client.read(until: "]", seconds: Self.patience).text.hasSuffix("POST /a  [ab]"))
      let large = try #require(LoopbackClient(port: port))
      large.send("POST /a HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 99999999\r\n\r\n")
      #expect(await large.read(until: "}", seconds: Self.patience).text.hasPrefix("HTTP/1.1 413 "))
    }
  }

  @Test func bodiesAndHeadersHaveLimits() async throws {
    try await listening(ServerLimits(bodySize: 100, headerSize: 1_000)) { port in
      let body = String(repeating: "x", count: 101)
      let declared = try await Self.exchange(port, Self.request("POST /a HTTP/1.1", body: body))
      #expect(declared.text.hasPrefix("HTTP/1.1 413 ") && declared.isEnd)
      let counted = try await Self.exchange(
        port, "POST /a HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n65\r\n\(body)\r\n0\r\n\r\n")
      #expect(counted.text.hasPrefix("HTTP/1.1 413 ") && counted.isEnd)
      let endless = try await Self.exchange(
        port, "POST /a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 18446744073709551615\r\n\r\nabc",
        until: "}")
      #expect(endless.text.hasPrefix("HTTP/1.1 413 "))
      let headers = try await Self.exchange(
        port, Self.request("GET /a HTTP/1.1", headers: "X: \(String(repeating: "y", count: 2_000))\r\n"))
      #expect(headers.text.hasPrefix("HTTP/1.1 431 ") && headers.isEnd)
    }
  }

  @Test func bodiesOfAllRequestsTogetherHaveALimit() async throws {
    try await listening(ServerLimits(heldSize: 100)) { port in
      let large = try await Self.exchange(
        port, Self.request("POST /b HTTP/1.1", body: String(repeating: "b", count: 101)))
      #expect(large.text.hasPrefix("HTTP/1.1 503 ") && large.isEnd)
      // What was answered is not held any more.
      for _ in 0..<3 {
        let reply = try await Self.exchange(
          port, Self.request("POST /b HTTP/1.1", body: String(repeating: "b", count: 90)), until: "]")
        #expect(reply.text.hasPrefix("HTTP/1.1 200 "))
      }
    }
  }

  @Test func bodiesAreHeldUpToTheirLimit() {
    let bodies = HeldBodies(limit: 100)
    #expect(bodies.hold(80) && !bodies.hold(30) && bodies.hold(20) && !bodies.hold(1))
    bodies.release(80)
    #expect(bodies.hold(80))
  }

  @Test func whatIsNoRequestIsRefused() async throws {
    try await listening { port in
      let none = try await Self.exchange(port, "hello\r\n\r\n")
      #expect(none.text.hasPrefix("HTTP/1.1 400 ") && none.text.hasSuffix("\"status\":400}") && none.isEnd)
      let hosts = try await Self.exchange(
        port, Self.request("GET /a HTTP/1.1", headers: "Host: other\r\n"), until: "}")
      #expect(hosts.text.hasPrefix("HTTP/1.1 400 "))
      let packed = try await Self.exchange(
        port, Self.request("POST /a HTTP/1.1", headers: "Content-Encoding: gzip\r\n", body: "no gzip"), until: "}")
      #expect(packed.text.hasPrefix("HTTP/1.1 400 "))
      let other = try await Self.exchange(
        port, Self.request("POST /a HTTP/1.1", headers: "Content-Encoding: br\r\n", body: "x"), until: "}")
      #expect(other.text.hasPrefix("HTTP/1.1 415 "))
    }
  }

  @Test func slowAndIdleClientsAreLeft() async throws {
    try await listening(ServerLimits(requestSeconds: 1, idleSeconds: 1)) { port in
      let slow = try #require(LoopbackClient(port: port))
      slow.send("GET /a HTTP/1.1\r\nHost: localhost\r\n")
      let body = try #require(LoopbackClient(port: port))
      body.send("POST /a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc")
      let idle = try #require(LoopbackClient(port: port))
      idle.send(Self.request("GET /a HTTP/1.1"))
      let silent = try #require(LoopbackClient(port: port))
      #expect(await idle.read(seconds: Self.patience).isEnd)
      #expect(await silent.read(seconds: Self.patience) == ("", true))
      #expect(await slow.read(seconds: Self.patience) == ("", true))
      let late = await body.read(seconds: Self.patience)
      #expect(late.text.hasPrefix("HTTP/1.1 408 ") && late.isEnd)
    }
  }

  @Test func whoDoesNotReadHoldsOneAnswerAtATime() async throws {
    let count = Atomic(0)
    let (calls, call) = AsyncStream<Void>.makeStream()
    let handler: HTTPListener.Handler = { request in
      count.add(1, ordering: .relaxed)
      call.yield()
      return await Self.echo(request)
    }
    try await listening(ServerLimits(answerSeconds: 1), handler: handler) { port in
      let client = try #require(LoopbackClient(port: port))
      client.send(String(repeating: Self.request("GET /large HTTP/1.1"), count: 100))
      for await _ in calls { break }
      try await Task.sleep(for: .seconds(2))
      // The system itself holds some of the answers, which have 4 MB.
      #expect(count.load(ordering: .relaxed) < 5)
      _ = client
    }
  }

  @Test func streamsEndWithTheServerAndWithTheirClient() async throws {
    let hub = EventHub()
    let handler: HTTPListener.Handler = { _ in
      var reply = ServerReply(200, headers: [("content-type", ServerReply.eventType)])
      reply.body = .stream(hub.listen())
      return reply
    }
    // A stream that did not end with the server would keep it for an hour.
    var limits = Self.patientLimits
    limits.endSeconds = 3_600
    try await listening(limits, handler: handler) { port in
      let client = try #require(LoopbackClient(port: port))
      client.send(Self.request("GET / HTTP/1.1"))
      #expect(await client.read(until: "retry", seconds: Self.patience).text.contains("text/event-stream"))
      hub.send("changed", ["number": 2])
      #expect(await client.read(until: "event: changed", seconds: Self.patience).text.contains("\"number\":2"))
      let old = try #require(LoopbackClient(port: port))
      old.send("GET / HTTP/1.0\r\nHost: localhost\r\n\r\n")
      let begun = await old.read(until: "retry", seconds: Self.patience).text
      #expect(begun.hasPrefix("HTTP/1.0 200 OK") && !begun.contains("chunked"))
      let gone = try #require(LoopbackClient(port: port))
      gone.send(Self.request("GET / HTTP/1.1"))
      await expectEqual(gone.read(until: "retry", seconds: Self.patience).isEnd, false)
      gone.finishSending()
      #expect(await gone.read(seconds: Self.patience).isEnd)
      Task.detached {
        let end = await client.read(seconds: Self.patience)
        #expect(end.isEnd)
      }
    }
  }

  @Test func requestsThatBeganAreAnsweredAtTheEnd() async throws {
    let client = Client()
    let (arrivals, arrival) = AsyncStream<Void>.makeStream()
    let handler: HTTPListener.Handler = { request in
      arrival.yield()
      return await Self.echo(request)
    }
    try await listening(handler: handler) { port in
      let connection = try #require(LoopbackClient(port: port))
      connection.send(Self.request("GET /slow HTTP/1.1"))
      await client.keep(connection)
      for await _ in arrivals { break }
    }
    let reply = await (try #require(await client.connection)).read(seconds: Self.patience)
    #expect(reply.text.hasSuffix("GET /slow  []") && reply.isEnd, "\(reply)")
  }

  private actor Client {
    var connection: LoopbackClient?

    func keep(_ connection: LoopbackClient) { self.connection = connection }
  }
}
