import Diagnostics
import RunFixtures
import SearchModel
import TestSupport
import Testing

@testable import Presentation

struct DiagnosticFormatTests {
  private static let source = SourceText(
    file: "search.yaml", bytes: Array("indexModules:\n  - infiniteScroling: off\n    title: \"a\u{1B}b\"\n".utf8))

  private static let diagnostics = [
    Diagnostic(.warning, code: "unused-index", file: "search.yaml", message: "index 'x' is in no module"),
    Diagnostic(
      code: "unknown-key", file: "search.yaml",
      range: SourceRange(start: SourcePosition(line: 2, column: 5), end: SourcePosition(line: 2, column: 21)),
      message: "unknown key 'infiniteScroling'", suggestion: "infiniteScrolling"),
    Diagnostic(
      code: "yaml-syntax", file: "dir/a,b.yaml",
      range: SourceRange(start: SourcePosition(line: 1, column: 1), end: SourcePosition(line: 3, column: 1)),
      message: "100% \"wrong\"\n\u{1B}[31m"),
  ]

  @Test(arguments: DiagnosticFormat.allCases)
  func outputIsAsRecorded(_ format: DiagnosticFormat) throws {
    let suffix = format == .json ? "json" : "txt"
    try expectGolden(
      format.render(Self.diagnostics, sources: [Self.source]), "diagnostics-\(format.rawValue).\(suffix)")
  }

  @Test(arguments: DiagnosticFormat.allCases)
  func orderOfInputDoesNotMatter(_ format: DiagnosticFormat) {
    expectEqual(format.render(Self.diagnostics.reversed()), format.render(Self.diagnostics))
  }

  @Test(arguments: zip(DiagnosticFormat.allCases, ["", "[]\n", ""]))
  func noDiagnosticsAreAnEmptyOutput(_ format: DiagnosticFormat, _ text: String) {
    expectEqual(format.render([]), text)
  }
}
