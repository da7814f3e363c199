import SearchDialects

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a proxy is, and who signs in there.
package struct ProxyAddress {
  /// The name or address, one of IPv6 without brackets.
  package let host: String
  /// The port, from 1 to 65535.
  package let port: Int
  /// The user who signs in, if any.
  package let user: String?
  /// With which password.
  package let password: String?

  /// Reads the URL of a proxy; nil for one that has a ``fault(of:)``.
  package init?(_ text: String) {
    guard Self.fault(of: text) == nil, let authority = try? URLAuthority(text), let url = URL(string: text) else {
      return nil
    }
    host = authority.host.hasPrefix("[") ? String(authority.host.dropFirst().dropLast()) : authority.host
    port = authority.port ?? 80
    user = url.user
    password = url.password
  }

  /// Why the URL of a proxy cannot be used, as the end of a sentence about it; nil when it can.
  package static func fault(of text: String) -> String? {
    do throws(URLAuthority.Fault) {
      let authority = try URLAuthority(text)
      // Its password would go in the clear.
      if authority.isSecure { return "begins with https://, and proxies are asked by http only" }
      return URL(string: text) == nil ? "is none" : nil
    } catch {
      return error.message
    }
  }
}
