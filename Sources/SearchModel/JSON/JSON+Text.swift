import OrderedCollections

extension JSON {
  /// The value as JSON text: compact, or with `indentation` spaces a level.
  ///
  /// Neither `/` nor non-ASCII is escaped; integers are exact; doubles are in shortest round-trip form.
  public func text(indentation: Int? = nil) -> String {
    var text = ""
    write(to: &text, indentation: indentation)
    return text
  }

  /// Appends the value's JSON text; nested lines start at `level` levels of indentation.
  public func write(to text: inout String, indentation: Int? = nil, level: Int = 0) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .double(let value): text += value.isFinite ? value.description : "null"
    case .literal(let digits): text += digits
    case .string(let value): Self.writeString(value, to: &text)
    case .array(let elements):
      Self.writeContainer("[", "]", elements, to: &text, indentation: indentation, level: level) { element, text in
        element.write(to: &text, indentation: indentation, level: level + 1)
      }
    case .object(let members):
      Self.writeContainer("{", "}", members.elements, to: &text, indentation: indentation, level: level) {
        member, text in
        Self.writeString(member.key, to: &text)
        text += indentation == nil ? ":" : ": "
        member.value.write(to: &text, indentation: indentation, level: level + 1)
      }
    }
  }

  private static func writeContainer<Elements: Collection>(
    _ open: String, _ close: String, _ elements: Elements, to text: inout String, indentation: Int?, level: Int,
    writeElement: (Elements.Element, inout String) -> Void
  ) {
    guard !elements.isEmpty else {
      text += open + close
      return
    }
    text += open
    var isFirst = true
    for element in elements {
      if !isFirst { text += "," }
      isFirst = false
      startLine(in: &text, indentation: indentation, level: level + 1)
      writeElement(element, &text)
    }
    startLine(in: &text, indentation: indentation, level: level)
    text += close
  }

  private static func startLine(in text: inout String, indentation: Int?, level: Int) {
    guard let indentation else { return }
    text += "\n"
    for _ in 0..<level { text += indentation == 2 ? "  " : String(repeating: " ", count: indentation) }
  }

  /// Appends a quoted JSON string.
  public static func writeString(_ value: String, to text: inout String) {
    text += "\""
    let needsEscapes = value.utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    if needsEscapes {
      for scalar in value.unicodeScalars { writeEscaped(scalar, to: &text) }
    } else {
      text += value
    }
    text += "\""
  }

  private static func writeEscaped(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\u{8}": text += "\\b"
    case "\u{C}": text += "\\f"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
