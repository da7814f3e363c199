public import SearchModel

/// Sends one query to several indices, on one or several backends, and gives each section its own answer.
///
/// It is a ``MultiSearcher`` whose components are the sections of index modules, in their order. Source of the
/// behaviour: InstantSearch's `MultiIndexSearcher`, except that a page load asks one section alone and a module's
/// filter state is in its requests from the first search on.
public final class MultiIndexSearcher: MultiSearcher {
  /// The searchers of the sections, in the order of their modules.
  public let sections: [SectionSearcher]
  /// Fires when the index of a section changed, with the section.
  public let onIndexChanged = Signal<(section: Int, indexName: String)>()

  /// A searcher over backends by name.
  ///
  /// - Parameters:
  ///   - modules: the sections.
  ///   - services: the backends by the names that modules give.
  public init(modules: [IndexModule], services: ExactDictionary<any SearchService>) {
    var backends: ExactDictionary<SearchBackend> = [:]
    func backend(named name: String) -> SearchBackend {
      if let known = backends[name] { return known }
      let made = services[name].map { SearchBackend($0, name: name) } ?? .missing(named: name)
      backends[name] = made
      return made
    }
    sections = modules.map { $0.makeSearcher(backend: backend(named: $0.backend)) }
    super.init(backend: backend(named: IndexModule.defaultBackend))
    for (section, searcher) in sections.enumerated() {
      addSearcher(searcher)
      searcher.onIndexChanged.subscribe(with: self) { $0.onIndexChanged.fire((section, $1)) }
    }
  }

  /// A searcher over one backend.
  public convenience init(modules: [IndexModule], service: any SearchService) {
    self.init(modules: modules, services: [IndexModule.defaultBackend: service])
  }

  /// A searcher of indices whose interactors are connected by hand: the position of an index must be that of its
  /// interactor.
  public convenience init(service: any SearchService, indexNames: [String]) {
    self.init(modules: indexNames.map { IndexModule(indexName: $0) }, service: service)
  }

  /// Puts a filter state into the requests of a section and searches that section after each of its changes.
  ///
  /// Nothing happens when there is no such section.
  public func connectFilterState(
    _ filterState: FilterState, withQueryAtIndex section: Int, isolation: isolated any Actor = #isolation
  ) {
    guard sections.indices.contains(section) else { return }
    sections[section].attach(filterState)
    searchAfterChanges(of: [filterState], isolation: isolation)
  }

  /// Searches the sections that a filter state belongs to after each of its changes, all of them in one batch.
  public func connectFilterStates(isolation: isolated any Actor = #isolation) {
    searchAfterChanges(of: sections.flatMap(\.filterStates), isolation: isolation)
  }

  private func searchAfterChanges(of filterStates: [FilterState], isolation: isolated any Actor) {
    for filterState in filterStates {
      // A state of several sections is subscribed to once.
      filterState.onChange.cancelSubscription(for: self)
      filterState.onChange.subscribe(with: self) { [weak filterState] searcher, _ in
        let affected = searcher.sections.filter { section in section.filterStates.contains { $0 === filterState } }
        if !affected.isEmpty { searcher.search(of: affected, isolation: isolation) }
      }
    }
  }

  /// Asks for one page of one section alone, and returns when it has come or failed.
  public func loadPageAndWait(_ page: Int, ofSection section: Int) async {
    guard sections.indices.contains(section) else { return }
    await sections[section].loadPageAndWait(page)
  }
}
