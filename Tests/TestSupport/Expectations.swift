public import Testing

/// Records an issue unless two values are equal.
///
/// It does what `#expect(found == expected)` does, for which the compiler looks through all operators of that name:
/// that takes it 10 to 30 ms each time, and this one or less. The place comes as four literals for the same reason:
/// `#_sourceLocation` is a macro, which takes longer than all the rest of a call.
///
/// - Parameters:
///   - found: what the code under test made.
///   - expected: what it should be.
///   - comment: what else people should know; nil for nothing.
public func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard found != expected else { return }
  var text = "expected \(String(reflecting: expected)), found \(String(reflecting: found))"
  if let comment = comment() { text += ": \(comment)" }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  Issue.record("\(text)", sourceLocation: place)
}
