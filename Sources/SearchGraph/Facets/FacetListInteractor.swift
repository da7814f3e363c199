public import SearchModel

/// The facet values of one section.
///
/// Source of the behaviour: InstantSearch's `FacetListInteractor` fed by a facet search. An interactor is confined to the
/// isolation domain that made it.
public final class FacetListInteractor: SectionInteractor {
  /// Whether the section shows values for the empty query.
  public let showItemsOnEmptyQuery: Bool
  /// What the section came to.
  public private(set) var state: SectionState = .waiting
  /// The values in the order of the answer.
  public private(set) var items: [Facet] = []
  /// Fires after an answer was taken.
  public let onResultsUpdated = Signal<[Facet]>()
  /// Fires after the section failed.
  public let onError = Signal<SearchError>()

  /// An interactor without values.
  public init(showItemsOnEmptyQuery: Bool = true) {
    self.showItemsOnEmptyQuery = showItemsOnEmptyQuery
  }

  /// How many values there are.
  public func numberOfHits() -> Int { items.count }

  /// Forgets the values, because the request changed.
  public func reset() {
    items = []
    state = .waiting
  }

  /// Takes note that nothing is shown for the empty query.
  public func hide() {
    reset()
    state = .hidden
  }

  /// Takes the answer to a request.
  public func receive(_ result: Result<SearchResponse, SearchError>, for request: SectionRequest) {
    switch result {
    case .success(let response):
      items = response.facetHits ?? []
      var summary = response
      summary.facetHits = nil
      state = .answered(summary)
      onResultsUpdated.fire(items)
    case .failure(let error):
      state = .failed(error)
      onError.fire(error)
    }
  }
}

@available(*, unavailable)
extension FacetListInteractor: Sendable {}
