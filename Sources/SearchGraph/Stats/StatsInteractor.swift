public import SearchModel

/// The numbers of the answer to a section's search.
///
/// Source of the behaviour: InstantSearch's `StatsInteractor`. An interactor is confined to the isolation domain that
/// made it.
public final class StatsInteractor: SectionInteractor {
  /// The section's state.
  public private(set) var state: SectionState = .waiting
  /// The numbers; nil while there is no answer. Setting them fires ``onItemChanged``.
  public var item: SearchStats? {
    get { storedItem }
    set {
      storedItem = newValue
      onItemChanged.fire(newValue)
    }
  }

  /// Fires when the values change: after an answer, an error or ``hide()``, and when ``item`` is set.
  public let onItemChanged = Signal<SearchStats?>()
  /// Fires after the section failed.
  public let onError = Signal<SearchError>()

  private var storedItem: SearchStats?
  private var firstPage = FirstPage()

  /// An interactor without numbers.
  public init(item: SearchStats? = nil) {
    storedItem = item
  }

  /// True: there are numbers whether the query is empty or not.
  public var showItemsOnEmptyQuery: Bool { true }

  /// True: the hits decide whether the empty query is searched.
  public var followsSection: Bool { true }

  /// 0: the numbers are not rows.
  public func numberOfHits() -> Int { 0 }

  /// Forgets the numbers, because the request changed.
  public func reset() {
    storedItem = nil
    state = .waiting
    firstPage.reset()
  }

  /// Takes note that nothing is shown for the empty query.
  public func hide() {
    reset()
    state = .hidden
    onItemChanged.fire(nil)
  }

  /// Takes note that a page was asked for; the answer for the first one of a search is the one that counts.
  public func willLoad(page: Int) {
    firstPage.willLoad(page)
  }

  /// Takes the numbers of an answer.
  public func receive(_ result: Result<SearchResponse, SearchError>, for request: SectionRequest) {
    guard firstPage.isAsked(by: request) else { return }
    switch result {
    case .success(let response):
      storedItem = SearchStats(response, query: request.searchedText)
      var summary = response
      summary.hits = []
      state = .answered(summary)
    case .failure(let error):
      state = .failed(error)
      onError.fire(error)
    }
    onItemChanged.fire(storedItem)
  }
}

@available(*, unavailable)
extension StatsInteractor: Sendable {}
