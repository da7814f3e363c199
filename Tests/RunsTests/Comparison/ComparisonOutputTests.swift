import Evaluation
import Presentation
import RunFixtures
import SearchModel
import TerminalText
import TestSupport
import Testing

@testable import Runs

/// Comparisons as they are written, byte for byte.
struct ComparisonOutputTests {
  private static func section(
    _ module: String, _ ids: [String], nbHits: Int? = nil, error: SearchError? = nil
  ) -> SectionOutline {
    SectionOutline(
      module: module, status: error != nil ? .error : ids.isEmpty ? .empty : .ok, error: error, nbHits: nbHits, ids: ids
    )
  }

  private static func genres(_ values: String..., counts: [Int]) -> SectionOutline {
    SectionOutline(module: "genres", status: .ok, kind: .facetHits, ids: values, counts: counts)
  }

  /// Every kind of change, errors, names from data that must not reach a terminal, and a list that is cut.
  private static let comparisons: [QueryComparison] = {
    let hostile = "f\u{1B}[31m\u{202E}2"
    let many = (1...25).map { "f\($0)" }
    let pairs = [
      (
        ResultOutline(
          query: "tom", id: "1",
          sections: [section("films", ["f1", hostile, "f3"], nbHits: 12), genres("Drama", "War", counts: [9, 3])]),
        ResultOutline(
          query: "tom", id: "1",
          sections: [section("films", ["f3", "f1", "f4"], nbHits: 14), genres("Drama", "War", counts: [9, 4])])
      ),
      (
        ResultOutline(query: "same", id: "2", sections: [section("films", ["f1"], nbHits: 1), section("genres", [])]),
        ResultOutline(query: "same", id: "2", sections: [section("films", ["f1"], nbHits: 1), section("genres", [])])
      ),
      (
        ResultOutline(
          query: "fails\u{7}", id: "3",
          sections: [
            section("films", ["f1"], nbHits: 1), section("genres", [], error: SearchError(.timeout, "late")),
            section("old", ["x"]),
          ]),
        ResultOutline(
          query: "fails\u{7}", id: "4",
          sections: [
            section("films", [], error: SearchError(.server, "down\u{1B}[0m")),
            section("genres", [], error: SearchError(.timeout, "later")), section("fresh", ["y"]),
          ])
      ),
      (
        ResultOutline(query: "many", sections: [section("films", many, nbHits: 25), section("genres", ["Drama"])]),
        ResultOutline(query: "many", sections: [section("films", [], nbHits: 0), genres("Drama", counts: [1])])
      ),
    ]
    return pairs.map { QueryComparison($0.0, $0.1) }
      + [QueryComparison(ResultOutline(query: "gone", id: "9", sections: [section("films", ["f1"])]), onlyOn: .left)]
  }()

  private static func output(
    _ format: ComparisonFormat, of comparisons: [QueryComparison] = comparisons,
    rendering: ComparisonRendering = ComparisonRendering()
  ) -> String {
    let heading = ComparisonHeading(
      left: .spec("search.yaml"), right: .spec("search.yaml", backend: "clus\u{1B}ter"), options: ComparisonOptions())
    var renderer = format.renderer(for: heading, options: rendering)
    var summary = ComparisonSummary()
    var bytes = renderer.header()
    for comparison in comparisons {
      bytes += renderer.render(comparison)
      summary.add(comparison)
    }
    summary.duplicateCounts = comparisons.isEmpty ? [:] : [.right: 1]
    return String(decoding: bytes + renderer.footer(summary), as: UTF8.self)
  }

  private static func suffix(of format: ComparisonFormat) -> String {
    switch format {
    case .text: "txt"
    case .markdown: "md"
    case .json, .ndjson: format.rawValue
    }
  }

  @Test(arguments: ComparisonFormat.allCases)
  func outputIsAsRecorded(format: ComparisonFormat) throws {
    let suffix = Self.suffix(of: format)
    try expectGolden(Self.output(format), "comparison.\(suffix)")
    try expectGolden(Self.output(format, of: []), "empty-comparison.\(suffix)")
  }

  /// A query that was asked often, whose hits have labels that mean something to Markdown and to terminals.
  private static let labelled: [QueryComparison] = {
    var left = section("films", ["f1", "f2"], nbHits: 2)
    left.labels = ["Blue | <b>kettle</b>\u{1B}[0m", ""]
    var right = section("films", ["f3", "f1"], nbHits: 2)
    right.labels = ["@team #1", left.labels[0]]
    var (one, other) = (
      ResultOutline(query: "kettle", sections: [left]), ResultOutline(query: "kettle", sections: [right])
    )
    one.count = 3
    other.count = 3
    return [QueryComparison(one, other)]
  }()

  @Test(arguments: ComparisonFormat.allCases)
  func labelsAndDemandAreAsRecorded(format: ComparisonFormat) throws {
    try expectGolden(Self.output(format, of: Self.labelled), "labelled-comparison.\(Self.suffix(of: format))")
  }

  @Test func markdownFitsAComment() {
    let ids = (1...20).map { "\($0)-" + String(repeating: "|", count: 500) }
    let many = (1...400).map { place in
      QueryComparison(
        ResultOutline(
          query: String(repeating: "*", count: 300), id: "\(place)", sections: [Self.section("m\(place)", ids)]),
        ResultOutline(
          query: String(repeating: "*", count: 300), id: "\(place)", sections: [Self.section("m\(place)", [])]))
    }
    let text = Self.output(.markdown, of: many)
    #expect(text.utf8.count < 60_000)
    #expect(text.hasPrefix("**400 of 400 sections changed** (100.0 %), in 400 of 400 queries.\n"))
    #expect(text.contains("\n… and "))
  }

  @Test func textOfAllQueriesInColourIsAsRecorded() throws {
    let rendering = ComparisonRendering(styler: Styler(isEnabled: true), showsAllQueries: true)
    try expectGolden(Self.output(.text, rendering: rendering), "comparison-terminal.txt")
  }

  @Test func plainTextHoldsNoControlCharacter() {
    let text = Self.output(.text)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func jsonAndLinesHoldTheSame() throws {
    let whole = try #require(JSON(parsing: Array(Self.output(.json).utf8)).objectValue)
    let lines = try Self.output(.ndjson).split(separator: "\n").map { try JSON(parsing: Array($0.utf8)) }
    let queries = lines.dropLast().map { line -> JSON in
      var members = line.objectValue ?? [:]
      members["schemaVersion"] = nil
      return .object(members)
    }
    expectEqual(whole["queries"], .array(queries))
    expectEqual(whole["summary"], lines.last?.objectValue?["summary"])
    #expect(lines.allSatisfy { $0.objectValue?["schemaVersion"] == 1 })
  }

  @Test(arguments: [(0.0, 2, "0.00"), (1, 3, "1.000"), (0.005, 2, "0.01"), (99.95, 1, "100.0"), (0.0625, 3, "0.063")])
  func numbersHaveSoManyDigits(number: Double, digits: Int, text: String) {
    expectEqual(number.fixed(digits: digits), text)
  }
}
