/// The names under which the server may be asked. A page elsewhere can make a browser take its own name for an address
/// of this machine; such a request bears that page's name.
struct AllowedHosts: Sendable {
  /// The host that the server listens on; nil where any name will do, because a key protects it.
  let host: String?

  /// Whether a request with this `Host` is for the server.
  func allows(_ header: String?) -> Bool {
    guard let host else { return true }
    guard let header else { return false }
    let name = Self.name(in: header)
    return Self.isLoopback(name) || name == host.lowercased()
  }

  /// Whether a name is one of this machine for itself.
  static func isLoopback(_ name: String) -> Bool {
    if name == "localhost" || name.hasSuffix(".localhost") || name == "::1" { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// The name of a host in small letters, without its port.
  static func name(in authority: String) -> String {
    // What stands in front of the sign is no host.
    guard !authority.contains("@") else { return "" }
    if authority.hasPrefix("[") { return String(authority.dropFirst().prefix { $0 != "]" }).lowercased() }
    return String(authority.prefix { $0 != ":" }).lowercased()
  }
}
