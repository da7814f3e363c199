import TerminalText

/// Texts from data as XML 1.0 takes them.
enum XMLText {
  /// The text for an attribute in double quotes; line feeds are kept as references.
  static func attribute(_ text: String) -> String { escaped(text, lineFeed: "&#10;") }

  /// The text for an element.
  static func content(_ text: String) -> String { escaped(text, lineFeed: "\n") }

  /// The text with markup as references. What XML does not allow, even as references, is a visible escape, and with it
  /// all that could hide something from its reader.
  private static func escaped(_ text: String, lineFeed: String) -> String {
    var result = ""
    for scalar in text.visiblyEscaped(keepingNewlines: true).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += lineFeed
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
