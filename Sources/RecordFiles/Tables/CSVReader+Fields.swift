import Diagnostics
import SearchModel

extension CSVReader {
  /// Reads a row of any number of fields, skipping empty lines before it.
  mutating func readRow() throws(FileError) -> CSVRow? {
    while skipLineEnd() {}
    guard offset < bytes.count else { return nil }
    var row = CSVRow(line: position.line, fields: [])
    while true {
      row.fields.append(try readField())
      guard offset < bytes.count, bytes[offset] == dialect.separator else { break }
      advance(pastColumns: 1)
    }
    if offset < bytes.count, !skipLineEnd() { throw misplacedByte() }
    return row
  }

  private mutating func readField() throws(FileError) -> CSVField {
    switch dialect {
    case .csv where offset < bytes.count && bytes[offset] == UInt8(ascii: "\""): try readQuotedField()
    case .csv, .tsv: try readBareField()
    }
  }

  /// Reads up to the next separator or line end.
  private mutating func readBareField() throws(FileError) -> CSVField {
    let start = offset
    let place = position
    var hasEscape = false
    let separator = dialect.separator
    let (end, continuations) = bytes.withUnsafeBufferPointer { bytes in
      var index = start
      var continuations = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == 0 { break }
        if byte & 0xC0 == 0x80 { continuations += 1 }
        if byte == UInt8(ascii: "\\") { hasEscape = true }
        index += 1
      }
      return (index, continuations)
    }
    let text = try text(start..<end, at: place)
    offset = end
    position.column += end - start - continuations
    return CSVField(text: dialect == .tsv && hasEscape ? Self.unescaped(text) : text, position: place)
  }

  /// Reads from an opening quote through its closing one.
  private mutating func readQuotedField() throws(FileError) -> CSVField {
    let place = position
    let quote = UInt8(ascii: "\"")
    var content: String?
    advance(pastColumns: 1)
    while true {
      let start = offset
      let startPosition = position
      scan(to: quote)
      let run = try text(start..<offset, at: startPosition)
      guard offset < bytes.count else { throw failure("the quote is never closed", at: place) }
      guard bytes[offset] == quote else { throw misplacedByte() }
      advance(pastColumns: 1)
      content = content.map { $0 + run } ?? run
      guard offset < bytes.count, bytes[offset] == quote else { break }
      advance(pastColumns: 1)
      content?.append("\"")
    }
    let isClosed =
      offset >= bytes.count || bytes[offset] == dialect.separator || bytes[offset] == UInt8(ascii: "\n") || isAtCRLF
    guard isClosed else { throw bytes[offset] == 0 ? misplacedByte() : failure("text follows the closing quote") }
    return CSVField(text: content ?? "", position: place)
  }

  /// Advances to the next such byte, to a NUL or to the end, over any number of lines.
  private mutating func scan(to stop: UInt8) {
    let (start, startPosition) = (offset, position)
    (offset, position) = bytes.withUnsafeBufferPointer { bytes in
      var index = start
      var position = startPosition
      while index < bytes.count {
        let byte = bytes[index]
        if byte == stop || byte == 0 { break }
        if byte == UInt8(ascii: "\n") {
          position = SourcePosition(line: position.line + 1, column: 1)
        } else if byte & 0xC0 != 0x80 {
          position.column += 1
        }
        index += 1
      }
      return (index, position)
    }
  }

  private var isAtCRLF: Bool {
    offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "\r") && bytes[offset + 1] == UInt8(ascii: "\n")
  }

  /// Skips one line end, if it comes next.
  private mutating func skipLineEnd() -> Bool {
    if isAtCRLF {
      offset += 2
    } else if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") {
      offset += 1
    } else {
      return false
    }
    position = SourcePosition(line: position.line + 1, column: 1)
    return true
  }

  private mutating func advance(pastColumns count: Int) {
    offset += count
    position.column += count
  }

  /// The error for the byte at which a field may not stop.
  private func misplacedByte() -> FileError {
    bytes[offset] == 0 ? failure("a NUL character") : failure("a carriage return that does not end a line")
  }

  /// The text of some bytes; the place is that of the first one.
  private func text(_ range: Range<Int>, at place: SourcePosition) throws(FileError) -> String {
    if let text = String(validating: bytes[range], as: UTF8.self) { return text }
    let invalid = bytes[range].firstInvalidUTF8Offset ?? range.lowerBound
    var position = place
    for byte in bytes[range.lowerBound..<invalid] where byte & 0xC0 != 0x80 {
      position =
        byte == UInt8(ascii: "\n")
        ? SourcePosition(line: position.line + 1, column: 1)
        : SourcePosition(line: position.line, column: position.column + 1)
    }
    throw FileError(path: file, kind: .invalidUTF8, position: position, message: "invalid UTF-8")
  }

  /// Decodes the four escapes of a tab-separated field.
  private static func unescaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      guard isEscaped else {
        isEscaped = scalar == "\\"
        if !isEscaped { result.append(scalar) }
        continue
      }
      isEscaped = false
      switch scalar {
      case "t": result.append("\t")
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "\\": result.append("\\")
      default: result.append(contentsOf: ["\\", scalar])
      }
    }
    if isEscaped { result.append("\\") }
    return String(result)
  }
}
