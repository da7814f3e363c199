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

  /// How many hits of each section are read with a label.
  var labelledRows = 0

  private var stream: JSONStream
  private var state = State.start
  /// The results read so far.
  private(set) var count = 0
  /// Whether the file is a baseline, of whatever version; known from the first result on.
  private(set) var isBaseline = false
  /// What the file says of itself, if it is a baseline; known from the first result on.
  private(set) var header: BaselineHeader?

  /// A reader of a file, `-` for standard input.
  init(_ path: String) throws(FileError) { stream = try JSONStream(path) }

  /// A reader of bytes in memory.
  init(bytes: [UInt8], name: String) { stream = JSONStream(bytes: bytes, name: name) }

  /// The name of the file.
  var file: String { stream.file }

  /// The next result, nil after the last one.
  ///
  /// - Throws: ``FileError``, of the kind `malformed` with the place for what is no run. Do not read on after an error.
  mutating func next() throws(FileError) -> Entry? {
    while true {
      guard let byte = try stream.peek() else {
        switch state {
        case .start, .sequence, .end: return nil
        case .firstElement, .elementOrEnd, .endOrComma: throw failure("the list of results is never closed")
        }
      }
      switch (state, byte) {
      case (.start, UInt8(ascii: "[")):
        stream.skip()
        state = .firstElement
      case (.firstElement, UInt8(ascii: "]")), (.endOrComma, UInt8(ascii: "]")):
        stream.skip()
        state = .end
      case (.endOrComma, UInt8(ascii: ",")):
        stream.skip()
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
    let start = stream.position
    let bytes = try stream.takeValue()
    let json: JSON
    do throws(JSONSyntaxError) {
      json = try JSON(parsing: bytes)
    } catch {
      throw failure(error.message, at: JSONStream.position(ofOffset: error.offset, in: bytes, from: start))
    }
    if mayBeHeader, BaselineHeader.isHeader(json) {
      isBaseline = true
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

  private func failure(_ message: String, at place: SourcePosition? = nil) -> FileError {
    stream.failure(message, at: place)
  }
}
