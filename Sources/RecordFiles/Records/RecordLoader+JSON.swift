import Diagnostics
import FileSystem
import SearchModel

extension RecordLoader {
  /// Reads one list of objects.
  mutating func readArray(_ bytes: [UInt8], file: String) throws(FileError) {
    var tracker = PositionTracker(bytes)
    do throws(JSONSyntaxError) {
      try readElements(bytes, &tracker)
    } catch {
      throw Self.fault(error, in: bytes, file: file, lineStart: 0)
    }
  }

  private mutating func readElements(_ bytes: [UInt8], _ tracker: inout PositionTracker) throws(JSONSyntaxError) {
    var parser = JSONParser(bytes)
    guard parser.skip(UInt8(ascii: "[")) else {
      guard parser.peek() == UInt8(ascii: "{") else { throw parser.unexpected("a list of objects") }
      throw parser.failure("expected a list of objects, found an object; .jsonl files hold one object a line")
    }
    if !parser.skip(UInt8(ascii: "]")) {
      repeat {
        _ = parser.peek()
        let start = parser.offset
        let value = try parser.parseValue()
        add(value, at: tracker.position(atOffset: start))
      } while parser.skip(UInt8(ascii: ","))
      guard parser.skip(UInt8(ascii: "]")) else { throw parser.unexpected("',' or ']' after a record") }
    }
    guard parser.isAtEnd() else { throw parser.unexpected("the end of the file") }
  }

  /// Reads one object a line.
  mutating func readLines(_ bytes: [UInt8], file: String) throws(FileError) {
    var tracker = PositionTracker(bytes)
    var lineStart = 0
    while lineStart < bytes.count {
      let lineEnd = bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      var parser = JSONParser(Array(bytes[lineStart..<lineEnd]))
      if !parser.isAtEnd() {
        let start = lineStart + parser.offset
        do throws(JSONSyntaxError) {
          let value = try parser.parseValue()
          guard parser.isAtEnd() else { throw parser.unexpected("the end of the line") }
          add(value, at: tracker.position(atOffset: start))
        } catch {
          throw Self.fault(error, in: bytes, file: file, lineStart: lineStart)
        }
      }
      lineStart = lineEnd + 1
    }
  }

  private static func fault(_ error: JSONSyntaxError, in bytes: [UInt8], file: String, lineStart: Int) -> FileError {
    let source = SourceText(file: file, bytes: bytes)
    let position = source.position(atByteOffset: lineStart + error.offset)
    return FileError(path: file, kind: .malformed, position: position, message: error.message)
  }
}

/// Turns ascending byte offsets into positions with one pass over the bytes.
struct PositionTracker {
  private let bytes: [UInt8]
  private var offset: Int
  private var position = SourcePosition(line: 1, column: 1)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The position of an offset that is not before the last one.
  mutating func position(atOffset end: Int) -> SourcePosition {
    let (lines, scalars) = bytes.withUnsafeBufferPointer { bytes in
      var lines = 0
      var scalars = 0
      for byte in bytes[offset..<end] {
        if byte == UInt8(ascii: "\n") {
          lines += 1
          scalars = 0
        } else if byte & 0xC0 != 0x80 {
          scalars += 1
        }
      }
      return (lines, scalars)
    }
    offset = end
    position = SourcePosition(
      line: position.line + lines, column: (lines == 0 ? position.column : 1) + scalars)
    return position
  }
}
