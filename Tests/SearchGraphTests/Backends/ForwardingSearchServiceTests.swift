import SearchGraph
import SearchModel
import TestSupport
import Testing

struct ForwardingSearchServiceTests {
  private func content(_ members: JSONObject) -> JSONObject {
    members.merging(["hits": [], "nbHits": 0, "processingTimeMS": 1, "query": "", "params": ""]) { first, _ in first }
  }

  @Test func algoliasAnswerIsForwarded() async throws {
    let forwarder = Forwarder { query in
      try SearchResults(
        content: content(["hits": [["objectID": "1"]], "nbHits": 1, "query": .string(query.parameters.query)]),
        disjunctiveFacets: [])
    }
    let response = try #require(await forwarder.answer([makeRequest("tom")]).first).get()
    expectEqual(response.hits, [["objectID": "1"]])
    expectEqual(response.rawContent?["query"], "tom")
  }

  @Test func disjunctiveFacetsAreAskedForAndPutTogether() async throws {
    let seen = RequestLog<SearchSubrequest>()
    let forwarder = Forwarder { query in
      seen.record(query)
      let isMain = query.parameters.hitsPerPage != 0
      let counts: JSON = isMain ? ["genre": ["a": 1], "year": ["1": 1]] : ["genre": ["a": 1, "b": 7]]
      return try SearchResults(
        content: content(["hits": isMain ? [["objectID": "1"]] : [], "nbHits": isMain ? 1 : 8, "facets": counts]))
    }
    let request = makeRequest(
      "", parameters: ["facets": ["genre", "year"]],
      groups: [FilterGroup(name: "g", kind: .or, filters: [facetFilter("genre", "a"), facetFilter("genre", "gone")])])
    let response = try #require(await forwarder.answer([request]).first).get()
    expectEqual(Set(seen.values), Set(try FacetingRecipe.expand(request)))
    expectEqual(response.nbHits, 1)
    expectEqual(
      response.facets["genre"],
      [Facet(value: "b", count: 7), Facet(value: "a", count: 1), Facet(value: "gone", count: 0)])
    expectEqual(response.content["facets"], ["genre": ["b": 7, "a": 1, "gone": 0], "year": ["1": 1]])
    expectEqual(response.rawContent?["facets"], ["genre": ["a": 1], "year": ["1": 1]])
  }

  @Test func aFailedSubrequestFailsItsRequestAlone() async {
    let forwarder = Forwarder { query in
      if query.parameters.hitsPerPage == 0 { throw SearchError(.timeout, "too slow") }
      return try SearchResults(content: content([:]))
    }
    let answers = await forwarder.answer([makeRequest("", disjunctiveFacets: ["a"]), makeRequest("")])
    expectEqual(answers[0], .failure(SearchError(.timeout, "too slow")))
    #expect((try? answers[1].get()) != nil)
  }

  @Test func badFiltersAndBadAnswersAreNamed() async {
    let forwarder = Forwarder { _ in try SearchResults(content: ["hits": []]) }
    let answers = await forwarder.answer([
      makeRequest("", parameters: ["filters": "a AND"]), makeRequest(""),
      makeRequest("", target: .facetValues(attribute: "a", facetQuery: "", maxFacetHits: 1)),
    ])
    let codes = answers.map { answer -> SearchError.Code? in
      if case .failure(let error) = answer { error.code } else { nil }
    }
    expectEqual(codes, [.badRequest, .badResponse, .unsupported])
  }
}
