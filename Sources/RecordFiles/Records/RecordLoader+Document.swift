import Diagnostics
import FileSystem
import SearchModel

// JSON files: a list of records, an object of records, one record, or records one after the other; or any of these
// inside of an object.
extension RecordLoader {
  /// Reads a JSON file.
  mutating func readDocument(_ bytes: [UInt8], file: String) throws(FileError) {
    var tracker = PositionTracker(bytes)
    var parser = JSONParser(bytes)
    do throws(JSONSyntaxError) {
      try readMember(source.list[...], &parser, &tracker)
      guard parser.isAtEnd() else { throw parser.unexpected("the end of the file") }
    } catch {
      throw Self.fault(error, in: bytes, file: file)
    }
  }

  /// Reads the records below some members of an object.
  private mutating func readMember(
    _ path: ArraySlice<String>, _ parser: inout JSONParser, _ tracker: inout PositionTracker
  ) throws(JSONSyntaxError) {
    guard let name = path.first else { return try readRecords(&parser, &tracker) }
    let quoted = Diagnostic.quoted(name)
    _ = parser.peek()
    let start = parser.offset
    guard parser.skip(UInt8(ascii: "{")) else { throw parser.unexpected("an object with the member \(quoted)") }
    var names: ExactSet = []
    var isFound = false
    try parser.readMembers(&names) { (member, _, parser) throws(JSONSyntaxError) in
      guard member == name else {
        _ = try parser.parseValue()
        return
      }
      isFound = true
      try readMember(path.dropFirst(), &parser, &tracker)
    }
    guard isFound else {
      let hint = Suggestions.hint(for: name, among: names.sorted())
      throw JSONSyntaxError(
        message: "the object has no member \(quoted), in which 'at' looks for records\(hint)", offset: start)
    }
  }

  private mutating func readRecords(
    _ parser: inout JSONParser, _ tracker: inout PositionTracker
  ) throws(JSONSyntaxError) {
    switch (parser.peek(), source.identity) {
    case (UInt8(ascii: "{"), .key): try readKeyed(&parser, &tracker)
    case (UInt8(ascii: "{"), _): try readObjects(&parser, &tracker)
    case (UInt8(ascii: "["), .key):
      throw parser.failure("expected an object of records, whose names in it are the ids ($key), found a list")
    case (UInt8(ascii: "["), _): try readList(&parser, &tracker)
    default: throw parser.unexpected("a list of objects")
    }
  }

  private mutating func readList(
    _ parser: inout JSONParser, _ tracker: inout PositionTracker
  ) throws(JSONSyntaxError) {
    _ = parser.skip(UInt8(ascii: "["))
    if parser.skip(UInt8(ascii: "]")) { return }
    repeat {
      _ = parser.peek()
      let start = parser.offset
      let value = try parser.parseValue()
      let position = tracker.position(atOffset: start)
      if fits(parser.offset - start, at: position) { add(value, at: position) }
    } while parser.skip(UInt8(ascii: ","))
    guard parser.skip(UInt8(ascii: "]")) else { throw parser.unexpected("',' or ']' after a record") }
  }

  private mutating func readKeyed(
    _ parser: inout JSONParser, _ tracker: inout PositionTracker
  ) throws(JSONSyntaxError) {
    _ = parser.skip(UInt8(ascii: "{"))
    var names: ExactSet = []
    // Names are ids, which are compared with those of all files.
    try parser.readMembers(&names, mayRepeat: true) { (name, start, parser) throws(JSONSyntaxError) in
      let valueStart = parser.offset
      let value = try parser.parseValue()
      let position = tracker.position(atOffset: start)
      if fits(parser.offset - valueStart, at: position) { add(value, key: name, at: position) }
    }
  }

  /// Reads an object that is a record, and others that follow it as in a file of JSON lines.
  private mutating func readObjects(
    _ parser: inout JSONParser, _ tracker: inout PositionTracker
  ) throws(JSONSyntaxError) {
    var isFirst = true
    repeat {
      let start = parser.offset
      let value = try parser.parseValue()
      let end = parser.offset
      let isAlone = isFirst && (parser.peek() != UInt8(ascii: "{"))
      if isAlone, case .object(let members) = value, !hasID(members),
        let advice = RecordShape(of: members).advice(below: source.list)
      {
        throw JSONSyntaxError(message: "expected a list of objects, found an object; \(advice)", offset: start)
      }
      let position = tracker.position(atOffset: start)
      if fits(end - start, at: position) { add(value, at: position) }
      isFirst = false
    } while source.list.isEmpty && parser.peek() == UInt8(ascii: "{")
  }

  private func hasID(_ members: JSONObject) -> Bool {
    idPath.map { JSON.object(members).value(at: $0) != nil } ?? false
  }
}
