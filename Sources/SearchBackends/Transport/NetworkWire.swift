import AsyncHTTPClient
import NIOCore
import NIOHTTP1
package import SearchDialects
import SearchModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Requests over the network: TLS with checked certificates, gzip, redirects that do not take secrets to other hosts, and
/// limits on the time and size of an answer.
package struct NetworkWire: HTTPWire {
  private let options: NetworkOptions

  /// A wire with options.
  package init(options: NetworkOptions = NetworkOptions()) {
    self.options = options
  }

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
    do {
      return try await Deadlines.shared.run(within: request.timeout) { try await carry(request) }
    } catch let failure as WireFailure {
      throw failure
    } catch {
      throw WireFailure(error)
    }
  }

  private func carry(_ request: WireRequest) async throws -> HTTPReply {
    let (url, credentials) = Self.separatingCredentials(request.url.revealed)
    var outgoing = HTTPClientRequest(url: url)
    if let credentials { outgoing.headers.add(name: "Authorization", value: credentials) }
    outgoing.method = .RAW(value: request.method.rawValue)
    for header in request.headers { outgoing.headers.add(name: header.name, value: header.value.revealed) }
    // Within one machine, compressing takes longer than sending. Where nothing is said, the client asks for it itself.
    outgoing.headers.add(name: "Accept-Encoding", value: Self.isLoopback(url) ? "identity" : "gzip, deflate")
    if let body = request.body { outgoing.body = .bytes(ByteBuffer(bytes: body)) }
    let client = NetworkClients.client(options, connectTimeout: request.connectTimeout)
    let response = try await client.execute(outgoing, timeout: TimeAmount(request.timeout))
    var headers: [String: String] = [:]
    for (name, value) in response.headers where headers[name.lowercased()] == nil {
      headers[name.lowercased()] = value
    }
    var body: [UInt8] = []
    for try await part in response.body {
      guard body.count + part.readableBytes <= options.responseLimit else {
        throw WireFailure(.tooLarge, "the answer is larger than \(options.responseLimit) bytes")
      }
      body.append(contentsOf: part.readableBytesView)
    }
    return HTTPReply(status: Int(response.status.code), headers: headers, body: body)
  }
}

extension NetworkWire {
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
    return (parts.string ?? url, "Basic " + Data(credentials.utf8).base64EncodedString())
  }
}

extension WireFailure {
  static var timeout: WireFailure { WireFailure(.timeout, "no answer came in time") }
}
