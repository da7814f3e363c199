package import Diagnostics
import SearchModel

/// The warnings of places and tags that are none: the first ones of each file, and how many others there are.
package struct SpecialMemberReport {
  private let limit: Int
  private var file = ""
  /// How many records of the present file are unfit, and where the first one beyond the limit is.
  private var count = 0
  private var firstUntold: SourcePosition?
  private var found: [Diagnostic] = []

  /// A report.
  ///
  /// - Parameter limits: how many records of a file are told of one by one.
  package init(limits: RecordLimits) {
    limit = limits.maximumProblemCount
  }

  /// All warnings in the order of the records.
  package consuming func finish() -> [Diagnostic] {
    countUntold()
    return found
  }

  /// Looks at a record; those of a file come one after the other.
  mutating func add(
    _ members: JSONObject, of objectID: String, file: String, at position: @autoclosure () -> SourcePosition
  ) {
    let problems = SpecialMembers.problems(in: members, of: objectID)
    guard !problems.isEmpty, isTold(file, at: position()) else { return }
    let range = SourceRange(at: position())
    for problem in problems {
      found.append(Diagnostic(.warning, code: problem.code, file: file, range: range, message: problem.message))
    }
  }

  /// Looks at a line of JSON with a record whose places or tags are unfit.
  ///
  /// - Parameters:
  ///   - line: the text of the line.
  ///   - objectIDAttribute: the path of the id.
  ///   - file: the file, whose lines come one after the other.
  ///   - number: the number of the line, from 1.
  package mutating func add(line: [UInt8], objectIDAttribute: String, file: String, number: Int) {
    var parser = JSONParser(line)
    _ = parser.peek()
    let position = SourcePosition(line: number, column: parser.offset + 1)
    // Lines that are only counted are not read again.
    guard file != self.file || count < limit else {
      _ = isTold(file, at: position)
      return
    }
    guard let value = try? parser.parseValue(), let members = value.objectValue else { return }
    let id = value.value(at: FieldPath(objectIDAttribute)).flatMap(RecordLoader.idText) ?? ""
    add(members, of: id, file: file, at: position)
  }

  /// Counts an unfit record, and returns whether it is told of by itself.
  private mutating func isTold(_ file: String, at position: SourcePosition) -> Bool {
    if file != self.file {
      countUntold()
      (self.file, count, firstUntold) = (file, 0, nil)
    }
    count += 1
    if count <= limit { return true }
    if firstUntold == nil { firstUntold = position }
    return false
  }

  private mutating func countUntold() {
    guard let firstUntold else { return }
    let more = count - limit
    let message =
      "and \(more.counted("more record")) with such places or tags in this file, from here on"
    found.append(
      Diagnostic(.warning, code: "more-problems", file: file, range: SourceRange(at: firstUntold), message: message))
  }
}
