import SearchGraph
import SearchModel
import TestSupport
import Testing

struct MappingSearchServiceTests {
  @Test func resultsOfOnesOwnBecomeAResponse() async throws {
    let shop = Shop { parameters in
      ShopResults(
        total: 25, hits: [["objectID": "1", "name": .string(parameters.text)]],
        extraContent: ["facets": ["category": ["chairs": 10, "tables": 15]]])
    }
    let request = makeRequest("chair", parameters: ["page": 2, "hitsPerPage": 5])
    let response = try #require(await shop.answer([request]).first).get()
    expectEqual(response.hits, [["objectID": "1", "name": "chair"]])
    expectEqual(response.nbHits, 25)
    expectEqual(response.facets["category"], [Facet(value: "tables", count: 15), Facet(value: "chairs", count: 10)])
    #expect(response.page == 2 && response.hitsPerPage == 5 && response.nbPages == 1)
    expectEqual(response.rawContent?["nbHits"], 25)
  }

  @Test func theResultsOwnPageWins() async throws {
    let shop = Shop { _ in ShopResults(extraContent: ["page": 4, "nbPages": 9, "hitsPerPage": 3]) }
    let response = try #require(await shop.answer([makeRequest("", parameters: ["page": 1])]).first).get()
    #expect(response.page == 4 && response.nbPages == 9 && response.hitsPerPage == 3)
  }

  @Test func disjunctiveFacetsAndRefinementsAreMapped() async throws {
    let seen = RequestLog<ShopParameters>()
    let shop = Shop { parameters in
      seen.record(parameters)
      return ShopResults(extraContent: ["facets": ["genre": ["a": 1]]])
    }
    let groups = [
      FilterGroup(name: "g", kind: .or, filters: [facetFilter("genre", "b"), facetFilter("genre", "a")]),
      FilterGroup(name: "h", kind: .and, filters: [facetFilter("genre", "z", isNegated: true)]),
    ]
    let request = makeRequest("x", groups: groups, disjunctiveFacets: ["brand"])
    let response = try #require(await shop.answer([request]).first).get()
    let parameters = try #require(seen.values.first)
    expectEqual(parameters.disjunctiveFacets, ["brand", "genre"])
    expectEqual(parameters.refinements, ["genre": ["a", "b"]])
    expectEqual(response.facets["genre"], [Facet(value: "a", count: 1), Facet(value: "b", count: 0)])
  }

  @Test func theDisjunctiveMappingFallsBackToThePlainOne() async throws {
    let response = try #require(await PlainShop().answer([makeRequest("x", disjunctiveFacets: ["a"])]).first).get()
    expectEqual(response.hits, [["objectID": "plain x"]])
  }

  @Test func answersStandInTheOrderOfRequestsWhateverComesFirst() async {
    let gate = AsyncStream<Void>.makeStream()
    let shop = Shop { parameters in
      if parameters.text == "slow" {
        for await _ in gate.stream { break }
      } else if parameters.text == "fast" {
        gate.continuation.yield()
      }
      return ShopResults(hits: [["objectID": .string(parameters.text)]])
    }
    let answers = await shop.answer(["slow", "fast", "x"].map { makeRequest($0) })
    expectEqual(answers.map { (try? $0.get())?.hits.first?["objectID"]?.stringValue }, ["slow", "fast", "x"])
    #expect(await shop.answer([]).isEmpty)
  }

  @Test func eachRequestHasItsOwnError() async {
    let shop = Shop { parameters in
      switch parameters.text {
      case "own": throw SearchError(.rateLimited, "slow down")
      case "cancelled": throw CancellationError()
      case "unreadable": throw JSONSyntaxError(message: "expected a value", offset: 7)
      case "other": throw ShopFault()
      case "bad results": return ShopResults(total: -1)
      case "bad member": return ShopResults(extraContent: ["facets": 5])
      default: return ShopResults()
      }
    }
    let queries = ["own", "cancelled", "unreadable", "other", "bad results", "bad member", "unmappable", "fine"]
    let answers = await shop.answer(queries.map { makeRequest($0) })
    let codes = answers.map { answer -> SearchError.Code? in
      if case .failure(let error) = answer { error.code } else { nil }
    }
    expectEqual(codes, [.rateLimited, .cancelled, .badResponse, .server, .badResponse, .badResponse, .badRequest, nil])
    expectEqual(answers[3], .failure(SearchError(.server, "the shop is shut")))
    expectEqual(answers[0], .failure(SearchError(.rateLimited, "slow down")))
  }

  @Test func trapFacetSearchOfAPlainClientNeverCompletes() async {
    let shop = Shop { _ in ShopResults() }
    let request = makeRequest("", target: .facetValues(attribute: "a", facetQuery: "x", maxFacetHits: 3))
    guard case .failure(let error) = await shop.answer([request])[0] else {
      Issue.record("an answer to what the backend cannot do")
      return
    }
    expectEqual(error.code, .unsupported)
  }

  @Test func anAdvancedClientSearchesInFacetValues() async {
    let answers = await PlainShop().answer([
      makeRequest("", target: .facetValues(attribute: "a", facetQuery: "x", maxFacetHits: 2)),
      makeRequest("", target: .facetValues(attribute: "a", facetQuery: "fault", maxFacetHits: 2)),
      makeRequest("", target: .facetValues(attribute: "a", facetQuery: "x", maxFacetHits: -1)),
    ])
    expectEqual(
      answers[0],
      .success(SearchResponse(facetHits: [Facet(value: "a x 0", count: 5), Facet(value: "a x 1", count: 4)])))
    expectEqual(answers[1], .failure(SearchError(.server, "the shop is shut")))
    expectEqual(answers[2], .success(SearchResponse(facetHits: [])))
  }

  /// The older form hands over no results and no error and so says nothing at all; a search that never returns is the
  /// same.
  @Test(.timeLimit(.minutes(10)))
  func trapASearchWithoutResultAndErrorNeverCompletes() async {
    let (started, continuation) = AsyncStream<Void>.makeStream()
    // This one is not cancelled before the test is over, and waiting for it ignores cancellation.
    let gate = Task { while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(5)) } }
    let shop = Shop { _ in
      continuation.yield()
      await gate.value
      return ShopResults()
    }
    defer { gate.cancel() }
    let task = Task { await shop.answer([makeRequest("a"), makeRequest("b")]) }
    for await _ in started { break }
    task.cancel()
    let answers = await task.value
    expectEqual(answers.count, 2)
    for answer in answers {
      guard case .failure(let error) = answer else {
        Issue.record("an answer out of nothing")
        continue
      }
      expectEqual(error.code, .cancelled)
    }
  }

  @Test func aCancelledTaskAsksNothing() async {
    let seen = RequestLog<ShopParameters>()
    let shop = Shop { parameters in
      seen.record(parameters)
      return ShopResults()
    }
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await shop.answer([makeRequest("a")])
    }
    task.cancel()
    guard case .failure(let error) = await task.value[0] else {
      Issue.record("an answer after the cancellation")
      return
    }
    expectEqual(error.code, .cancelled)
    #expect(seen.values.isEmpty)
  }

  @Test func whatATransportThrowsOnCancellationIsACancellation() async {
    let (started, continuation) = AsyncStream<Void>.makeStream()
    let shop = Shop { _ in
      continuation.yield()
      while !Task.isCancelled { await Task.yield() }
      throw ShopFault()
    }
    let task = Task { await shop.answer([makeRequest("a")]) }
    for await _ in started { break }
    task.cancel()
    guard case .failure(let error) = await task.value[0] else { return }
    expectEqual(error.code, .cancelled)
  }
}
