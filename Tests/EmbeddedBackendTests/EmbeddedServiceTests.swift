import EmbeddedBackend
import EmbeddedEngine
import IndexSettings
import SearchModel
import TestSupport
import Testing

struct EmbeddedServiceTests {
  private let service: EmbeddedService

  init() throws {
    let records: [(String, String, [JSON], Int, String)] = [
      ("1", "Tom Sawyer", ["Drama", "Family"], 1973, "film"), ("2", "Tom Jones", ["Comedy"], 1963, "film"),
      ("3", "Tom and Jerry", ["Comedy", "Family"], 1965, "series"), ("4", "Alien", ["Horror"], 1979, "film"),
      ("5", "Atomic Tom", ["Horror", "Comedy"], 1979, "series"),
    ]
    let index = try EmbeddedIndex(
      name: "movies",
      records: records.map { id, title, genre, year, kind in
        Record(
          objectID: id,
          attributes: [
            "title": .string(title), "genre": .array(genre), "year": .integer(year), "c0": .string(kind),
            "c1": .string("\(kind) > \(year / 10)"),
          ])
      },
      settings: [
        "searchableAttributes": ["title"], "attributesForFaceting": ["searchable(genre)", "year", "c0", "c1"],
        "hitsPerPage": 3,
      ])
    service = EmbeddedService(indices: [index])
  }

  private func request(
    _ parameters: SearchParameters = [:], target: SectionRequest.Target = .hits, groups: [FilterGroup] = [],
    disjunctive: [String] = [], index: String = "movies"
  ) -> SectionRequest {
    SectionRequest(
      moduleID: "m", indexName: index, target: target, parameters: parameters, filterGroups: groups,
      disjunctiveFacets: disjunctive)
  }

  private func answer(_ request: SectionRequest) async throws -> SearchResponse {
    let answers = await service.answer([request])
    expectEqual(answers.count, 1)
    return try #require(answers.first).get()
  }

  private func error(_ request: SectionRequest) async -> SearchError? {
    guard case .failure(let error)? = await service.answer([request]).first else { return nil }
    return error
  }

  private func ids(_ response: SearchResponse) -> [String] { response.hits.compactMap { $0["objectID"]?.stringValue } }

  private func genre(_ value: String) -> Filter { Filter(.facet(attribute: "genre", value: .string(value))) }

  @Test func whatIsAWordIsWhatTheIndexCuts() throws {
    expectEqual(service.hasWord(in: " \u{3000}!+\"\" -", ofIndex: "movies"), false)
    #expect(
      service.hasWord(in: "-tom", ofIndex: "movies") == true && service.hasWord(in: "👍", ofIndex: "movies") == true)
    #expect(service.hasWord(in: "tom", ofIndex: "missing") == nil)
    let index = try EmbeddedIndex(name: "c", records: [], settings: ["separatorsToIndex": "+"])
    let signs = EmbeddedService(indices: [index])
    #expect(signs.hasWord(in: "++", ofIndex: "c") == true && signs.hasWord(in: "!", ofIndex: "c") == false)
  }

  @Test func eachRequestHasItsOwnAnswerInOrder() async throws {
    let answers = await service.answer([
      request(["query": "alien"]), request(index: "missing"), request(["query": "tom", "hitsPerPage": 1]),
    ])
    expectEqual(answers.count, 3)
    try expectEqual(ids(answers[0].get()), ["4"])
    expectEqual(answers[1], .failure(SearchError(.indexNotFound, "there is no index named 'missing'")))
    try expectEqual(answers[2].get().hits.count, 1)
    #expect(await service.answer([]).isEmpty)
  }

  @Test func manyRequestsAreAnsweredAsEachByItself() async throws {
    let chosen = FilterGroup(name: "g", kind: .or, filters: [genre("Comedy")])
    let requests = ["tom", "alien", "", "comedy", "jones"].flatMap { query -> [SectionRequest] in
      let parameters: SearchParameters = ["query": .string(query), "facets": ["*"]]
      let plain = request(parameters)
      let faceted = request(parameters, groups: [chosen], disjunctive: ["year"])
      return [plain, faceted, request(parameters, index: "missing"), plain]
    }
    var expected: [Result<SearchResponse, SearchError>] = []
    for request in requests { expected += await service.answer([request]) }
    // Of calls at once, some have processors for several sections at a time and others have not.
    await withTaskGroup(of: [Result<SearchResponse, SearchError>].self) { [service] group in
      for _ in 0..<6 { group.addTask { await service.answer(requests) } }
      for await answers in group { expectEqual(answers, expected) }
    }
  }

  @Test(arguments: ["genre:", "a OR (b AND c)", "\"open", "year > x"])
  func badFilterIsABadRequest(filters: String) async {
    for target in [SectionRequest.Target.hits, .facetValues(attribute: "genre", facetQuery: "", maxFacetHits: 5)] {
      let error = await error(request(["filters": .string(filters)], target: target))
      expectEqual(error?.code, .badRequest)
      expectEqual(error?.message.hasPrefix("filters: "), true)
      expectEqual(error?.isRetryable, false)
    }
  }

  @Test func facetValuesAreSearched() async throws {
    let target = SectionRequest.Target.facetValues(attribute: "genre", facetQuery: "", maxFacetHits: 2)
    try await expectEqual(
      answer(request(target: target)).facetHits?.map { "\($0.value) \($0.count)" },
      [
        "Comedy 3", "Family 2",
      ])
    let named = SectionRequest.Target.facetValues(attribute: "genre", facetQuery: "fam", maxFacetHits: 10)
    let response = try await answer(request(["filters": "c0:series"], target: named))
    expectEqual(response.facetHits, [Facet(value: "Family", count: 1, highlighted: "<em>Fam</em>ily")])
    #expect(response.hits.isEmpty)
  }

  @Test func facetThatIsNotSearchableIsABadRequest() async {
    let target = SectionRequest.Target.facetValues(attribute: "year", facetQuery: "", maxFacetHits: 2)
    await expectEqual(error(request(target: target))?.code, .badRequest)
  }

  @Test func disjunctiveCountsEqualThoseOfSeparateSearches() async throws {
    let parameters: SearchParameters = [
      "query": "tom", "facets": ["genre", "c0"], "hitsPerPage": 10, "filters": "year > 1960",
    ]
    let groups = [
      FilterGroup(name: "g", kind: .or, filters: [genre("Drama"), genre("Horror"), genre("Western")]),
      FilterGroup(name: "k", kind: .and, filters: [Filter(.facet(attribute: "c0", value: .string("film")))]),
    ]
    let merged = try await answer(request(parameters, groups: groups, disjunctive: ["year"]))
    func search(_ filters: String, _ facet: String) async throws -> SearchResponse {
      try await answer(request(["query": "tom", "facets": .array([.string(facet)]), "filters": .string(filters)]))
    }
    let chosen = "(genre:Drama OR genre:Horror OR genre:Western)"
    let main = try await search("\(chosen) AND c0:film AND year > 1960", "c0")
    let genres = try await search("c0:film AND year > 1960", "genre")
    let years = try await search("\(chosen) AND c0:film AND year > 1960", "year")
    #expect(ids(merged) == ids(main) && merged.nbHits == main.nbHits && merged.nbHits == 1)
    expectEqual(merged.facets["c0"], main.facets["c0"])
    let unmatched = ["Horror", "Western"].map { Facet(value: $0, count: 0) }
    expectEqual(merged.facets["genre"], (genres.facets["genre"] ?? []) + unmatched)
    expectEqual(merged.facets["year"], years.facets["year"])
    expectEqual(merged.facetStats["year"], years.facetStats["year"])
    expectEqual(Array(merged.facets.keys), ["genre", "c0", "year"])
  }

  @Test func hierarchyCountsTheSiblingsOfEachLevel() async throws {
    let path = HierarchicalRefinement(attributes: ["c0", "c1"], path: ["film", "197"])
    let response = try await answer(request(groups: [FilterGroup(name: "c", kind: .hierarchical(path))]))
    expectEqual(ids(response).sorted(), ["1", "4"])
    expectEqual(response.facets["c0"]?.map { "\($0.value) \($0.count)" }, ["film 3", "series 2"])
    expectEqual(response.facets["c1"]?.map { "\($0.value) \($0.count)" }, ["film > 197 2", "film > 196 1"])
  }

  @Test func facetValuesStandInTheOrderAskedFor() async throws {
    let groups = [FilterGroup(name: "g", kind: .or, filters: [genre("Aa"), genre("Horror")])]
    let response = try await answer(request(["sortFacetValuesBy": "alpha"], groups: groups))
    expectEqual(response.facets["genre"]?.map(\.value), ["Aa", "Comedy", "Drama", "Family", "Horror"])
    let byCount = try await answer(request(groups: groups))
    expectEqual(byCount.facets["genre"]?.map(\.value), ["Comedy", "Family", "Horror", "Drama", "Aa"])
  }

  @Test func cancelledSearchSaysSo() async throws {
    let service = service
    let request = request(["query": "tom"])
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await service.answer([request, request])
    }
    task.cancel()
    let answers = await task.value
    expectEqual(answers, Array(repeating: .failure(SearchError(.cancelled, "the search was cancelled")), count: 2))
  }

  @Test func lastIndexOfANameCounts() async throws {
    let indices = try ["a", "b"].map { id in
      try EmbeddedIndex(name: "same", records: [Record(objectID: id, attributes: ["t": "x"])], settings: [:])
    }
    let service = EmbeddedService(indices: indices)
    expectEqual(service.catalogue.current.count, 1)
    try await expectEqual(
      service.answer([request(["query": "x"], index: "same")])[0].get().hits.first?["objectID"], "b")
  }

  @Test func rulesSayHowManyFacetValuesAreListed() async throws {
    let records = (0..<150).map { Record(objectID: "r\($0)", attributes: ["tag": .string("t\($0)")]) }
    let rules: [JSON] = [["objectID": "wide", "consequence": ["params": ["maxValuesPerFacet": 120]]]]
    let index = try EmbeddedIndex(
      name: "movies", records: records, settings: ["attributesForFaceting": ["tag"]],
      rules: RuleSet(try Rule.list(of: rules), now: 0))
    let service = EmbeddedService(indices: [index])
    for disjunctive in [[], ["tag"]] {
      let wanted = request(["facets": ["tag"]], disjunctive: disjunctive)
      let response = try #require(await service.answer([wanted]).first).get()
      expectEqual(response.facets["tag"]?.count, 120)
    }
  }
}
