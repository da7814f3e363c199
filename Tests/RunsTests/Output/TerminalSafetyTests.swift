import Presentation
import SearchModel
import TestSupport
import Testing

@testable import Runs

/// What a terminal gets of outputs whose bytes are those of the data elsewhere.
struct TerminalSafetyTests {
  private static let hostile = "a\u{9B}31m\u{202E}\u{1B}b"

  @Test(arguments: [OutputFormat.json, .ndjson])
  func jsonIsTheSameValue(format: OutputFormat) throws {
    let json = JSON.object(["title": .string(Self.hostile)]).text(indentation: 2)
    let safe = format.terminalSafety.safe(json)
    #expect(safe.utf8.allSatisfy { $0 == 10 || (0x20..<0x7F).contains($0) })
    try expectEqual(JSON(parsing: Array(safe.utf8)), JSON(parsing: Array(json.utf8)))
  }

  @Test(arguments: [OutputFormat.csv, .tsv])
  func rowsAndColumnsStayAndDataIsEscaped(format: OutputFormat) {
    let table = Array("query\ttitle\nx\t\"\(Self.hostile)\r\"\n".utf8)
    expectEqual(
      String(decoding: format.terminalSafety.safe(table), as: UTF8.self),
      "query\ttitle\nx\t\"a\\u{9B}31m\\u{202E}\\u{1B}b\\r\"\n")
  }

  @Test(arguments: [OutputFormat.text, .markdown])
  func whatIsRenderedForPeopleStaysAsItIs(format: OutputFormat) {
    expectEqual(format.terminalSafety.safe("\u{1B}[1mbold\u{1B}[0m"), "\u{1B}[1mbold\u{1B}[0m")
  }
}
