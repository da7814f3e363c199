package import SearchBackends
package import SearchDialects
import SearchModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Requests over the network by libcurl: TLS with checked certificates, HTTP/2 where hosts speak it, proxies, redirects
/// that do not take secrets to other hosts, and limits on the time and size of an answer.
package struct CurlWire: HTTPWire {
  private let options: NetworkOptions
  private let checkedURL = CheckedURL()

  /// A wire with options.
  package init(options: NetworkOptions = NetworkOptions()) {
    self.options = options
  }

  package var connections: RequestGate? { NetworkCapacity.connections }

  /// How many redirects are followed.
  private static let maximumRedirects = 5

  package func exchange(_ request: WireRequest) async throws(WireFailure) -> HTTPReply {
    let start = ContinuousClock.now
    var request = request
    let timeout = request.timeout
    for _ in 0...Self.maximumRedirects {
      request.timeout = timeout - (ContinuousClock.now - start)
      let reply = try await exchangeOnce(request)
      guard let next = try Redirect(reply, to: request)?.request else { return reply }
      request = next
    }
    throw WireFailure(.badResponse, "the host redirects more than \(Self.maximumRedirects) times")
  }

  private func exchangeOnce(_ request: WireRequest) async throws(WireFailure) -> HTTPReply {
    guard request.timeout > .zero else { throw WireFailure.timeout }
    guard !Task.isCancelled else { throw WireFailure.cancelled }
    if let proxy = options.proxy, let fault = ProxyURL.fault(of: proxy) {
      throw WireFailure(.badRequest, "the proxy cannot be used: its URL \(fault)")
    }
    if let fault = request.headers.lazy.compactMap(\.fault).first { throw WireFailure(.badRequest, fault) }
    let (url, credentials) = Self.separatingCredentials(request.url.revealed)
    var headers: [HTTPHeader] = []
    if let credentials { headers.append(HTTPHeader("Authorization", .secret(credentials))) }
    // Within one machine, compressing takes longer than sending.
    headers.append(
      HTTPHeader("Accept-Encoding", Self.isLoopback(url) ? "identity" : GuardedText(ContentDecoder.accepted)))
    let exchange = CurlExchange(request, url: try checkedURL.askable(url), headers: headers, options: options)
    return try await exchange.result(on: try CurlLoop.shared(isSecure: exchange.isSecure)).get()
  }
}

extension CurlWire {
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
