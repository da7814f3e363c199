import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

/// What a user may do to a search.
enum ScheduledInput: Hashable {
  case type(String)
  case toggleGenre(String)
  case useIndex(String, section: Int)
  case setFilters(String?, section: Int)
  case search
  case loadPage(Int, section: Int)
  case giveUpAndSearch

  /// A random input; texts and filters come from small sets, so that they come back.
  static func random(using generator: inout SeededGenerator) -> ScheduledInput {
    switch Int.random(in: 0..<16, using: &generator) {
    case 0..<5: .type(["", "t", "to", "tom"].randomElement(using: &generator) ?? "")
    case 5..<7: .toggleGenre(["Drama", "Comedy"].randomElement(using: &generator) ?? "")
    case 7: .useIndex(["movies", "films"].randomElement(using: &generator) ?? "", section: 0)
    case 8: .setFilters(["year > 1990", nil].randomElement(using: &generator) ?? nil, section: 1)
    case 9: .search
    case 10: .giveUpAndSearch
    default:
      .loadPage(
        Int.random(in: 0..<VirtualNetwork.pageCount, using: &generator),
        section: Int.random(in: 0..<2, using: &generator))
    }
  }
}

/// A search of three sections that a schedule plays with: records of two indices on two backends and a facet, the first
/// and the last under a filter state of their own.
final class ScheduledSearch {
  let searcher: MultiIndexSearcher
  let hits: [HitsInteractor<DynamicHit>]
  let facets = FacetListInteractor()
  private let filterState = FilterState()
  private var genres: Set<String> = []
  private var network: VirtualNetwork
  private var now = 0
  private var inputCount = 0
  private var hasNews = false

  init(failureSalt: String) {
    network = VirtualNetwork(failureSalt: failureSalt)
    hits = [true, false].map { showItemsOnEmptyQuery in
      HitsInteractor(
        showItemsOnEmptyQuery: showItemsOnEmptyQuery, pageCleanUpOffset: 1, decoder: DynamicHitDecoder(schema: nil))
    }
    searcher = MultiIndexSearcher(
      modules: [
        IndexModule(indexName: "movies", hitsInteractor: hits[0], filterState: filterState),
        IndexModule(id: "other", indexName: "actors", backend: "second", hitsInteractor: hits[1]),
        IndexModule(
          id: "genres", indexName: "movies", facet: "genre", isDisjunctive: false, facetListInteractor: facets,
          filterStates: [filterState]),
      ], services: [:])
    for interactor in hits { interactor.onResultsUpdated.subscribe(with: self) { search, _ in search.hasNews = true } }
    facets.onResultsUpdated.subscribe(with: self) { search, _ in search.hasNews = true }
  }

  /// Plays inputs; between them time passes, in which answers arrive.
  func play(
    _ inputs: [ScheduledInput], pause: () -> Int, delay: () -> Int, duplicates: () -> Bool, check: () -> Void
  ) {
    for input in inputs {
      inputCount += 1
      var isPageLoad = false
      if case .loadPage = input { isPageLoad = true }
      network.send(
        apply(input), input: inputCount, isPageLoad: isPageLoad, now: now, delay: delay, duplicates: duplicates)
      hasNews = true
      check()
      now += pause()
      network.deliver(until: now, afterEach: check)
    }
    network.deliver(until: .max, afterEach: check)
  }

  private func apply(_ input: ScheduledInput) -> [IssuedRequest] {
    switch input {
    case .type(let text):
      guard searcher.query != text else { return [] }
      searcher.query = text
      return searcher.makeRequests()
    case .toggleGenre(let genre):
      genres.formSymmetricDifference([genre])
      filterState.set(
        FilterGroup(
          name: "genre", kind: .or,
          filters: genres.sorted().map { Filter(.facet(attribute: "genre", value: .string($0))) }))
      filterState.notifyChange()
      return searcher.makeRequests(of: [searcher.sections[0], searcher.sections[2]])
    case .useIndex(let name, let section):
      searcher.sections[section].indexName = name
      return searcher.makeRequests(of: [searcher.sections[section]])
    case .setFilters(let text, let section):
      searcher.sections[section].setFilters(text)
      return searcher.makeRequests(of: [searcher.sections[section]])
    case .search: return searcher.makeRequests()
    case .loadPage(let page, let section): return [searcher.sections[section].makePageRequest(page)].compactMap { $0 }
    case .giveUpAndSearch:
      searcher.cancel()
      return searcher.makeRequests()
    }
  }

  /// All that a user can see.
  var snapshot: [String] {
    hits.map { interactor in
      "\(interactor.state.summary) rows \(interactor.numberOfHits()): "
        + interactor.hits.map(\.objectID).joined(separator: ", ")
    } + ["\(facets.state.summary): " + facets.items.map(\.value).joined(separator: ", ")]
      + ["loading \(searcher.isLoading)"]
  }

  /// Whether everything shown belongs to the present request of its section. Looks only after an input or an answer.
  func showsOnlyThePresent() -> Bool {
    guard hasNews else { return true }
    hasNews = false
    return
      zip(hits, searcher.sections).allSatisfy { interactor, section in
        guard interactor.numberOfHits() > 0 else { return true }
        let key = JSON.string(VirtualNetwork.key(of: section.request))
        return interactor.hits.allSatisfy { $0.fields["key"] == key }
      } && facets.items.allSatisfy { $0.value == VirtualNetwork.key(of: searcher.sections[2].request) }
  }
}

extension SectionState {
  /// The state in few words, the same for equal states.
  var summary: String {
    switch self {
    case .waiting: "waiting"
    case .hidden: "hidden"
    case .answered(let response): "answered, page \(response.page) of \(response.nbPages), \(response.nbHits) hits"
    case .failed(let error): "failed (\(error.message))"
    }
  }
}
