import LoopbackServers
import SearchBackends
import SearchDialects
import SearchModel
import TestSupport
import Testing

@testable import NetworkWire

/// Answers and URLs that no honest host gives.
struct HostileHostTests {
  private func failure(
    _ url: String, options: NetworkOptions = NetworkOptions(), connectTimeout: Duration = .seconds(60)
  ) async -> Result<HTTPReply, WireFailure> {
    let request = WireRequest(
      method: .get, url: GuardedText(url), connectTimeout: connectTimeout, timeout: .seconds(60))
    do throws(WireFailure) {
      return .success(try await CurlWire(options: options).exchange(request))
    } catch {
      return .failure(error)
    }
  }

  @Test(
    arguments: ["000", "007", "042", "099"], ["Content-Length: 2\r\n\r\n{}", "Content-Length: 0\r\n\r\n", "\r\n{}"])
  func statusBelow100IsNoHTTP(status: String, rest: String) async throws {
    let server = try LoopbackServer { _ in [.text("HTTP/1.1 \(status) Weird\r\n\(rest)"), .close] }
    defer { server.stop() }
    let expected = WireFailure(.badResponse, "the answer is not HTTP")
    // The second request has a connection of its own.
    for count in 1...2 {
      await expectEqual(failure(server.url), .failure(expected))
      expectEqual(server.requests.count, count)
    }
  }

  /// A balancer whose node is down does so, and the next host may be up.
  @Test(arguments: [LoopbackServer.Step.close, .reset])
  func connectionThatEndsBeforeItIsSecuredMayBeTriedAgain(end: LoopbackServer.Step) async throws {
    let proxy = try LoopbackServer { _ in [.text("HTTP/1.1 200 OK\r\n\r\n"), .wait(milliseconds: 20), end] }
    defer { proxy.stop() }
    let options = NetworkOptions(proxy: proxy.url)
    guard case .failure(let error) = await failure("https://127.0.0.1:9", options: options) else {
      Issue.record("there is an answer")
      return
    }
    #expect(error.code == .connect && error.isRetryable)
    #expect(error.message.hasPrefix("the host closed the connection while it was being secured"))
  }

  @Test(arguments: ["100", "103", "199"])
  func announcementsArePassedOver(status: String) async throws {
    let server = try LoopbackServer { _ in [.text("HTTP/1.1 \(status) Wait\r\n\r\n"), .answer(200, "{}")] }
    defer { server.stop() }
    try await expectEqual(failure(server.url).get().status, 200)
  }

  @Test(arguments: ["200", "204", "304", "600", "999"])
  func otherStatusesDoNoHarm(status: String) async throws {
    for rest in ["Content-Length: 2\r\n\r\n{}", "\r\n"] {
      let server = try LoopbackServer { _ in [.text("HTTP/1.1 \(status) Status\r\n\(rest)"), .close] }
      defer { server.stop() }
      let reply = try await failure(server.url).get()
      expectEqual(reply.status, Int(status))
    }
  }

  @Test(arguments: ["-1", "1000", "99999999999999999999", "abc", "101"])
  func whatIsNoStatusIsNoHTTP(status: String) async throws {
    let server = try LoopbackServer { _ in [.text("HTTP/1.1 \(status) Status\r\n\r\n"), .close] }
    defer { server.stop() }
    guard case .failure(let error) = await failure(server.url) else {
      Issue.record("an answer with the status \(status) was taken")
      return
    }
    expectEqual(error.code, .badResponse)
  }

  @Test(arguments: [
    "http://127.0.0.1:99999/", "http://127.0.0.1:65536/", "http://[::1]:70000/",
    "http://h.invalid:99999999999999999999/",
    "http://127.0.0.1:0/", "//127.0.0.1:99999/", "http://127.0.0.1:-1/", "http:///", "http://[::1/", "ftp://h/",
    "http://",
  ])
  func redirectToWhatCannotBeAskedIsABadAnswer(location: String) async throws {
    let server = try LoopbackServer { _ in [.answer(307, headers: ["Location": location])] }
    defer { server.stop() }
    await expectEqual(
      failure(server.url), .failure(WireFailure(.badResponse, "the host redirects to something that is no URL of HTTP"))
    )
    expectEqual(server.requests.count, 1)
  }

  @Test(arguments: [
    "http://127.0.0.1:65536/", "http://[::1]:99999/", "http://127.0.0.1:abc/", "http://127.0.0.1:0/", "http://user@/",
    "http://[::1", "h", "",
  ])
  func urlThatCannotBeAskedIsABadRequest(url: String) async throws {
    guard case .failure(let error) = await failure(url) else {
      Issue.record("'\(url)' was asked")
      return
    }
    expectEqual(error.code, .badRequest)
    #expect(error.message.hasPrefix("the URL cannot be used: it "))
  }

  @Test(arguments: [
    "http://127.0.0.1:65536", "ftp://127.0.0.1:1", "socks5://127.0.0.1:0", "127.0.0.1:1", "http://",
    "http://u%0d%0aX:p@127.0.0.1:1", "http://u:p%00@127.0.0.1:1", "socks5h://u%1F@127.0.0.1:1",
  ])
  func proxyThatCannotBeAskedIsABadRequestAndNotPassedOver(proxy: String) async throws {
    let server = try LoopbackServer { _ in [.answer()] }
    defer { server.stop() }
    guard case .failure(let error) = await failure(server.url, options: NetworkOptions(proxy: proxy)) else {
      Issue.record("'\(proxy)' was passed over")
      return
    }
    expectEqual(error.code, .badRequest)
    #expect(error.message.hasPrefix("the proxy cannot be used: its URL "))
    #expect(server.requests.isEmpty)
  }

  @Test func proxyThatBreaksOffBehindItsAnswerClosedTheConnection() async throws {
    let proxy = try LoopbackServer { _ in
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 22\r\n\r\n{\"hits\":[],\"nbHits\":0}"), .close]
    }
    defer { proxy.stop() }
    for scheme in ["http", "https"] {
      guard
        case .failure(let error) = await failure("\(scheme)://h.invalid/", options: NetworkOptions(proxy: proxy.url))
      else {
        Issue.record("the proxy's answer was taken")
        return
      }
      #expect([.connect, .tls, .badResponse].contains(error.code), "\(error)")
      #expect(!error.message.contains("in time"), "\(error)")
    }
  }

  @Test(arguments: ["http", "socks5h", "https"])
  func failuresOfAProxySayThatThereIsOne(scheme: String) async throws {
    let closing = try LoopbackServer { _ in [.close] }
    defer { closing.stop() }
    let rubbish = try LoopbackServer { _ in [.text("hello\r\n\r\n"), .close] }
    defer { rubbish.stop() }
    for authority in [closing.url, rubbish.url, "http://127.0.0.1:1"].map({ $0.dropFirst("http".count) }) {
      let proxy = NetworkOptions(proxy: scheme + authority)
      // The server waits for a request of HTTP, and libcurl for an answer to its greeting with `https`.
      guard
        case .failure(let error) = await failure("http://h.invalid/", options: proxy, connectTimeout: .seconds(2))
      else {
        Issue.record("a proxy that opens no tunnel let a request through")
        return
      }
      #expect(error.message.contains("proxy"), "\(error)")
    }
  }

  @Test(arguments: [
    ("http", "", WireFailure(.connect, "the proxy closed the connection")),
    ("http", "HTTP/1.1 20", WireFailure(.connect, "the proxy closed the connection")),
    ("http", "SSH-2.0-x\r\n\r\n", WireFailure(.badResponse, "the answer of the proxy is not HTTP")),
    (
      "http", "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\r\n",
      WireFailure(.connect, "the proxy does not let the request through (its status is 100)", isRetryable: false)
    ),
    (
      "http", "HTTP/1.1 503 No\r\nContent-Length: 0\r\n\r\n",
      WireFailure(.connect, "the proxy does not reach the host (its status is 503)")
    ),
    ("socks5h", "", WireFailure(.connect, "the proxy closed the connection")),
    (
      "http", "HTTP/1.1 407 No\r\nProxy-Authenticate: Basic\r\nContent-Length: 0\r\n\r\n",
      WireFailure(
        .connect, "the proxy wants a user and a password, or refuses those in its URL (its status is 407)",
        isRetryable: false)
    ),
    ("socks5h", "hello", WireFailure(.badResponse, "the answer of the proxy is not SOCKS")),
  ])
  func aProxySaysWhatItDid(scheme: String, answer: String, expected: WireFailure) async throws {
    let proxy = try LoopbackServer { _ in [.text(answer), .close] }
    defer { proxy.stop() }
    let options = NetworkOptions(proxy: proxy.url.replacing("http:", with: "\(scheme):"))
    await expectEqual(failure("http://h.invalid/", options: options), .failure(expected))
  }

  @Test func proxyThatResetsTheConnectionIsNotTakenForTheHost() async throws {
    let proxy = try LoopbackServer { _ in [.reset] }
    defer { proxy.stop() }
    await expectEqual(
      failure("http://h.invalid/", options: NetworkOptions(proxy: proxy.url)),
      .failure(WireFailure(.connect, "the proxy closed the connection")))
  }

  @Test func proxyOfSOCKSThatWantsAUserIsNotAskedAgain() async throws {
    let proxy = try LoopbackServer { _ in [.send([5, 255]), .close] }
    defer { proxy.stop() }
    let options = NetworkOptions(proxy: proxy.url.replacing("http:", with: "socks5h:"))
    await expectEqual(
      failure("http://h.invalid/", options: options),
      .failure(WireFailure(.connect, "the proxy does not accept the user, or wants one", isRetryable: false)))
  }

  @Test(arguments: ["http", "socks4", "socks4a", "socks5", "socks5h"])
  func nameOfAProxyWithoutAnAddressIsTold(scheme: String) async {
    await expectEqual(
      failure("http://127.0.0.1:9/", options: NetworkOptions(proxy: "\(scheme)://nosuch.invalid:1080")),
      .failure(WireFailure(.connect, "the name of the proxy has no address; is it spelt right?")))
  }

  @Test func proxyOfSOCKS4ReachesNoAddressOfIPv6() async throws {
    let proxy = try LoopbackServer { _ in [.close] }
    defer { proxy.stop() }
    let options = NetworkOptions(proxy: proxy.url.replacing("http:", with: "socks4:"))
    await expectEqual(
      failure("http://[::1]:9/", options: options),
      .failure(
        WireFailure(
          .connect, "a proxy of SOCKS 4 reaches no address of IPv6, but one of socks4a:// and socks5:// does",
          isRetryable: false)))
  }

  /// With `socks5` it is looked up here.
  @Test func nameWithoutAnAddressIsNoFaultOfAProxy() async throws {
    let proxy = try LoopbackServer { _ in [.send([5, 0])] }
    defer { proxy.stop() }
    let options = NetworkOptions(proxy: proxy.url.replacing("http:", with: "socks5:"))
    await expectEqual(failure("http://h.invalid/", options: options), .failure(.unknownHost))
  }

  @Test(arguments: [
    String(repeating: "X: \(String(repeating: "y", count: 1_000))\r\n", count: 500),
    "X: " + String(repeating: "y", count: 3_000_000),
  ])
  func headOfAProxyWithoutEndIsTooLarge(lines: String) async throws {
    let proxy = try LoopbackServer { _ in [.text("HTTP/1.1 200 OK\r\n" + lines), .wait(milliseconds: 60_000)] }
    defer { proxy.stop() }
    guard case .failure(let error) = await failure("http://h.invalid/", options: NetworkOptions(proxy: proxy.url))
    else {
      Issue.record("the proxy's answer was taken")
      return
    }
    expectEqual(error, WireFailure(.badResponse, "the head of the proxy's answer is too large"))
  }

  // Beside tests that compute, its turn may come late.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ("407 No", "Content-Length: 9000000000"), ("407 No", "Transfer-Encoding: chunked\r\n\r\nfffffffff"),
      ("502 Bad", "X: y"),
    ])
  func refusalOfAProxyWithoutEndIsNotRead(status: String, header: String) async throws {
    let proxy = try LoopbackServer { _ in
      [.text("HTTP/1.1 \(status)\r\nProxy-Authenticate: Basic\r\n\(header)\r\n\r\n"), .flood(0x31)]
    }
    defer { proxy.stop() }
    guard case .failure(let error) = await failure("http://h.invalid/", options: NetworkOptions(proxy: proxy.url))
    else {
      Issue.record("the proxy's answer was taken")
      return
    }
    #expect(error.code == .connect && error.message.contains("(its status is \(status.prefix(3)))"), "\(error)")
    expectEqual(error.isRetryable, status.hasPrefix("5"))
  }

  @Test func failuresBehindAProxySayNothingOfIt() async throws {
    let proxy = try LoopbackServer { _ in [.text("HTTP/1.1 200 OK\r\n\r\n"), .close] }
    defer { proxy.stop() }
    guard case .failure(let error) = await failure("http://h.invalid/", options: NetworkOptions(proxy: proxy.url))
    else {
      Issue.record("the proxy's answer was taken")
      return
    }
    #expect(!error.message.contains("proxy"), "\(error)")
  }
}
