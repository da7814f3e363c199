import SearchModel

/// The connection of a hits searcher to a tree of categories, whose levels every request then counts.
///
/// It does not keep alive what it connects. Source of the behaviour: InstantSearch's
/// `HierarchicalInteractor.SearcherConnection`.
public final class HierarchicalSearcherConnection: ComponentConnection {
  private weak var interactor: HierarchicalInteractor?
  private weak var searcher: HitsSearcher?
  private var isConnected = false

  init(interactor: HierarchicalInteractor, searcher: HitsSearcher) {
    self.interactor = interactor
    self.searcher = searcher
  }

  /// Connects: requests ask for the counts of all levels. When connected already, nothing changes.
  public func connect() {
    guard !isConnected, let interactor, let searcher else { return }
    isConnected = true
    searcher.countFacets(of: interactor.hierarchicalAttributes)
    searcher.attach(interactor)
  }

  /// Ends the connection: the tree hears of no answer any more, and what connecting added to the request is gone.
  public func disconnect() {
    guard isConnected, let interactor, let searcher else { return }
    isConnected = false
    searcher.detach(interactor)
    searcher.stopCountingFacets(of: interactor.hierarchicalAttributes)
  }
}

@available(*, unavailable)
extension HierarchicalSearcherConnection: Sendable {}

/// The connection of a tree of categories to the hierarchical group of a filter state that holds the chosen place.
///
/// It does not keep alive what it connects. Source of the behaviour: InstantSearch's
/// `HierarchicalInteractor.FilterStateConnection`.
public final class HierarchicalFilterStateConnection: ComponentConnection {
  private weak var interactor: HierarchicalInteractor?
  private weak var filterState: FilterState?
  private let groupName: String
  private var subscriptions: [Subscription] = []

  init(interactor: HierarchicalInteractor, filterState: FilterState, groupName: String) {
    self.interactor = interactor
    self.filterState = filterState
    self.groupName = groupName
  }

  /// Connects: the tree takes the place that the state holds now. When connected already, nothing changes.
  public func connect() {
    guard subscriptions.isEmpty, let interactor, let filterState else { return }
    interactor.selections = Self.selections(in: filterState.groups, groupName)
    subscriptions = [
      filterState.onChange.subscribe(with: interactor) { [groupName] interactor, groups in
        interactor.selections = Self.selections(in: groups, groupName)
      },
      interactor.onSelectionsComputed.subscribe(with: filterState) { [weak interactor, groupName] state, selections in
        guard let interactor else { return }
        state[hierarchical: groupName].refinement = interactor.refinement(choosing: selections)
        state.notifyChange()
      },
    ]
  }

  /// Ends the connection; the chosen place and the filters stay as they are.
  public func disconnect() {
    for subscription in subscriptions { subscription.cancel() }
    subscriptions = []
  }

  private static func selections(in groups: [FilterGroup], _ groupName: String) -> [String] {
    guard case .hierarchical(let refinement)? = groups.first(where: { $0.id == .hierarchical(name: groupName) })?.kind
    else { return [] }
    return refinement.keys
  }
}

@available(*, unavailable)
extension HierarchicalFilterStateConnection: Sendable {}

extension HierarchicalInteractor {
  /// Shows the levels that a hits searcher counts, and has it count them.
  @discardableResult
  public func connectSearcher(_ searcher: HitsSearcher) -> HierarchicalSearcherConnection {
    let connection = HierarchicalSearcherConnection(interactor: self, searcher: searcher)
    connection.connect()
    return connection
  }

  /// Keeps the chosen place in a hierarchical group of a filter state, in both directions; the deepest value alone filters.
  ///
  /// A choice replaces the group and notifies once; searchers that are connected to the state search then.
  ///
  /// - Parameters:
  ///   - filterState: what holds the filters.
  ///   - groupName: the name of the group, by default the attribute of the top level.
  @discardableResult
  public func connectFilterState(
    _ filterState: FilterState, groupName: String? = nil
  ) -> HierarchicalFilterStateConnection {
    let connection = HierarchicalFilterStateConnection(
      interactor: self, filterState: filterState, groupName: groupName ?? hierarchicalAttributes.first ?? "")
    connection.connect()
    return connection
  }
}
