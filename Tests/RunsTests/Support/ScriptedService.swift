import SearchModel
import Synchronization

/// A backend that answers by a script and keeps what it was asked.
final class ScriptedService: SearchService {
  typealias Script = @Sendable (SectionRequest) async -> Result<SearchResponse, SearchError>

  private let script: Script
  private let log = Mutex<[SectionRequest]>([])

  init(_ script: @escaping Script) {
    self.script = script
  }

  /// The requests so far, in the order in which they came.
  var requests: [SectionRequest] { log.withLock { $0 } }

  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    log.withLock { $0 += requests }
    var answers: [Result<SearchResponse, SearchError>] = []
    for request in requests { answers.append(await script(request)) }
    return answers
  }

  /// A backend whose indices hold `count` records named after their place, of which pages can reach `limit`.
  static func pages(of count: Int, limit: Int = .max) -> ScriptedService {
    ScriptedService { .success(response(to: $0, count: count, limit: limit)) }
  }

  /// The page that a request asks for.
  static func response(to request: SectionRequest, count: Int, limit: Int = .max) -> SearchResponse {
    if case .facetValues = request.target {
      return SearchResponse(facetHits: [Facet(value: "Drama", count: count, highlighted: "Drama")])
    }
    let page = request.parameters.page
    let size = request.parameters.hitsPerPage ?? 20
    let reachable = min(count, limit)
    let rows = min(page * size, reachable)..<min((page + 1) * size, reachable)
    return SearchResponse(
      hits: rows.map { ["objectID": .string("\($0)"), "name": .string("\(request.parameters.query) \($0)")] },
      nbHits: count, page: page, nbPages: size > 0 ? (reachable + size - 1) / size : 0, hitsPerPage: size)
  }
}
