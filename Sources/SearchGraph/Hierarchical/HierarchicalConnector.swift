/// A tree of categories with everything around it: what counts its values, the filter state that holds the chosen place,
/// and what shows it.
///
/// Whoever made the searcher connects it to the filter state. Source of the behaviour: InstantSearch's
/// `HierarchicalConnector`. A connector is confined to the isolation domain that made it.
public final class HierarchicalConnector {
  /// The tree.
  public let interactor: HierarchicalInteractor
  /// What holds the chosen place.
  public let filterState: FilterState

  private var connections: [Connection]

  /// Connects a tree of categories.
  ///
  /// - Parameters:
  ///   - searcher: what counts the values.
  ///   - filterState: what holds the chosen place.
  ///   - hierarchicalAttributes: one attribute a level, from the top.
  ///   - separator: what stands between the names of a value.
  ///   - groupName: the name of the filter state's group, by default the attribute of the top level.
  ///   - controller: what shows the tree.
  ///   - presenter: what puts the levels into one list.
  public init(
    searcher: HitsSearcher, filterState: FilterState, hierarchicalAttributes: [String], separator: String = " > ",
    groupName: String? = nil, controller: (any HierarchicalController)? = nil,
    presenter: HierarchicalPresenter = HierarchicalPresenter()
  ) {
    interactor = HierarchicalInteractor(hierarchicalAttributes: hierarchicalAttributes, separator: separator)
    self.filterState = filterState
    connections = [
      interactor.connectFilterState(filterState, groupName: groupName), interactor.connectSearcher(searcher),
    ]
    if let controller { connectController(controller, presenter: presenter) }
  }

  /// Lets one more controller show the tree.
  @discardableResult
  public func connectController(
    _ controller: any HierarchicalController, presenter: HierarchicalPresenter = HierarchicalPresenter()
  ) -> Connection {
    let connection = interactor.connectController(controller, presenter: presenter)
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
extension HierarchicalConnector: Sendable {}
