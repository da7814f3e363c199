import Diagnostics
package import SearchDialects
import SearchModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where an answer sends its request.
package struct Redirect {
  /// The request to make next.
  package let request: WireRequest
  /// Whether that goes to another host.
  package let leavesHost: Bool

  /// The redirect that an answer is, nil for other answers.
  ///
  /// A request that goes to another host drops its headers with secrets. It keeps its method and body, as RFC 9110
  /// allows for 301 and 302 as well: browsers make a GET of a POST, and its answer would be one to no query.
  /// - Throws: a failure for a place that cannot be read, for one that would take a request out of TLS, for one that is
  ///   to be asked without the body (303), and for another host where the body has one of the secrets of the headers
  ///   and the URL.
  package init?(_ reply: HTTPReply, to earlier: WireRequest) throws(WireFailure) {
    guard [301, 302, 303, 307, 308].contains(reply.status), let location = reply.headers["location"] else { return nil }
    guard let origin = URL(string: earlier.url.revealed), let target = URL(string: location, relativeTo: origin),
      let scheme = target.scheme?.lowercased(), (try? URLAuthority(target.absoluteString)) != nil
    else { throw WireFailure(.badResponse, "the host redirects to something that is no URL of HTTP") }
    guard scheme == "https" || origin.scheme?.lowercased() != "https" else {
      throw WireFailure(.tls, "the host redirects from https to http, which would not be secure")
    }
    guard reply.status != 303 || earlier.method == .get else {
      throw WireFailure(
        .badResponse, "the host redirects to what is asked without the request's body (its status is 303)")
    }
    var request = earlier
    request.url = GuardedText(target.absoluteString)
    leavesHost = Self.place(origin) != Self.place(target)
    if leavesHost {
      guard !Self.hasSecrets(earlier) else {
        throw WireFailure(
          .badResponse, "the host redirects to another host, which must not see the secrets in the request's body")
      }
      request.headers.removeAll { !$0.value.secrets.isEmpty }
    }
    self.request = request
  }

  /// Whether the body of a request has secrets of its other parts.
  private static func hasSecrets(_ request: WireRequest) -> Bool {
    guard let body = request.body else { return false }
    let text = String(decoding: body, as: UTF8.self)
    return SecretMask(request.url.secrets + request.headers.flatMap(\.value.secrets)).hiding(text) != text
  }

  private static func place(_ url: URL) -> [String] {
    let scheme = url.scheme?.lowercased() ?? ""
    return [scheme, url.host?.lowercased() ?? "", "\(url.port ?? (scheme == "https" ? 443 : 80))"]
  }
}
