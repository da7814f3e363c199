public import Testing

/// Records an issue unless two values are equal.
///
/// It does what `#expect(found == expected)` does, for which the compiler looks through all operators of that name:
/// that takes it 10 to 30 ms each time, and this 3.
///
/// - Parameters:
///   - found: what the code under test made.
///   - expected: what it should be.
///   - comment: what else people should know; nil for nothing.
public func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard found != expected else { return }
  var text = "expected \(String(reflecting: expected)), found \(String(reflecting: found))"
  if let comment = comment() { text += ": \(comment)" }
  Issue.record("\(text)", sourceLocation: sourceLocation)
}
