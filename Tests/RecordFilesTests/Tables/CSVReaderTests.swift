import Diagnostics
import TestSupport
import Testing

@testable import RecordFiles

struct CSVReaderTests {
  private func rows(_ text: String, _ dialect: CSVDialect = .csv) throws -> [[String]] {
    try rows(Array(text.utf8), dialect)
  }

  private func rows(_ bytes: [UInt8], _ dialect: CSVDialect = .csv) throws -> [[String]] {
    var reader = try CSVReader(bytes, file: "t.csv", dialect: dialect)
    var rows = [reader.columns]
    while let row = try reader.nextRow() { rows.append(row.fields.map(\.text)) }
    return rows
  }

  private func failure(_ text: String, _ dialect: CSVDialect = .csv) -> String? {
    failure(Array(text.utf8), dialect)
  }

  private func failure(_ bytes: [UInt8], _ dialect: CSVDialect = .csv) -> String? {
    do {
      _ = try rows(bytes, dialect)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    "a,b\n1,2\n", "a,b\r\n1,2\r\n", "a,b\n1,2", "\u{FEFF}a,b\n1,2", "\"a\",\"b\"\n\"1\",\"2\"", "a,b\n\n\r\n1,2\n\n\n",
  ])
  func lineEndsMarksQuotesAndEmptyLinesDoNotChangeTheTable(text: String) throws {
    try expectEqual(rows(text), [["a", "b"], ["1", "2"]])
  }

  @Test func quotedFieldsHoldSeparatorsQuotesAndLines() throws {
    try expectEqual(rows("a,b\n\"x,\"\"y\"\"\r\nz\",\"\"\n"), [["a", "b"], ["x,\"y\"\r\nz", ""]])
  }

  @Test func doubledQuotesStandForOneEach() throws {
    try expectEqual(rows("a,b\n\"\"\"\",\"\"\"x\"\"\"\"\"\"\"\n"), [["a", "b"], ["\"", "\"x\"\"\""]])
    var reader = try CSVReader(Array("a,b\n\"\"\"é\"\"\",x\n".utf8), file: "t", dialect: .csv)
    try expectEqual(reader.nextRow()?.fields.last?.position, .init(line: 2, column: 9))
  }

  @Test func emptyFieldsAreFields() throws {
    try expectEqual(rows("a,b,c\n,,\nx,,\n"), [["a", "b", "c"], ["", "", ""], ["x", "", ""]])
    try expectEqual(rows("a\n\"\"\n"), [["a"], [""]])
  }

  @Test func quotesInsideABareFieldAreLiteral() throws {
    try expectEqual(rows("a\nthe \"best\" 5\"\n"), [["a"], ["the \"best\" 5\""]])
  }

  @Test func tabSeparatedFieldsDecodeFourEscapesAndKeepQuotes() throws {
    let text = "a\tb\n\"x\ty\\tz\\n\\r\\\\t\nC:\\dir\tend\\\n"
    try expectEqual(rows(text, .tsv), [["a", "b"], ["\"x", "y\tz\n\r\\t"], ["C:\\dir", "end\\"]])
  }

  @Test(arguments: [
    ("\"\"\"frying pan\"\" -steel\"", "\"frying pan\" -steel"), ("\"\"\"\"", "\""), ("\"\"\"\\t\\\\\"", "\"\t\\"),
    ("\"\"", ""),
    ("\"say \"\"x\"\"\"", "say \"x\""), ("\"frying pan\"", "\"frying pan\""), ("\"a\" \"\"b\"\"", "\"a\" \"\"b\"\""),
    ("\"a\"\"", "\"a\"\""), ("\"", "\""), ("\"\"\"", "\"\"\""), ("6\" \"\"x\"\"", "6\" \"\"x\"\""),
  ])
  func tabSeparatedFieldsWithDoubledQuotesAreTakenOutOfTheirQuotes(_ field: String, _ text: String) throws {
    try expectEqual(rows("a\tb\n\(field)\tx\n", .tsv), [["a", "b"], [text, "x"]])
  }

  @Test func backslashesInCommaSeparatedFieldsAreLiteral() throws {
    try expectEqual(rows("a\nx\\ty\n"), [["a"], ["x\\ty"]])
  }

  @Test func fieldsKnowTheirPlaceInScalars() throws {
    var reader = try CSVReader(Array("\u{FEFF}ä,b\n\"é\n👍🏽\",x\n".utf8), file: "t", dialect: .csv)
    expectEqual(reader.header.fields.map(\.position), [.init(line: 1, column: 1), .init(line: 1, column: 3)])
    let row = try #require(try reader.nextRow())
    expectEqual(row.line, 2)
    expectEqual(row.fields.map(\.position), [.init(line: 2, column: 1), .init(line: 3, column: 5)])
    #expect(try reader.nextRow() == nil)
    #expect(try reader.nextRow() == nil)
  }

  @Test(arguments: [
    ("", "t.csv:1:1: there is no header line"),
    ("\n\n", "t.csv:3:1: there is no header line"),
    ("a,,c\n", "t.csv:1:3: column 2 has no name"),
    ("a,b,a\n", "t.csv:1:5: the name 'a' stands above column 1 and column 3"),
    ("a,b\n1\n", "t.csv:2:1: the row has 1 field, but the header has 2"),
    ("a,b\n1,2,3\n", "t.csv:2:5: the row has 3 fields, but the header has 2"),
    ("a\n\"x\ny\n", "t.csv:2:1: the quote is never closed"),
    ("a\n\"x\ny\" z\n", "t.csv:3:3: text follows the closing quote"),
    ("a\nx\ry\n", "t.csv:2:2: a carriage return that does not end a line"),
    ("a\n\"x\"\ry\n", "t.csv:2:4: text follows the closing quote"),
    ("a\nü\0\n", "t.csv:2:2: a NUL character"),
    ("a\n\"x\n\0\"\n", "t.csv:3:1: a NUL character"),
    ("a\n\"x\"\0\n", "t.csv:2:4: a NUL character"),
  ])
  func faultsNameTheirPlace(text: String, message: String) {
    expectEqual(failure(text), message)
  }

  @Test func invalidUTF8NamesItsPlace() {
    expectEqual(failure(Array("a,b\nü,é".utf8) + [0xFF])?.hasPrefix("t.csv:2:4: invalid UTF-8; "), true)
    expectEqual(failure(Array("a\n\"x\nü".utf8) + [0xC3, 0x28, 0x22])?.hasPrefix("t.csv:3:2: invalid UTF-8; "), true)
    expectEqual(failure(Array("a\t".utf8) + [0x80], .tsv)?.hasPrefix("t.csv:1:3: invalid UTF-8; "), true)
  }

  @Test func noPrefixOfATableCrashes() {
    let bytes = Array("\u{FEFF}a,\"b\"\r\n\"é\"\"\n\",\\t\r\n".utf8)
    for count in bytes.indices {
      for dialect in [CSVDialect.csv, .tsv, .separated(by: UInt8(ascii: ";"))] {
        _ = failure(Array(bytes.prefix(count)), dialect)
      }
    }
  }
}
