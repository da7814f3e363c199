import SearchGraph
import SearchModel
import Synchronization
import TestSupport
import Testing

/// Parameters and results that may not be sent between threads.
private struct StockParameters {
  var text: String
  var facets: [String] = []
  var refinements: [String: [String]] = [:]
}

private final class StockResults {
  let names: [String]
  init(_ names: [String]) { self.names = names }
}

/// A client written as the guide writes one.
private class Stock: SearchClient<StockParameters, StockResults> {
  private(set) var seen: [StockParameters] = []

  override func map(query: any Query) -> StockParameters { StockParameters(text: query.query ?? "") }

  override func map(
    query: any Query, disjunctiveFacets: [String], refinements: [String: [String]]
  ) -> StockParameters {
    StockParameters(text: query.query ?? "", facets: disjunctiveFacets, refinements: refinements)
  }

  override func map(results: StockResults) throws -> SearchResults {
    if results.names.isEmpty { throw ShopFault() }
    return SearchResults(nbHits: results.names.count, hits: results.names.map { ["objectID": .string($0)] })
  }

  override func search(_ query: StockParameters, searchResultsHandler: @escaping SearchResultsHandler) {
    seen.append(query)
    switch query.text {
    case "fault": searchResultsHandler(nil, ShopFault())
    case "nothing": searchResultsHandler(nil, nil)
    case "unreadable": searchResultsHandler(StockResults([]), nil)
    case "silence": break
    case "twice":
      searchResultsHandler(StockResults(["first"]), nil)
      searchResultsHandler(StockResults(["second"]), nil)
    case "elsewhere":
      Task.detached { searchResultsHandler(StockResults(["elsewhere"]), nil) }
    default: searchResultsHandler(StockResults([query.text]), nil)
    }
  }
}

@MainActor
struct SearchClientTests {
  private func names(_ client: some SearchService, _ request: SectionRequest) async throws -> [String] {
    try #require(await client.answer([request]).first).get().hits.compactMap { $0["objectID"]?.stringValue }
  }

  private func error(_ client: some SearchService, _ text: String) async -> SearchError? {
    guard case .failure(let error) = await client.answer([makeRequest(text)]).first else { return nil }
    return error
  }

  @Test(arguments: [("a", "a"), ("twice", "first"), ("elsewhere", "elsewhere")])
  func theFirstCallOfTheHandlerIsTheAnswer(text: String, name: String) async throws {
    try await expectEqual(names(Stock(), makeRequest(text)), [name])
  }

  @Test func aSearchAlwaysEndsAndSaysWhy() async {
    let stock = Stock()
    await expectEqual(error(stock, "fault"), SearchError(.server, "the shop is shut"))
    await expectEqual(
      error(stock, "nothing"), SearchError(.badResponse, "the backend gave neither results nor an error"))
    await expectEqual(error(stock, "unreadable"), SearchError(.badResponse, "the shop is shut"))
    await expectEqual(
      error(stock, "silence"), SearchError(.badResponse, "the backend ended its search without an answer"))
  }

  @Test func disjunctiveFacetsAndRefinementsAreMapped() async throws {
    let stock = Stock()
    let group = FilterGroup(
      name: "g", kind: .or, filters: [facetFilter("colour", "red"), facetFilter("colour", "blue")])
    _ = try await names(stock, makeRequest("a", groups: [group]))
    expectEqual(stock.seen.last?.facets, ["colour"])
    expectEqual(stock.seen.last?.refinements, ["colour": ["blue", "red"]])
  }

  @Test func whatIsNotOverriddenIsNamed() async {
    final class Empty: SearchClient<Int, Int> {}
    await expectEqual(error(Empty(), "a"), SearchError(.unsupported, "'Empty' does not override map(query:)"))
    final class Silent: SearchClient<Int, Int> {
      override func map(query: any Query) -> Int { 1 }
    }
    await expectEqual(
      error(Silent(), "a"), SearchError(.unsupported, "'Silent' does not override search(_:searchResultsHandler:)"))
  }

  @Test func aCancelledSearchEndsAlthoughTheHandlerIsKept() async {
    final class Keeper: DefaultSearchClient {
      private var handlers: [SearchResultsHandler] = []
      private(set) var began = false
      override func search(_ query: any Query, searchResultsHandler: @escaping SearchResultsHandler) {
        handlers.append(searchResultsHandler)
        began = true
      }
    }
    let keeper = Keeper()
    let task = Task { await keeper.answer([makeRequest("a")]).first }
    while !keeper.began { await Task.yield() }
    task.cancel()
    await expectEqual(task.value, .failure(SearchError(.cancelled, "the search was cancelled")))
  }

  @Test func aDefaultClientIsAskedOnceForEachOfAlgoliasSubrequests() async throws {
    final class Forward: DefaultSearchClient {
      private(set) var seen: [RefinedQuery] = []
      override func search(_ query: any Query, searchResultsHandler: @escaping SearchResultsHandler) {
        if let query = query as? SearchParameters { seen.append(query) }
        searchResultsHandler(SearchResults(nbHits: 1, hits: [["objectID": "1"]]), nil)
      }
    }
    let forward = Forward()
    let group = FilterGroup(name: "g", kind: .or, filters: [facetFilter("colour", "red")])
    let request = makeRequest("a", parameters: ["facets": ["colour"]], groups: [group])
    try await expectEqual(names(forward, request), ["1"])
    expectEqual(Set(forward.seen.map(\.parameters)), Set(try FacetingRecipe.expand(request).map(\.parameters)))
    #expect(
      forward.seen.allSatisfy { $0.disjunctiveFacets == ["colour"] && $0.facetRefinements == ["colour": ["red"]] })
  }
}
