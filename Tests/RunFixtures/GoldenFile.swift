import Foundation
package import Testing

/// Compares a text with a file in the folder `Golden` of the test's target, byte for byte.
///
/// With `UPDATE_GOLDEN=1` in the environment the file is written instead, except where `CI` is set.
package func expectGolden(
  _ text: String, _ name: String, of test: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: test).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden").appending(path: name)
  let environment = ProcessInfo.processInfo.environment
  if environment["UPDATE_GOLDEN"] == "1", environment["CI"] == nil {
    try Data(text.utf8).write(to: file)
    return
  }
  let expected = try Data(contentsOf: file)
  guard expected != Data(text.utf8) else { return }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let expectedLines = String(decoding: expected, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(lines, expectedLines).prefix { $0.0.utf8.elementsEqual($0.1.utf8) }.count
  func shown(_ lines: [Substring]) -> String { line < lines.count ? lines[line].debugDescription : "the end" }
  Issue.record(
    "\(name) differs in line \(line + 1): \(shown(lines)) instead of \(shown(expectedLines))",
    sourceLocation: sourceLocation)
}
