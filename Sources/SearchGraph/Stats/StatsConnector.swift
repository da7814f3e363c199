/// The numbers of a search with what counts and what shows them.
///
/// Source of the behaviour: InstantSearch's `StatsConnector`. A connector is confined to the isolation domain that made it.
public final class StatsConnector {
  /// The numbers.
  public let interactor: StatsInteractor

  private var connections: [Connection]

  /// Connects the numbers of a hits searcher's answers and what shows them.
  ///
  /// - Parameters:
  ///   - searcher: what searches.
  ///   - controller: what shows the numbers.
  ///   - presenter: what makes a text of them, by default ``SearchStats/text``.
  public init(
    searcher: HitsSearcher, controller: (any StatsTextController)? = nil,
    presenter: @escaping (SearchStats?) -> String? = { $0?.text }
  ) {
    interactor = StatsInteractor()
    connections = [interactor.connectSearcher(searcher)]
    if let controller { connectController(controller, presenter: presenter) }
  }

  /// Lets one more controller show the numbers.
  @discardableResult
  public func connectController(
    _ controller: any StatsTextController, presenter: @escaping (SearchStats?) -> String? = { $0?.text }
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
extension StatsConnector: Sendable {}
