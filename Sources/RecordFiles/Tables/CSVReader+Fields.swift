import Diagnostics
import FileSystem
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
    case .csv, .separated:
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") {
        try readQuotedField()
      } else {
        try readBareField()
      }
    case .tsv: try readBareField()
    }
  }

  /// Reads up to the next separator or line end.
  private mutating func readBareField() throws(FileError) -> CSVField {
    let (start, place, separator) = (offset, position, dialect.separator)
    let (end, continuations, all, hasEscape) = bytes.withUnsafeBufferPointer { bytes in
      var index = start
      var continuations = 0
      var all: UInt8 = 0
      var hasEscape = false
      while index < bytes.count {
        let byte = bytes[index]
        if byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == 0 { break }
        if byte & 0xC0 == 0x80 { continuations += 1 }
        if byte == UInt8(ascii: "\\") { hasEscape = true }
        all |= byte
        index += 1
      }
      return (index, continuations, all, hasEscape)
    }
    let text = try text(start..<end, isASCII: all < 0x80, at: place)
    offset = end
    position.column += end - start - continuations
    guard dialect == .tsv else { return CSVField(text: text, position: place) }
    let plain = Self.withoutTabbedQuotes(text)
    if firstKeptQuotes == nil, plain.utf8.first == UInt8(ascii: "\""), plain.utf8.count > 1,
      plain.utf8.last == UInt8(ascii: "\"")
    {
      firstKeptQuotes = place
    }
    guard hasEscape else { return CSVField(text: plain, position: place) }
    let unescaped = Self.unescaped(plain)
    if firstEscape == nil, !unescaped.hasSameBytes(as: plain) { firstEscape = place }
    return CSVField(text: unescaped, position: place)
  }

  /// Reads from an opening quote through its closing one.
  private mutating func readQuotedField() throws(FileError) -> CSVField {
    let place = position
    advance(pastColumns: 1)
    let (start, startPosition) = (offset, position)
    let (isASCII, hasQuotes) = scanQuoted()
    guard offset < bytes.count else { throw failure("the quote is never closed", at: place) }
    guard bytes[offset] != 0 else { throw misplacedByte() }
    var text = try text(start..<offset, isASCII: isASCII, at: startPosition)
    if hasQuotes { text = Self.withSingleQuotes(text) }
    advance(pastColumns: 1)
    let isClosed =
      offset >= bytes.count || bytes[offset] == dialect.separator || bytes[offset] == UInt8(ascii: "\n") || isAtCRLF
    guard isClosed else { throw bytes[offset] == 0 ? misplacedByte() : failure("text follows the closing quote") }
    return CSVField(text: text, position: place)
  }

  /// Advances to the closing quote, to a NUL or to the end, over any number of lines and doubled quotes.
  private mutating func scanQuoted() -> (isASCII: Bool, hasQuotes: Bool) {
    let (start, startPosition) = (offset, position)
    var all: UInt8 = 0
    var hasQuotes = false
    (offset, position) = bytes.withUnsafeBufferPointer { bytes in
      var index = start
      var position = startPosition
      while index < bytes.count {
        let byte = bytes[index]
        if byte == 0 { break }
        if byte == UInt8(ascii: "\"") {
          guard index + 1 < bytes.count, bytes[index + 1] == byte else { break }
          hasQuotes = true
          index += 1
          position.column += 1
        }
        if byte == UInt8(ascii: "\n") {
          position = SourcePosition(line: position.line + 1, column: 1)
        } else if byte & 0xC0 != 0x80 {
          position.column += 1
        }
        all |= byte
        index += 1
      }
      return (index, position)
    }
    return (all < 0x80, hasQuotes)
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
  private func text(
    _ range: Range<Int>, isASCII: Bool, at place: SourcePosition
  ) throws(FileError) -> String {
    guard !isASCII, let invalid = bytes[range].firstInvalidUTF8Offset else {
      // Over a buffer this is one copy, without the generic paths that slices take.
      return bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
    }
    var position = place
    for byte in bytes[range.lowerBound..<invalid] where byte & 0xC0 != 0x80 {
      position =
        byte == UInt8(ascii: "\n")
        ? SourcePosition(line: position.line + 1, column: 1)
        : SourcePosition(line: position.line, column: position.column + 1)
    }
    throw FileError.invalidUTF8(in: file, at: position)
  }

  /// A tab-separated field taken out of its quotes; as it is where it does not stand in quotes.
  ///
  /// A field is put in quotes because it has a quote, so one whose inside has none is meant as it is written. It ends
  /// with its line in any case: one quote too many must not swallow the rows after it.
  private static func withoutTabbedQuotes(_ text: String) -> String {
    let quote = UInt8(ascii: "\"")
    guard text.utf8.first == quote, text.utf8.count > 1, text.utf8.last == quote else { return text }
    let inside = text.dropFirst().dropLast()
    var isFirstOfTwo = false
    var hasQuotes = false
    for byte in inside.utf8 {
      if byte == quote {
        isFirstOfTwo.toggle()
        hasQuotes = true
      } else if isFirstOfTwo {
        return text
      }
    }
    guard !isFirstOfTwo, hasQuotes || inside.isEmpty else { return text }
    return withSingleQuotes(String(inside))
  }

  /// Replaces each two quotes by one.
  private static func withSingleQuotes(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var isFirstOfTwo = false
    for byte in text.utf8 {
      isFirstOfTwo = byte == UInt8(ascii: "\"") && !isFirstOfTwo
      if !isFirstOfTwo { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
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
