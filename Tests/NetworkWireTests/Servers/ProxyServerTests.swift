import LoopbackServers
import SearchBackends
import SearchDialects
import SearchModel
import TestSupport
import Testing

@testable import NetworkWire

/// Real proxies: `microsocks` for SOCKS, `tinyproxy` behind `stunnel4` for HTTP over TLS.
@Suite(
  .enabled(
    if: ForeignProgram.areThere("microsocks", "tinyproxy", "stunnel4", "openssl"),
    "needs proxies, see scripts/servers.sh"))
struct ProxyServerTests {
  private let folder: TemporaryFolder
  private let port: Int

  init() throws {
    folder = try TemporaryFolder()
    port = try LoopbackServer.closedPort()
  }

  private func ask(_ url: String, by proxy: String, certificates: String? = nil) async throws(WireFailure) -> HTTPReply
  {
    try await CurlWire(options: NetworkOptions(certificateAuthorityFile: certificates, proxy: proxy)).exchange(
      WireRequest(method: .get, url: GuardedText(url), connectTimeout: .seconds(60), timeout: .seconds(60)))
  }

  @Test(arguments: ["socks5", "socks5h"])
  func requestsGoThroughSOCKS(scheme: String) async throws {
    let server = try LoopbackServer { _ in [.answer(200, "{}")] }
    defer { server.stop() }
    let proxy = try await ForeignProgram(
      "microsocks", ["-i", "127.0.0.1", "-p", "\(port)", "-u", "me", "-P", "word"], port: port)
    defer { proxy.stop() }
    let url = "http://localhost:\(server.port)/x"
    try await expectEqual(ask(url, by: "\(scheme)://me:word@127.0.0.1:\(port)").status, 200)
    do throws(WireFailure) {
      _ = try await ask(url, by: "\(scheme)://me:wrong@127.0.0.1:\(port)")
      Issue.record("the proxy let it through")
    } catch {
      #expect(error.code == .connect && error.message.contains("proxy"), "\(error)")
      #expect(!error.message.contains("wrong"))
    }
    expectEqual(server.requests.map(\.target), ["/x"])
  }

  @Test func requestsGoThroughAProxyOverTLS() async throws {
    let server = try LoopbackServer { _ in [.answer(200, "{}")] }
    defer { server.stop() }
    let inner = try LoopbackServer.closedPort()
    try folder.write("tinyproxy.conf", "Port \(inner)\nListen 127.0.0.1\nAllow 127.0.0.1\n")
    let proxy = try await ForeignProgram("tinyproxy", ["-d", "-c", folder["tinyproxy.conf"]], port: inner)
    defer { proxy.stop() }
    try ForeignProgram.makeCertificate(in: folder)
    let tunnel = try await ForeignProgram.tunnel(in: folder, from: port, to: inner)
    defer { tunnel.stop() }
    let url = "http://127.0.0.1:\(server.port)/x"
    try await expectEqual(ask(url, by: "https://127.0.0.1:\(port)", certificates: folder["cert.pem"]).status, 200)
    do throws(WireFailure) {
      _ = try await ask(url, by: "https://127.0.0.1:\(port)")
      Issue.record("the proxy's certificate was believed")
    } catch {
      expectEqual(error.code, .tls, "\(error)")
      #expect(error.message.contains("(the certificate of the proxy is not believed: it is self-signed)"))
    }
    expectEqual(server.requests.count, 1)
  }

  /// What the connection to the host agreed on counts, and not what the one to the proxy did.
  @Test(.enabled(if: ForeignProgram.areThere("nghttpd"), "needs nghttpd, see scripts/servers.sh"))
  func hostsBehindAProxyOverTLSSpeakHTTP2() async throws {
    let (inner, hostPort) = (try LoopbackServer.closedPort(), try LoopbackServer.closedPort())
    try folder.write("tinyproxy.conf", "Port \(inner)\nListen 127.0.0.1\nAllow 127.0.0.1\n")
    try folder.write("root/answer.json", "{}")
    try ForeignProgram.makeCertificate(in: folder)
    let host = try await ForeignProgram(
      "nghttpd",
      ["--address=127.0.0.1", "--htdocs=\(folder["root"])", "\(hostPort)", folder["key.pem"], folder["cert.pem"]],
      port: hostPort)
    defer { host.stop() }
    let proxy = try await ForeignProgram("tinyproxy", ["-d", "-c", folder["tinyproxy.conf"]], port: inner)
    defer { proxy.stop() }
    let tunnel = try await ForeignProgram.tunnel(in: folder, from: port, to: inner)
    defer { tunnel.stop() }
    let reply = try await ask(
      "https://127.0.0.1:\(hostPort)/answer.json", by: "https://127.0.0.1:\(port)", certificates: folder["cert.pem"])
    #expect(reply.status == 200 && reply.headers["server"]?.hasPrefix("nghttpd") == true)
  }
}
