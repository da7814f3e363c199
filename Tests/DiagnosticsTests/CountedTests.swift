import Diagnostics
import TestSupport
import Testing

struct CountedTests {
  @Test(arguments: [(0, "0 queries"), (1, "1 query"), (2, "2 queries"), (-1, "-1 queries")])
  func numbersStandBeforeWhatTheyCount(number: Int, text: String) {
    expectEqual(number.counted("query", "queries"), text)
  }

  @Test func whatHasNoOtherNameForManyTakesAnS() {
    expectEqual([0, 1, 2].map { $0.counted("record") }, ["0 records", "1 record", "2 records"])
  }
}
