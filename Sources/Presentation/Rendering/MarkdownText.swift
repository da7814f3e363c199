import SearchModel
import TerminalText

/// Writes text from data so that Markdown shows it and never obeys it, and so that GitHub and GitLab tell nobody of it.
///
/// Addresses of the web are the exception: they stay whole and become links.
package enum MarkdownText {
  /// The text with what means something to Markdown or HTML escaped, control characters as visible escapes.
  ///
  /// The result stays on one line and may stand in a table cell.
  package static func escaped(_ text: some StringProtocol) -> String {
    linked([Part(text: String(text), isHighlighted: false)])
  }

  /// The text with its matched parts in bold.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isAddress: Whether the whole text is meant to be an address, as that of a `url` field is.
  static func highlighted(_ text: FieldText, isAddress: Bool = false) -> String {
    guard isAddress, MarkdownLink.isAddress(text.plainText) else { return linked(text.parts) }
    return MarkdownLink(parts: text.parts).markdown
  }

  /// A row of a table.
  package static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  typealias Part = HighlightedString.Part

  /// Parts without links: each stretch of one kind is a text node of the page on its own.
  ///
  /// - Parameters:
  ///   - parts: The parts.
  ///   - isInLink: Whether they stand in a link, where nobody looks for names.
  static func nodes(_ parts: [Part], isInLink: Bool = false) -> String {
    let pieces = HighlightedString(parts: parts.flatMap { $0.isHighlighted ? boldPieces($0.text) : [$0] }).parts
    return pieces.map { piece in
      let node = node(piece.text, isInLink: isInLink)
      return piece.isHighlighted ? "**" + node + "**" : node
    }.joined()
  }

  /// Parts in which addresses become links.
  private static func linked(_ parts: [Part]) -> String {
    let addresses = MarkdownLink.addresses(in: parts.map(\.text).joined())
    guard !addresses.isEmpty else { return nodes(parts) }
    let scalars = parts.flatMap { part in
      part.text.unicodeScalars.map { (scalar: $0, isHighlighted: part.isHighlighted) }
    }
    var result = ""
    var done = 0
    for address in addresses {
      result += nodes(Self.parts(scalars[done..<address.lowerBound]))
      result += MarkdownLink(parts: Self.parts(scalars[address])).markdown
      done = address.upperBound
    }
    return result + nodes(Self.parts(scalars[done...]))
  }

  /// The parts that scalars belong to, given with each whether it is highlighted.
  private static func parts(_ scalars: ArraySlice<(scalar: Unicode.Scalar, isHighlighted: Bool)>) -> [Part] {
    var parts: [Part] = []
    for (scalar, isHighlighted) in scalars {
      if parts.last?.isHighlighted != isHighlighted { parts.append(Part(text: "", isHighlighted: isHighlighted)) }
      parts[parts.count - 1].text.unicodeScalars.append(scalar)
    }
    return parts
  }

  /// Bold marks take effect only next to letters and digits, so what surrounds those stays outside.
  private static func boldPieces(_ text: String) -> [Part] {
    guard let words = text.extent(where: { $0.isLetter || $0.isNumber }) else {
      return [Part(text: text, isHighlighted: false)]
    }
    return [
      Part(text: String(text[..<words.lowerBound]), isHighlighted: false),
      Part(text: String(text[words]), isHighlighted: true),
      Part(text: String(text[words.upperBound...]), isHighlighted: false),
    ]
  }

  /// A text that becomes one text node.
  private static func node(_ text: String, isInLink: Bool) -> String {
    let scalars = Array(text.visiblyEscaped().unicodeScalars)
    var result = ""
    for (offset, scalar) in scalars.enumerated() {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$":
        result += "\\"
        result.unicodeScalars.append(scalar)
      // What is no address to us must not become a link by half.
      case ":" where scalars[(offset + 1)...].starts(with: "//".unicodeScalars): result += "\\:"
      case "." where endsWithWWW(scalars[..<offset]): result += "\\."
      default: result.unicodeScalars.append(scalar)
      }
      if !isInLink, beginsReference(in: scalars, at: offset) { result += "<!-- -->" }
    }
    return result
  }

  private static func endsWithWWW(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.count >= 3 && scalars.suffix(3).allSatisfy { $0 == "w" || $0 == "W" }
  }
}
