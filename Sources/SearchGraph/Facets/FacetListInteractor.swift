public import SearchModel

/// The values of a facet and which of them are chosen.
///
/// The values come from a facet search, whose answer's order is kept, or from the counts beside hits. Choices outlive
/// answers: a chosen value that an answer lacks is listed with the count 0. Values are compared by their text without
/// regard to case, as in filters. Source of the behaviour: InstantSearch's `FacetListInteractor`. An interactor is
/// confined to the isolation domain that made it.
public final class FacetListInteractor: SectionInteractor {
  /// How many values can be chosen.
  public let selectionMode: SelectionMode
  /// Whether the section shows values for the empty query.
  public let showItemsOnEmptyQuery: Bool
  /// The section's state.
  public private(set) var state: SectionState = .waiting
  /// The values in the order of the answer; setting them fires ``onItemsChanged``.
  public var items: [Facet] {
    get { storedItems }
    set {
      storedItems = newValue
      onItemsChanged.fire(newValue)
    }
  }
  /// The texts of the chosen values. A filter state may hold several even of a ``SelectionMode/single`` list.
  public var selections: ExactSet = [] {
    didSet { if selections != oldValue { onSelectionsChanged.fire(selections) } }
  }

  /// Fires after an answer was taken, with its values.
  public let onResultsUpdated = Signal<[Facet]>()
  /// Fires when the list changes: after an answer, an error or ``hide()``, and when ``items`` is set.
  public let onItemsChanged = Signal<[Facet]>()
  /// Fires when other values are chosen.
  public let onSelectionsChanged = Signal<ExactSet>()
  /// Fires when a value was chosen or deselected, with the new choices.
  public let onSelectionsComputed = Signal<ExactSet>()
  /// Fires after the section failed.
  public let onError = Signal<SearchError>()

  private var storedItems: [Facet]
  private var firstPage = FirstPage()

  /// A list of values.
  ///
  /// - Parameters:
  ///   - facets: the values until an answer comes.
  ///   - selectionMode: how many values can be chosen.
  ///   - showItemsOnEmptyQuery: whether values are shown for the empty query.
  public init(
    facets: [Facet] = [], selectionMode: SelectionMode = .multiple, showItemsOnEmptyQuery: Bool = true
  ) {
    storedItems = facets
    self.selectionMode = selectionMode
    self.showItemsOnEmptyQuery = showItemsOnEmptyQuery
  }

  /// How many values there are, without chosen ones that the answer lacks.
  public func numberOfHits() -> Int { storedItems.count }

  /// Forgets the values, because the request changed; choices stay.
  public func reset() {
    storedItems = []
    state = .waiting
    firstPage.reset()
  }

  /// Takes note that nothing is shown for the empty query.
  public func hide() {
    reset()
    state = .hidden
    onItemsChanged.fire([])
  }

  /// Takes note that a page was asked for; the answer for the first one of a search is the one that counts.
  public func willLoad(page: Int) {
    firstPage.willLoad(page)
  }

  /// Takes the answer to a search in facet values.
  public func receive(_ result: Result<SearchResponse, SearchError>, for request: SectionRequest) {
    receive(result, for: request, values: \.facetHits)
  }

  /// Takes an answer's values; an answer without any is an error.
  func receive(
    _ result: Result<SearchResponse, SearchError>, for request: SectionRequest,
    values: (SearchResponse) -> [Facet]?
  ) {
    guard firstPage.isAsked(by: request) else { return }
    // Where the values follow the query, the text selects records.
    let isEmpty = request.searchedText.isEmpty && request.parameters.query.isEmpty
    guard showItemsOnEmptyQuery || !isEmpty else {
      hide()
      return
    }
    do throws(SearchError) {
      let response = try result.get()
      guard let facets = values(response) else {
        throw SearchError(.badResponse, "the answer to a search in facet values has none")
      }
      storedItems = facets
      var summary = response
      summary.hits = []
      summary.facetHits = nil
      state = .answered(summary)
      onResultsUpdated.fire(facets)
    } catch {
      state = .failed(error)
      onError.fire(error)
    }
    onItemsChanged.fire(storedItems)
  }
}

@available(*, unavailable)
extension FacetListInteractor: Sendable {}
