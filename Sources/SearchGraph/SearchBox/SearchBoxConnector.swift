public import SearchModel

/// A complete search box: its text, the searcher that it drives and the controllers in which it is typed, connected.
///
/// Source of the behaviour: InstantSearch's `SearchBoxConnector`. A connector is confined to the isolation domain that
/// made it.
public final class SearchBoxConnector {
  /// What searches.
  public let searcher: any QuerySearcher
  /// The text of the box.
  public let interactor: QueryInputInteractor
  /// When the searcher searches.
  public let searchTriggeringMode: SearchTriggeringMode
  /// The controllers' connections, in the order in which they were made.
  public private(set) var controllerConnections: [QueryInputInteractor.Connection] = []

  private let searcherConnection: QueryInputInteractor.Connection

  /// Connects a searcher, the text of a search box and a controller, without searching.
  ///
  /// - Parameters:
  ///   - searcher: the searcher to drive.
  ///   - interactor: the text of the box.
  ///   - searchTriggeringMode: when the searcher searches.
  ///   - controller: the control in which the text is typed; ``connectController(_:debounceInterval:isolation:)`` adds
  ///     others.
  ///   - debounceInterval: how long typing in the controller must pause before the text changes; nil for no delay.
  ///   - isolation: the actor in which searches start, the caller's.
  public init(
    searcher: any QuerySearcher, interactor: QueryInputInteractor = QueryInputInteractor(),
    searchTriggeringMode: SearchTriggeringMode = .searchAsYouType, controller: (any QueryInputController)? = nil,
    debounceInterval: Duration? = nil, isolation: isolated any Actor = #isolation
  ) {
    self.searcher = searcher
    self.interactor = interactor
    self.searchTriggeringMode = searchTriggeringMode
    searcherConnection = interactor.connectSearcher(searcher, searchTriggeringMode: searchTriggeringMode)
    if let controller { connectController(controller, debounceInterval: debounceInterval) }
  }

  /// Connects one more controller, such as a list of suggestions.
  ///
  /// - Parameters:
  ///   - controller: the control in which the text is typed or chosen.
  ///   - debounceInterval: how long typing must pause before the text changes; nil for no delay.
  ///   - isolation: the actor in which debounced text arrives, the caller's.
  public func connectController(
    _ controller: any QueryInputController, debounceInterval: Duration? = nil,
    isolation: isolated any Actor = #isolation
  ) {
    controllerConnections.append(interactor.connectController(controller, debounceInterval: debounceInterval))
  }

  /// Connects one more controller through a custom debouncer.
  ///
  /// - Parameters:
  ///   - controller: the control in which the text is typed or chosen.
  ///   - debouncer: the debouncer that delays typed text.
  ///   - isolation: the actor in which debounced text arrives, the caller's.
  public func connectController<ClockType>(
    _ controller: any QueryInputController, debouncer: Debouncer<ClockType>,
    isolation: isolated any Actor = #isolation
  ) {
    controllerConnections.append(interactor.connectController(controller, debouncer: debouncer))
  }

  /// Connects the searcher and all controllers again, without searching; does nothing to what is connected.
  ///
  /// - Parameter isolation: the actor in which searches start, the caller's.
  public func connect(isolation: isolated any Actor = #isolation) {
    searcherConnection.connect()
    for connection in controllerConnections { connection.connect() }
  }

  /// Ends all connections, without searching, and leaves the texts as they are; does nothing to what is disconnected.
  public func disconnect() {
    searcherConnection.disconnect()
    for connection in controllerConnections { connection.disconnect() }
  }
}

@available(*, unavailable)
extension SearchBoxConnector: Sendable {}
