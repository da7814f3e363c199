import Diagnostics
import Evaluation
import FileSystem
import RecordFiles
import Reports
import SearchModel

/// Reads a JSON report of a test: its queries one by one, and what it says of the run. It holds one query at a time,
/// whatever the size of the file.
struct ReportReader: ~Copyable {
  /// A query and where it stands.
  struct Entry: Sendable {
    /// The query.
    var query: JudgedQuery
    /// Where it begins.
    var position: SourcePosition
  }

  private var stream: JSONStream
  private var isInQueries = false
  /// The members beside the queries that were read so far.
  private var members: JSONObject = [:]

  /// A reader of a file.
  init(_ path: String) throws(FileError) { stream = try JSONStream(path) }

  /// Whether a file begins as a report does. Other files are not read further than their first members.
  static func isReport(_ path: String) throws(FileError) -> Bool {
    guard path != "-" else { return false }
    var stream = try JSONStream(path)
    guard try stream.peek() == UInt8(ascii: "{") else { return false }
    stream.skip()
    while let name = try Self.takeName(&stream), name != "query", name != "sections" {
      if name == "queries" { return try stream.peek() == UInt8(ascii: "[") }
      _ = try stream.takeValue()
      guard try stream.peek() == UInt8(ascii: ",") else { return false }
      stream.skip()
    }
    return false
  }

  /// What the report says of the run.
  ///
  /// - Throws: ``FileError`` with the place for what is no report.
  static func run(ofFile path: String) throws(FileError) -> ReportedRun {
    var reader = try ReportReader(path)
    while try reader.nextBytes() != nil {}
    guard let run = ReportedRun(reader.members) else {
      throw FileError(
        path: path, kind: .malformed, position: SourcePosition(line: 1, column: 1),
        message: "this is no report that this version of the program reads; test writes one with --report json=FILE")
    }
    return run
  }

  /// The next query; nil after the last one.
  ///
  /// - Throws: ``FileError`` with the place for what is no report.
  mutating func next() throws(FileError) -> Entry? {
    guard let (bytes, position) = try nextBytes() else { return nil }
    guard let query = (try? JSON(parsing: bytes)).flatMap(JudgedQuery.init(report:)) else {
      throw stream.failure("this is no query of a report", at: position)
    }
    return Entry(query: query, position: position)
  }

  /// The text of the next query; nil after the last one, when all other members are read.
  private mutating func nextBytes() throws(FileError) -> (bytes: [UInt8], position: SourcePosition)? {
    if !isInQueries, members.isEmpty {
      try expect("{")
      try readMembers()
    }
    guard isInQueries else { return nil }
    if try stream.peek() == UInt8(ascii: ",") { stream.skip() }
    guard try stream.peek() != UInt8(ascii: "]") else {
      stream.skip()
      isInQueries = false
      try readMembers()
      return nil
    }
    let position = stream.position
    let bytes = try stream.takeValue()
    guard !bytes.isEmpty else { throw stream.failure("the report is never closed") }
    return (bytes, position)
  }

  /// Reads members up to the queries, or to the end of the report.
  private mutating func readMembers() throws(FileError) {
    while true {
      switch try stream.peek() {
      case UInt8(ascii: ","): stream.skip()
      case UInt8(ascii: "}"):
        stream.skip()
        guard try stream.peek() == nil else { throw stream.failure("expected the end of the file after the report") }
        return
      case nil: throw stream.failure("the report is never closed")
      default: break
      }
      let position = stream.position
      guard let name = try Self.takeName(&stream) else { throw stream.failure("expected a member of a report") }
      if name == "queries", try stream.peek() == UInt8(ascii: "[") {
        stream.skip()
        isInQueries = true
        return
      }
      guard let value = try? JSON(parsing: try stream.takeValue()) else {
        throw stream.failure("the member '\(name)' is not valid", at: position)
      }
      guard members.updateValue(value, forKey: name) == nil else {
        throw stream.failure("the member '\(name)' occurs twice", at: position)
      }
    }
  }

  private mutating func expect(_ text: Unicode.Scalar) throws(FileError) {
    guard try stream.peek() == UInt8(ascii: text) else { throw stream.failure("expected '\(text)' of a report") }
    stream.skip()
  }

  /// The name of a member, and the colon behind it; nil for anything else.
  private static func takeName(_ stream: inout JSONStream) throws(FileError) -> String? {
    guard try stream.peek() == UInt8(ascii: "\""),
      let name = (try? JSON(parsing: try stream.takeValue()))?.stringValue, try stream.peek() == UInt8(ascii: ":")
    else { return nil }
    stream.skip()
    return name
  }
}
