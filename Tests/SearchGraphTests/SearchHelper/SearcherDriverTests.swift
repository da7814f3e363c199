import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

/// Answers a request once a gate was opened for its text, or with an error when the task is cancelled before.
private actor GatedService: SearchService {
  private var open: Set<String> = []

  func openGate(for text: String) { open.insert(text) }

  nonisolated func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    var results: [Result<SearchResponse, SearchError>] = []
    for request in requests {
      while await !open.contains(request.parameters.query), !Task.isCancelled { await Task.yield() }
      results.append(
        Task.isCancelled ? .failure(SearchError(.cancelled, "cancelled")) : .success(hotelPage(of: request)))
    }
    return results
  }
}

/// A backend with results of its own, as one index.
private struct Shelf: MappingSearchService {
  func map(query: SectionRequest) -> String { query.query }
  func search(_ text: String) async -> Int { text.utf8.count }
  func map(results: Int) -> SearchResults { SearchResults(nbHits: results, hits: [["objectID": "chair"]]) }
}

struct SearcherDriverTests {
  @Test func searcherOfAnIndexOfAServiceAsksForItByName() async {
    let client = ScriptedService { request in
      .success(SearchResponse(hits: [["objectID": .string(request.indexName)]], nbHits: 1, nbPages: 1))
    }
    let index = client.index(withName: "hotels")
    var hits: [JSONObject] = []
    let searcher = Searcher(
      index: index,
      resultHandler: { (results: SearchResults?, error: (any Error)?) in hits = results?.hits ?? [] })
    await searcher.searchAndWait()
    expectEqual(hits, [["objectID": "hotels"]])
  }

  @Test func customBackendIsAnIndexOfItsOwn() async {
    let searcher = Searcher(index: Shelf())
    searcher.query.query = "chair"
    await searcher.searchAndWait()
    expectEqual(searcher.results?.nbHits, 5)
    expectEqual(searcher.hitIDs, ["chair"])
    #expect(!searcher.canLoadMore)
  }

  @Test func waitingSearchAndPagesDeliverBeforeTheyReturn() async {
    let searcher = Searcher(
      service: ScriptedService { .success(hotelPage(of: $0)) }, indexName: "hotels", query: ["query": "paris"])
    await searcher.searchAndWait()
    await searcher.loadMoreAndWait()
    await searcher.loadMoreAndWait()
    await searcher.loadMoreAndWait()
    expectEqual(searcher.hits.count, 6)
    #expect(!searcher.hasPendingRequests)
  }

  @Test func errorAndTooFewAnswersCompleteTheSearch() async {
    var codes: [SearchError.Code?] = []
    for service in [ScriptedService { _ in .failure(SearchError(.server, "down")) }, ForgetfulService()]
      as [any SearchService]
    {
      let searcher = Searcher(service: service, indexName: "hotels") { codes.append($1?.code) }
      await searcher.searchAndWait()
      #expect(!searcher.hasPendingRequests)
    }
    expectEqual(codes, [.server, .badResponse])
  }

  @Test @MainActor func searchReturnsAtOnceAndHandlersRunInTheCallersActor() async {
    let gates = GatedService()
    let searcher = Searcher(service: gates, indexName: "hotels", query: ["query": "paris"])
    var answers = 0
    searcher.addResultHandler { _, _ in
      MainActor.assertIsolated()
      answers += 1
    }
    searcher.search()
    #expect(searcher.hasPendingRequests)
    expectEqual(answers, 0)
    await gates.openGate(for: "paris")
    await searcher.running[1]?.value
    expectEqual(searcher.hits.count, 2)
    searcher.loadMore()
    searcher.loadMore()
    expectEqual(searcher.pendingRequests.map(\.page), [1])
    await searcher.running[2]?.value
    expectEqual(searcher.hits.count, 4)
    expectEqual(answers, 2)
  }

  @Test @MainActor func searchBoxDrivesTheSearcher() async {
    let searcher = Searcher(service: ScriptedService { .success(hotelPage(of: $0)) }, indexName: "hotels")
    let box = QueryInputInteractor()
    let connection = box.connectSearcher(searcher)
    for text in ["p", "pa", "pa", "paris"] { box.query = text }
    expectEqual(searcher.pendingRequests.map(\.parameters.query), ["p", "pa", "paris"])
    while let task = searcher.running.values.first { await task.value }
    expectEqual(searcher.hitIDs, ["paris#0.0", "paris#0.1"])
    connection.disconnect()
    box.query = "rome"
    expectEqual(searcher.query.query, "paris")
  }

  @Test @MainActor func newerAnswerCancelsTheTasksOfOlderRequests() async {
    let gates = GatedService()
    let searcher = Searcher(service: gates, indexName: "hotels")
    var cancelled: [Int] = []
    searcher.onCancel.subscribe { cancelled.append($0.seqNo) }
    for text in ["p", "pa"] {
      searcher.query.query = text
      searcher.search()
    }
    let older = searcher.running[1]
    await gates.openGate(for: "pa")
    await searcher.running[2]?.value
    expectEqual(cancelled, [1])
    expectEqual(searcher.hitIDs, ["pa#0.0", "pa#0.1"])
    // The gate of the older one never opens: only its cancellation ends it.
    await older?.value
    expectEqual(cancelled, [1])
    #expect(searcher.running.isEmpty)
  }

  @Test func cancelledTaskCompletesItsSearchWithoutCallingAHandler() async {
    let cancelled = await Task {
      let searcher = Searcher(service: GatedService(), indexName: "hotels") { _, _ in
        Issue.record("a handler was called")
      }
      var cancelled = 0
      searcher.onCancel.subscribe { _ in cancelled += 1 }
      withUnsafeCurrentTask { $0?.cancel() }
      await searcher.searchAndWait()
      return searcher.hasPendingRequests ? 0 : cancelled
    }.value
    expectEqual(cancelled, 1)
  }
}
