package import SearchBackends
package import SearchDialects
import SearchModel

/// Requests over the network by libcurl: TLS with checked certificates, HTTP/2 where hosts speak it, proxies, redirects
/// that do not take secrets to other hosts, and limits on the time and size of an answer.
package struct CurlWire: HTTPWire {
  private let heads: RequestHeads

  /// A wire with options.
  package init(options: NetworkOptions = NetworkOptions()) {
    heads = RequestHeads(options: options)
  }

  package var connections: RequestGate? { NetworkCapacity.connections }

  /// How many redirects are followed.
  private static let maximumRedirects = 5

  package func exchange(_ request: WireRequest) async throws(WireFailure) -> HTTPReply {
    let start = ContinuousClock.now
    let first = request
    var request = request
    let timeout = request.timeout
    var hasLeftHost = false
    for _ in 0...Self.maximumRedirects {
      request.timeout = timeout - (ContinuousClock.now - start)
      let reply: HTTPReply
      do throws(WireFailure) {
        reply = try await exchangeOnce(request)
      } catch {
        throw hasLeftHost ? error.behindRedirect : error
      }
      guard let redirect = try Redirect(reply, to: request, keeping: first.secrets) else { return reply }
      request = redirect.request
      hasLeftHost = hasLeftHost || redirect.leavesHost
    }
    throw WireFailure(.badResponse, "the host redirects more than \(Self.maximumRedirects) times")
  }

  private func exchangeOnce(_ request: WireRequest) async throws(WireFailure) -> HTTPReply {
    guard request.timeout > .zero else { throw WireFailure.timeout }
    guard !Task.isCancelled else { throw WireFailure.cancelled }
    let exchange = CurlExchange(request, try heads.head(of: request))
    return try await exchange.result(on: try CurlLoop.shared(exchange.head.route)).get()
  }
}
