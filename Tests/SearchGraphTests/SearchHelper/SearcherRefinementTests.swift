import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

private func filterText(_ searcher: Searcher) -> String? { FilterGroup.text(of: searcher.request.filterGroups) }

struct SearcherRefinementTests {
  @Test func facetRefinementsAreAddedRemovedAndToggled() {
    let searcher = makeHotelSearcher()
    searcher.addFacetRefinement(name: "city", value: "Paris")
    searcher.addFacetRefinement(name: "city", value: "Rome")
    searcher.toggleFacetRefinement(name: "type", value: "Hotel")
    expectEqual(searcher.facetRefinements, ["city": ["Paris", "Rome"], "type": ["Hotel"]])
    #expect(searcher.hasFacetRefinement(name: "city", value: "Rome"))
    #expect(!searcher.hasFacetRefinement(name: "type", value: "Rome"))
    searcher.removeFacetRefinement(name: "city", value: "Paris")
    searcher.toggleFacetRefinement(name: "type", value: "Hotel")
    expectEqual(searcher.facetRefinements, ["city": ["Rome"]])
    #expect(searcher.hasFacetRefinements(name: "city"))
    #expect(!searcher.hasFacetRefinements(name: "type"))
    searcher.addFacetRefinement(name: "type", value: "Flat")
    searcher.clearFacetRefinements(name: "city")
    expectEqual(searcher.facetRefinements, ["type": ["Flat"]])
    searcher.clearFacetRefinements()
    #expect(!searcher.hasFacetRefinements())
    #expect(filterText(searcher) == nil)
  }

  @Test func valueIsRefinedByOnce() {
    let searcher = makeHotelSearcher()
    searcher.addFacetRefinement(name: "city", value: "Paris")
    searcher.addFacetRefinement(name: "city", value: "Paris")
    searcher.facetRefinements["type"] = []
    expectEqual(searcher.facetRefinements, ["city": ["Paris"]])
    searcher.removeFacetRefinement(name: "city", value: "Paris")
    #expect(!searcher.hasFacetRefinement(name: "city", value: "Paris"))
  }

  @Test func conjunctiveFacetsAreAndGroupsAndDisjunctiveOnesOrGroups() {
    let searcher = makeHotelSearcher()
    searcher.facetRefinements = ["type": ["Hotel", "Flat"], "city": ["Rome", "Paris"]]
    searcher.setFacet(withName: "type", disjunctive: true)
    expectEqual(searcher.disjunctiveFacets, ["type"])
    #expect(searcher.isDisjunctiveFacet(name: "type"))
    expectEqual(filterText(searcher), #"( "city":"Paris" AND "city":"Rome" ) AND ( "type":"Flat" OR "type":"Hotel" )"#)
    searcher.setFacet(withName: "type", disjunctive: false)
    expectEqual(filterText(searcher), #"( "city":"Paris" AND "city":"Rome" ) AND ( "type":"Flat" AND "type":"Hotel" )"#)
  }

  @Test func disjunctiveFacetsAreCountedWithoutTheirOwnRefinements() throws {
    let searcher = makeHotelSearcher(query: ["facets": ["city", "type"]])
    searcher.disjunctiveFacets = ["type", "type"]
    searcher.facetRefinements = ["type": ["Hotel"], "city": ["Rome"]]
    let subrequests = try FacetingRecipe.expand(searcher.request)
    expectEqual(
      subrequests.map(\.parameters.filters),
      [
        #"( "city":"Rome" ) AND ( "type":"Hotel" )"#, #"( "city":"Rome" )"#,
      ])
    expectEqual(subrequests.map(\.parameters.facets), [["city", "type"], ["type"]])
  }

  @Test func numericRefinementsCompareAndExclude() {
    let searcher = makeHotelSearcher()
    searcher.addNumericRefinement("stars", .greaterOrEqual, .integer(4))
    searcher.addNumericRefinement("stars", .greaterOrEqual, .integer(4))
    searcher.addNumericRefinement("stars", .equal, .integer(5), inclusive: false)
    searcher.addNumericRefinement("price", .less, .double(99.5))
    expectEqual(filterText(searcher), #"( "price" < 99.5 ) AND ( "stars" >= 4 AND NOT "stars" = 5 )"#)
    #expect(searcher.hasNumericRefinements(name: "price"))
    searcher.removeNumericRefinement("stars", .equal, .integer(5))
    searcher.removeNumericRefinement("stars", .greaterOrEqual, .integer(4))
    searcher.clearNumericRefinements(name: "price")
    expectEqual(filterText(searcher), #"( NOT "stars" = 5 )"#)
    searcher.clearNumericRefinements()
    #expect(searcher.numericRefinements.isEmpty)
  }

  @Test func numericConditionsOfAnAttributeMayBeDisjunctive() {
    let searcher = makeHotelSearcher()
    searcher.setNumeric(withName: "stars", disjunctive: true)
    searcher.addNumericRefinement("stars", .equal, .integer(5))
    searcher.addNumericRefinement("stars", .equal, .integer(1))
    #expect(searcher.isDisjunctiveNumeric(name: "stars"))
    expectEqual(filterText(searcher), #"( "stars" = 1 OR "stars" = 5 )"#)
    searcher.setNumeric(withName: "stars", disjunctive: false)
    expectEqual(filterText(searcher), #"( "stars" = 1 AND "stars" = 5 )"#)
  }

  @Test func resultsListRefinedValuesThatNoRecordHasAnyMore() {
    let searcher = makeHotelSearcher(query: ["facets": ["type"]])
    searcher.setFacet(withName: "type", disjunctive: true)
    searcher.addFacetRefinement(name: "type", value: "Castle")
    guard let issued = searcher.makeRequest() else { return }
    searcher.receive(
      .success(SearchResponse(facets: ["type": [Facet(value: "Hotel", count: 2)]])), for: issued)
    expectEqual(searcher.results?.disjunctiveFacets, ["type"])
    expectEqual(
      searcher.results?.facets(name: "type"), [Facet(value: "Hotel", count: 2), Facet(value: "Castle", count: 0)])
  }

  @Test func trapFiltersSetByHandAndRefinementsAreBothInTheRequest() throws {
    let searcher = makeHotelSearcher()
    searcher.query.facetFilters = ["city:Rome"]
    searcher.query.filters = "stars > 3 OR stars = 1"
    searcher.addFacetRefinement(name: "type", value: "Hotel")
    let sent = try FacetingRecipe.expand(searcher.request)[0].parameters
    expectEqual(sent.facetFilters, ["city:Rome"])
    expectEqual(sent.filters, #"( "type":"Hotel" ) AND ( stars > 3 OR stars = 1 )"#)
  }

  @Test func trapHyphenInFrontOfAValueNegatesNothing() {
    let searcher = makeHotelSearcher()
    searcher.addFacetRefinement(name: "code", value: "-7")
    expectEqual(filterText(searcher), #"( "code":"-7" )"#)
  }

  @Test func eachChangeIsOneEventAndNoChangeIsNone() {
    let searcher = makeHotelSearcher()
    var events: [Searcher.RefinementChangeEvent] = []
    searcher.onRefinementChange.subscribe { events.append($0) }
    searcher.addFacetRefinement(name: "city", value: "Rome")
    searcher.addFacetRefinement(name: "city", value: "Rome")
    searcher.removeFacetRefinement(name: "city", value: "Paris")
    searcher.removeFacetRefinement(name: "type", value: "Hotel")
    searcher.setFacet(withName: "city", disjunctive: true)
    searcher.query.query = "spa"
    _ = searcher.makeRequest()
    searcher.addNumericRefinement("stars", .equal, .integer(5))
    searcher.clearFacetRefinements()
    searcher.clearFacetRefinements()
    expectEqual(events.map(\.seqNo), [0, 1, 1])
    expectEqual(events.map(\.facetRefinements), [["city": ["Rome"]], ["city": ["Rome"]], [:]])
    expectEqual(events.map { $0.numericRefinements.count }, [0, 1, 1])
    expectEqual(events.map(\.parameters.query), ["", "spa", "spa"])
    expectEqual(events.map(\.isLoadingMore), [false, false, false])
  }

  @Test func refinementSendsNothingByItself() {
    let searcher = makeHotelSearcher()
    searcher.addFacetRefinement(name: "city", value: "Rome")
    #expect(!searcher.hasPendingRequests)
    searcher.onRefinementChange.subscribe { [unowned searcher] _ in _ = searcher.makeRequest() }
    searcher.toggleFacetRefinement(name: "city", value: "Rome")
    expectEqual(searcher.pendingRequests.map(\.request.filterGroups), [[]])
  }

  @Test func refinementsAreReadAndSetUnderTheirShortNameToo() {
    let searcher = makeHotelSearcher()
    searcher.refinements = ["city": ["Rome", "Rome"]]
    #expect(searcher.hasFacetRefinement(name: "city", value: "Rome"))
    expectEqual(searcher.refinements, ["city": ["Rome"]])
  }
}
