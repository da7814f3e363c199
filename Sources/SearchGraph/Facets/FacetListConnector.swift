public import SearchModel

/// A facet list and its connections: the searcher that provides its values, the filter state that holds its choices,
/// and the controllers that show it.
///
/// The searchers that the choices refine must be connected to the filter state separately, so that one change makes one
/// search. Source of the behaviour: InstantSearch's `FacetListConnector`. A connector is confined to the isolation
/// domain that made it.
public final class FacetListConnector {
  /// The list.
  public let interactor: FacetListInteractor
  /// The filter state that holds the choices.
  public let filterState: FilterState
  /// The facet.
  public let attribute: String

  private var connections: [Connection]

  /// Connects a list of the values of a facet that a hits searcher counts.
  ///
  /// - Parameters:
  ///   - searcher: the searcher that counts the values.
  ///   - filterState: the filter state that holds the choices.
  ///   - attribute: the facet.
  ///   - selectionMode: how many values can be chosen.
  ///   - operator: whether records must have all or one of the chosen values.
  ///   - groupName: the name of the filter state's group; by default the attribute.
  ///   - controller: the controller that shows the list.
  ///   - presenter: orders and limits the values; nil shows them in the order of the answer.
  public init(
    searcher: HitsSearcher, filterState: FilterState, attribute: String, selectionMode: SelectionMode = .multiple,
    operator: RefinementOperator, groupName: String? = nil, controller: (any FacetListController)? = nil,
    presenter: FacetListPresenter? = nil
  ) {
    interactor = FacetListInteractor(selectionMode: selectionMode)
    self.filterState = filterState
    self.attribute = attribute
    connections = [
      interactor.connectFilterState(filterState, with: attribute, operator: `operator`, groupName: groupName),
      interactor.connectSearcher(searcher, with: attribute),
    ]
    if let controller { connectController(controller, with: presenter) }
  }

  /// Connects a list of the values of a facet that a facet searcher finds.
  ///
  /// - Parameters:
  ///   - facetSearcher: the searcher that finds the values.
  ///   - filterState: the filter state that holds the choices.
  ///   - attribute: the facet, by default the searcher's.
  ///   - selectionMode: how many values can be chosen.
  ///   - operator: whether records must have all or one of the chosen values.
  ///   - groupName: the name of the filter state's group; by default the attribute.
  ///   - controller: the controller that shows the list.
  ///   - presenter: orders and limits the values; nil shows them in the order of the answer.
  public init(
    facetSearcher: FacetSearcher, filterState: FilterState, attribute: String? = nil,
    selectionMode: SelectionMode = .multiple, operator: RefinementOperator, groupName: String? = nil,
    controller: (any FacetListController)? = nil, presenter: FacetListPresenter? = nil
  ) {
    interactor = FacetListInteractor(selectionMode: selectionMode)
    self.filterState = filterState
    self.attribute = attribute ?? facetSearcher.attribute
    connections = [
      interactor.connectFilterState(
        filterState, with: self.attribute, operator: `operator`, groupName: groupName),
      interactor.connectFacetSearcher(facetSearcher),
    ]
    if let controller { connectController(controller, with: presenter) }
  }

  /// Lets one more controller show the list.
  @discardableResult
  public func connectController(
    _ controller: any FacetListController, with presenter: FacetListPresenter? = nil
  ) -> Connection {
    let connection = interactor.connectController(controller, with: presenter)
    connections.append(connection)
    return connection
  }

  /// Restores the connections after ``disconnect()``.
  public func connect() {
    for connection in connections { connection.connect() }
  }

  /// Ends the connections, those of controllers included.
  public func disconnect() {
    for connection in connections.reversed() { connection.disconnect() }
  }
}

@available(*, unavailable)
extension FacetListConnector: Sendable {}
