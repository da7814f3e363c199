import SearchModel

/// How JSON text is laid out. Strings and numbers keep their text.
enum JSONLayout {
  /// Without white space.
  case compact
  /// Every element and member on a line of its own, indented by two spaces a level.
  case indented(level: Int)

  /// A value in this layout.
  ///
  /// - Parameter bytes: The text of a value, which is valid.
  func lay(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var depth = 0
    var strings = JSONStringState()
    // A container that nothing follows in stays on its line.
    var isOpening = false
    for byte in bytes {
      if strings.takes(byte) {
        result.append(byte)
        continue
      }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if !isOpening { startLine(depth, &result) }
        isOpening = false
        result.append(byte)
        continue
      default: break
      }
      if isOpening { startLine(depth, &result) }
      isOpening = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
      if isOpening { depth += 1 }
      result.append(byte)
      if byte == UInt8(ascii: ",") { startLine(depth, &result) }
      if byte == UInt8(ascii: ":"), case .indented = self { result.append(UInt8(ascii: " ")) }
    }
    return result
  }

  /// Begins a line within so many containers, where lines are.
  private func startLine(_ depth: Int, _ result: inout [UInt8]) {
    guard case .indented(let level) = self else { return }
    result.append(UInt8(ascii: "\n"))
    result.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * (level + depth)))
  }

  /// The text of an object without one of its members.
  ///
  /// - Parameters:
  ///   - name: the member's name, which needs no escapes.
  ///   - bytes: the text, which is valid.
  static func without(member name: String, _ bytes: [UInt8]) -> [UInt8] {
    let wanted = Array("\"\(name)\"".utf8)
    var depth = 0
    var strings = JSONStringState()
    // Where the latest member of the object ends, and where the next one begins.
    var (separator, isAtName) = (0, false)
    var start: Int?
    for (place, byte) in bytes.enumerated() {
      if strings.takes(byte) { continue }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth == 1 { (separator, isAtName) = (place, true) }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        guard depth == 0, start != nil else { continue }
        return Array(bytes[..<separator] + bytes[place...])
      case UInt8(ascii: ",") where depth == 1:
        if let start { return Array(bytes[..<start] + bytes[(place + 1)...].drop { $0 <= UInt8(ascii: " ") }) }
        (separator, isAtName) = (place, true)
      case UInt8(ascii: "\"") where isAtName:
        isAtName = false
        if bytes[place...].starts(with: wanted) { start = place }
      default: break
      }
    }
    return bytes
  }
}
