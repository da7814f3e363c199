import SearchModel
import Testing

@testable import IndexSettings

struct ParsedFiltersTests {
  @Test func filtersThatDoNotParseAreToldWithTheirParameter() {
    let parsed = ParsedFilters(["filters": "a:(", "numericFilters": ["b > 1", "c"], "tagFilters": ["d"]])
    #expect(parsed.problems.map(\.name) == ["filters", "numericFilters"])
    #expect(parsed.problems.map(\.element) == [nil, 1])
    #expect(parsed.expressions.map(\.parameter) == ["tagFilters"])
  }
}
