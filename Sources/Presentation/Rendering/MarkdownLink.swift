import SearchModel
import TerminalText

/// An address in data as a link that shows it and leads to it.
///
/// `<https://…>` where Markdown takes such an address literally, else a link with a text: for matches in bold, for
/// signs that need a backslash, and for addresses without a scheme.
struct MarkdownLink {
  /// The address, with its matched parts.
  let parts: [HighlightedString.Part]

  /// The link.
  var markdown: String {
    let address = parts.map(\.text).joined()
    let hasScheme = Self.isAddress(address)
    if hasScheme, !parts.contains(where: \.isHighlighted), address.unicodeScalars.allSatisfy(\.isLiteralInAddress),
      // A name between these two signs would be read as a character reference.
      !address.contains("&") || !address.contains(";")
    {
      return "<\(address)>"
    }
    var target = hasScheme ? "" : "http://"
    for scalar in address.unicodeScalars {
      switch scalar {
      case "&": target += "&amp;"
      case "\\", "<", ">", "|", "$", "*", "_", "~", "`": target += "\\\(scalar)"
      default: target.unicodeScalars.append(scalar)
      }
    }
    return "[\(MarkdownText.nodes(parts, isInLink: true))](<\(target)>)"
  }

  /// Whether a text is an address as a whole: with a scheme that GitHub makes links of, and nothing that separates
  /// words or acts on a terminal.
  static func isAddress(_ text: String) -> Bool {
    let start = text.prefix(8).lowercased()
    return ["http://", "https://", "ftp://"].contains { start.hasPrefix($0) && text.count > $0.count }
      && !text.contains(where: \.isWhitespace) && text.visiblyEscaped() == text
  }

  /// Where a text has addresses, in numbers of scalars.
  ///
  /// As on GitHub, they begin with `http://`, `https://`, `ftp://` or `www.` and end before spaces, without the
  /// punctuation of the sentence around them.
  static func addresses(in text: String) -> [Range<Int>] {
    guard text.utf8.contains(UInt8(ascii: ":")) || text.utf8.contains(UInt8(ascii: ".")) else { return [] }
    let scalars = Array(text.unicodeScalars)
    var addresses: [Range<Int>] = []
    var offset = 0
    while offset < scalars.count {
      guard let host = hostOffset(of: scalars, at: offset) else {
        offset += 1
        continue
      }
      let end = end(of: scalars, host: host)
      addresses.append(offset..<end)
      offset = end
    }
    return addresses
  }

  /// Where the host of an address that begins at a place begins; nil when none begins there.
  private static func hostOffset(of scalars: [Unicode.Scalar], at offset: Int) -> Int? {
    guard offset == 0 || !scalars[offset - 1].isASCIILetterOrDigit else { return nil }
    guard "hHfFwW".unicodeScalars.contains(scalars[offset]) else { return nil }
    let start = scalars[offset...].prefix(8).map { $0.isASCII ? $0.properties.lowercaseMapping : "" }.joined()
    guard let prefix = ["http://", "https://", "ftp://", "www."].first(where: { start.hasPrefix($0) }) else {
      return nil
    }
    let host = offset + prefix.utf8.count
    guard host < scalars.count,
      scalars[host].properties.isAlphabetic || scalars[host].isASCIIDigit || scalars[host] == "["
    else { return nil }
    return host
  }

  /// Where an address ends whose host begins at a place.
  private static func end(of scalars: [Unicode.Scalar], host: Int) -> Int {
    var end = host
    var counts: [Unicode.Scalar: Int] = [:]
    while end < scalars.count, scalars[end].isPartOfAddress {
      counts[scalars[end], default: 0] += 1
      end += 1
    }
    let opening: [Unicode.Scalar: Unicode.Scalar] = [")": "(", "]": "[", "}": "{"]
    while end > host + 1 {
      let last = scalars[end - 1]
      // A bracket that was not opened in the address closes one around it.
      let isSurplus = opening[last].map { counts[last, default: 0] > counts[$0, default: 0] } ?? false
      guard isSurplus || "?!.,:;*_~'|^".unicodeScalars.contains(last) else { break }
      counts[last, default: 0] -= 1
      end -= 1
    }
    return end
  }
}

extension Unicode.Scalar {
  /// Whether an address may have it: what stands in URLs, and letters, digits and symbols of all scripts.
  fileprivate var isPartOfAddress: Bool {
    if isLiteralInAddress { return true }
    switch self {
    case "$", "|", "{", "}", "^": return true
    default: return false
    }
  }

  /// Whether Markdown and GitHub's additions to it take it literally between `<` and `>`.
  fileprivate var isLiteralInAddress: Bool {
    if isASCII { return isASCIILetterOrDigit || "-._~:/?#[]@!&'()*+,;=%".unicodeScalars.contains(self) }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .otherSymbol, .modifierSymbol:
      return true
    default: return false
    }
  }
}
