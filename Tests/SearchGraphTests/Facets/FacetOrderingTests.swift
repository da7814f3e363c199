import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

struct FacetOrderingTests {
  private let counts: ExactDictionary<[Facet]> = [
    "brand": makeFacets(["Sony": 3, "Apple": 3, "Bosch": 9, "Dell": 1]), "size": makeFacets(["L": 1, "S": 2]),
    "color": makeFacets(["red": 1]),
  ]

  private func ordered(_ values: FacetOrdering.Values, of attribute: String = "brand") -> [String] {
    FacetOrdering(facets: [attribute], values: [attribute: values]).ordered(counts)[attribute]?.map(\.value) ?? []
  }

  @Test func onlyNamedFacetsAreShownInTheirOrder() {
    let ordering = FacetOrdering(facets: ["size", "nowhere", "brand", "size"])
    expectEqual(Array(ordering.ordered(counts).keys), ["size", "brand"])
    #expect(FacetOrdering(facets: []).ordered(counts).isEmpty)
  }

  @Test(arguments: [
    (FacetOrdering.Remaining.count, ["Dell", "Sony", "Bosch", "Apple"]), (.alpha, ["Dell", "Sony", "Apple", "Bosch"]),
    (.hidden, ["Dell", "Sony"]),
  ])
  func pinnedValuesComeFirst(remaining: FacetOrdering.Remaining, expected: [String]) {
    expectEqual(ordered(.init(order: ["Dell", "Gone", "Sony", "Dell"], sortRemainingBy: remaining)), expected)
  }

  @Test func remainingValuesAreSortedByCountUnlessToldOtherwise() {
    expectEqual(ordered(.init()), ["Bosch", "Apple", "Sony", "Dell"])
    expectEqual(
      FacetOrdering(facets: ["brand"]).ordered(counts)["brand"]?.map(\.value), ["Bosch", "Apple", "Sony", "Dell"])
  }

  @Test func hiddenValuesAreLeftOutEvenWhenPinned() {
    expectEqual(ordered(.init(order: ["Apple", "Dell"], hide: ["Apple", "Bosch"])), ["Dell", "Sony"])
  }

  @Test func trapHiddenValueIsLeftOutOfAFacetWithOneValue() {
    #expect(ordered(.init(hide: ["red"]), of: "color").isEmpty)
  }

  @Test func orderIsReadFromTheAnswer() throws {
    let content = try JSON(
      parsing: Array(
        """
        {"facetOrdering": {"facets": {"order": ["size", "brand"]},
          "values": {"brand": {"order": ["Dell"], "hide": ["Sony"], "sortRemainingBy": "alpha"},
            "size": {"sortRemainingBy": "hidden"}}}}
        """.utf8))
    let response = SearchResponse(facets: counts, extra: ["renderingContent": content])
    expectEqual(
      FacetOrdering(of: response),
      FacetOrdering(
        facets: ["size", "brand"],
        values: [
          "brand": .init(order: ["Dell"], hide: ["Sony"], sortRemainingBy: .alpha),
          "size": .init(sortRemainingBy: .hidden),
        ]))
    expectEqual(response.orderedFacets["brand"]?.map(\.value), ["Dell", "Apple", "Bosch"])
    expectEqual(response.orderedFacets["size"], [])
  }

  @Test(arguments: [
    JSON.null, [], [:], ["facetOrdering": 1], ["facetOrdering": [:]],
    ["facetOrdering": ["facets": ["order": [1, 2]], "values": 3]],
  ])
  func contentOfAnotherShapeShowsNothing(content: JSON) {
    #expect(SearchResponse(facets: counts, extra: ["renderingContent": content]).orderedFacets.isEmpty)
    #expect(SearchResponse(facets: counts).orderedFacets.isEmpty)
  }

  @Test func partsOfAnotherShapeCountAsLeftOut() {
    let content: JSON = [
      "facetOrdering": [
        "facets": ["order": ["brand"]], "values": ["brand": ["order": 1, "hide": [2], "sortRemainingBy": "x"]],
      ]
    ]
    let response = SearchResponse(facets: counts, extra: ["renderingContent": content])
    expectEqual(response.orderedFacets["brand"]?.map(\.value), ["Bosch", "Apple", "Sony", "Dell"])
  }
}
