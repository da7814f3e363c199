import Diagnostics
import Evaluation
import FileSystem
import RecordFiles
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

  /// How many hits of each section are read with a label.
  var labelledRows = 0

  private var objects: JSONObjectReader
  /// The results read so far.
  private(set) var count = 0
  /// Whether the file is a baseline, of whatever version; known from the first result on.
  private(set) var isBaseline = false
  /// What the file says of itself, if it is a baseline; known from the first result on.
  private(set) var header: BaselineHeader?

  /// A reader of a file, `-` for standard input.
  init(_ path: String) throws(FileError) { self.init(try JSONStream(path)) }

  /// A reader of bytes in memory.
  init(bytes: [UInt8], name: String) { self.init(JSONStream(bytes: bytes, name: name)) }

  private init(_ stream: consuming JSONStream) {
    objects = JSONObjectReader(
      stream, of: "results",
      otherwise: "expected a result; a run is what search or batch print with --format json or ndjson")
  }

  /// The name of the file.
  var file: String { objects.file }

  /// The next result, nil after the last one.
  ///
  /// - Throws: ``FileError``, of the kind `malformed` with the place for what is no run. Do not read on after an error.
  mutating func next() throws(FileError) -> Entry? {
    while let (bytes, start) = try objects.next() {
      if let entry = try readResult(bytes, from: start) { return entry }
    }
    return nil
  }

  /// Reads an object; nil for the header of a baseline.
  private mutating func readResult(_ bytes: [UInt8], from start: SourcePosition) throws(FileError) -> Entry? {
    let json: JSON
    do throws(JSONSyntaxError) {
      json = try JSON(parsing: bytes)
    } catch {
      throw objects.failure(error.message, at: JSONStream.position(ofOffset: error.offset, in: bytes, from: start))
    }
    if count == 0, !isBaseline, BaselineHeader.isHeader(json) {
      isBaseline = true
      guard let read = BaselineHeader(json) else {
        throw objects.failure("another version of the program wrote this baseline", at: start)
      }
      header = read
      return nil
    }
    do throws(ResultSyntaxError) {
      count += 1
      return Entry(
        result: try ResultOutline(json, labelledRows: labelledRows), json: json, bytes: bytes, position: start)
    } catch {
      throw objects.failure(error.message, at: start)
    }
  }
}
