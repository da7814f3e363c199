/// A tree of categories and its connections: the searcher that counts its values, the filter state that holds the
/// chosen place, and the controllers that show it.
///
/// The searcher must be connected to the filter state separately. Source of the behaviour: InstantSearch's
/// `HierarchicalConnector`. A connector is confined to the isolation domain that made it.
public final class HierarchicalConnector {
  /// The tree.
  public let interactor: HierarchicalInteractor
  /// The filter state that holds the chosen place.
  public let filterState: FilterState

  private var connections: [Connection]

  /// Connects a tree of categories.
  ///
  /// - Parameters:
  ///   - searcher: the searcher that counts the values.
  ///   - filterState: the filter state that holds the chosen place.
  ///   - hierarchicalAttributes: one attribute per level, from the top.
  ///   - separator: the text between the names of a value.
  ///   - groupName: the name of the filter state's group; by default the attribute of the top level.
  ///   - controller: the controller that shows the tree.
  ///   - presenter: puts the levels into one list.
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
