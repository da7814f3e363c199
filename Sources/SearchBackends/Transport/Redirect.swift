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
  /// - Parameters:
  ///   - reply: the answer.
  ///   - earlier: the request.
  ///   - secrets: those of the first request, before any redirect.
  /// - Throws: a failure for a place that cannot be read, for one that would take a request out of TLS, for one that is
  ///   to be asked without the body (303), and for another place where the body has one of the secrets.
  package init?(_ reply: HTTPReply, to earlier: WireRequest, keeping secrets: [String]) throws(WireFailure) {
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
      guard !Self.has(secrets, in: earlier.body ?? []) else {
        throw WireFailure(
          .badResponse, "the host redirects to another one, or another port, which must not see the secrets in the body"
        )
      }
      request.headers.removeAll { !$0.value.secrets.isEmpty }
    }
    self.request = request
  }

  /// What stands in front of tokens in the header `Authorization`.
  private static let schemes: Set<String> = ["apikey", "basic", "bearer", "key", "token"]

  /// Whether a body has one of the secrets, in any form in which they are hidden elsewhere. A token counts without the
  /// word in front of it, too, as in `Bearer TOKEN`.
  private static func has(_ secrets: [String], in body: [UInt8]) -> Bool {
    guard !body.isEmpty else { return false }
    let tokens = secrets.compactMap { secret -> String? in
      let words = secret.split(separator: " ")
      return words.count == 2 && Self.schemes.contains(words[0].lowercased()) ? String(words[1]) : nil
    }
    // An ellipsis in front of which a secret begins would look like one that was cut.
    let text = String(decoding: body, as: UTF8.self).replacing("…", with: " ")
    let mask = SecretMask(secrets + tokens)
    return !mask.occurrences(in: body).isEmpty || mask.hiding(text) != text
  }

  private static func place(_ url: URL) -> [String] {
    let scheme = url.scheme?.lowercased() ?? ""
    return [scheme, url.host?.lowercased() ?? "", "\(url.port ?? (scheme == "https" ? 443 : 80))"]
  }
}
