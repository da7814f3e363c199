import SearchDialects

// URLs of backends. One that can never be asked is refused here, where it has a place.
extension TextFormat {
  /// The URL of a request, in which placeholders may stand.
  static let requestURL = TextFormat(
    "a URL that begins with http:// or https://, its port from 1 to 65535",
    pattern: "^\(schemes)\(authority)(?:[/?][^@]*)?$",
    types: ["string"], fault: userInfoFault
  ) { text in
    let isPlain = !text.unicodeScalars.contains { $0.isBlankOrControl }
    do throws(URLAuthority.Fault) {
      _ = try URLAuthority(written: text)
      return isPlain
    } catch {
      // What is wrong with the place of a placeholder is said where templates are read.
      return isPlain && error == .host && text.contains("{")
    }
  }

  /// The URL of a node, in front of the paths of all calls.
  static let nodeURL = TextFormat(
    "a URL that begins with http:// or https://, its port from 1 to 65535, without '?' and '#'",
    pattern: "^\(schemes)\(authority)(?:/[^?#@]*)?$", types: ["string"], fault: userInfoFault
  ) { text in
    URLAuthority(plain: text).map { !$0.rest.contains("?") && !$0.rest.contains("#") } ?? false
  }

  /// The URL of a proxy.
  static let proxyURL = TextFormat(
    "a URL that begins with \(ProxyURL.schemeList), its port from 1 to 65535, without a path",
    pattern: "^(?:\(schemes)|[Ss][Oo][Cc][Kk][Ss](?:4[Aa]?|5[Hh]?)://)\(authority)/?$", types: ["string"],
    fault: userInfoFault
  ) { text in
    guard !text.unicodeScalars.contains(where: { $0.isBlankOrControl }) else { return false }
    return (try? ProxyURL.authority(of: text)).map { ["", "/"].contains($0.rest) } ?? false
  }

  /// A host of an application, alone or as a URL.
  static let host = TextFormat(
    "a host name, or a URL that begins with http:// or https://; its port from 1 to 65535, without a path",
    pattern: "^(?:\(schemes))?\(hostAndPort)/?$", types: ["string"]
  ) { text in
    URLAuthority(plain: text.contains("://") ? text : "https://\(text)").map {
      $0.userInfo == nil && ["", "/"].contains($0.rest)
    } ?? false
  }

  /// Where a password with a raw `@` or `/` ends is not for those who read the URL to guess.
  private static let userInfoFault: @Sendable (String) -> String? = { text in
    do throws(URLAuthority.Fault) {
      _ = try URLAuthority(written: text)
      return nil
    } catch {
      return error == .userInfo || error == .afterHost ? error.message : nil
    }
  }

  private static let schemes = "[Hh][Tt][Tt][Pp][Ss]?://"
  private static let authority = "(?:[^\\s/?#@]*@)?\(hostAndPort)"
  private static let hostAndPort =
    "(?:\\[[0-9A-Fa-f:.]+(?:%[^\\s/?#\\]]*)?\\]|[^\\s/?#@:\\[\\]]+)"
    + "(?::0*(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?"
}

extension URLAuthority {
  /// That of a URL without white space and control characters; nil for what cannot be asked.
  fileprivate init?(plain text: String) {
    guard !text.unicodeScalars.contains(where: { $0.isBlankOrControl }),
      let authority = try? URLAuthority(written: text)
    else { return nil }
    self = authority
  }
}

extension Unicode.Scalar {
  /// Whether it is white space or a control character, which no URL holds.
  fileprivate var isBlankOrControl: Bool { properties.isWhitespace || value < 0x20 || value == 0x7F }
}
