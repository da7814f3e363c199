import SearchModel
import TerminalText

/// Writes text from data so that Markdown shows it and never obeys it.
enum MarkdownText {
  /// The text with what means something to Markdown or HTML escaped, control characters as visible escapes.
  ///
  /// The result stays on one line and may stand in a table cell.
  static func escaped(_ text: some StringProtocol) -> String {
    let visible = text.visiblyEscaped()
    let scalars = Array(visible.unicodeScalars)
    var result = ""
    for (offset, scalar) in scalars.enumerated() {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$":
        result += "\\"
        result.unicodeScalars.append(scalar)
      // Bare addresses would become links whose targets hold our backslashes.
      case ":" where scalars[(offset + 1)...].starts(with: "//".unicodeScalars): result += "\\:"
      case "." where endsWithWWW(scalars[..<offset]): result += "\\."
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text with its matched parts in bold.
  static func highlighted(_ text: FieldText) -> String {
    text.parts.map { $0.isHighlighted ? bold($0.text) : escaped($0.text) }.joined()
  }

  /// A row of a table.
  static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  /// Bold marks take effect only next to letters and digits, so what surrounds those stays outside.
  private static func bold(_ text: String) -> String {
    guard let words = text.extent(where: { $0.isLetter || $0.isNumber }) else { return escaped(text) }
    return escaped(text[..<words.lowerBound]) + "**" + escaped(text[words]) + "**"
      + escaped(text[words.upperBound...])
  }

  private static func endsWithWWW(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.count >= 3 && scalars.suffix(3).allSatisfy { $0 == "w" || $0 == "W" }
  }
}
