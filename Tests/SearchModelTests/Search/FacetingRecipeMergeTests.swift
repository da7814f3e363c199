import SearchModel
import TestSupport
import Testing

struct FacetingRecipeMergeTests {
  private let request = SectionRequest(
    moduleID: "m", indexName: "movies",
    filterGroups: [
      .or("g", facetFilter("genre", "Drama"), facetFilter("genre", "Gone")), .and("also", facetFilter("genre", "Gone")),
      .and("y", facetFilter("year", "1999"), facetFilter("genre", "Horror", isNegated: true)),
    ],
    disjunctiveFacets: ["year"])

  private func counts(_ attribute: String, _ counts: [(String, Int)]) -> SearchResponse {
    SearchResponse(facets: [attribute: counts.map { Facet(value: $0.0, count: $0.1) }])
  }

  private func merge(_ answers: [SearchResponse], for request: SectionRequest) throws(SearchError) -> SearchResponse {
    try FacetingRecipe.Plan(request).merge(answers)
  }

  private func describe(_ response: SearchResponse) -> [String] {
    response.facets.map { attribute, values in
      "\(attribute): " + values.map { "\($0.value) \($0.count)" }.joined(separator: ", ")
    }
  }

  @Test func hitsComeFromTheMainAnswerAndCountsFromTheirOwn() throws {
    var main = SearchResponse(
      hits: [["objectID": "1"]], nbHits: 1, page: 2, nbPages: 3, hitsPerPage: 5,
      facets: [
        "country": [Facet(value: "FR", count: 1)], "genre": [Facet(value: "Drama", count: 1)],
        "year": [Facet(value: "1999", count: 1)],
      ],
      facetStats: ["year": FacetStats(min: 1999, max: 1999, avg: 1999, sum: 1999)])
    main.extra = ["userData": [1]]
    main.queryAfterRemoval = "x"
    var years = counts("year", [("2001", 3), ("1999", 2)])
    let stats = FacetStats(min: 1999, max: 2001, avg: 2000.2, sum: 10_001)
    years.facetStats = ["year": stats]
    years.hits = [["objectID": "9"]]
    years.nbHits = 99
    let merged = try merge(
      [main, counts("genre", [("Comedy", 4), ("Drama", 2)]), years], for: request)
    expectEqual(describe(merged), ["country: FR 1", "genre: Comedy 4, Drama 2, Gone 0", "year: 2001 3, 1999 2"])
    expectEqual(merged.facetStats["year"], stats)
    expectEqual(merged.hits, main.hits)
    expectEqual([merged.nbHits, merged.page, merged.nbPages, merged.hitsPerPage], [1, 2, 3, 5])
    expectEqual(merged.extra, main.extra)
    expectEqual(merged.queryAfterRemoval, "x")
  }

  @Test func chosenValuesThatNoRecordHasCountZeroInTheirOrder() throws {
    let answers = [SearchResponse(), counts("genre", [("Zoo", 2)]), SearchResponse()]
    let byCount = try merge(answers, for: request)
    expectEqual(describe(byCount), ["genre: Zoo 2, Drama 0, Gone 0", "year: 1999 0"])
    var alphabetical = request
    alphabetical.parameters["sortFacetValuesBy"] = "alpha"
    let byName = try merge(answers, for: alphabetical)
    expectEqual(describe(byName), ["genre: Drama 0, Gone 0, Zoo 2", "year: 1999 0"])
  }

  @Test func trapValueChosenInTwoGroupsIsCountedOnce() throws {
    let request = SectionRequest(
      moduleID: "m", indexName: "movies",
      filterGroups: [
        .or("a", facetFilter("genre", "Gone"), facetFilter("genre", "Gone")), .or("b", facetFilter("genre", "Gone")),
        .and("c", facetFilter("genre", "Gone"), Filter(.facet(attribute: "genre", value: .string("1999")))),
        .or("d", facetFilter("genre", "1999")),
      ])
    expectEqual(
      describe(try merge([SearchResponse(), SearchResponse()], for: request)),
      [
        "genre: 1999 0, Gone 0"
      ])
  }

  @Test func chosenValuesWithoutRecordsCanBeLeftOut() throws {
    var request = request
    request.keepsSelectedEmptyFacets = false
    let answers = [SearchResponse(), counts("genre", [("Zoo", 2)]), SearchResponse()]
    expectEqual(describe(try merge(answers, for: request)), ["genre: Zoo 2"])
  }

  @Test func laterAnswerReplacesTheWholeFacet() throws {
    let main = counts("genre", [("Drama", 5), ("Gone", 2), ("Noir", 1)])
    let merged = try merge(
      [main, counts("genre", [("Drama", 1), ("Gone", 1)]), SearchResponse()], for: request)
    expectEqual(describe(merged), ["genre: Drama 1, Gone 1", "year: 1999 0"])
  }

  @Test(arguments: 0..<3)
  func facetAnswerAmongHitsIsAnError(position: Int) {
    var answers = Array(repeating: SearchResponse(), count: 3)
    answers[position].facetHits = []
    #expect(throws: SearchError(.badResponse, "facet values came in answer to a search for hits")) {
      try merge(answers, for: request)
    }
  }

  @Test func faultyFilterTextIsABadRequest() {
    var request = request
    request.parameters.filters = "a:\"x"
    let error = #expect(throws: SearchError.self) { try FacetingRecipe.Plan(request) }
    expectEqual(error?.code, .badRequest)
    expectEqual(error?.message.hasPrefix("filters: "), true)
  }

  @Test func countsAreExactOnlyWhenAllAre() throws {
    var years = SearchResponse()
    #expect(try merge([SearchResponse(), SearchResponse(), years], for: request).isExhaustive)
    years.isExhaustive = false
    #expect(try !merge([SearchResponse(), SearchResponse(), years], for: request).isExhaustive)
  }

  @Test(arguments: [0, 1, 2, 4])
  func anotherNumberOfAnswersIsAnError(count: Int) {
    let error = #expect(throws: SearchError.self) {
      try merge(Array(repeating: SearchResponse(), count: count), for: request)
    }
    expectEqual(error, SearchError(.badResponse, "\(count) answer\(count == 1 ? "" : "s") came to 3 requests"))
  }

  @Test func searchInFacetValuesIsTakenAsItIs() throws {
    var request = request
    request.target = .facetValues(attribute: "genre", facetQuery: "", maxFacetHits: 5)
    let answer = SearchResponse(facetHits: [Facet(value: "Drama", count: 1, highlighted: "Drama")])
    try expectEqual(merge([answer], for: request), answer)
  }

  @Test func levelsAreMergedUnderTheirAttributes() throws {
    let request = SectionRequest(
      moduleID: "m", indexName: "movies",
      filterGroups: [
        FilterGroup(name: "c", kind: .hierarchical(HierarchicalRefinement(attributes: ["c0", "c1"], path: ["a"])))
      ])
    let merged = try merge(
      [counts("c0", [("a", 1)]), counts("c0", [("a", 1), ("b", 2)]), counts("c1", [("a > x", 1)])], for: request)
    expectEqual(describe(merged), ["c0: a 1, b 2", "c1: a > x 1"])
  }

  @Test func facetOrdersBreakTiesByBytes() {
    let facets = [("b", 2), ("é", 5), ("Z", 2), ("a", 2)].map { Facet(value: $0.0, count: $0.1) }
    expectEqual(FacetOrder.count.sorted(facets).map(\.value), ["é", "Z", "a", "b"])
    expectEqual(FacetOrder.alpha.sorted(facets).map(\.value), ["Z", "a", "b", "é"])
  }

  @Test(arguments: SearchError.Code.allCases)
  func onlyPassingFaultsAreRetryable(code: SearchError.Code) {
    let passing: [SearchError.Code] = [.timeout, .dns, .connect, .rateLimited, .server]
    expectEqual(SearchError(code, "x").isRetryable, passing.contains(code))
    #expect(SearchError(code, "x", isRetryable: true).isRetryable)
  }
}
