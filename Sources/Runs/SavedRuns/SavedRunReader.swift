import Diagnostics
import Evaluation
import FileSystem
import SearchModel

/// Reads the results of a saved run one by one: a list of them, one a line, or any number one after the other. It holds
/// one result at a time, whatever the size of the file.
struct SavedRunReader: ~Copyable {
  /// A result and where it stands.
  struct Entry: Sendable {
    /// What comparisons take of it.
    var result: ResultOutline
    /// The result itself.
    var json: JSON
    /// The result as it is written.
    var bytes: [UInt8]
    /// Where it begins.
    var position: SourcePosition
  }

  /// What may come next.
  private enum State {
    case start, firstElement, elementOrEnd, endOrComma, sequence, end
  }

  /// The most bytes that a result may have.
  static let resultLimit = 1 << 28

  /// How many hits of each section are read with a label.
  var labelledRows = 0

  private var source: ByteSource
  private var line: [UInt8] = []
  private var offset = 0
  private var state = State.start
  /// The results read so far.
  private(set) var count = 0
  /// What the file says of itself, if it is a baseline; known from the first result on.
  private(set) var header: BaselineHeader?

  /// A reader of a file, `-` for standard input.
  init(_ path: String) throws(FileError) {
    source =
      path == "-"
      ? ByteSource(lineLimit: Self.resultLimit) : try ByteSource(file: path, lineLimit: Self.resultLimit)
  }

  /// A reader of bytes in memory.
  init(bytes: [UInt8], name: String) {
    source = ByteSource(bytes: bytes, name: name)
  }

  /// The name of the file.
  var file: String { source.file }

  /// The next result, nil after the last one.
  ///
  /// - Throws: ``FileError``, of the kind `malformed` with the place for what is no run. Do not read on after an error.
  mutating func next() throws(FileError) -> Entry? {
    while true {
      guard let byte = try peek() else {
        switch state {
        case .start, .sequence, .end: return nil
        case .firstElement, .elementOrEnd, .endOrComma: throw failure("the list of results is never closed")
        }
      }
      switch (state, byte) {
      case (.start, UInt8(ascii: "[")):
        offset += 1
        state = .firstElement
      case (.firstElement, UInt8(ascii: "]")), (.endOrComma, UInt8(ascii: "]")):
        offset += 1
        state = .end
      case (.endOrComma, UInt8(ascii: ",")):
        offset += 1
        state = .elementOrEnd
      case (.start, UInt8(ascii: "{")), (.sequence, UInt8(ascii: "{")):
        let isFirst = state == .start
        state = .sequence
        if let entry = try readResult(mayBeHeader: isFirst) { return entry }
      case (.firstElement, UInt8(ascii: "{")), (.elementOrEnd, UInt8(ascii: "{")):
        state = .endOrComma
        if let entry = try readResult() { return entry }
      case (.endOrComma, _): throw failure("expected ',' or ']' between results")
      case (.end, _): throw failure("expected the end of the file after the list of results")
      default:
        throw failure(
          "expected a result; a run is what search or batch print with --format json or ndjson")
      }
    }
  }

  /// Reads the object that begins at the next byte; nil for the header of a baseline.
  private mutating func readResult(mayBeHeader: Bool = false) throws(FileError) -> Entry? {
    let start = position
    let bytes = try takeObject()
    let json: JSON
    do throws(JSONSyntaxError) {
      json = try JSON(parsing: bytes)
    } catch {
      throw failure(error.message, at: Self.position(ofOffset: error.offset, in: bytes, from: start))
    }
    if mayBeHeader, BaselineHeader.isHeader(json) {
      guard let read = BaselineHeader(json) else {
        throw failure("another version of the program wrote this baseline", at: start)
      }
      header = read
      return nil
    }
    do throws(ResultSyntaxError) {
      count += 1
      return Entry(
        result: try ResultOutline(json, labelledRows: labelledRows), json: json, bytes: bytes, position: start)
    } catch {
      throw failure(error.message, at: start)
    }
  }

  /// The bytes of an object up to the bracket that closes it, or all that is left when none does. Whether they are JSON
  /// is the parser's business; it needs all of them at once, and a file is never in memory whole.
  private mutating func takeObject() throws(FileError) -> [UInt8] {
    var taken: [UInt8] = []
    var depth = 0
    var strings = JSONStringState()
    while true {
      let start = offset
      while offset < line.count {
        let byte = line[offset]
        offset += 1
        if strings.takes(byte) { continue }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          guard depth > 0 else { return taken + line[start..<offset] }
        default: break
        }
      }
      taken += line[start...]
      guard taken.count < Self.resultLimit else {
        throw FileError(
          path: file, kind: .tooLarge, position: position,
          message: "a result is longer than the limit of \(Self.resultLimit >> 20) MiB")
      }
      guard try readLine() else { return taken }
      taken.append(UInt8(ascii: "\n"))
    }
  }

  /// The next byte that is no white space, nil at the end of the file.
  private mutating func peek() throws(FileError) -> UInt8? {
    while true {
      while offset < line.count {
        switch line[offset] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
        default: return line[offset]
        }
      }
      guard try readLine() else { return nil }
    }
  }

  private mutating func readLine() throws(FileError) -> Bool {
    guard let read = try source.nextLine() else { return false }
    line = read
    offset = 0
    return true
  }

  /// The place of the next byte.
  private var position: SourcePosition {
    SourcePosition(line: max(source.lineNumber, 1), column: 1 + Self.scalarCount(of: line[..<offset]))
  }

  /// The place of a byte of an object that begins at another place.
  private static func position(
    ofOffset offset: Int, in bytes: [UInt8], from start: SourcePosition
  ) -> SourcePosition {
    let before = bytes.prefix(offset)
    guard let lineFeed = before.lastIndex(of: UInt8(ascii: "\n")) else {
      return SourcePosition(line: start.line, column: start.column + scalarCount(of: before))
    }
    return SourcePosition(
      line: start.line + before.count { $0 == UInt8(ascii: "\n") },
      column: 1 + scalarCount(of: before[(lineFeed + 1)...]))
  }

  private static func scalarCount(of bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }

  private func failure(_ message: String, at place: SourcePosition? = nil) -> FileError {
    FileError(path: file, kind: .malformed, position: place ?? position, message: message)
  }
}
