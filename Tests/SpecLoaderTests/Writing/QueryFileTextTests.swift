import SearchModel
import TestSupport
import Testing

@testable import SpecLoader

/// Rows that are added to query files.
struct QueryFileTextTests {
  private static let row = QueryRow(
    query: "tom",
    sections: [.init(module: "films", status: .ok, first: ["f1", "f2"]), .init(module: "people", status: .empty)])

  /// The file with the row; what is in the way where there is something.
  private func adding(_ row: QueryRow = row, to text: String, file: String = "q.yaml") throws -> String {
    let form = try #require(QueryFileForm(fileName: file))
    do {
      let addition = try QueryFileText(file: file, form: form, bytes: Array(text.utf8)).adding(row, heading: "Run it")
      switch addition {
      case .added(_, let bytes): return String(decoding: bytes, as: UTF8.self)
      case .isThere(let id): return "there: \(id)"
      }
    } catch {
      return "refused: \(error.reason)"
    }
  }

  /// The lines of the row behind a dash in a column.
  private func lines(_ indentation: String = "", key: String = "  ", id: String = "tom", end: String = "\n") -> String {
    let dash = "-" + key.dropFirst()
    return [
      "\(dash)id: \(id)", "\(key)query: tom", "\(key)expect:", "\(key)  films: { status: ok, first: [f1, f2] }",
      "\(key)  people: { status: empty }",
    ].map { indentation + $0 + end }.joined()
  }

  @Test(arguments: ["", "\n", "\u{FEFF}"])
  func anEmptyFileGetsAHeading(text: String) throws {
    try expectEqual(adding(to: text), text + "# Run it\n" + lines())
  }

  @Test func aFileOfCommentsKeepsThem() throws {
    try expectEqual(adding(to: "# none yet"), "# none yet\n" + lines())
  }

  @Test(arguments: [
    ("- query: a\n", "", "  "),
    ("- query: a", "\n", "  "),
    ("- { query: a, expect: { films: { status: ok } } } # last\n# end\n", "", "  "),
    ("-   query: a\n    id: x\n", "", "    "),
    ("- id: a\n  query: >\n    text\n", "", "  "),
    ("# top\nqueries:\n- query: a\n", "", "  "),
    ("\u{FEFF}- query: a\n", "", "  "),
  ])
  func aListGetsTheRowAtItsEnd(text: String, gap: String, key: String) throws {
    try expectEqual(adding(to: text), text + gap + lines(key: key))
  }

  @Test(arguments: [
    ("queries:\n  - query: a\n", "thresholds:\n  - { measure: empty, max: 5% }\n"),
    ("queries:\n  - query: a # b\n    # c\n", "# thresholds\nthresholds: [{ measure: empty, max: 5% }]\n"),
    ("queries:\n  - query: a\n", "\njudgments: [{ file: a.qrels, module: films }]"),
    ("defaults: { hitsPerPage: 3 }\nqueries:\n  - query: a\n", "thresholds: []\n"),
    ("queries:\n- query: a\n  # its own\n", "# thresholds\n\nthresholds: []\n"),
    ("---\nqueries:\n  - query: a\n", "...\n"),
  ])
  func aMappingGetsTheRowAtTheEndOfItsQueries(head: String, tail: String) throws {
    let indentation = head.contains("\n  - ") ? "  " : ""
    try expectEqual(adding(to: head + tail), head + lines(indentation) + tail)
  }

  @Test func rowsKeepTheirDistance() throws {
    let head = "- query: a\n\n# second\n- query: b\n"
    try expectEqual(adding(to: head), head + "\n" + lines())
  }

  @Test func lineEndsAreThoseOfTheFile() throws {
    let text = "- query: a\r\n- query: b\r\n"
    try expectEqual(adding(to: text), text + lines(end: "\r\n"))
    try expectEqual(adding(to: "- query: a\r\n- query: b"), "- query: a\r\n- query: b\r\n" + lines(end: "\r\n"))
    try expectEqual(adding(to: "- query: a\r- query: b\r"), "- query: a\r- query: b\r" + lines(end: "\r"))
    let json = "{\"query\":\"a\"}\r\n{\"query\":\"b\"}"
    #expect(try adding(to: json, file: "q.jsonl").hasPrefix(json + "\r\n{"))
    #expect(try adding(to: json, file: "q.jsonl").hasSuffix("}\r\n"))
  }

  @Test func jsonLinesGetALine() throws {
    let expected = #"""
      {"id":"tom","query":"tom","expect":{"films":{"status":"ok","first":["f1","f2"]},"people":{"status":"empty"}}}

      """#
    try expectEqual(adding(to: "", file: "q.jsonl").replacing(" ", with: ""), expected)
    #expect(try adding(to: "{\"query\":\"a\"}\n", file: "q.ndjson").hasPrefix("{\"query\":\"a\"}\n{\"id\""))
  }

  @Test(arguments: [
    ("queries: [{ query: a }]\n", "its queries stand in [ ]"),
    ("[{ query: a }]", "its queries stand in [ ]"),
    ("queries: []\n", "its list of queries is empty"),
    ("thresholds: []\n", "it has an error: line 1"),
    ("- query: a\n- quer: b\n", "it has an error: line 2"),
    ("- query: a\n  id: x\n- query: b\n  id: x\n", "used twice"),
    ("- query: [a\n", "it has an error"),
    ("defaults: { typoTolerance: false }\nqueries:\n  - query: a\n", "its 'defaults' would change"),
    ("- id: a\n  query: |\n    text", "would not read back, or would change others"),
  ])
  func whatCannotTakeARowIsRefused(text: String, reason: String) throws {
    let result = try adding(to: text)
    #expect(result.hasPrefix("refused: ") && result.contains(reason), "\(result)")
  }

  @Test func idsAreUnique() throws {
    #expect(try adding(to: "- { id: tom, query: b }\n").hasSuffix(lines(id: "tom-2")))
    #expect(try adding(to: "- { id: tom, query: b }\n- { id: tom-2, query: c }\n").hasSuffix(lines(id: "tom-3")))
  }

  @Test func theSameTestIsWrittenOnce() throws {
    for file in ["q.yaml", "q.jsonl"] {
      let once = try adding(to: "", file: file)
      try expectEqual(adding(to: once, file: file), "there: tom")
      var other = Self.row
      other.filters = FilterTexts(byModule: ["films": ["genre:Drama"]])
      let twice = try adding(other, to: once, file: file)
      #expect(twice.hasPrefix(once) && twice.contains("tom-2"), "\(twice)")
      try expectEqual(adding(other, to: twice, file: file), "there: tom-2")
    }
    // A row that somebody wrote expects something else.
    #expect(try adding(to: "- { id: mine, query: tom }\n").hasSuffix(lines()))
  }
}
