import SearchModel
import TestSupport
import Testing

@testable import IndexSettings

struct ParsedFiltersTests {
  @Test func filtersThatDoNotParseAreToldWithTheirParameter() {
    let parsed = ParsedFilters(["filters": "a:(", "numericFilters": ["b > 1", "c"], "tagFilters": ["d"]])
    expectEqual(parsed.problems.map(\.name), ["filters", "numericFilters"])
    expectEqual(parsed.problems.map(\.element), [nil, 1])
    expectEqual(parsed.expressions.map(\.parameter), ["tagFilters"])
  }
}
