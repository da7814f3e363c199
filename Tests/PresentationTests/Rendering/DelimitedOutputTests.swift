import RecordFiles
import RunFixtures
import SearchModel
import TestSupport
import Testing

@testable import Presentation

struct DelimitedOutputTests {
  /// The columns behind those that are always the same.
  private func header(
    fields: [[String]?], hasFacets: Bool = false, carried: [String] = [], options: RenderingOptions = RenderingOptions()
  ) -> [String] {
    var layouts = fields.enumerated().map { offset, names in
      SectionLayout(
        module: "m\(offset)", schema: names.map { HitSchema(fields: $0.map { HitField(name: $0, type: .any) }) })
    }
    if hasFacets { layouts.insert(SectionLayout(module: "facet", isFacet: true), at: 0) }
    let shape = OutputShape(.batch, layouts: layouts, carriedColumns: carried)
    let columns = DelimitedColumns(shape: shape, options: options)
    return Array(columns.header.dropFirst(columns.fixed.count))
  }

  @Test func fieldsHaveOneColumnEachInOrderOfFirstAppearance() {
    expectEqual(header(fields: [["b", "a"], nil, ["c", "a"], nil]), ["b", "a", "hit", "c"])
  }

  @Test func countsStandBetweenFieldsAndCarriedColumns() {
    expectEqual(header(fields: [["a"]], hasFacets: true, carried: ["x"]), ["a", "count", "x"])
    expectEqual(header(fields: [["a"]], carried: ["x"]), ["a", "x"])
  }

  @Test func namesThatClashArePrefixed() {
    expectEqual(
      header(fields: [["query", "count"]], carried: ["id", "note"]), ["hit.query", "count", "in.id", "note"])
    expectEqual(header(fields: [["count"]], hasFacets: true, carried: ["count"]), ["hit.count", "count", "in.count"])
    expectEqual(header(fields: [["a"]], carried: ["a"]), ["a", "in.a"])
    expectEqual(header(fields: [["nbHits", "error"]], carried: ["page"]), ["hit.nbHits", "hit.error", "in.page"])
    expectEqual(header(fields: [["hit.id", "id"]], carried: ["hit.id"]), ["hit.id", "hit.hit.id", "in.hit.id"])
  }

  @Test func durationsTakeTheirNameOnlyWhereTheyHaveAColumn() {
    expectEqual(header(fields: [["milliseconds"]], carried: ["milliseconds"]), ["milliseconds", "in.milliseconds"])
    let timed = RenderingOptions(isTimed: true)
    expectEqual(header(fields: [["milliseconds"]], options: timed), ["hit.milliseconds"])
  }

  @Test func rowsOfSectionsHaveCarriedColumnsOnly() {
    let options = RenderingOptions(rows: .sections)
    expectEqual(
      header(fields: [["a"], nil], hasFacets: true, carried: ["a", "page"], options: options), ["a", "in.page"])
  }

  @Test func sectionsThatWereAskedForByOffsetHaveNoPage() {
    let counts = SectionCounts(nbHits: 9, page: 1, nbPages: 3, hitsPerPage: 3, offset: 3, length: 3)
    let section = SectionResult(
      module: "m", indexName: "m", title: "M", status: .empty, counts: counts, content: .hits([]))
    let scenario = RenderingScenario(
      name: "offset", shape: OutputShape(.search, layouts: [SectionLayout(module: "m")]),
      results: [QueryResult(query: "q", sections: [section])])
    expectEqual(
      scenario.output(.csv, options: RenderingOptions(rows: .sections)),
      "query,id,module,status,nbHits,page,error\nq,,m,empty,9,,\n")
  }

  @Test func aDurationThatIsNoNumberIsEmpty() {
    let section = SectionResult(module: "m", indexName: "m", title: "M", status: .hidden, content: .hits([]))
    for (duration, cell) in [(nil, ""), (Double.nan, ""), (2, "2"), (0.12345, "0.123")] as [(Double?, String)] {
      let scenario = RenderingScenario(
        name: "timed", shape: OutputShape(.search, layouts: [SectionLayout(module: "m")]),
        results: [QueryResult(query: "q", sections: [section], milliseconds: duration)])
      expectEqual(
        scenario.output(.csv, options: RenderingOptions(rows: .sections, isTimed: true)),
        "query,id,module,status,nbHits,page,error,milliseconds\nq,,m,hidden,,,,\(cell)\n")
    }
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("say \"x\"", "\"say \"\"x\"\"\""), ("a\nb", "\"a\nb\""),
    ("a\r\nb", "\"a\r\nb\""), ("a\tb", "a\tb"), (" a ", " a "), ("ä;", "ä;"),
  ])
  func commaSeparatedCellsAreQuotedOnlyWhereNeeded(_ text: String, _ cell: String) {
    expectEqual(DelimitedSyntax.csv.row([DelimitedCell(text)], isSpreadsheetSafe: false), cell + "\n")
  }

  @Test(arguments: [
    ("a\tb", #"a\tb"#), ("a\r\nb", #"a\r\nb"#), (#"a\tb"#, #"a\\tb"#), (#"6" pan"#, #"6" pan"#),
  ])
  func tabSeparatedCellsAreEscaped(_ text: String, _ cell: String) {
    expectEqual(DelimitedSyntax.tsv.row([DelimitedCell(text)], isSpreadsheetSafe: false), cell + "\n")
  }

  @Test(arguments: [
    ("\"frying pan\" -steel", "\"\"\"frying pan\"\" -steel\""), ("\"", "\"\"\"\""), ("\"\t", "\"\"\"\\t\""),
    ("\"\u{301}", "\"\"\"\u{301}\""),
  ])
  func tabSeparatedCellsThatBeginWithAQuoteAreQuoted(_ text: String, _ cell: String) {
    expectEqual(DelimitedSyntax.tsv.row([DelimitedCell(text)], isSpreadsheetSafe: false), cell + "\n")
  }

  @Test func tabSeparatedCellsReadBackAsTheyWere() throws {
    let pieces = ["\"", "\\", "\t", "\n", "\r", "a", " ", "n", "é", "'"]
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces[Int.random(in: 0..<10, using: &random)] }.joined()
      }
      let rows = [["a", "b"], texts].map { cells in
        DelimitedSyntax.tsv.row(cells.map { DelimitedCell($0) }, isSpreadsheetSafe: false)
      }
      var reader = try CSVReader(Array(rows.joined().utf8), file: "t.tsv", dialect: .tsv)
      try expectEqual(reader.nextRow()?.fields.map(\.text), texts)
      #expect(try reader.nextRow() == nil)
    }
  }

  @Test(arguments: [
    "=1", "+a", "-", "@x", "\tx", "\rx", "\nx", "=\u{301}x", "＝1", "＋1", "－1", "＠x", "-1.5.2", "+1e", "--1", "-1+1",
    "+.",
    "-1 ", "\t1", "+１",
  ])
  func stringsLikeFormulasAreMarkedWhenAsked(_ text: String) {
    let row = DelimitedSyntax.tsv.row([DelimitedCell(text)], isSpreadsheetSafe: true)
    expectEqual(row, "'" + DelimitedSyntax.tsv.row([DelimitedCell(text)], isSpreadsheetSafe: false))
  }

  @Test(arguments: [(JSON.integer(-5), "-5"), (.double(-0.5), "-0.5"), (.literal("-1e999"), "-1e999"), ("a=b", "a=b")])
  func numbersAreNeverMarked(_ value: JSON, _ cell: String) {
    expectEqual(DelimitedSyntax.csv.row([DelimitedCell(value)], isSpreadsheetSafe: true), cell + "\n")
  }

  @Test(arguments: ["-1.5", "+3", "1e5", "-1e-5", "+1.E+5", "-.5"])
  func textsThatArePlainNumbersAreNeverMarked(_ text: String) {
    expectEqual(DelimitedSyntax.csv.row([DelimitedCell(text)], isSpreadsheetSafe: true), text + "\n")
  }

  private static let cells: [(value: JSON?, text: String)] = [
    (.none, ""), (.some(.null), ""), (.double(.nan), ""), (.double(.infinity), ""), (true, "true"),
    (["a", 1, .null], #"["a",1,null]"#), (["k": ["ü": 1.5]], #"{"k":{"ü":1.5}}"#),
    (9_007_199_254_740_993, "9007199254740993"),
  ]

  @Test(arguments: cells)
  func valuesBecomeCells(_ value: JSON?, _ text: String) {
    expectEqual(DelimitedCell(value).text, text)
  }

  @Test func everyRowHasTheColumnsOfTheHeader() {
    for scenario in RenderingScenario.all {
      let rows = scenario.output(.tsv).split(separator: "\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false)
      }
      expectEqual(Set(rows.map(\.count)).count, 1, "\(scenario.name)")
    }
  }

  @Test func sectionWhoseHitsWereAllLeftOutHasItsRow() {
    let section = SectionResult(module: "m", indexName: "m", title: "M", status: .ok, content: .hits([]))
    let scenario = RenderingScenario(
      name: "left out", shape: OutputShape(.search, layouts: [SectionLayout(module: "m")]),
      results: [QueryResult(query: "q", sections: [section])])
    expectEqual(
      scenario.output(.csv), "query,id,module,status,nbHits,page,error,position,objectID,hit\nq,,m,ok,,,,,,\n")
  }
}
