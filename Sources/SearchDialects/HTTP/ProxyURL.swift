/// The URLs of proxies, checked as those of hosts are.
package enum ProxyURL {
  /// The schemes of proxies: for tunnels, in the clear or over TLS, and of SOCKS; in those that end in `a` or `h` the
  /// proxy looks up the names of hosts.
  package static let schemes = ["http", "https", "socks4", "socks4a", "socks5", "socks5h"]

  /// The host of a proxy, with who signs in there; nil for a text of another scheme.
  ///
  /// - Throws: what keeps the text from being the URL of a proxy.
  package static func authority(of text: String) throws(URLAuthority.Fault) -> URLAuthority? {
    guard let mark = text.firstRange(of: "://"), schemes.contains(text[..<mark.lowerBound].lowercased()) else {
      return nil
    }
    // What follows the scheme has the same form in all of them.
    let authority = try URLAuthority(written: "http" + text[mark.lowerBound...])
    if let code = authority.userInfo.flatMap(encodedControl) { throw .control(code) }
    return authority
  }

  /// The first control character that is encoded in a text, as it stands there.
  ///
  /// Libcurl goes past a proxy whose user it cannot decode, straight to the host.
  private static func encodedControl(in text: Substring) -> String? {
    var rest = text.utf8
    while let mark = rest.firstIndex(of: UInt8(ascii: "%")) {
      let digits = rest[mark...].dropFirst().prefix(2).map { Character(Unicode.Scalar($0)) }
      if digits.count == 2, digits[0] == "0" || digits[0] == "1", digits[1].isHexDigit { return "%" + String(digits) }
      rest = rest[rest.index(after: mark)...]
    }
    return nil
  }

  /// Why the URL of a proxy cannot be used, as the end of a sentence about it; nil when it can.
  package static func fault(of text: String) -> String? {
    do throws(URLAuthority.Fault) {
      return try authority(of: text) == nil ? "begins with none of \(schemeList)" : nil
    } catch {
      return error.message
    }
  }

  /// The schemes as a list for people.
  package static let schemeList = schemes.map { "\($0)://" }.joined(separator: ", ")
}
