/// The numbers of a search, connected to the searcher and to the controllers that show them.
///
/// Source of the behaviour: InstantSearch's `StatsConnector`. A connector is confined to the isolation domain that made
/// it.
public final class StatsConnector {
  /// The numbers.
  public let interactor: StatsInteractor

  private var connections: [Connection]

  /// Connects the numbers of a hits searcher's answers to a controller.
  ///
  /// - Parameters:
  ///   - searcher: the searcher to drive.
  ///   - controller: the controller that shows the numbers.
  ///   - presenter: makes a text of them; by default ``SearchStats/text``.
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
