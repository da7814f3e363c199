import Diagnostics

extension SourceMask {
  /// A source of a file that could not be read as YAML: what looks like a secret is hidden by its line alone.
  ///
  /// Only the section of the backends is looked at, as far as sections can be recognised by their first lines.
  static func guessing(_ source: SourceText) -> SourceText {
    var bytes = ByteMask(source.bytes)
    var keys = SecretKeys()
    var isInside = true
    /// The indentation of the key whose value, on the lines below it, is secret.
    var secretIndentation: Int?
    var start = 0
    while start < source.bytes.count {
      let end = source.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
      let line = GuessedLine(bytes: source.bytes[start..<end])
      start = end + 1
      guard !line.isBlank else { continue }
      isInside = line.section.map { $0 == .backends } ?? isInside
      if let outer = secretIndentation, line.indentation <= outer { secretIndentation = nil }
      guard isInside else { continue }
      var secretStart = secretIndentation == nil ? nil : line.valueStart
      if let found = line.secretStart(&keys) {
        if found.isKey { secretIndentation = secretIndentation ?? line.indentation }
        secretStart = min(secretStart ?? found.offset, found.offset)
      }
      guard var secretStart else { continue }
      while secretStart < end, source.bytes[secretStart] == UInt8(ascii: " ") { secretStart += 1 }
      bytes.maskKeepingReferences(secretStart..<end)
    }
    return bytes.isMasked ? bytes.masked(file: source.file) : source
  }
}

/// A line of text that may be YAML.
private struct GuessedLine {
  enum Section {
    case backends
    case other
  }

  let bytes: ArraySlice<UInt8>
  /// The number of spaces, and of dashes of list items, in front.
  let indentation: Int

  init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    indentation = bytes.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }.count
  }

  var isBlank: Bool { bytes.allSatisfy { $0 <= UInt8(ascii: " ") } }

  /// The section that a key without indentation begins.
  var section: Section? {
    guard indentation == 0, let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon - bytes.startIndex <= 20 else {
      return nil
    }
    let name = String(decoding: bytes[..<colon], as: UTF8.self)
    if SecretKeys.isNear(name, ["backends"], by: 2) { return .backends }
    return SpecDeclarations.root.key(name) == nil ? nil : .other
  }

  /// Where the value begins: after the key, if there is a key.
  var valueStart: Int {
    bytes.firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? bytes.startIndex + indentation
  }

  /// Where the first secret begins, and whether it is the value of a key.
  func secretStart(_ keys: inout SecretKeys) -> (offset: Int, isKey: Bool)? {
    for colon in bytes.indices where bytes[colon] == UInt8(ascii: ":") {
      if bytes[(colon + 1)...].starts(with: "//".utf8) { return (colon + 3, false) }
      var end = colon
      while end > bytes.startIndex, [UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[end - 1])
      {
        end -= 1
      }
      var start = end
      while start > bytes.startIndex, end - start <= 40, isNameByte(bytes[start - 1]) { start -= 1 }
      guard start < end else { continue }
      switch keys.secrecy(of: String(decoding: bytes[start..<end], as: UTF8.self)) {
      case .secret, .urlParameters: return (colon + 1, true)
      case .open, .url: continue
      }
    }
    return nil
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    TextFormat.isLetter(byte) || TextFormat.isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }
}
