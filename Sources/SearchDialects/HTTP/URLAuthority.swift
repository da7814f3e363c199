/// The authority of an HTTP URL, checked as far as possible.
///
/// What sends requests takes a port for a number of 16 bits without looking, so that each URL is looked at before,
/// wherever it comes from: a spec, a program, or the redirect of a host.
package struct URLAuthority: Sendable, Hashable {
  /// Whether the scheme is `https`.
  package let isSecure: Bool
  /// The user, with or without a password after a colon, as it stands in the URL; nil where the URL names none.
  package let userInfo: Substring?
  /// The name or address, an address of IPv6 in its brackets.
  package let host: String
  /// The port, if the URL names one.
  package let port: Int?
  /// What follows it: nothing, or the path from its slash on, the query and the fragment.
  package let rest: Substring

  /// What keeps a text from being a URL that can be asked.
  package enum Fault: Error, Sendable, Hashable {
    /// It begins with neither `http://` nor `https://`.
    case scheme
    /// There is no host, or one of characters that none has.
    case host
    /// The port is no number from 1 to 65535.
    case port
    /// The user info holds a raw `@`, so that readers of URLs would end it at different places.
    case userInfo
    /// An `@` stands after the host. Most likely a user or a password holds a raw `/`, `?` or `#`, and its beginning is
    /// taken for the host.
    case afterHost
    /// The user info holds a control character, encoded as said.
    case control(String)

    /// The fault as the end of a sentence about the URL.
    package var message: String {
      switch self {
      case .scheme: "begins with neither http:// nor https://"
      case .host: "has no host that can be asked"
      case .port: "has a port that is no number from 1 to 65535"
      case .userInfo: "has an '@' in its user or password; write it as %40"
      case .afterHost:
        "has an '@' after its host; write it as %40, or, where a user or password ends there, write their '/', '?' and '#'"
          + " as %2F, %3F and %23"
      case .control(let code): "has a control character in its user or password: \(code)"
      }
    }
  }

  /// Takes a URL apart.
  ///
  /// - Complexity: O(length of the authority).
  package init(_ url: String) throws(Fault) {
    guard let scheme = ["http://", "https://"].first(where: { Self.begins(url, with: $0) }) else { throw .scheme }
    isSecure = scheme.utf8.count == 8
    let bytes = url.utf8.dropFirst(scheme.utf8.count)
    let end = bytes.firstIndex { Self.isEnd($0) } ?? bytes.endIndex
    rest = url[end...]
    var authority = bytes[..<end]
    userInfo = Self.userInfoEnd(in: authority, at: UInt8(ascii: "@")).map { url[authority.startIndex..<$0] }
    if let userInfo {
      guard !userInfo.utf8.contains(UInt8(ascii: "@")) else { throw .userInfo }
      authority = authority[authority.index(after: userInfo.endIndex)...]
    }
    let isBracketed = authority.first == UInt8(ascii: "[")
    let hostEnd =
      isBracketed
      ? authority.firstIndex(of: UInt8(ascii: "]")).map(authority.index(after:))
      : authority.firstIndex(of: UInt8(ascii: ":")) ?? authority.endIndex
    guard let hostEnd, Self.isHost(authority[..<hostEnd], isBracketed: isBracketed) else { throw .host }
    host = String(decoding: authority[..<hostEnd], as: UTF8.self)
    let behind = authority[hostEnd...]
    guard let colon = behind.first else {
      port = nil
      return
    }
    guard colon == UInt8(ascii: ":") else { throw .host }
    port = try Self.port(behind.dropFirst())
  }

  /// Takes apart a URL that a person wrote, in which a password may stand as it is.
  ///
  /// - Throws: Also ``Fault/afterHost``; what a host redirects to may have an `@` in its path.
  package init(written url: String) throws(Fault) {
    try self.init(url)
    guard !rest.utf8.contains(UInt8(ascii: "@")) else { throw .afterHost }
  }

  /// Where the user info of an authority ends; nil without user info.
  ///
  /// All code that finds secrets in URLs uses this. It is the last `@`, as in the URL Standard, so that no part of a
  /// password with an `@` is taken for the host.
  package static func userInfoEnd<Authority: BidirectionalCollection>(
    in authority: Authority, at sign: Authority.Element
  ) -> Authority.Index? where Authority.Element: Equatable {
    authority.lastIndex(of: sign)
  }

  private static func begins(_ url: String, with scheme: String) -> Bool {
    url.utf8.count >= scheme.utf8.count
      && zip(url.utf8, scheme.utf8).allSatisfy { $0 == $1 || (isLetter($1) && $0 | 0x20 == $1) }
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
  }

  /// Whether bytes may be a host: in brackets an address of IPv6, perhaps with a zone, else anything but what no name
  /// holds.
  private static func isHost(_ bytes: Substring.UTF8View, isBracketed: Bool) -> Bool {
    guard isBracketed else {
      return !bytes.isEmpty && bytes.allSatisfy { $0 > 0x20 && $0 != 0x7F && !Self.excluded.contains($0) }
    }
    let inner = bytes.dropFirst().dropLast()
    let address = inner.prefix { $0 != UInt8(ascii: "%") }
    let isAddress = address.allSatisfy { byte in
      switch byte | 0x20 {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: ":"),
        UInt8(ascii: "."):
        byte > 0x20
      default: false
      }
    }
    let zone = inner.dropFirst(address.count)
    return isAddress && address.count { $0 == UInt8(ascii: ":") } >= 2
      && zone.allSatisfy { $0 > 0x20 && $0 < 0x7F && !Self.excluded.contains($0) }
  }

  private static let excluded = Array("\"<>[]\\^`{|}".utf8)

  private static func port(_ digits: Substring.UTF8View) throws(Fault) -> Int {
    guard !digits.isEmpty, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let port = Int(Substring(digits)), 1...65_535 ~= port
    else { throw .port }
    return port
  }
}
