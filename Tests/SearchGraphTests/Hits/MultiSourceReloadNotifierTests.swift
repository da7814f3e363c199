import SearchGraph
import SearchModel
import TestSupport
import Testing

@MainActor
struct MultiSourceReloadNotifierTests {
  private final class List: Reloadable {
    var count = 0
    func reload() { count += 1 }
  }

  private struct Film: Decodable {}

  private let request = makeRequest("a")

  @Test func aListIsReadOnceAfterAllOfItsSources() {
    let list = List()
    let notifier = MultiSourceReloadNotifier(target: list)
    let (films, actors, facets) = (HitsInteractor<Film>(), HitsInteractor<Film>(), FacetListInteractor())
    notifier.register(films)
    notifier.register(actors)
    notifier.register(facets)
    films.receive(.success(SearchResponse(nbHits: 0)), for: request)
    films.receive(.success(SearchResponse(nbHits: 0)), for: request)
    actors.receive(.failure(SearchError(.server, "down")), for: request)
    expectEqual(list.count, 0)
    facets.receive(.success(SearchResponse(facetHits: [])), for: request)
    expectEqual(list.count, 1)
    films.hide()
    actors.hide()
    expectEqual(list.count, 1)
    facets.hide()
    expectEqual(list.count, 2)
  }

  @Test func nothingIsKeptAlive() {
    weak var target: List?
    let films = HitsInteractor<Film>()
    do {
      let list = List()
      target = list
      let notifier = MultiSourceReloadNotifier(target: list)
      notifier.register(films)
      films.receive(.success(SearchResponse(nbHits: 0)), for: request)
      expectEqual(list.count, 1)
    }
    #expect(target == nil)
    films.receive(.success(SearchResponse(nbHits: 0)), for: request)
  }

  @Test func hitsOfAnotherTypeAreAnErrorThatNamesBothTypes() throws {
    struct Actor: Decodable {}
    let sections = MultiIndexHitsInteractor(interactors: [HitsInteractor<Film>(), FacetListInteractor()])
    #expect(try sections.hit(atIndex: 0, inSection: 0, as: Film.self) == nil)
    let error = #expect(throws: IncompatibleRecordType.self) {
      try sections.hit(atIndex: 0, inSection: 0, as: Actor.self)
    }
    expectEqual(error?.description, "section 0 was read as 'Actor', but its hits are of the type 'Film'")
    let other = #expect(throws: IncompatibleRecordType.self) {
      try sections.hit(atIndex: 0, inSection: 1, as: Film.self)
    }
    #expect(other?.actual == nil)
  }

  @Test func readingPresentsRowsOnceThatIsAskedFor() async {
    struct Page: SearchService {
      func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
        requests.map { request in
          var response = SearchResponse(hits: [["objectID": "1"], ["objectID": "2"]], nbHits: 20)
          response.page = request.parameters.page
          response.hitsPerPage = 2
          response.nbPages = 10
          return .success(response)
        }
      }
    }
    let searcher = HitsSearcher(service: Page(), indexName: "i", parameters: ["hitsPerPage": 2])
    let films = HitsInteractor<Film>(infiniteScrolling: .on(withOffset: 1))
    films.connectSearcher(searcher)
    await searcher.searchAndWait()
    _ = films.hit(atIndex: 1)
    await searcher.waitForAnswers()
    expectEqual(films.numberOfHits(), 2)
    films.presentRowsWhenRead()
    _ = films.hit(atIndex: 1)
    await searcher.waitForAnswers()
    expectEqual(films.numberOfHits(), 4)
  }
}
