import SearchModel
import TestSupport
import Testing

func facetFilter(_ attribute: String, _ value: String, isNegated: Bool = false) -> Filter {
  Filter(.facet(attribute: attribute, value: FacetValue(bareword: value)), isNegated: isNegated)
}

extension FilterGroup {
  static func or(_ name: String, _ filters: Filter...) -> FilterGroup {
    FilterGroup(name: name, kind: .or, filters: filters)
  }
  static func and(_ name: String, _ filters: Filter...) -> FilterGroup {
    FilterGroup(name: name, kind: .and, filters: filters)
  }
}

struct FacetingRecipeExpandTests {
  private func request(
    _ parameters: SearchParameters = [:], groups: [FilterGroup] = [], disjunctive: [String] = []
  ) -> SectionRequest {
    SectionRequest(
      moduleID: "m", indexName: "movies", parameters: parameters, filterGroups: groups, disjunctiveFacets: disjunctive)
  }

  /// The parameters of each subrequest as text.
  private func expanded(_ request: SectionRequest) throws -> [String] {
    let subrequests = try FacetingRecipe.expand(request)
    #expect(subrequests.allSatisfy { $0.indexName == request.indexName && $0.target == request.target })
    return subrequests.map { JSON.object($0.parameters.object).text() }
  }

  /// The filters and facets of each subrequest.
  private func filtersAndFacets(_ request: SectionRequest) throws -> [String] {
    let subrequests = try FacetingRecipe.expand(request)
    expectEqual(FacetingRecipe.requestCount(of: request), subrequests.count)
    return subrequests.map { subrequest in
      "\(subrequest.parameters.facets.joined(separator: ",")): \(subrequest.parameters.filters ?? "none")"
    }
  }

  @Test func plainRequestIsItself() throws {
    try expectEqual(expanded(request()), [#"{"hitsPerPage":20,"page":0,"query":""}"#])
    let asked: SearchParameters = [
      "query": "tom", "page": 2, "hitsPerPage": 5, "facets": ["a"], "getRankingInfo": true,
    ]
    try expectEqual(
      expanded(request(asked)),
      [
        #"{"facets":["a"],"getRankingInfo":true,"hitsPerPage":5,"page":2,"query":"tom"}"#
      ])
  }

  @Test func filterStateStandsBeforeFilterText() throws {
    let groups = [FilterGroup.and("b", facetFilter("x", "1")), .and("a", facetFilter("y", "2"))]
    try expectEqual(
      filtersAndFacets(request(["filters": "z:1 OR z:2"], groups: groups)),
      [
        #": ( "y":2 ) AND ( "x":1 ) AND ( z:1 OR z:2 )"#
      ])
    try expectEqual(
      filtersAndFacets(request(["filters": "z:1 AND z:2"], groups: groups)).first?.hasSuffix(" AND z:1 AND z:2"), true)
  }

  @Test func declaredDisjunctiveFacetsAreCountedApartInOrderOfName() throws {
    let parameters: SearchParameters = [
      "query": "tom", "page": 3, "hitsPerPage": 5, "facets": ["genre", "year"], "attributesToSnippet": ["t"],
    ]
    try expectEqual(
      expanded(request(parameters, disjunctive: ["year", "genre", "Zoo", "genre"])),
      [
        #"{"attributesToSnippet":["t"],"facets":["genre","year"],"hitsPerPage":5,"page":3,"query":"tom"}"#
      ]
        + ["Zoo", "genre", "year"].map { attribute in
          #"{"analytics":false,"attributesToHighlight":[],"attributesToRetrieve":[],"attributesToSnippet":["t"],"#
            + #""facets":["\#(attribute)"],"hitsPerPage":0,"page":3,"query":"tom"}"#
        })
  }

  @Test func trapSubrequestsComeInAFixedOrder() throws {
    let attributes = (0..<40).map { "a\($0 * 17 % 40)" }
    let groups = attributes.map { FilterGroup.or($0, facetFilter($0, "x")) }
    let first = try FacetingRecipe.expand(request(groups: groups, disjunctive: attributes))
    expectEqual(first.dropFirst().map(\.parameters.facets), attributes.sorted(by: utf8Precedes).map { [$0] })
    try expectEqual(
      FacetingRecipe.expand(request(groups: groups.reversed(), disjunctive: attributes.reversed())), first)
  }

  @Test func attributesOfOrGroupsOfFacetsAreDisjunctive() throws {
    let groups = [
      FilterGroup.or("g", facetFilter("genre", "Drama"), facetFilter("genre", "Comedy")),
      .or("y", facetFilter("year", "1999"), facetFilter("genre", "Noir")),
      .and("when", facetFilter("genre", "Film"), facetFilter("decade", "90s")),
      .or("n", Filter(.comparison(attribute: "price", operator: .less, number: .integer(5)))),
      .or("t", Filter(.tag("new"))),
    ]
    let rest = #"( "price" < 5 ) AND ( "_tags":"new" ) AND ( "decade":"90s" AND "genre":"Film" )"#
    try expectEqual(
      filtersAndFacets(request(groups: groups)),
      [
        #": ( "genre":"Comedy" OR "genre":"Drama" ) AND \#(rest) AND ( "genre":"Noir" OR "year":1999 )"#,
        #"genre: \#(rest) AND ( "year":1999 )"#,
        #"year: ( "genre":"Comedy" OR "genre":"Drama" ) AND \#(rest) AND ( "genre":"Noir" )"#,
      ])
  }

  @Test func emptiedGroupsLeaveNoFilterAtAll() throws {
    let groups = [FilterGroup.or("g", facetFilter("genre", "Drama"))]
    let counting = try FacetingRecipe.expand(request(groups: groups))[1]
    #expect(counting.parameters["filters"] == nil)
    expectEqual(counting.parameters.facets, ["genre"])
  }

  @Test func numericFiltersOfADisjunctiveAttributeStay() throws {
    let newer = Filter(.comparison(attribute: "year", operator: .greater, number: .integer(1990)))
    try expectEqual(
      filtersAndFacets(request(groups: [.or("y", newer)], disjunctive: ["year"])),
      [
        #": ( "year" > 1990 )"#, #"year: ( "year" > 1990 )"#,
      ])
  }

  private func hierarchy(_ path: [String]) -> FilterGroup {
    FilterGroup(
      name: "category", kind: .hierarchical(HierarchicalRefinement(attributes: ["c0", "c1", "c2"], path: path)))
  }

  @Test func levelsAreCountedFromTheTopToOneBelowThePath() throws {
    try expectEqual(filtersAndFacets(request(groups: [hierarchy([])])), [": none"])
    try expectEqual(
      filtersAndFacets(request(groups: [hierarchy(["a"])])),
      [
        #": ( "c0":"a" )"#, "c0: none", #"c1: ( "c0":"a" )"#,
      ])
    try expectEqual(
      filtersAndFacets(request(groups: [hierarchy(["a", "b"])])),
      [
        #": ( "c1":"a > b" )"#, "c0: none", #"c1: ( "c0":"a" )"#, #"c2: ( "c1":"a > b" )"#,
      ])
    try expectEqual(
      filtersAndFacets(request(groups: [hierarchy(["a", "b", "c"])])),
      [
        #": ( "c2":"a > b > c" )"#, "c0: none", #"c1: ( "c0":"a" )"#, #"c2: ( "c1":"a > b" )"#,
      ])
  }

  @Test(arguments: [(0, 1), (1, 3), (2, 4), (3, 4), (4, 4)])
  func chosenLevelsAndOneMoreAreCounted(depth: Int, requestCount: Int) throws {
    let path = ["a", "b", "c", "d"].prefix(depth)
    let chosen = request(groups: [hierarchy(Array(path))])
    try expectEqual(FacetingRecipe.expand(chosen).count, requestCount)
    expectEqual(FacetingRecipe.requestCount(of: chosen), requestCount)
  }

  @Test func levelsAskForNothingButCounts() throws {
    let parameters: SearchParameters = ["query": "tom", "page": 2, "hitsPerPage": 5]
    try expectEqual(
      expanded(request(parameters, groups: [hierarchy(["a", "b", "c"])])).suffix(1),
      [
        #"{"analytics":false,"attributesToHighlight":[],"attributesToRetrieve":[],"facets":["c2"],"#
          + #""filters":"( \"c1\":\"a > b\" )","hitsPerPage":0,"page":2,"query":"tom"}"#
      ])
  }

  @Test func severalHierarchiesAreCountedEachUnderTheOther() throws {
    let other = FilterGroup(
      name: "place", kind: .hierarchical(HierarchicalRefinement(attributes: ["p0"], separator: "/", path: ["x"])))
    try expectEqual(
      filtersAndFacets(request(groups: [other, hierarchy(["a"])])),
      [
        #": ( "c0":"a" ) AND ( "p0":"x" )"#, #"p0: ( "c0":"a" )"#, #"c0: ( "p0":"x" )"#,
        #"c1: ( "c0":"a" ) AND ( "p0":"x" )"#,
      ])
  }

  @Test func levelsLoseTheDeepestFilterInAndGroupsToo() throws {
    let groups = [FilterGroup.and("also", facetFilter("c0", "a"), facetFilter("x", "1")), hierarchy(["a"])]
    try expectEqual(
      filtersAndFacets(request(groups: groups)),
      [
        #": ( "c0":"a" AND "x":1 ) AND ( "c0":"a" )"#, #"c0: ( "x":1 )"#, #"c1: ( "x":1 ) AND ( "c0":"a" )"#,
      ])
  }

  @Test func disjunctiveRequestsStandBeforeLevels() throws {
    let groups = [hierarchy(["a"]), .or("g", facetFilter("genre", "Drama"))]
    try expectEqual(
      filtersAndFacets(request(["filters": "f:1"], groups: groups, disjunctive: ["z"])),
      [
        #": ( "c0":"a" ) AND ( "genre":"Drama" ) AND f:1"#, #"genre: ( "c0":"a" ) AND f:1"#,
        #"z: ( "c0":"a" ) AND ( "genre":"Drama" ) AND f:1"#, #"c0: ( "genre":"Drama" ) AND f:1"#,
        #"c1: ( "c0":"a" ) AND ( "genre":"Drama" ) AND f:1"#,
      ])
  }

  @Test func searchInFacetValuesIsOneRequest() throws {
    var request = request(["filters": "f:1"], groups: [.or("g", facetFilter("genre", "Drama"))], disjunctive: ["genre"])
    request.target = .facetValues(attribute: "genre", facetQuery: "d", maxFacetHits: 3)
    try expectEqual(
      expanded(request),
      [
        #"{"filters":"( \"genre\":\"Drama\" ) AND f:1","hitsPerPage":20,"page":0,"query":""}"#
      ])
  }

  @Test func faultyFilterTextIsThrown() {
    #expect(throws: FilterSyntaxError.self) { try FacetingRecipe.expand(request(["filters": "a:\"x"])) }
  }
}
