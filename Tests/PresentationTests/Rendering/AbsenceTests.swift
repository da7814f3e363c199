import RunFixtures
import SearchModel
import TestSupport
import Testing

@testable import Presentation

/// Sections that list nothing although records match.
struct AbsenceTests {
  private func section(_ counts: SectionCounts, skipped: Int = 0) -> SectionResult {
    var section = SectionResult(
      module: "products", indexName: "products", title: "Products*", status: .empty, counts: counts, content: .hits([]))
    section.invalidHits.skipped = skipped
    return section
  }

  private static let cases: [(SectionCounts, Int, String?)] = [
    (
      SectionCounts(nbHits: 12, page: 70, nbPages: 1, hitsPerPage: 20), 0,
      "page 70 is beyond the last page (0) of 12 hits"
    ),
    (SectionCounts(nbHits: 1, page: 1, nbPages: 1, hitsPerPage: 20), 0, "page 1 is beyond the last page (0) of 1 hit"),
    (SectionCounts(nbHits: 12, page: 0, nbPages: 0, hitsPerPage: 0), 0, "12 hits, none shown (hitsPerPage is 0)"),
    (SectionCounts(nbHits: 12, page: 0, nbPages: 1, hitsPerPage: 20), 0, "12 hits, none on page 0"),
    (
      SectionCounts(nbHits: 12, page: 0, nbPages: 1, hitsPerPage: 20, offset: 40, length: 5), 0,
      "offset 40 is beyond 12 hits"
    ),
    (
      SectionCounts(nbHits: 12, page: 0, nbPages: 1, hitsPerPage: 20, offset: 0, length: 0), 0,
      "12 hits, none shown (length is 0)"
    ),
    (
      SectionCounts(nbHits: 3, page: 0, nbPages: 1, hitsPerPage: 20), 3,
      "3 hits left out, they do not fit the hit schema"
    ),
    (
      SectionCounts(nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20), 1,
      "1 hit left out, it does not fit the hit schema"
    ),
    (SectionCounts(nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20), 0, nil),
    (SectionCounts(nbHits: 0, page: 3, nbPages: 0, hitsPerPage: 0), 0, nil),
  ]

  @Test func textAndMarkdownSayWhyNothingIsListed() {
    for (counts, skipped, note) in Self.cases {
      var scenario = RenderingScenario.search
      scenario.results = [QueryResult(query: "xyz", sections: [section(counts, skipped: skipped)])]
      let none = "No results for \"xyz\"\n"
      expectEqual(scenario.output(.text), (note.map { "Products*: \($0)\n" } ?? none))
      expectEqual(scenario.output(.markdown), (note.map { "**Products\\***: \($0)\n" } ?? none))
      #expect(scenario.output(.json).contains("\"status\": \"empty\""))
    }
  }

  @Test func tablesKeepOneRowForTheSection() {
    var scenario = RenderingScenario.search
    let counts = SectionCounts(nbHits: 12, page: 70, nbPages: 1, hitsPerPage: 20)
    scenario.results = [QueryResult(query: "xyz", sections: [section(counts)])]
    let rows = scenario.output(.csv).split(separator: "\n").dropFirst()
    expectEqual(rows.count, 1)
    expectEqual(rows.first?.hasPrefix("xyz,,products,empty,12,70,,,"), true)
  }
}
