import Diagnostics
import SearchBackends
import SearchDialects
import SearchModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a request has beside its body and its time, checked, and worded as libcurl takes it.
final class RequestHead: Sendable {
  let method: HTTPMethod
  /// The URL that is asked, without user info.
  let url: String
  /// The host's name or address, as the URL has it.
  let name: String
  /// The port at the host.
  let port: Int
  /// Whether the host is asked over TLS.
  let isSecure: Bool
  /// The headers, a line each.
  let lines: [String]
  let hasBody: Bool
  let isRead: Bool
  let options: NetworkOptions
  private let givenURL: GuardedText
  private let givenHeaders: [HTTPHeader]

  /// - Throws: a failure for a request that cannot be sent, or not by the options.
  init(_ request: WireRequest, options: NetworkOptions) throws(WireFailure) {
    if let proxy = options.proxy, let fault = ProxyURL.fault(of: proxy) {
      throw WireFailure(.badRequest, "the proxy cannot be used: its URL \(fault)")
    }
    if let fault = request.headers.lazy.compactMap(\.fault).first { throw WireFailure(.badRequest, fault) }
    let (url, credentials) = Self.separatingCredentials(request.url.revealed)
    let authority = try Self.authority(of: url)
    name = authority.host
    port = authority.port ?? (authority.isSecure ? 443 : 80)
    isSecure = authority.isSecure
    guard let askable = URL(string: url) else {
      throw WireFailure(.badRequest, "the URL cannot be used: it is none")
    }
    self.url = askable.absoluteString
    var headers = request.headers
    if let credentials { headers.append(HTTPHeader("Authorization", .secret(credentials))) }
    // Within one machine, compressing takes longer than sending.
    headers.append(
      HTTPHeader("Accept-Encoding", Self.isLoopback(url) ? "identity" : GuardedText(ContentDecoder.accepted)))
    var lines = headers.map { header in
      let value = header.value.revealed
      return value.isEmpty ? "\(header.name);" : "\(header.name): \(value)"
    }
    if !headers.contains(where: { $0.isNamed("Content-Type") }) { lines.append("Content-Type:") }
    // Else libcurl asks before it sends a large body, and waits for a second where nobody answers that.
    lines.append("Expect:")
    self.lines = lines
    method = request.method
    hasBody = request.body != nil
    isRead = request.isRead
    self.options = options
    givenURL = request.url
    givenHeaders = request.headers
  }

  /// Whether a request differs in nothing but its body and its time.
  func isHead(of request: WireRequest) -> Bool {
    method == request.method && hasBody == (request.body != nil) && isRead == request.isRead
      && givenURL.hasSameBytes(as: request.url)
      && givenHeaders.elementsEqual(request.headers) {
        $0.name.hasSameBytes(as: $1.name) && $0.value.hasSameBytes(as: $1.value)
      }
  }

  /// Whether it is for the same host as another one.
  func hasHost(of other: RequestHead) -> Bool {
    port == other.port && isSecure == other.isSecure && name.hasSameBytes(as: other.name)
  }

  /// Whether the host may be asked through a proxy. Which hosts `NO_PROXY` names is libcurl's to know.
  var hasProxy: Bool { options.proxy != nil || proxyOfEnvironment != nil }

  /// How the host is reached.
  var route: CurlLoop.Route { isSecure ? .secure : hasProxy ? .proxied : .clear }
}

extension RequestHead {
  /// Why the proxy cannot be used, as the end of a sentence about its URL; nil when it can.
  var faultOfProxy: String? { urlOfProxy.flatMap(ProxyURL.fault) }

  /// The name or address of the proxy; nil for none.
  var nameOfProxy: String? {
    guard let url = urlOfProxy, let authority = try? ProxyURL.authority(of: url) else { return nil }
    return authority.host
  }

  /// The proxy that libcurl is given; nil where it looks into the environment by itself.
  ///
  /// A proxy of the environment that it would go past is replaced by a URL that it refuses, so that it reaches only
  /// those hosts that `NO_PROXY` excepts.
  var givenProxy: String? {
    if let proxy = options.proxy { return proxy }
    guard let url = urlOfProxy else { return nil }
    do throws(URLAuthority.Fault) {
      _ = try ProxyURL.authority(of: url)
      return nil
    } catch {
      return if case .control = error { "http://[" } else { nil }
    }
  }

  /// The environment may leave out the scheme.
  private var urlOfProxy: String? {
    (options.proxy ?? proxyOfEnvironment).map { $0.contains("://") ? $0 : "http://\($0)" }
  }

  /// What the environment says of a proxy for the host; nil for nothing.
  private var proxyOfEnvironment: String? {
    isSecure ? Self.proxiesOfEnvironment.secure : Self.proxiesOfEnvironment.clear
  }

  /// The proxies that the environment names for hosts over TLS, and for those in the clear.
  private static let proxiesOfEnvironment: (secure: String?, clear: String?) = {
    let variables = ProcessInfo.processInfo.environment
    func first(_ names: String...) -> String? { names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty } }
    return (
      secure: first("https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"),
      clear: first("http_proxy", "all_proxy", "ALL_PROXY")
    )
  }()
}

extension RequestHead {
  /// What a URL says of its host.
  ///
  /// - Throws: a failure for a text that is no URL of a host that can be asked.
  private static func authority(of url: String) throws(WireFailure) -> URLAuthority {
    do throws(URLAuthority.Fault) {
      return try URLAuthority(url)
    } catch {
      throw WireFailure(.badRequest, "the URL cannot be used: it \(error.message)")
    }
  }

  /// Whether a URL's host is this machine.
  private static func isLoopback(_ url: String) -> Bool {
    ["http://127.", "http://localhost:", "http://localhost/", "http://[::1]"].contains { url.hasPrefix($0) }
  }

  /// A URL without its user info, and what says the same in a header.
  private static func separatingCredentials(_ url: String) -> (url: String, credentials: String?) {
    guard url.utf8.contains(UInt8(ascii: "@")), var parts = URLComponents(string: url), let user = parts.user else {
      return (url, nil)
    }
    let credentials = "\(user):\(parts.password ?? "")"
    parts.user = nil
    parts.password = nil
    return (parts.string ?? url, "Basic " + Base64.text(of: credentials.utf8))
  }
}
