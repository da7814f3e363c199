import SearchModel
import SpecLoader
import TestSupport
import Testing

@testable import Runs

struct QuerySampleTests {
  private func candidates(_ counts: [Int], seed: UInt64 = 0) throws -> [QuerySample.Candidate] {
    let rows = counts.enumerated().map { "- { id: q\($0), query: a, count: \($1) }\n" }.joined()
    return try makeEntries(rows).map { QuerySample(size: 1, seed: seed).candidate($0) }
  }

  @Test func frequentQueriesAreAlwaysDrawn() throws {
    let drawn = QuerySample(size: 5).draw(try candidates([1, 900, 1, 1, 500, 1, 1, 1, 1, 1]))
    #expect(drawn.count == 5 && drawn.isSuperset(of: [2, 5]))
  }

  @Test func theSeedDecidesWhichOthers() throws {
    let counts = Array(repeating: 1, count: 100)
    let first = QuerySample(size: 10).draw(try candidates(counts))
    #expect(first == QuerySample(size: 10).draw(try candidates(counts)) && first.count == 10)
    #expect(first != QuerySample(size: 10, seed: 1).draw(try candidates(counts, seed: 1)))
  }

  @Test func aQueryThatIsAddedMovesFew() throws {
    let before = QuerySample(size: 50).draw(try candidates(Array(repeating: 1, count: 500)))
    let after = QuerySample(size: 50).draw(try candidates(Array(repeating: 1, count: 501)))
    #expect(before.subtracting(after).count <= 1)
  }

  @Test func aSmallerNumberIsDrawnWhole() throws {
    expectEqual(QuerySample(size: 10).draw(try candidates([1, 1, 1])), [1, 2, 3])
  }
}
