import Diagnostics
import Runs
import SearchGraph
import SearchModel
import SpecLoader
import Synchronization
import Terminal
import Testing
import Workspaces

@testable import InteractiveSearch

/// A spec with every kind of section.
let filmSpec = """
  version: 1
  backends: { remote: { type: algolia, applicationID: A, apiKey: "0123456789" } }
  backend: remote
  indexModules:
    - { id: ideas, indexName: ideas, title: Ideas, role: suggestions, hit: { query: string } }
    - id: films
      indexName: films
      title: Films
      hit: { title: string }
      showItemsOnEmptyQuery: false
      infiniteScrolling: { offset: 2 }
      query: { hitsPerPage: 4, facets: [genre] }
      disjunctiveFacets: [genre]
      filterState: [{ and: { name: year, filters: ["year >= 1990"] } }]
    - id: genres
      title: Genres
      facet: { indexName: films, attribute: genre, refines: [films], operator: or }
  """

/// A plan for the spec of a text, with one backend for every module.
func makePlan(_ text: String = filmSpec, service: any SearchService) throws -> RunPlan {
  let reading = SpecReader.read(bytes: Array(text.utf8), file: "search.yaml")
  let messages = reading.diagnostics.map(\.message)
  let specification = try #require(reading.specification as SearchSpecification?, "\(messages)")
  let services = ExactDictionary(uniqueKeysWithValues: specification.backends.map { ($0.name, service) })
  return RunPlan(loader: GraphLoader(specification: specification, services: services))
}

/// A backend of films `TEXT 0`, `TEXT 1` … whose answers can be held back.
final class FilmService: SearchService {
  private struct State {
    var requests: [SectionRequest] = []
    var heldTexts: Set<String> = []
    var waiting: [(text: String, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let count: Int
  private let failure: (@Sendable (SectionRequest) -> SearchError?)?
  private let state = Mutex(State())

  init(count: Int = 10, failure: (@Sendable (SectionRequest) -> SearchError?)? = nil) {
    self.count = count
    self.failure = failure
  }

  /// The requests so far, in the order in which they came.
  var requests: [SectionRequest] { state.withLock { $0.requests } }

  /// Holds the answers to a text back.
  func hold(_ text: String) {
    state.withLock { _ = $0.heldTexts.insert(text) }
  }

  /// Lets the answers to a text go.
  func release(_ text: String) {
    let released = state.withLock { state in
      state.heldTexts.remove(text)
      defer { state.waiting.removeAll { $0.text == text } }
      return state.waiting.filter { $0.text == text }
    }
    for waiting in released { waiting.continuation.resume() }
  }

  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    let text = requests.map(\.text).first ?? ""
    await withCheckedContinuation { continuation in
      let isHeld = state.withLock { state in
        state.requests += requests
        guard state.heldTexts.contains(text) else { return false }
        state.waiting.append((text, continuation))
        return true
      }
      if !isHeld { continuation.resume() }
    }
    return requests.map(response)
  }

  private func response(to request: SectionRequest) -> Result<SearchResponse, SearchError> {
    if let error = failure?(request) { return .failure(error) }
    let drama = Facet(value: "Drama", count: 7, highlighted: "Drama")
    let comedy = Facet(value: "Comedy", count: 3, highlighted: "Comedy")
    if case .facetValues = request.target { return .success(SearchResponse(facetHits: [drama, comedy])) }
    let page = request.parameters.page
    let size = request.parameters.hitsPerPage ?? 20
    let isIdeas = request.indexName == "ideas"
    let total = isIdeas ? 2 : count
    let hits = (min(page * size, total)..<min((page + 1) * size, total)).map { place -> JSONObject in
      let text = JSON.string("\(request.text) \(place)")
      return ["objectID": .string("\(request.indexName)-\(place)"), isIdeas ? "query" : "title": text, "extra": true]
    }
    return .success(
      SearchResponse(
        hits: hits, nbHits: total, page: page, nbPages: (total + size - 1) / size, hitsPerPage: size,
        facets: isIdeas ? [:] : ["genre": [drama, comedy]]))
  }
}

extension SectionRequest {
  /// The text that is searched for.
  fileprivate var text: String {
    switch target {
    case .hits: parameters.query
    case .facetValues(_, let facetQuery, _): facetQuery
    }
  }
}

extension InteractiveSession where ClockType == VirtualClock {
  /// A search of films that has begun and has its first answers.
  @MainActor
  static func films(
    _ service: FilmService, query: String = "", options: ScreenOptions = ScreenOptions(),
    size: TerminalSize = TerminalSize(columns: 60, rows: 20), spec: String = filmSpec
  ) async throws -> (search: InteractiveSession, clock: VirtualClock) {
    let clock = VirtualClock()
    let search = InteractiveSession(
      plan: try makePlan(spec, service: service), options: options, size: size, query: query, clock: clock)
    try search.begin(isolation: MainActor.shared)
    await search.settle(clock, isolation: MainActor.shared)
    return (search, clock)
  }

  /// Presses keys by their names, without waiting for answers.
  @MainActor
  func press(_ names: String...) {
    _ = handle(names.map { .key(Key(name: $0) ?? Key(.function(99))) }, isolation: MainActor.shared)
  }

  /// Types a text, without waiting for answers.
  @MainActor
  func type(_ text: String) {
    _ = handle(text.map { .key(.character($0)) }, isolation: MainActor.shared)
  }

  /// The labels of a section's rows as far as they are loaded.
  func labels(_ section: Int) -> [String] {
    state.sections[section].content.rows.compactMap { row in
      switch row {
      case .hit(let hit, _): hit.fields.values.first?.stringValue
      case .facet(let facet, let isSelected): (isSelected ? "x " : "") + facet.value
      case .missing: nil
      }
    }
  }
}
