import SearchModel
import TestSupport
import Testing

/// How long lists of facet values a plan asks for, and what it makes of them.
struct FacetingRecipePlanTests {
  private func request(_ limit: Int?, groups: [FilterGroup], order: FacetOrder = .count) -> SectionRequest {
    var parameters: SearchParameters = ["facets": ["genre"], "sortFacetValuesBy": .string(order.rawValue)]
    parameters["maxValuesPerFacet"] = limit.map(JSON.integer)
    return SectionRequest(moduleID: "m", indexName: "movies", parameters: parameters, filterGroups: groups)
  }

  private let chosen = FilterGroup.or("g", facetFilter("genre", "Noir"), facetFilter("genre", "Gone"))

  private func limits(_ plan: FacetingRecipe.Plan) -> [Int?] {
    plan.subrequests.map { $0.parameters["maxValuesPerFacet"]?.integerValue }
  }

  @Test func longListsAreAskedForWhereValuesCanBeChosen() throws {
    let disjunctive = request(2, groups: [chosen])
    try expectEqual(limits(FacetingRecipe.Plan(disjunctive)), [2, 2])
    try expectEqual(limits(FacetingRecipe.Plan(disjunctive, listLength: .longest)), [1_000, 1_000])
    let path = HierarchicalRefinement(attributes: ["c0"], path: ["a"])
    for groups in [[], [FilterGroup(name: "c", kind: .hierarchical(path))]] {
      let plan = try FacetingRecipe.Plan(request(nil, groups: groups), listLength: .longest)
      expectEqual(limits(plan), plan.subrequests.map { _ in nil })
    }
  }

  private let counts = SearchResponse(facets: [
    "genre": ["Drama", "Comedy", "Horror", "Noir", "Western"].enumerated().map { Facet(value: $1, count: 9 - $0) }
  ])

  private func values(
    _ request: SectionRequest, _ length: FacetingRecipe.Plan.ListLength, listing: FacetListing? = nil
  ) throws -> [String] {
    let plan = try FacetingRecipe.Plan(request, listLength: length)
    let merged = try plan.merge([SearchResponse(), counts]) { listing ?? FacetListing(request.parameters) }
    return (merged.facets["genre"] ?? []).map(\.value)
  }

  @Test func longListsAreCutAndChosenValuesStay() throws {
    try expectEqual(values(request(2, groups: [chosen]), .longest), ["Drama", "Comedy", "Noir", "Gone"])
    try expectEqual(values(request(2, groups: [chosen], order: .alpha), .longest), ["Comedy", "Drama", "Gone", "Noir"])
    // A value that no record has takes no place.
    let absent = FilterGroup.or("g", facetFilter("genre", "Action"))
    try expectEqual(values(request(2, groups: [absent], order: .alpha), .longest), ["Action", "Comedy", "Drama"])
    try expectEqual(values(request(2, groups: [absent]), .longest), ["Drama", "Comedy", "Action"])
    try expectEqual(values(request(0, groups: [chosen]), .longest), ["Noir", "Gone"])
    try expectEqual(values(request(-1, groups: [chosen]), .longest), ["Noir", "Gone"])
    try expectEqual(values(request(9, groups: [chosen]), .longest).count, 6)
  }

  @Test func listsOfTheLengthAskedForStayAsTheyCome() throws {
    try expectEqual(
      values(request(2, groups: [chosen]), .asRequested), ["Drama", "Comedy", "Horror", "Noir", "Western"])
    try expectEqual(values(request(9, groups: [chosen]), .asRequested).last, "Gone")
  }

  @Test func backendMaySayHowFacetsAreListed() throws {
    let listing = FacetListing(["maxValuesPerFacet": 1, "sortFacetValuesBy": "alpha"])
    try expectEqual(values(request(9, groups: [chosen]), .longest, listing: listing), ["Comedy", "Gone", "Noir"])
  }
}
