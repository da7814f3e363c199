/// Writes texts as YAML scalars that every reader takes for these texts.
package enum YAMLText {
  /// A text as a value of a spec, where `$` begins variables.
  package static func value(_ text: String) -> String {
    scalar(text.replacing("$", with: "$$"))
  }

  /// Texts as a list on one line.
  package static func list(_ texts: [String]) -> String {
    "[" + texts.map(value).joined(separator: ", ") + "]"
  }

  /// Whether a scalar is seen as what it is: no control character, no invisible one, no space but the usual one.
  package static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x80 else { return (0x20...0x7E).contains(scalar.value) }
    guard !scalar.properties.isDefaultIgnorableCodePoint else { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
      .spaceSeparator:
      false
    default: true
    }
  }

  /// A text as a key, or as a value where there are no variables.
  package static func scalar(_ text: String) -> String {
    if isPlain(text) { return text }
    let scalars = text.unicodeScalars
    // Single quotes spare the doubling of backslashes.
    if scalars.contains(where: { $0 == "\\" || $0 == "\"" }), !scalars.contains("'"), scalars.allSatisfy(isPrintable) {
      return "'\(text)'"
    }
    return "\"" + scalars.map(escaped).joined() + "\""
  }

  /// Whether a text can go without quotes, in a block and in a flow, and no reader takes it for anything but a text.
  private static func isPlain(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last, last != " " else { return false }
    let isRelativePath = text.hasPrefix("./") || text.hasPrefix("../")
    guard isLetter(first) || first == "_" || first == "/" || isRelativePath else { return false }
    guard scalars.allSatisfy(isPlainScalar) else { return false }
    return !wordsWithMeaning.contains(text.lowercased())
  }

  private static func isPlainScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isLetter(scalar) || "0123456789_-./() ".unicodeScalars.contains(scalar) }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber: return isPrintable(scalar)
    default: return isLetter(scalar)
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: isPrintable(scalar)
    default: false
    }
  }

  private static let wordsWithMeaning: Set<String> = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: break
    }
    guard !isPrintable(scalar) else { return String(scalar) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let (mark, width) = scalar.value <= 0xFF ? ("x", 2) : scalar.value <= 0xFFFF ? ("u", 4) : ("U", 8)
    return "\\\(mark)" + String(repeating: "0", count: width - digits.count) + digits
  }
}
