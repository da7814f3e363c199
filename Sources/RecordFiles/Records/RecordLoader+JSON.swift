import Diagnostics
import FileSystem
import SearchModel

extension RecordLoader {
  /// Reads one object a line.
  mutating func readLines(_ bytes: [UInt8], file: String) throws(FileError) {
    guard source.identity != .key else {
      let message = "lines have no keys: name the attribute of the ids, or take $row for the places of records"
      return add(Diagnostic(code: "missing-object-id", file: file, message: message))
    }
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
          let position = tracker.position(atOffset: start)
          if fits(parser.offset, at: position) { add(value, at: position) }
        } catch {
          throw Self.fault(error, in: bytes, file: file, lineStart: lineStart)
        }
      }
      lineStart = lineEnd + 1
    }
  }

  /// Whether a record is no larger than an index takes; else it is reported.
  mutating func fits(_ count: Int, at position: SourcePosition) -> Bool {
    guard count > limits.maximumRecordByteCount else { return true }
    report(
      "record-too-large", "the record has \(count) bytes; it may have \(limits.maximumRecordByteCount)",
      at: position)
    return false
  }

  static func fault(_ error: JSONSyntaxError, in bytes: [UInt8], file: String, lineStart: Int = 0) -> FileError {
    FileError(error, in: bytes, of: SourceText(file: file, bytes: bytes), at: lineStart + error.offset)
  }
}
