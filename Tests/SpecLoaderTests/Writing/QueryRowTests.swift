import SearchModel
import TestSupport
import Testing

@testable import SpecLoader

/// The text of rows, and the ids that they get.
struct QueryRowTests {
  private static let queries = [
    "", " ", "tom hanks", "a: b", "a #b", "- a", "-", "? a", "'", "\"", "it's \"so\"", "\\", "\\n", "a\nb", "a\tb",
    "no", "null", "~", "007", "1e3", "0x1F", "[a]", "{a: b}", "a, b", "*a", "&a", "!a", "%a", "@a", "`a", "|", ">",
    "$a",
    "七人の侍", "e\u{301}", "é", "👩‍👩‍👧", "\u{2028}", "\u{202E}a", "\u{FEFF}a", "\u{7F}", "\u{85}", " a ", "...", "---",
    String(repeating: "long ", count: 300),
  ]

  @Test(arguments: ["q.yaml", "q.jsonl"], queries)
  func everyQueryReadsBack(file: String, query: String) throws {
    var row = QueryRow(query: query, sections: [.init(module: "a: b", status: .ok, first: [query + "1", "- x", "é"])])
    row.filters = FilterTexts(
      ["n > 1 OR m > 2"], byModule: ["a: b": ["\"g\":\"\(query.filter { $0 != "\"" && $0 != "\\" })x\""]])
    row.page = 0
    row.hitsPerPage = 7
    let form = try #require(QueryFileForm(fileName: file))
    // `adding` compares what is read back with the row.
    let addition = try QueryFileText(file: file, form: form, bytes: []).adding(row, heading: "a")
    guard case .added(let id, let bytes) = addition else {
      Issue.record("the file was empty")
      return
    }
    let entry = try #require(try SpecLoaderTests.queries((file, String(decoding: bytes, as: UTF8.self))).first)
    expectEqual(Array(entry.query.utf8), Array(query.utf8))
    expectEqual(entry.id, id)
    expectEqual(entry.hitsPerPage, 7)
    expectEqual(entry.page, 0)
    expectEqual(entry.filterTexts.shared, ["( n > 1 OR m > 2 )"])
    expectEqual(entry.expectations.first?.expectations.count, 2)
  }

  @Test func aRowHasALineForEachKeyAndSection() throws {
    let row = QueryRow(
      query: "- it's: \"so\"", hitsPerPage: 3, filters: FilterTexts(byModule: ["films": ["\"genre\":\"Drama\""]]),
      sections: [.init(module: "films", status: .ok, first: ["f-1", "007"]), .init(module: "people", status: .hidden)])
    let text = QueryRowText(members: try row.members(id: "its-so"))
    expectEqual(
      text.yamlLines(dashColumn: 2, keyColumn: 4),
      [
        "  - id: its-so",
        #"    query: "- it's: \"so\"""#,
        "    hitsPerPage: 3",
        #"    filters: { films: '"genre":"Drama"' }"#,
        "    expect:",
        #"      films: { status: ok, first: [f-1, "007"] }"#,
        "      people: { status: hidden }",
      ])
  }

  @Test func filtersForAllSectionsAreText() throws {
    let row = QueryRow(query: "a", filters: ["g:1"], sections: [])
    try expectEqual(row.members(id: "a")["filters"], "g:1")
    let both = QueryRow(query: "a", filters: FilterTexts(["g:1"], byModule: ["films": ["h:1"]]), sections: [])
    try expectEqual(both.members(id: "a")["filters"], ["films": "h:1"])
    try expectEqual(both.members(id: "a")["params"], ["filters": "g:1"])
  }

  @Test(arguments: [
    ("Tom Hanks", "tom-hanks"), ("", "empty"), ("  ", "empty"), ("!?", "query"), ("007", "query-007"),
    ("c++ & C", "c-c"),
    ("Amélie Poulain", "amélie-poulain"), ("七人の侍", "七人の侍"), ("it's: \"so\"", "it-s-so"),
    (String(repeating: "abcdefghi ", count: 9), "abcdefghi-abcdefghi-abcdefghi-abcdefghi"),
  ])
  func idsAreReadable(query: String, id: String) {
    expectEqual(QueryRowID.make(of: query, besides: []), id)
    expectEqual(QueryRowID.make(of: query, besides: [id, "\(id)-2"]), "\(id)-3")
  }
}
