import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

/// Keeps the texts that it is told to show.
private final class RecordingText: StatsTextController {
  private(set) var shown: [String?] = []

  func setItem(_ item: String?) { shown.append(item) }
}

struct StatsTests {
  private let searcher = HitsSearcher(service: SilentService(), indexName: "movies")
  private let answer = SearchResponse(
    nbHits: 12, page: 1, nbPages: 3, hitsPerPage: 5, extra: ["processingTimeMS": 7, "nbSortedHits": 4])
  /// What the searcher takes, which asks for its first page.
  private var firstAnswer: SearchResponse {
    var first = answer
    first.page = 0
    return first
  }

  @Test func absentNumbersMeanOnePageOfNothing() {
    let stats = SearchStats()
    expectEqual(
      [stats.nbHits, stats.page, stats.nbPages, stats.hitsPerPage, stats.processingTimeMS], [0, 0, 1, 20, 0])
    #expect(stats.nbSortedHits == nil && stats.query.isEmpty)
  }

  @Test func numbersComeFromTheAnswerAndTheTextFromTheRequest() {
    expectEqual(
      SearchStats(answer, query: "tom"),
      SearchStats(
        nbHits: 12, page: 1, nbPages: 3, hitsPerPage: 5, nbSortedHits: 4, processingTimeMS: 7, query: "tom"))
    let odd = SearchResponse(extra: ["processingTimeMS": "fast", "nbSortedHits": true])
    expectEqual(SearchStats(odd, query: ""), SearchStats(nbPages: 0))
  }

  @Test(arguments: [
    (SearchStats(nbHits: 12, processingTimeMS: 3), "12 results (3ms)"),
    (SearchStats(nbHits: 12, nbSortedHits: 12, processingTimeMS: 3), "12 results (3ms)"),
    (SearchStats(nbHits: 12, nbSortedHits: 4, processingTimeMS: 3), "4 relevant results sorted out of 12 (3ms)"),
    (SearchStats(), "0 results (0ms)"),
  ])
  func textSaysHowManyOfHowMany(stats: SearchStats, expected: String) {
    expectEqual(stats.text, expected)
  }

  @Test func numbersAreShownAfterEachAnswerUntilDisconnected() {
    let controller = RecordingText()
    let connector = StatsConnector(searcher: searcher, controller: controller)
    searcher.query = "tom"
    searcher.answerNow(.success(firstAnswer))
    expectEqual(connector.interactor.item?.query, "tom")
    expectEqual(controller.shown, [nil, "4 relevant results sorted out of 12 (7ms)"])
    connector.disconnect()
    searcher.answerNow(.success(SearchResponse(nbHits: 1)))
    expectEqual(controller.shown.count, 2)
    connector.connect()
    connector.connect()
    searcher.answerNow(.success(SearchResponse(nbHits: 1)))
    expectEqual(controller.shown.suffix(1), ["1 results (0ms)"])
  }

  @Test func errorsReachTheStatsAndLeaveNoOldNumbers() {
    let stats = StatsInteractor()
    stats.connectSearcher(searcher)
    let controller = RecordingText()
    stats.connectController(controller) { $0.map { "\($0.nbHits)" } ?? "none" }
    var errors: [SearchError] = []
    stats.onError.subscribe { errors.append($0) }
    searcher.answerNow(.success(firstAnswer))
    let error = SearchError(.timeout, "too slow")
    searcher.answerNow(.failure(error))
    expectEqual(stats.state, .failed(error))
    expectEqual(errors, [error])
    expectEqual(controller.shown, ["none", "12", "none"])
  }

  @Test func hiddenSectionHasNoNumbers() {
    let stats = StatsInteractor()
    stats.connectSearcher(searcher)
    searcher.answerNow(.success(firstAnswer))
    searcher.attach(HitsInteractor(showItemsOnEmptyQuery: false, decoder: DynamicHitDecoder(schema: nil)))
    #expect(searcher.makeRequests().isEmpty)
    #expect(stats.state == .hidden && stats.item == nil)
  }
}
