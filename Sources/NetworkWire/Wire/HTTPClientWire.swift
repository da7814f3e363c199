import AsyncHTTPClient
import NIOCore
import NIOHTTP1
package import SearchBackends
package import SearchDialects
import SearchModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Requests over the network: TLS with checked certificates, gzip, redirects that do not take secrets to other hosts,
/// and limits on the time and size of an answer.
package struct HTTPClientWire: HTTPWire {
  private let options: NetworkOptions

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
    do {
      return try await carry(request)
    } catch is ResponseAccumulator.ResponseTooBigError {
      throw WireFailure(.tooLarge, "the answer is larger than \(options.responseLimit) bytes")
    } catch {
      throw WireFailure(error)
    }
  }

  private func carry(_ request: WireRequest) async throws -> HTTPReply {
    try Task.checkCancellation()
    if let proxy = options.proxy, let fault = ProxyAddress.fault(of: proxy) {
      throw WireFailure(.badRequest, "the proxy cannot be used: its URL \(fault)")
    }
    // The network library traps on some names, and quotes values in its errors.
    if let fault = request.headers.lazy.compactMap(\.fault).first { throw WireFailure(.badRequest, fault) }
    let (url, credentials) = Self.separatingCredentials(request.url.revealed)
    var outgoing = try HTTPClient.Request(
      url: try Self.askable(url), method: HTTPMethod(rawValue: request.method.rawValue))
    if let credentials { outgoing.headers.add(name: "Authorization", value: credentials) }
    for header in request.headers { outgoing.headers.add(name: header.name, value: header.value.revealed) }
    // Within one machine, compressing takes longer than sending. Where nothing is said, the client asks for it itself.
    outgoing.headers.add(name: "Accept-Encoding", value: Self.isLoopback(url) ? "identity" : "gzip, deflate")
    if let body = request.body { outgoing.body = .byteBuffer(ByteBuffer(bytes: body)) }
    let task = try NetworkClients.client(options, connectTimeout: request.connectTimeout).execute(
      request: outgoing,
      delegate: ResponseAccumulator(request: outgoing, maxBodySize: min(options.responseLimit, Self.maximumSize)),
      deadline: .now() + TimeAmount(request.timeout))
    let response = try await withTaskCancellationHandler {
      try await task.get()
    } onCancel: {
      task.cancel()
    }
    return HTTPReply(
      status: Int(response.status.code),
      headers: Dictionary(response.headers.map { ($0.lowercased(), $1) }, uniquingKeysWith: { first, _ in first }),
      body: response.body.map { Array($0.readableBytesView) } ?? [])
  }

  /// The size of the largest answer that the network library can hold, whatever is allowed.
  private static let maximumSize = Int(UInt32.max)
}

extension HTTPClientWire {
  /// A URL that the network library can take: it traps on a port of more than 16 bits.
  private static func askable(_ text: String) throws -> URL {
    do throws(URLAuthority.Fault) {
      _ = try URLAuthority(text)
    } catch {
      throw WireFailure(.badRequest, "the URL cannot be used: it \(error.message)")
    }
    // What counts in the end is how the library's own reader understands it.
    guard let url = URL(string: text), 1...65_535 ~= url.port ?? 1 else {
      throw WireFailure(.badRequest, "the URL cannot be used: it is none")
    }
    return url
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
