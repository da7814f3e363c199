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
  /// A request that goes to another host drops its headers with secrets. One that changes nothing may be repeated
  /// anywhere; a POST becomes a GET where browsers make it one.
  /// - Throws: a failure for a place that cannot be read, and for one that would take a request out of TLS.
  package init?(_ reply: HTTPReply, to earlier: WireRequest) throws(WireFailure) {
    guard [301, 302, 303, 307, 308].contains(reply.status), let location = reply.headers["location"] else { return nil }
    guard let origin = URL(string: earlier.url.revealed), let target = URL(string: location, relativeTo: origin),
      let scheme = target.scheme?.lowercased(), (try? URLAuthority(target.absoluteString)) != nil
    else { throw WireFailure(.badResponse, "the host redirects to something that is no URL of HTTP") }
    guard scheme == "https" || origin.scheme?.lowercased() != "https" else {
      throw WireFailure(.tls, "the host redirects from https to http, which would not be secure")
    }
    var request = earlier
    request.url = GuardedText(target.absoluteString)
    leavesHost = Self.place(origin) != Self.place(target)
    if leavesHost {
      request.headers.removeAll { !$0.value.secrets.isEmpty }
    }
    if reply.status == 303 || (reply.status < 303 && earlier.method == .post) {
      request.method = .get
      request.body = nil
      request.headers.removeAll { $0.isNamed("Content-Type") }
    }
    self.request = request
  }

  private static func place(_ url: URL) -> [String] {
    let scheme = url.scheme?.lowercased() ?? ""
    return [scheme, url.host?.lowercased() ?? "", "\(url.port ?? (scheme == "https" ? 443 : 80))"]
  }
}
