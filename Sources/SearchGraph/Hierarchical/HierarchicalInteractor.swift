public import SearchModel

/// The values of a tree of categories, level by level, and the place in it that is chosen.
///
/// Each level is an attribute; its values are the names from the top, joined by a separator (`Film > Feature`). Source
/// of the behaviour: InstantSearch's `HierarchicalInteractor`. An interactor is confined to the isolation domain that
/// made it.
public final class HierarchicalInteractor: SectionInteractor {
  /// One attribute per level, from the top.
  public let hierarchicalAttributes: [String]
  /// The text between the names of a value.
  public let separator: String
  /// The section's state.
  public private(set) var state: SectionState = .waiting
  /// The counted values of each level, from the top to the one below the chosen place, in the order of the answer.
  /// Setting them fires ``onItemChanged``.
  public var item: [[Facet]] {
    get { storedItem }
    set {
      storedItem = newValue
      onItemChanged.fire(newValue)
    }
  }
  /// The values on the way to the chosen place, from the top (`["Film", "Film > Feature"]`); empty when nothing is
  /// chosen.
  public var selections: [String] = [] {
    didSet { if selections != oldValue { onSelectionsChanged.fire(selections) } }
  }

  /// Fires when the values change: after an answer, an error or ``hide()``, and when ``item`` is set.
  public let onItemChanged = Signal<[[Facet]]>()
  /// Fires when another place is chosen.
  public let onSelectionsChanged = Signal<[String]>()
  /// Fires when a place was chosen or deselected, with the new ``selections``.
  public let onSelectionsComputed = Signal<[String]>()
  /// Fires after the section failed.
  public let onError = Signal<SearchError>()

  private var storedItem: [[Facet]] = []
  private var firstPage = FirstPage()

  /// A tree without values.
  ///
  /// - Parameters:
  ///   - hierarchicalAttributes: one attribute per level, from the top.
  ///   - separator: the text between the names of a value.
  public init(hierarchicalAttributes: [String], separator: String = " > ") {
    self.hierarchicalAttributes = hierarchicalAttributes
    self.separator = separator
  }

  /// Computes the choices after a click on a value, and fires ``onSelectionsComputed`` with them: the path to the
  /// value, or, for the chosen value itself, the path to the level above.
  ///
  /// ``selections`` does not change here: a connected filter state adopts the choice and then updates the list.
  public func computeSelection(key: String) {
    onSelectionsComputed.fire(selections(selecting: key))
  }

  /// Chooses a value, or goes one level up when it is the chosen place, and updates a connected filter state.
  public func select(_ key: String) {
    let computed = selections(selecting: key)
    selections = computed
    onSelectionsComputed.fire(computed)
  }

  private func selections(selecting key: String) -> [String] {
    refinement(choosing: selections).selecting(key).keys
  }

  /// The refinement whose keys some selections are.
  func refinement(choosing selections: [String]) -> HierarchicalRefinement {
    var refinement = HierarchicalRefinement(attributes: hierarchicalAttributes, separator: separator)
    refinement.path = refinement.names(inKey: selections.last ?? "")
    return refinement
  }
}

@available(*, unavailable)
extension HierarchicalInteractor: Sendable {}

extension HierarchicalInteractor {
  /// True: categories are counted beside the hits of a section, empty query or not.
  public var showItemsOnEmptyQuery: Bool { true }

  /// True: the hits decide whether the empty query is searched.
  public var followsSection: Bool { true }

  /// How many values there are on all levels.
  public func numberOfHits() -> Int {
    item.reduce(0) { $0 + $1.count }
  }

  /// Forgets the values, because the request changed; the chosen place stays.
  public func reset() {
    storedItem = []
    state = .waiting
    firstPage.reset()
  }

  /// Takes note that nothing is shown for the empty query.
  public func hide() {
    reset()
    state = .hidden
    onItemChanged.fire([])
  }

  /// Takes note that a page was asked for; the answer for the first one of a search is the one that counts.
  public func willLoad(page: Int) {
    firstPage.willLoad(page)
  }

  /// Takes the counts beside hits.
  public func receive(_ result: Result<SearchResponse, SearchError>, for request: SectionRequest) {
    guard firstPage.isAsked(by: request) else { return }
    switch result {
    case .success(let response):
      // Deeper levels are counted over other branches too and belong to no chosen place.
      storedItem = hierarchicalAttributes.prefix(selections.count + 1).map { response.facets[$0] ?? [] }
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
