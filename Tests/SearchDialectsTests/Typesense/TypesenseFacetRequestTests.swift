import SearchDialects
import SearchModel
import Testing

/// Searches in the values of a facet.
struct TypesenseFacetRequestTests {
  private func search(_ text: String, _ parameters: SearchParameters) throws -> JSONObject {
    try #require(
      try TypesenseSubject.searches(
        parameters, target: .facetValues(attribute: "genre", facetQuery: text, maxFacetHits: 5)
      ).first)
  }

  @Test func theTextForTheValuesStandsBesideThatForTheRecords() throws {
    let search = try search("dra", ["query": "tom"])
    #expect(search["q"] == "tom" && search["facet_by"] == "genre" && search["facet_query"] == "genre:dra")
  }

  @Test func withoutATextForTheValuesAllOfTheRecordsFoundAreCounted() throws {
    let search = try search("", ["query": "tom"])
    #expect(search["q"] == "tom" && search["facet_by"] == "genre" && search["facet_query"] == nil)
  }
}
