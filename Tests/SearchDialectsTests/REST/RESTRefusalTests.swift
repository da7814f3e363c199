import SearchDialects
import SearchModel
import TestSupport
import Testing

/// What a mapping has no place for.
struct RESTRefusalTests {
  private let year = Filter(.comparison(attribute: "year", operator: .greater, number: PlainNumber(1990)))

  @Test func aMappingWithPlacesForAllRefusesNothing() throws {
    let dialect = try makeDialect(
      query: [
        "q": "{query}", "p": "{page}", "n": "{hitsPerPage}", "f": "{filters}", "d": "{disjunctiveFacets}",
        "h": "{params.attributesToHighlight}",
      ], response: ["facets": "$.facets", "highlights": "$.hl"])
    for feature in [
      SearchFeature.parameter(name: "query", value: "a"), .parameter(name: "page", value: 3),
      .parameter(name: "hitsPerPage", value: 3), .parameter(name: "filters", value: "a:b"),
      .parameter(name: "facets", value: ["a"]), .parameter(name: "maxValuesPerFacet", value: 3),
      .parameter(name: "sortFacetValuesBy", value: "alpha"), .parameter(name: "highlightPreTag", value: "<b>"),
      .parameter(name: "attributesToHighlight", value: ["a"]), .filter(facet("a", "b", isNegated: true)), .filter(year),
      .filterGroup(.and), .filterGroup(.or), .disjunctiveFacet(attribute: "a"), .pages,
    ] {
      #expect(dialect.refusal(of: feature) == nil)
    }
  }

  @Test func aBareMappingRefusesByName() throws {
    let dialect = try makeDialect(url: "https://shop.example/{index}")
    let refused: [(SearchFeature, String)] = [
      (.parameter(name: "query", value: "a"), "{query}"), (.parameter(name: "page", value: 3), "{page}"),
      (.parameter(name: "hitsPerPage", value: 3), "{hitsPerPage}"),
      (.parameter(name: "filters", value: "a:b"), "{filters}"),
      (.parameter(name: "facets", value: ["a"]), "'facets'"),
      (.parameter(name: "facetFilters", value: ["a:b"]), "{facetFilters}"),
      (.parameter(name: "numericFilters", value: ["a>1"]), "{params.numericFilters}"),
      (.parameter(name: "typoTolerance", value: false), "{params.typoTolerance}"),
      (.parameter(name: "highlightPreTag", value: "<b>"), "{params.highlightPreTag}"),
      (.filter(facet("a", "b")), "{filters}"), (.filterGroup(.or), "{filters}"),
      (.disjunctiveFacet(attribute: "a"), "'facets'"), (.facetValues(attribute: "a"), "facet values"),
      (.pages, "{page}"),
    ]
    for (feature, word) in refused { expectEqual(dialect.refusal(of: feature)?.contains(word), true, "\(feature)") }
    for (name, value) in [
      ("query", ""), ("page", 0), ("hitsPerPage", 20), ("typoTolerance", true), ("analytics", false),
      ("userToken", "u"),
    ] as [(String, JSON)] {
      #expect(dialect.refusal(of: .parameter(name: name, value: value)) == nil)
    }
  }

  @Test func hierarchiesAreRefused() throws {
    let dialect = try makeDialect(query: ["q": "{query}", "f": "{filters}"])
    let refinement = HierarchicalRefinement(attributes: ["cat.lvl0"])
    expectEqual(dialect.refusal(of: .filterGroup(.hierarchical(refinement)))?.contains("hierarchy"), true)
  }

  @Test func listsOfFacetsHoldNoComparisons() throws {
    let dialect = try makeDialect(query: ["q": "{query}", "f": "{facetFilters}"])
    #expect(dialect.refusal(of: .filter(facet("a", "b", isNegated: true))) == nil)
    expectEqual(dialect.refusal(of: .filter(year))?.contains("{filters}"), true)
    #expect(throws: SearchError.self) { try plan(dialect, makeRequest(["filters": "year > 1990"])) }
  }

  @Test func refinementsHoldWhatTheyCanSay() throws {
    let dialect = try makeDialect(
      query: ["q": "{query}", "r": "{refinements}", "d": "{disjunctiveFacets}"], response: ["facets": "$.facets"])
    let drama = facet("genre", "Drama")
    let comedy = facet("genre", "Comedy")
    func group(_ kind: FilterGroup.Kind, _ filters: Filter...) -> FilterGroup {
      FilterGroup(name: "g", kind: kind, filters: filters)
    }
    let accepted = makeRequest(
      ["filters": "lang:en"],
      filterGroups: [group(.or, drama, comedy), group(.and, facet("cast", "A"), facet("cast", "B"))])
    try expectEqual(
      plan(dialect, accepted).target.revealed,
      "https://shop.example/search?q=&r="
        + encoded(#"{"cast":["A","B"],"genre":["Comedy","Drama"],"lang":["en"]}"#) + "&d=genre")
    let text = SearchFeature.parameter(name: "filters", value: "genre:Drama OR genre:Comedy")
    expectEqual(dialect.refusal(of: text)?.contains("'or'"), true)
    #expect(dialect.refusal(of: .parameter(name: "filters", value: "genre:Drama AND lang:en")) == nil)
    for refused in [
      makeRequest(["filters": "genre:Drama OR genre:Comedy"], disjunctiveFacets: ["genre"]),
      makeRequest(filterGroups: [group(.or, drama, facet("year", "1990"))]),
      makeRequest(filterGroups: [group(.and, facet("genre", "Drama", isNegated: true))]),
      makeRequest(filterGroups: [group(.and, drama, comedy)], disjunctiveFacets: ["genre"]),
      makeRequest(["filters": "genre:Drama OR genre:Comedy"]), makeRequest(["filters": "year > 1990"]),
    ] {
      #expect(throws: SearchError.self) { try plan(dialect, refused) }
    }
  }

  @Test func disjunctiveCountsNeedAPlaceForTheRefinement() throws {
    let dialect = try makeDialect(query: ["q": "{query}", "f": "{filters}"], response: ["facets": "$.facets"])
    let groups = [FilterGroup(name: "g", kind: .or, filters: [facet("genre", "Drama")])]
    #expect(throws: SearchError.self) { try plan(dialect, makeRequest(["facets": ["genre"]], filterGroups: groups)) }
    // It is not counted: the request only filters by it.
    #expect(throws: Never.self) { try plan(dialect, makeRequest(["facets": ["year"]], filterGroups: groups)) }
  }

  @Test func aParameterWithAPlaceholderOfItsOwnIsCarried() throws {
    let dialect = try makeDialect(
      query: [
        "q": "{params.query}", "f": "{params.filters}", "n": "{params.hitsPerPage}", "t": "{params.typoTolerance}",
      ])
    let request = makeRequest(["query": "a", "filters": "x:y", "hitsPerPage": 3, "typoTolerance": false])
    try expectEqual(plan(dialect, request).target.revealed, "https://shop.example/search?q=a&f=x%3Ay&n=3&t=false")
    let groups = [FilterGroup(name: "g", kind: .and, filters: [facet("genre", "Drama")])]
    #expect(throws: SearchError.self) { try plan(dialect, makeRequest(["query": "a"], filterGroups: groups)) }
  }

  @Test func aRefusalAtRunTimeNamesItsReason() throws {
    let dialect = try makeDialect()
    #expect(
      throws: SearchError(
        .unsupported, "the backend has no place for 'typoTolerance': its request has no {params.typoTolerance}")
    ) { try plan(dialect, makeRequest(["typoTolerance": false])) }
  }

  @Test(arguments: [".", "..", "%2e%2E", "%252e%252e", "a/../b", "../x", "x\\..\\y", "a/%2e%2e"])
  func valuesThatAreStepsInAPathAreRefused(query: String) throws {
    let dialect = try makeDialect(url: "https://shop.example/a/{query}/b?index={index}")
    let error = #expect(throws: SearchError.self) { try plan(dialect, makeRequest(["query": .string(query)])) }
    #expect(error?.code == .badRequest && error?.message.contains("{query}") == true)
    // Elsewhere they lead nowhere.
    let asParameter = try makeDialect(url: "https://shop.example/a?q={query}")
    #expect(throws: Never.self) { try plan(asParameter, makeRequest(["query": .string(query)])) }
  }

  @Test func twoValuesThatMakeAStepTogetherAreRefused() throws {
    let dialect = try makeDialect(url: "https://shop.example/.{query}/b")
    #expect(throws: SearchError.self) { try plan(dialect, makeRequest(["query": "."])) }
    for query in ["...", "a.b", "..a", "100%", "AC/DC", ""] {
      let call = try plan(try makeDialect(url: "https://shop.example/{query}"), makeRequest(["query": .string(query)]))
      #expect(!call.leadsElsewhere, "\(query)")
    }
  }
}
