import Diagnostics
import SearchBackends
import SearchDialects
import SearchModel
import TestSupport
import Testing

/// Mappings over what real servers answered: Datasette as the example has it, and Typesense's own interface.
struct RealAnswersTests {
  private static let root = String(#filePath.prefix(upTo: #filePath.range(ofLast: "/Tests/")))

  private func answers(
    _ mapping: RESTMapping, backend: String, recordings: String, _ requests: [SectionRequest]
  ) async throws -> [Result<SearchResponse, SearchError>] {
    let dialect = RESTDialect(mapping: mapping)
    let folder = try ReplayFolder(path: "\(Self.root)/\(recordings)")
    let caller = ReplayCaller(backend: backend, folder: folder, mask: SecretMask([]))
    var results: [Result<SearchResponse, SearchError>] = []
    for request in requests {
      let call = try #require(dialect.plan([request], strategy: .none).calls.first)
      let outcome = await caller.send(call.call)
      let reply = try outcome.result.get()
      do throws(SearchError) {
        results += try dialect.results(in: reply, to: call)
      } catch {
        results.append(.failure(error))
      }
    }
    return results
  }

  @Test func datasetteFiltersAndCountsDisjunctiveFacetsInOneRequest() async throws {
    let mapping = try RESTMapping(
      url: "http://127.0.0.1:8001/films/search-{index}.json",
      query: [
        "_shape": "objects", "_json": ["hits", "facets"], "q": "{query}", "limit": "{hitsPerPage}",
        "offset": "{offset}", "refinements": "{refinements}", "disjunctive": "{disjunctiveFacets}",
      ],
      responsePaths: [
        "hits": "$.rows[0].hits", "objectID": "$.id", "nbHits": "$.rows[0].total", "facets": "$.rows[0].facets",
        "highlights": "$.marked", "error": "$.error",
      ])
    func value(_ attribute: String, _ value: String) -> Filter {
      Filter(.facet(attribute: attribute, value: .string(value)))
    }
    let all = SectionRequest(
      moduleID: "films", indexName: "films", parameters: ["hitsPerPage": 5, "facets": ["genres", "country"]],
      disjunctiveFacets: ["country"])
    let dramas = SectionRequest(
      moduleID: "european-dramas", indexName: "films", parameters: ["hitsPerPage": 5, "facets": ["country"]],
      filterGroups: [
        FilterGroup(name: "genre", kind: .and, filters: [value("genres", "Drama")]),
        FilterGroup(
          name: "countries", kind: .or, filters: ["France", "Italy", "Germany"].map { value("country", $0) }),
      ])
    let actors = SectionRequest(
      moduleID: "actors", indexName: "actors", parameters: ["query": "bruce", "hitsPerPage": 5])
    let responses = try await answers(
      mapping, backend: "database", recordings: "examples/custom-backend/recordings", [all, dramas, actors]
    ).map { try $0.get() }

    expectEqual(responses.map(\.nbHits), [353, 42, 2])
    expectEqual(responses.map(\.nbPages), [71, 9, 1])
    expectEqual(responses[0].facets["genres"]?.first, Facet(value: "Drama", count: 217))
    // As if no country were chosen, among dramas.
    expectEqual(
      responses[1].facets["country"]?.prefix(2),
      [
        Facet(value: "United States", count: 83), Facet(value: "France", count: 22),
      ])
    expectEqual(responses[2].hits.map { $0["objectID"] }, ["bruce-lee", "bruce-willis"])
    expectEqual(
      responses[2].hits[0]["_highlightResult"],
      [
        "name": ["value": "<em>Bruce</em> Lee", "matchLevel": "full", "matchedWords": ["bruce"]]
      ])
  }

  @Test func typesenseIsMappedByHand() async throws {
    let mapping = try RESTMapping(
      url: "http://127.0.0.1:8108/collections/{index}/documents/search",
      query: [
        "q": "{query}", "query_by": "title", "page": "{pageNumber}", "per_page": "{hitsPerPage}",
        "facet_by": "{params.facets}", "max_facet_values": "{params.maxValuesPerFacet}",
        "highlight_start_tag": "<em>", "highlight_end_tag": "</em>",
      ], headers: ["X-TYPESENSE-API-KEY": "any key will do"],
      responsePaths: [
        "hits": "$.hits[*]", "objectID": "$.document.id", "nbHits": "$.found", "facets": "$.facet_counts",
        "highlights": "$.highlight", "error": "$.message",
      ])
    let parameters: SearchParameters = [
      "query": "the", "hitsPerPage": 3, "facets": ["genres", "year"], "maxValuesPerFacet": 3,
    ]
    let requests = [
      ("films", parameters), ("films", parameters.overlaid(with: ["page": 34])),
      ("films", parameters.overlaid(with: ["query": "zzzz"])), ("nowhere", parameters),
    ].map { SectionRequest(moduleID: "films", indexName: $0.0, parameters: $0.1) }
    let results = try await answers(mapping, backend: "server", recordings: "Tests/Fixtures/rest-recordings", requests)

    let first = try results[0].get()
    expectEqual(first.nbHits, 103)
    expectEqual(first.nbPages, 35)
    expectEqual(first.hits.count, 3)
    expectEqual(first.hits[0]["objectID"], "the-worst-person-in-the-world-2021")
    expectEqual(first.hits[0].highlight("title"), "<em>The</em> Worst Person in <em>the</em> World")
    expectEqual(first.facets["genres"]?.count, 3)
    expectEqual(first.facetStats["year"]?.min, 1926)
    let last = try results[1].get()
    expectEqual(last.hits.count, 1)
    expectEqual(last.page, 34)
    let none = try results[2].get()
    expectEqual(none.nbHits, 0)
    #expect(none.facets.isEmpty)
    expectEqual(results[3], .failure(SearchError(.indexNotFound, "Not found.")))
  }
}

extension JSONObject {
  fileprivate func highlight(_ attribute: String) -> String? {
    self["_highlightResult"]?.value(at: FieldPath("\(attribute).value"))?.stringValue
  }
}

extension String {
  /// Where a text occurs last; the end when it does not.
  fileprivate func range(ofLast text: String) -> Index {
    var index = endIndex
    while index > startIndex, !self[index...].hasPrefix(text) { formIndex(before: &index) }
    return index
  }
}
