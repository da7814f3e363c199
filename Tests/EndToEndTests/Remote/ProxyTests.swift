import LoopbackServers
import TestSupport
import Testing

extension RemoteTests {
  /// Backends that are asked through a proxy.
  struct ProxyTests {
    /// A proxy that is its own far end: what goes through its tunnels it answers itself.
    private static func proxy(_ kind: RemoteKind) throws -> LoopbackServer {
      try LoopbackServer { request in
        guard request.method != "CONNECT" else { return [.text("HTTP/1.1 200 Connection established\r\n\r\n")] }
        return [.answer(200, kind.answer(request))]
      }
    }

    @Test(arguments: RemoteKind.allCases)
    func requestsGoThroughTheProxy(kind: RemoteKind) async throws {
      // The host has no address: only the proxy could know one.
      let proxy = try Self.proxy(kind)
      defer { proxy.stop() }
      let workspace = try Workspace([
        "search.yaml": kind.spec("http://search.invalid", options: "timeout: 3s, retries: 0, proxy: '\(proxy.url)'")
      ])
      let run = try await workspace.run("search", "search.yaml", "--format", "json", "tom")
      expectEqual(run.status, 0, "\(run.output)")
      try expectEqual(Results(run.output).sections[0].ids, ["1"])
      let tunnels = proxy.requests.filter { $0.method == "CONNECT" }
      expectEqual(tunnels.map(\.target), ["search.invalid:80"])
      let requests = proxy.requests.filter { $0.method != "CONNECT" }
      #expect(!requests.isEmpty)
      #expect(requests.allSatisfy { $0.headers["host"] == "search.invalid" && $0.target.hasPrefix("/") })
    }

    @Test func credentialsOfTheProxyAreForItAlone() async throws {
      let proxy = try Self.proxy(.http)
      defer { proxy.stop() }
      let url = proxy.url.replacing("http://", with: "http://me:pr0xy-word@")
      let workspace = try Workspace([
        "search.yaml": RemoteKind.http.spec(
          "http://search.invalid", options: "timeout: 3s, retries: 0, proxy: '\(url)'")
      ])
      let run = try await workspace.run("search", "search.yaml", "--format", "json", "--verbose", "tom")
      expectEqual(run.status, 0, "\(run.output)")
      expectEqual(proxy.requests.map { $0.headers["proxy-authorization"] }, ["Basic bWU6cHIweHktd29yZA==", nil])
      #expect(proxy.requests.allSatisfy { $0.headers["authorization"] == nil })
      expectEqual(proxy.requests.map { $0.headers["x-api-key"] }, [nil, "search-key"])
      #expect(!(run.output + run.errors).contains("pr0xy-word"))
    }

    @Test(arguments: [
      (["http_proxy"], true), (["all_proxy"], true), (["ALL_PROXY"], true), (["HTTP_PROXY"], false),
      (["https_proxy"], false), (["http_proxy", "no_proxy"], false), (["http_proxy", "NO_PROXY"], false), ([], false),
    ])
    func theEnvironmentNamesAProxy(variables: [String], isUsed: Bool) async throws {
      let proxy = try Self.proxy(.http)
      defer { proxy.stop() }
      let host = try LoopbackServer { request in [.answer(200, RemoteKind.http.answer(request))] }
      defer { host.stop() }
      var environment = ["http_proxy": "", "all_proxy": "", "ALL_PROXY": "", "no_proxy": "", "NO_PROXY": ""]
      for name in variables { environment[name] = name.lowercased() == "no_proxy" ? "127.0.0.1" : proxy.url }
      let workspace = try Workspace(["search.yaml": RemoteKind.http.spec(host.url, options: "timeout: 3s, retries: 0")])
      let run = try await workspace.run("search", "search.yaml", "--format", "json", "tom", environment: environment)
      expectEqual(run.status, 0, "\(run.output)")
      #expect(proxy.requests.isEmpty != isUsed)
      expectEqual(host.requests.isEmpty, isUsed)
    }

    @Test(arguments: [
      (
        "ftp://127.0.0.1:1", "the proxy cannot be used: its URL begins with none of http://, https://, socks4://", false
      ),
      ("http://me@home:word-99@127.0.0.1:1", "its URL has an '@' in its user or password; write it as %40", false),
      ("http://me%0a:word-99@127.0.0.1:1", "its URL has a control character in its user or password: %0a", false),
      ("socks5h://me:word-99%00@127.0.0.1:1", "its URL has a control character in its user or password: %00", false),
      ("me%0D:word-99@127.0.0.1:1", "its URL has a control character in its user or password: %0D", false),
      ("127.0.0.1:65536", "its URL has a port that is no number from 1 to 65535", false),
      ("proxy.invalid:3128", "the name of the proxy has no address; is it spelt right?", true),
    ])
    func unusableProxyOfTheEnvironmentIsTold(url: String, message: String, isRetryable: Bool) async throws {
      let workspace = try Workspace([
        "search.yaml": RemoteKind.http.spec("http://search.invalid", options: "timeout: 3s, retries: 0")
      ])
      let run = try await workspace.run(
        "search", "search.yaml", "--format", "json", "tom", environment: ["http_proxy": url])
      let error = try #require(try Results(run.output).sections[0].error)
      expectEqual(error.code, "connect")
      #expect(error.message.contains(message), "\(error)")
      expectEqual(error.retryable, isRetryable)
      #expect(!(run.output + run.errors).contains("word-99"))
    }

    /// It would be asked directly otherwise, past the proxy.
    @Test(arguments: [("http_proxy", ""), ("all_proxy", ""), ("http_proxy", "127.0.0.1")])
    func noHostIsAskedPastAnUnusableProxy(variable: String, exception: String) async throws {
      let host = try LoopbackServer { request in [.answer(200, RemoteKind.http.answer(request))] }
      defer { host.stop() }
      let workspace = try Workspace(["search.yaml": RemoteKind.http.spec(host.url, options: "timeout: 3s, retries: 0")])
      let run = try await workspace.run(
        "search", "search.yaml", "--format", "json", "tom",
        environment: [variable: "http://me%0d:p@127.0.0.1:1", "no_proxy": exception])
      expectEqual(host.requests.isEmpty, exception.isEmpty, "\(run.output)")
      expectEqual(run.status, exception.isEmpty ? 69 : 0)
    }

    @Test(arguments: [
      ("127.0.0.1", "the connection was refused"), ("", "(a proxy is set, by 'proxy' or the environment)"),
    ])
    func aProxyIsNamedUnlessTheHostIsExcepted(exception: String, message: String) async throws {
      let host = "127.0.0.1:\(try LoopbackServer.closedPort())"
      let workspace = try Workspace([
        "search.yaml": RemoteKind.http.spec("http://\(host)", options: "timeout: 3s, retries: 0")
      ])
      let run = try await workspace.run(
        "search", "search.yaml", "--format", "json", "tom",
        environment: ["http_proxy": "http://127.0.0.1:\(try LoopbackServer.closedPort())", "no_proxy": exception])
      let error = try #require(try Results(run.output).sections[0].error)
      #expect(error.message.contains(message), "\(error)")
      expectEqual(error.message.contains("a proxy is set"), exception.isEmpty)
    }

    @Test func securedRequestsAskForATunnel() async throws {
      let proxy = try LoopbackServer { _ in [.answer(403, "no")] }
      defer { proxy.stop() }
      let workspace = try Workspace([
        "search.yaml": RemoteKind.http.spec(
          "https://search.invalid", options: "timeout: 3s, retries: 0, proxy: '\(proxy.url)'")
      ])
      let run = try await workspace.run("search", "search.yaml", "--format", "json", "tom")
      expectEqual(run.status, 69)
      try expectEqual(Results(run.output).sections[0].error?.code, "connect", "\(run.output)")
      expectEqual(proxy.requests.map(\.method), ["CONNECT"])
      expectEqual(proxy.requests.map(\.target), ["search.invalid:443"])
      // The key is for the host behind it.
      #expect(proxy.requests[0].headers["x-api-key"] == nil)
    }

    @Test(arguments: ["http", "https"])
    func refusalOfTheProxyIsNotTriedAgain(scheme: String) async throws {
      let proxy = try LoopbackServer { _ in [.answer(407, headers: ["Proxy-Authenticate": "Basic"], "no")] }
      defer { proxy.stop() }
      let workspace = try Workspace([
        "search.yaml": RemoteKind.http.spec(
          "\(scheme)://search.invalid", options: "timeout: 3s, retries: 2, proxy: '\(proxy.url)'")
      ])
      let run = try await workspace.run("search", "search.yaml", "--format", "json", "tom")
      #expect([69, 77].contains(run.status))
      let error = try #require(try Results(run.output).sections[0].error)
      expectEqual(error.code, "connect", "\(error)")
      #expect(error.message.contains("proxy"), "\(error)")
      #expect(!error.retryable)
      expectEqual(proxy.requests.count, 1)
    }

    @Test func failureOfTheProxyIsTriedAgain() async throws {
      let proxy = try LoopbackServer { request in
        if request.number < 2 { return [.text("HTTP/1.1 502 Bad gateway\r\nContent-Length: 4\r\n\r\noops"), .close] }
        if request.method == "CONNECT" { return [.text("HTTP/1.1 200 Connection established\r\n\r\n")] }
        return [.answer(200, RemoteKind.http.answer(request))]
      }
      defer { proxy.stop() }
      let workspace = try Workspace([
        "search.yaml": RemoteKind.http.spec(
          "http://search.invalid", options: "timeout: 5s, retries: 2, proxy: '\(proxy.url)'")
      ])
      let run = try await workspace.run("search", "search.yaml", "--format", "json", "--verbose", "tom")
      expectEqual(run.status, 0, "\(run.output)")
      expectEqual(proxy.requests.map(\.method), ["CONNECT", "CONNECT", "CONNECT", "GET"])
      // The host that is asked is named, also where the call itself says which.
      expectEqual(run.errors.split(separator: "\n").filter { $0.contains("host=http://search.invalid ") }.count, 3)
    }

    @Test func proxyThatIsNotThere() async throws {
      let port = try LoopbackServer.closedPort()
      let workspace = try Workspace([
        "search.yaml": RemoteKind.http.spec(
          "http://search.invalid", options: "timeout: 3s, retries: 0, proxy: 'http://127.0.0.1:\(port)'")
      ])
      let run = try await workspace.run("search", "search.yaml", "--format", "json", "tom")
      expectEqual(run.status, 69)
      try expectEqual(Results(run.output).sections[0].error?.code, "connect", "\(run.output)")
    }
  }
}
