import SearchModel

@testable import SearchGraph

/// A list of rows named by their numbers, from which pages are answered.
struct PageServer {
  var count: Int
  var hitsPerPage: Int

  var nbPages: Int { (count + hitsPerPage - 1) / hitsPerPage }

  func rows(ofPage page: Int) -> Range<Int> {
    min(page * hitsPerPage, count)..<min((page + 1) * hitsPerPage, count)
  }

  func response(page: Int) -> SearchResponse {
    SearchResponse(
      hits: rows(ofPage: page).map { ["objectID": .string("\($0)"), "name": .string("name \($0)")] }, nbHits: count,
      page: page, nbPages: nbPages, hitsPerPage: hitsPerPage)
  }

  func summary(page: Int) -> SearchResponse {
    SearchResponse(nbHits: count, page: page, nbPages: nbPages, hitsPerPage: hitsPerPage)
  }

  /// Lets a page arrive, without the rows that `isShown` refuses.
  func answer(_ page: Int, to map: inout PageMap<Int>, isShown: (Int) -> Bool = { _ in true }) {
    let rows = rows(ofPage: page).filter(isShown)
    let skipped = self.rows(ofPage: page).count - rows.count
    map.receive(rows: rows, invalidHits: .init(skipped: skipped), summary: summary(page: page), page: page)
  }

  /// Asks for a page and lets it arrive.
  func load(_ page: Int, into map: inout PageMap<Int>) {
    map.willLoad(page: page)
    answer(page, to: &map)
  }
}

/// A request of a section for a page.
func pageRequest(_ page: Int?, query: String = "q") -> SectionRequest {
  var request = SectionRequest(moduleID: "m", indexName: "m", parameters: ["query": .string(query)])
  if let page { request.parameters.page = page }
  return request
}

/// Answers page loads from a server, in descending order, when told to.
final class ServedPageLoader: PageLoader {
  let server: PageServer
  let interactor: any SectionInteractor
  private(set) var asked: [[Int]] = []
  private var unanswered: [Int] = []

  init(_ server: PageServer, for interactor: any SectionInteractor) {
    self.server = server
    self.interactor = interactor
    (interactor as? any AnyHitsInteractor)?.pageLoader = self
  }

  func loadPages(_ pages: [Int], isolation: isolated any Actor) { ask(pages) }

  func loadPageAndWait(_ page: Int) async {
    ask([page])
    answer()
  }

  /// Loads the first page, as a search does.
  func search() {
    interactor.reset()
    ask([0])
    answer()
    asked = []
  }

  /// Lets everything asked for arrive.
  func answer() {
    for page in unanswered.sorted(by: >) {
      interactor.receive(.success(server.response(page: page)), for: pageRequest(page))
    }
    unanswered = []
  }

  /// Lets everything asked for fail.
  func fail(_ error: SearchError) {
    for page in unanswered { interactor.receive(.failure(error), for: pageRequest(page)) }
    unanswered = []
  }

  private func ask(_ pages: [Int]) {
    asked.append(pages)
    for page in pages { interactor.willLoad(page: page) }
    unanswered += pages
  }
}
