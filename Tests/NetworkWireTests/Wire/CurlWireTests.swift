import LoopbackServers
import SearchBackends
import SearchDialects
import SearchModel
import TestSupport
import Testing

@testable import NetworkWire

/// Real connections to a server on loopback that misbehaves.
struct CurlWireTests {
  private func request(_ url: GuardedText, timeout: Duration = .seconds(60), headers: [HTTPHeader] = []) -> WireRequest
  {
    WireRequest(method: .get, url: url, headers: headers, connectTimeout: .seconds(60), timeout: timeout)
  }

  private func code(
    timeout: Duration = .seconds(60), limit: Int = 1 << 20,
    _ handler: @escaping @Sendable (LoopbackServer.Request) -> [LoopbackServer.Step]
  ) async throws -> SearchError.Code? {
    let server = try LoopbackServer(handler)
    defer { server.stop() }
    let wire = CurlWire(options: NetworkOptions(responseLimit: limit))
    do throws(WireFailure) {
      _ = try await wire.exchange(request(GuardedText(server.url + "/"), timeout: timeout))
      return nil
    } catch {
      return error.code
    }
  }

  @Test func answerComesBackWithItsStatusHeadersAndBody() async throws {
    let server = try LoopbackServer { request in
      [.answer(418, headers: ["X-Target": request.target, "X-Method": request.method], request.text)]
    }
    defer { server.stop() }
    var sent = request(GuardedText(server.url + "/a/b?c=d%20e"))
    sent.method = .post
    sent.body = Array("hello".utf8)
    let reply = try await CurlWire().exchange(sent)
    expectEqual(reply.status, 418)
    expectEqual(reply.headers["x-target"], "/a/b?c=d%20e")
    expectEqual(reply.headers["x-method"], "POST")
    expectEqual(reply.body, Array("hello".utf8))
  }

  /// What libcurl knows of a request stays with its part of the next one.
  @Test(arguments: 1...4 as ClosedRange<UInt64>) func requestsOneAfterTheOtherKeepNothingOfEachOther(
    seed: UInt64
  ) async throws {
    let server = try LoopbackServer { request in
      let own = ["x-own", "x-empty", "content-type", "accept-encoding"].map { request.headers[$0] ?? "none" }
      return [.answer(200, ([request.method, request.target] + own + [request.text]).joined(separator: "|"))]
    }
    defer { server.stop() }
    var random = SeededGenerator(seed: seed)
    let wire = CurlWire()
    for _ in 0..<60 {
      let method = HTTPMethod.allCases.randomElement(using: &random) ?? .get
      let target = ["/", "/a?b=c"].randomElement(using: &random) ?? "/"
      let own = ["one", "two", nil].randomElement(using: &random) ?? nil
      let type = ["application/json", nil].randomElement(using: &random) ?? nil
      let length = [0, 3, 70_000].randomElement(using: &random) ?? 0
      let body = method == .get ? nil : Array(repeating: UInt8(ascii: "a"), count: length)
      var sent = request(GuardedText(server.url + target))
      sent.method = method
      sent.body = body
      sent.isRead = Bool.random(using: &random)
      if let own { sent.headers.append(HTTPHeader("X-Own", .secret(own))) }
      if let type { sent.headers.append(HTTPHeader("Content-Type", GuardedText(type))) }
      let reply = try await wire.exchange(sent)
      let expected = [
        method.rawValue, target, own ?? "none", "none", type ?? "none", "identity",
        String(decoding: body ?? [], as: UTF8.self),
      ].joined(separator: "|")
      expectEqual(String(decoding: reply.body, as: UTF8.self), expected, "seed \(seed)")
    }
  }

  @Test func timesBeyondAllMeasureAreLong() async throws {
    let server = try LoopbackServer { _ in [.answer(200, "{}")] }
    defer { server.stop() }
    let endless = WireRequest(
      method: .get, url: GuardedText(server.url), connectTimeout: .seconds(Int64.max), timeout: .seconds(Int64.max))
    try await expectEqual(CurlWire().exchange(endless).status, 200)
  }

  @Test func refusedConnectionIsNoConnection() async throws {
    let port = try LoopbackServer.closedPort()
    let url = GuardedText("http://127.0.0.1:\(port)/")
    await #expect(throws: WireFailure(.connect, "the connection was refused")) {
      try await CurlWire().exchange(request(url))
    }
  }

  @Test func hostWithoutAddressIsAFaultOfTheNameService() async throws {
    await #expect(throws: WireFailure(.dns, "the host's name has no address")) {
      try await CurlWire().exchange(request("http://nowhere.invalid/"))
    }
  }

  @Test func slowHeadersSlowBodyAndSilenceEndInTime() async throws {
    let body = Array("{}".utf8)
    let cases: [@Sendable (LoopbackServer.Request) -> [LoopbackServer.Step]] = [
      { _ in [.wait(milliseconds: 150_000), .answer()] },
      { _ in [.text(LoopbackServer.Step.head(200, length: 2)), .wait(milliseconds: 150_000), .send(body)] },
      { _ in [.text("HTTP/1.1 2"), .wait(milliseconds: 150_000)] },
    ]
    for handler in cases {
      let start = ContinuousClock.now
      try await expectEqual(code(timeout: .milliseconds(300), handler), .timeout)
      #expect(ContinuousClock.now - start < .seconds(120))
    }
  }

  @Test func brokenConnectionsAreFaultsOfTheConnection() async throws {
    try await expectEqual(code { _ in [.reset] }, .connect)
    try await expectEqual(code { _ in [.close] }, .connect)
    try await expectEqual(
      code { _ in [.text(LoopbackServer.Step.head(200, length: 100)), .text("{"), .reset] }, .connect)
    try await expectEqual(
      code { _ in [.text(LoopbackServer.Step.head(200, length: 100)), .text("{"), .close] }, .connect)
  }

  @Test func whatIsNotHTTPIsABadAnswer() async throws {
    try await expectEqual(code { _ in [.text("SSH-2.0-OpenSSH_9.2\r\n\r\n"), .close] }, .badResponse)
  }

  @Test func answerLargerThanAllowedIsGivenUp() async throws {
    try await expectEqual(
      code { _ in [.text(LoopbackServer.Step.head(200, length: 1 << 30)), .flood(0x20)] }, .tooLarge)
    try await expectEqual(code { _ in [.text(LoopbackServer.Step.head(200, length: nil)), .flood(0x20)] }, .tooLarge)
  }

  @Test func compressedAnswersAreDecompressedAndBombsFound() async throws {
    // A gzip member of "{\"a\":1}".
    let small: [UInt8] = [
      0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xab, 0x56, 0x4a, 0x54, 0xb2, 0x32, 0xac, 0x05,
      0x00, 0xaf, 0xac, 0x1b, 0x56, 0x07, 0x00, 0x00, 0x00,
    ]
    let server = try LoopbackServer { request in
      [
        .text(
          LoopbackServer.Step.head(200, headers: ["Content-Encoding": "gzip"], length: small.count)),
        .send(small),
      ]
    }
    defer { server.stop() }
    let reply = try await CurlWire().exchange(request(GuardedText(server.url + "/")))
    expectEqual(reply.status, 200)
    expectEqual(String(decoding: reply.body, as: UTF8.self), #"{"a":1}"#)
    await #expect(throws: WireFailure.self) {
      try await CurlWire(options: NetworkOptions(responseLimit: 4)).exchange(
        request(GuardedText(server.url + "/")))
    }
  }

  @Test func redirectWithinTheHostKeepsSecretsAndOneElsewhereDoesNot() async throws {
    let other = try LoopbackServer { request in [.answer(200, "\(request.headers["x-key"] ?? "none")")] }
    defer { other.stop() }
    let server = try LoopbackServer { [url = other.url] request in
      switch request.target {
      case "/elsewhere": [.answer(302, headers: ["Location": url + "/"])]
      case "/here": [.answer(307, headers: ["Location": "/there"])]
      case "/for-ever": [.answer(302, headers: ["Location": "/for-ever"])]
      default: [.answer(200, "\(request.headers["x-key"] ?? "none")")]
      }
    }
    defer { server.stop() }
    let headers = [HTTPHeader("X-Key", .secret("secret"))]
    func body(_ path: String) async throws -> String {
      let reply = try await CurlWire().exchange(request(GuardedText(server.url + path), headers: headers))
      return String(decoding: reply.body, as: UTF8.self)
    }
    try await expectEqual(body("/here"), "secret")
    try await expectEqual(body("/elsewhere"), "none")
    await #expect(throws: WireFailure.self) { try await body("/for-ever") }
  }

  private func posted(_ text: String, to url: String) -> WireRequest {
    var posted = request(GuardedText(url))
    posted.method = .post
    posted.body = Array(text.utf8)
    return posted
  }

  @Test(arguments: [301, 302, 307, 308]) func redirectedRequestKeepsItsBody(status: Int) async throws {
    let server = try LoopbackServer { request in
      request.target == "/old"
        ? [.answer(status, headers: ["Location": "/new"])]
        : [.answer(200, String(decoding: request.body, as: UTF8.self))]
    }
    defer { server.stop() }
    try await expectEqual(CurlWire().exchange(posted("tom", to: server.url + "/old")).body, Array("tom".utf8))
    expectEqual(server.requests.map(\.method), ["POST", "POST"])
  }

  /// Also by way of another place of the first host, behind which the URL has no secrets any more.
  @Test(arguments: ["/old", "/older"], [GuardedText("?a=b"), "?key=" + .secret("Sup3rS3cret")])
  func secretsInTheBodyAreNotRedirectedToAnotherHost(path: String, query: GuardedText) async throws {
    let other = try LoopbackServer { _ in [.answer(200)] }
    defer { other.stop() }
    let server = try LoopbackServer { [url = other.url] request in
      [.answer(307, headers: ["Location": request.target.hasPrefix("/older") ? "/old" : url + "/"])]
    }
    defer { server.stop() }
    let header = query.secrets.isEmpty ? GuardedText.secret("Bearer Sup3rS3cret") : "none"
    let sent = [#"{"key":"other"}"#, #"{"q":"Sup…"}"#, #"{"q":"production"}"#]
    for body in [#"{"key":"Sup3rS3cret"}"#] + sent {
      var request = posted(body, to: "")
      request.url = GuardedText(server.url + path) + query
      request.headers += [HTTPHeader("X-Key", header), HTTPHeader("X-Team", .secret("search production"))]
      let reply = try? await CurlWire().exchange(request)
      expectEqual(reply != nil, sent.contains(body))
    }
    expectEqual(other.requests.map { String(decoding: $0.body, as: UTF8.self) }, sent)
  }

  @Test func passwordInAURLIsASecretByItself() {
    let request = request(
      "http://" + .secret("user:Sup3r:S3cret") + "@h/", headers: [HTTPHeader("X", .secret("token"))])
    expectEqual(request.secrets, ["user:Sup3r:S3cret", "Sup3r:S3cret", "token"])
  }

  @Test func hostThatDoesNotAnswerTLSWasReached() async throws {
    // It waits for the end of a request.
    let server = try LoopbackServer { _ in [.answer(200)] }
    defer { server.stop() }
    var request = request(GuardedText(server.url.replacing("http:", with: "https:") + "/"))
    request.connectTimeout = .milliseconds(500)
    let message = "the host was reached, but the connection was not secured in time (TLS)"
    do throws(WireFailure) {
      _ = try await CurlWire().exchange(request)
      Issue.record("it was answered")
    } catch {
      expectEqual(error, WireFailure(.timeout, message))
    }
  }

  @Test func redirectToWhatIsAskedWithoutTheBodyIsRefused() async throws {
    let server = try LoopbackServer { request in
      [request.target == "/old" ? .answer(303, headers: ["Location": "/new"]) : .answer(200)]
    }
    defer { server.stop() }
    try await expectEqual(CurlWire().exchange(request(GuardedText(server.url + "/old"))).status, 200)
    let message = "the host redirects to what is asked without the request's body (its status is 303)"
    await #expect(throws: WireFailure(.badResponse, message)) {
      try await CurlWire().exchange(posted("tom", to: server.url + "/old"))
    }
    expectEqual(server.requests.map(\.target), ["/old", "/new", "/old"])
  }

  @Test func failureOfAnotherHostIsNotBlamedOnTheOneThatRedirectsThere() async throws {
    let port = try LoopbackServer.refusingPort()
    let server = try LoopbackServer { request in
      [.answer(307, headers: ["Location": request.target == "/" ? "/there" : "http://127.0.0.1:\(port)/"])]
    }
    defer { server.stop() }
    await #expect(
      throws: WireFailure(.connect, "behind a redirect to another host: the connection was refused")
    ) {
      try await CurlWire().exchange(request(GuardedText(server.url + "/")))
    }
    expectEqual(server.requests.map(\.target), ["/", "/there"])
  }

  @Test func userInfoOfAURLTravelsAsAuthorization() async throws {
    let server = try LoopbackServer { request in [.answer(200, request.headers["authorization"] ?? "none")] }
    defer { server.stop() }
    let url = "http://" + .secret("me:pass") + GuardedText("@127.0.0.1:\(server.port)/")
    let reply = try await CurlWire().exchange(request(url))
    expectEqual(String(decoding: reply.body, as: UTF8.self), "Basic bWU6cGFzcw==")
  }

  @Test func cancelledTaskClosesItsConnection() async throws {
    let server = try LoopbackServer { _ in [.wait(milliseconds: 150_000), .answer()] }
    defer { server.stop() }
    let url = GuardedText(server.url + "/")
    let task = Task { try await CurlWire().exchange(request(url, timeout: .seconds(300))) }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    let start = ContinuousClock.now
    task.cancel()
    await #expect(throws: WireFailure(.cancelled, "the request was cancelled")) { try await task.value }
    #expect(ContinuousClock.now - start < .seconds(120))
  }
}
