import SearchModel
import TestSupport
import Testing

struct SectionRequestRefinementsTests {
  private let price = Filter(.comparison(attribute: "price", operator: .greater, number: .integer(3)))
  private let range = Filter(.range(attribute: "year", lower: .integer(1990), upper: .integer(2000)))

  @Test func refinementsFollowFromTheFilterGroups() {
    let hierarchy = HierarchicalRefinement(attributes: ["lvl0", "lvl1"], path: ["a", "b"])
    let request = SectionRequest(
      moduleID: "m", indexName: "i", parameters: ["query": "tom", "filters": "genre:NotOfTheState"],
      filterGroups: [
        FilterGroup(name: "a", kind: .or, filters: [facetFilter("genre", "b"), facetFilter("genre", "a")]),
        FilterGroup(
          name: "b", kind: .and,
          filters: [price, range, facetFilter("genre", "a"), facetFilter("genre", "z", isNegated: true)]),
        FilterGroup(name: "c", kind: .hierarchical(hierarchy)),
        FilterGroup(name: "d", kind: .or, filters: [price]),
        FilterGroup(name: "e", kind: .or, filters: [Filter(.tag("t"))]),
      ])
    expectEqual(request.query, "tom")
    expectEqual(request.facetRefinements, ["genre": ["a", "b"], "lvl1": ["a > b"]])
    expectEqual(request.numericRefinements, ["price": [price], "year": [range]])
    expectEqual(request.disjunctiveNumerics, ["price"])
  }

  @Test func aRequestWithoutFiltersHasNone() {
    let request = SectionRequest(moduleID: "m", indexName: "i")
    #expect(request.facetRefinements.isEmpty && request.numericRefinements.isEmpty)
    #expect(request.disjunctiveNumerics.isEmpty)
  }
}
