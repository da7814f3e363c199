import Presentation
import SearchModel
import TestSupport
import Testing

@testable import Evaluation

struct LatencyTableTests {
  private func result(_ milliseconds: Double, status: SectionStatus = .ok) -> QueryResult {
    var section = SectionResult(module: "m", indexName: "m", title: "M", status: status, content: .hits([]))
    section.milliseconds = milliseconds / 2
    return QueryResult(query: "q", sections: [section], milliseconds: milliseconds)
  }

  @Test func queriesAndSectionsAreCountedErrorsApart() {
    var table = LatencyTable()
    #expect(table.isEmpty)
    for milliseconds in 1...10 { table.add(result(Double(milliseconds)), backends: ["m": "far"]) }
    table.add(result(5_000, status: .error), backends: ["m": "far"])
    let lines = table.lines
    #expect(lines.count == 3 && lines[1].hasPrefix("queries  10  5.50 ms"), "\(lines)")
    #expect(lines[2].hasPrefix("far/m    10  2.75 ms") && lines[2].hasSuffix("1"), "\(lines)")
    // Ten durations have a p90, and neither a p95 nor a p99.
    expectEqual(lines[1].split(separator: " ", omittingEmptySubsequences: true).filter { $0 == "ms" }.count, 3)
  }

  @Test func resultsWithoutATimeAreNotCounted() {
    var table = LatencyTable()
    table.add(QueryResult(query: "q", sections: []), backends: [:])
    #expect(table.isEmpty)
  }
}
