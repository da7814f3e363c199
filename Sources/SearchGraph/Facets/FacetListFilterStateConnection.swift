import SearchModel

/// The connection of a facet list to the group of a filter state that holds its choices.
///
/// It does not keep alive what it connects. Source of the behaviour: InstantSearch's
/// `FacetListInteractor.FilterStateConnection`, except that filters of other attributes in the group are no choices of the
/// list, and numbers and booleans are.
public final class FacetListFilterStateConnection: ComponentConnection {
  private weak var interactor: FacetListInteractor?
  private weak var filterState: FilterState?
  private let group: FacetGroup
  private var subscriptions: [Subscription] = []
  /// The filters that the state held, by the text of their values, so that a value that is chosen again is what it was.
  private var known: [String: [Filter]] = [:]

  init(interactor: FacetListInteractor, filterState: FilterState, group: FacetGroup) {
    self.interactor = interactor
    self.filterState = filterState
    self.group = group
  }

  /// Connects: the list takes the choices that the state holds now. When connected already, nothing changes.
  public func connect() {
    guard subscriptions.isEmpty, let interactor, let filterState else { return }
    takeChoices(of: filterState.groups, into: interactor)
    // The handlers keep the connection, which knows what the state held.
    subscriptions = [
      filterState.onChange.subscribe(with: interactor) { interactor, groups in
        self.takeChoices(of: groups, into: interactor)
      },
      interactor.onSelectionsComputed.subscribe(with: filterState) { filterState, selections in
        self.group.choose(selections, in: filterState, known: self.known)
        filterState.notifyChange()
      },
    ]
  }

  /// Ends the connection; choices and filters stay as they are.
  public func disconnect() {
    for subscription in subscriptions { subscription.cancel() }
    subscriptions = []
  }

  private func takeChoices(of groups: [FilterGroup], into interactor: FacetListInteractor) {
    let choices = group.choices(in: groups)
    known.merge(choices) { $1 }
    interactor.selections = Set(choices.keys)
  }
}

@available(*, unavailable)
extension FacetListFilterStateConnection: Sendable {}

extension FacetListInteractor {
  /// Keeps the choices in a group of a filter state, in both directions.
  ///
  /// A choice empties the whole group, puts a filter for each chosen value into it and notifies once; searchers that are
  /// connected to the state search then. Whatever changes the state changes the choices.
  ///
  /// - Parameters:
  ///   - filterState: what holds the filters.
  ///   - attribute: the facet.
  ///   - operator: whether records must have all or one of the chosen values.
  ///   - groupName: the name of the group, by default the attribute.
  @discardableResult
  public func connectFilterState(
    _ filterState: FilterState, with attribute: String, operator: RefinementOperator, groupName: String? = nil
  ) -> FacetListFilterStateConnection {
    let group = FacetGroup(attribute: attribute, name: groupName ?? attribute, refinementOperator: `operator`)
    let connection = FacetListFilterStateConnection(interactor: self, filterState: filterState, group: group)
    connection.connect()
    return connection
  }
}
