package import SearchDialects

/// A host of a backend.
package struct BackendHost: Sendable, Hashable {
  /// What a host is asked for.
  package enum Use: Sendable, Hashable, CaseIterable {
    /// Calls that change nothing.
    case read
    /// Calls that change something.
    case write
  }

  /// Its URL in front of the target of calls: scheme, host, a port if any, a path if any, and no slash at the end.
  package let base: GuardedText
  /// What it is asked for.
  package let uses: Set<Use>
  /// Whether it is asked before those that take turns.
  package let isNearest: Bool

  /// A host.
  package init(_ base: GuardedText, uses: Set<Use> = Set(Use.allCases), isNearest: Bool = false) {
    self.base = base
    self.uses = uses
    self.isNearest = isNearest
  }

  /// Whether it may be asked for something.
  package func accepts(_ use: Use) -> Bool { uses.contains(use) }
}

extension GuardedText {
  /// The URL of a host in front of the target of calls: without a slash at its end, its user info secret, by HTTPS
  /// where it names no scheme. Of a text that is no URL everything up to the last `@` is secret.
  package init(host: String) {
    var text = host.contains("://") ? host : "https://\(host)"
    while text.last == "/" { text.removeLast() }
    guard let secret = Self.userInfo(in: text) else {
      self.init(text)
      return
    }
    self =
      GuardedText(String(text[..<secret.lowerBound])) + .secret(String(text[secret]))
      + GuardedText(String(text[secret.upperBound...]))
  }

  /// The user info of a URL.
  private static func userInfo(in url: String) -> Range<String.Index>? {
    if let authority = try? URLAuthority(written: url) { return authority.userInfo.map { $0.startIndex..<$0.endIndex } }
    let start = url.firstRange(of: "://")?.upperBound ?? url.startIndex
    return URLAuthority.userInfoEnd(in: url.utf8[start...], at: UInt8(ascii: "@")).map { start..<$0 }
  }
}

extension GuardedText {
  /// The scheme, host and port of a URL as they are shown.
  var origin: String {
    let text = hidden
    guard let mark = text.firstRange(of: "://") else { return text }
    return String(text[..<(text[mark.upperBound...].firstIndex { "/?#".contains($0) } ?? text.endIndex)])
  }
}

/// An attempt that a call may make.
package struct HostCandidate: Sendable, Hashable {
  /// Who is asked.
  package let host: BackendHost
  /// How long connecting may take.
  package let connectTimeout: Duration
  /// How long the whole answer may take, connecting included.
  package let responseTimeout: Duration
}

/// How long the hosts of a backend are waited for.
package struct HostTimeouts: Sendable, Hashable {
  /// For a connection.
  package var connect: Duration
  /// For the answer to a call that changes nothing.
  package var read: Duration
  /// For the answer to a call that changes something.
  package var write: Duration

  /// Timeouts; by default those of Algolia's clients.
  package init(connect: Duration = .seconds(2), read: Duration = .seconds(5), write: Duration = .seconds(30)) {
    self.connect = connect
    self.read = read
    self.write = write
  }
}
