package import Runs
package import SearchGraph
import SearchModel
import SpecLoader
package import Terminal
import Workspaces

/// An interactive search: keys go in, the graph searches, and screens come out.
///
/// It drives the graph of a spec as an app would: a search box with a debouncer, the sections' interactors, filter
/// states. What is shown is a ``ScreenState``; here are only the graph and the clock around it. It is confined to the
/// isolation domain that made it; every method that may start a search runs in the caller's actor.
package final class InteractiveSession<ClockType: Clock> where ClockType.Duration == Duration {
  var state: ScreenState
  /// How the search ended; nil while it goes on.
  package private(set) var outcome: Outcome?
  /// Called when the screen may look otherwise.
  package var onChange: () -> Void = {}
  /// Called with each query that is worth keeping.
  package var onQueryToRemember: (String) -> Void = { _ in }
  /// The file that takes what is on the screen as a query with expectations; nil for none.
  package var queryFile: QueryFile?

  let plan: RunPlan
  let clock: ClockType
  let loaded: LoadedSearch
  package let debouncer: Debouncer<ClockType>
  private let start: ClockType.Instant
  private let list = ListController()
  private let box = BoxController()
  private var boxConnector: SearchBoxConnector?
  /// The sections whose next content is the first one of a search for another text.
  private var sectionsStartingOver: Set<Int> = []
  private var searchStart = Duration.zero
  /// Whether the next page that is loaded is no part of a search that goes on.
  var isSearchOver = false
  /// The rows of each section that were presented last.
  var presented: [Int: Range<Int>] = [:]
  /// Whether rows are presented only when no answer is awaited. Otherwise, the order of answers decides which rows are
  /// on the screen meanwhile, and so which further pages are loaded.
  var presentsOnlySettledRows = false
  private var wake: (time: Duration, task: Task<Void, Never>)?
  /// What the host has to do: draw everything again, or stop the program as a job.
  private var hostEffects: [Effect] = []

  /// A search that has not begun.
  ///
  /// - Parameters:
  ///   - plan: what is searched.
  ///   - options: how the screen behaves.
  ///   - size: the size of the screen.
  ///   - query: the text to begin with.
  ///   - history: earlier queries, newest last.
  ///   - clock: what measures the time that typing rests and sections wait.
  package init(
    plan: RunPlan, options: ScreenOptions, size: TerminalSize, query: String = "", history: [String] = [],
    clock: ClockType
  ) {
    self.plan = plan
    self.clock = clock
    start = clock.now
    debouncer = Debouncer(delay: plan.loader.specification.searchBox.debounce, clock: clock)
    loaded = plan.loader.load(controller: list, keepsRawHits: true)
    let sections = zip(plan.loader.modules, plan.layouts).map { SectionView($0, layout: $1) }
    state = ScreenState(options: options, size: size, query: query, sections: sections)
    state.history = history
    state.facetSections = plan.facetSections
    state.disjunctiveFacets = plan.disjunctiveFacets
    state.given = plan.givenSearch
    for section in plan.sectionsWithOffset { state.sections[section].beginsWithFirstHit = false }
  }

  deinit {
    wake?.task.cancel()
  }

  /// The screen as it stands.
  package var screen: CellBuffer { state.draw() }

  /// The size that the screen is drawn for.
  package var screenSize: TerminalSize { state.size }

  /// Connects the graph to the screen and searches the text to begin with.
  ///
  /// - Throws: what is wrong with the filters of the command line.
  package func begin(isolation: isolated any Actor = #isolation) throws(SearchBeginError) {
    do {
      try loaded.prepare(
        query: state.editor.text, overrides: plan.parameters, filters: plan.filters, startsAtFirstPage: true)
    } catch {
      throw SearchBeginError(message: plan.hiding(error.message))
    }
    let searcher = loaded.connector.searcher
    searcher.connectFilterStates(isolation: isolation)
    for (number, section) in searcher.sections.enumerated() {
      section.onSearch.subscribe(with: self) { search, request in
        search.figuresBegin(requestCount: request.plainRequestCount)
        search.presented[number] = nil
      }
    }
    searcher.onSearch.subscribe(with: self) { search, requests in search.searchBegan(requests) }
    list.onReload = { [weak self] in self?.readSections(isolation: isolation) }
    boxConnector = SearchBoxConnector(
      searcher: searcher, interactor: QueryInputInteractor(query: state.editor.text),
      searchTriggeringMode: state.options.searchesAsYouType ? .searchAsYouType : .searchOnSubmit)
    boxConnector?.interactor.connectController(box, debouncer: debouncer, isolation: isolation)
    sectionsStartingOver = Set(state.sections.indices)
    searcher.search(isolation: isolation)
    finishChange(isolation: isolation)
  }

  /// Does what comes from the keyboard.
  ///
  /// - Returns: whether the host has to do something about the terminal.
  package func handle(
    _ inputs: [TerminalInput], isolation: isolated any Actor = #isolation
  ) -> [HostRequest] {
    state.now = start.duration(to: clock.now)
    // What comes at once is typed at once, so that a terminal may paste key by key.
    var typed = ""
    for input in inputs.joiningPastedLines() where outcome == nil {
      if let character = state.typedCharacter(of: input, after: typed) {
        typed.append(character)
        continue
      }
      if !typed.isEmpty { perform(state.takeTyped(typed), isolation: isolation) }
      typed = ""
      perform(state.handle(input), isolation: isolation)
    }
    if !typed.isEmpty, outcome == nil { perform(state.takeTyped(typed), isolation: isolation) }
    finishChange(isolation: isolation)
    defer { hostEffects = [] }
    return hostEffects.compactMap(HostRequest.init)
  }

  /// Takes another size of the screen.
  package func resize(to size: TerminalSize, isolation: isolated any Actor = #isolation) {
    state.now = start.duration(to: clock.now)
    state.size = size
    state.showCursor()
    finishChange(isolation: isolation)
  }

  /// Carries effects out, in order.
  func perform(_ effects: [Effect], isolation: isolated any Actor) {
    for effect in effects where outcome == nil {
      switch effect {
      case .type(let text): box.onQueryChanged?(text)
      case .submit(let text): box.onQuerySubmitted?(text)
      case .searchTypedText: debouncer.flush()
      case .searchAgain: loaded.connector.searcher.search(isolation: isolation)
      case .selectFacet(let section, let value):
        (loaded.connector.interactor.interactor(forSection: section) as? FacetListInteractor)?.select(value)
      case .changeFilters(let section, let change):
        if let filterState = loaded.connector.filterStates[section] { change.apply(to: filterState) }
      case .loadRow(let row, let section): present(row: row, ofSection: section, isolation: isolation)
      case .countFacets(let section): countFacets(ofSection: section, isolation: isolation)
      case .remember(let text): remember(text)
      case .keepQuery(let row, let omissions): keep(row, omissions: omissions)
      case .redraw, .suspend: hostEffects.append(effect)
      case .finish(let outcome): self.outcome = outcome
      }
    }
  }

  /// Takes note that requests were made: those of all sections for another text, or of some sections.
  private func searchBegan(_ requests: [SectionRequest]) {
    state.now = start.duration(to: clock.now)
    let searcher = loaded.connector.searcher
    if state.searchedText != searcher.query {
      state.searchedText = searcher.query
      sectionsStartingOver = Set(state.sections.indices)
    }
    figuresBegin(requestCount: requests.reduce(0) { $0 + $1.plainRequestCount })
    for (section, sectionSearcher) in searcher.sections.enumerated() {
      // When the user types on while a backend is slow, the wait since the first search goes on.
      state.sections[section].waitingSince =
        sectionSearcher.isLoading ? state.sections[section].waitingSince ?? state.now : nil
    }
  }

  /// Begins to count what a search or further pages cost.
  func figuresBegin(requestCount: Int) {
    isSearchOver = false
    searchStart = start.duration(to: clock.now)
    state.figures.requestCount = requestCount
  }

  /// Reads the sections' results and shows them.
  private func readSections(isolation: isolated any Actor) {
    guard outcome == nil else { return }
    state.now = start.duration(to: clock.now)
    let searcher = loaded.connector.searcher
    let reader = SectionReader(connector: loaded.connector, hiding: plan.hiding)
    let updates = searcher.sections.indices.map { section in
      let content = reader.content(ofSection: section)
      let startsOver = content != nil && sectionsStartingOver.remove(section) != nil
      if startsOver { presented[section] = nil }
      return ScreenState.SectionUpdate(
        content: content, filterGroups: reader.filterGroups(ofSection: section),
        isLoading: searcher.sections[section].isLoading, startsOver: startsOver)
    }
    let effects = state.take(updates)
    if !searcher.isLoading { state.figures.duration = state.now - searchStart }
    perform(effects, isolation: isolation)
    finishChange(continuesSearch: true, isolation: isolation)
  }

  /// Presents the rows that are on the screen now, and asks for a redraw.
  ///
  /// - Parameter continuesSearch: whether pages that this loads belong to the search before.
  private func finishChange(continuesSearch: Bool = false, isolation: isolated any Actor) {
    guard outcome == nil else { return onChange() }
    if !continuesSearch, !loaded.connector.searcher.isLoading { isSearchOver = true }
    if !presentsOnlySettledRows || !loaded.connector.searcher.isLoading { presentRows(isolation: isolation) }
    scheduleWake(isolation: isolation)
    onChange()
  }

  /// Has the screen drawn again when a section begins to say that it waits.
  private func scheduleWake(isolation: isolated any Actor) {
    guard let time = state.nextWake, wake.map({ $0.time != time }) ?? true else { return }
    wake?.task.cancel()
    let instant = start.advanced(by: time)
    let task = Task { [weak self, clock] in
      _ = isolation
      let isAwake = (try? await clock.sleep(until: instant, tolerance: nil)) != nil
      guard isAwake, let self, self.outcome == nil else { return }
      self.wake = nil
      self.state.now = self.start.duration(to: clock.now)
      self.finishChange(isolation: isolation)
    }
    wake = (time, task)
  }
}

@available(*, unavailable)
extension InteractiveSession: Sendable {}

extension SectionRequest {
  /// How many plain requests the request is made of.
  var plainRequestCount: Int { (try? FacetingRecipe.expand(self).count) ?? 1 }
}
