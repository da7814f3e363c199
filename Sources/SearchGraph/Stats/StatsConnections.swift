/// What shows the numbers of a search as a text.
///
/// Source of the behaviour: InstantSearch's `StatsTextController`.
public protocol StatsTextController: AnyObject {
  /// Takes the text to show, nil when there is no answer.
  func setItem(_ item: String?)
}

/// The connection of the numbers of a search to what shows them.
///
/// It does not keep alive what it connects. Source of the behaviour: InstantSearch's `StatsInteractor.ControllerConnection`.
public final class StatsControllerConnection: ComponentConnection {
  private weak var interactor: StatsInteractor?
  private weak var controller: (any StatsTextController)?
  private let presenter: (SearchStats?) -> String?
  private var subscription: Subscription?

  init(
    interactor: StatsInteractor, controller: any StatsTextController, presenter: @escaping (SearchStats?) -> String?
  ) {
    self.interactor = interactor
    self.controller = controller
    self.presenter = presenter
  }

  /// Connects: the controller gets the numbers as they stand. When connected already, nothing changes.
  public func connect() {
    guard subscription == nil, let interactor, let controller else { return }
    controller.setItem(presenter(interactor.item))
    subscription = interactor.onItemChanged.subscribe { [weak controller, presenter] item in
      controller?.setItem(presenter(item))
    }
  }

  /// Ends the connection; what is shown stays.
  public func disconnect() {
    subscription?.cancel()
    subscription = nil
  }
}

@available(*, unavailable)
extension StatsControllerConnection: Sendable {}

extension StatsInteractor {
  /// Takes the numbers of a hits searcher's answers.
  @discardableResult
  public func connectSearcher(_ searcher: HitsSearcher) -> SearcherConnection {
    let connection = SearcherConnection(interactor: self, searcher: searcher)
    connection.connect()
    return connection
  }

  /// Lets a controller show the numbers now and after each change.
  ///
  /// - Parameter presenter: what makes a text of the numbers, by default ``SearchStats/text``.
  @discardableResult
  public func connectController(
    _ controller: any StatsTextController, presenter: @escaping (SearchStats?) -> String? = { $0?.text }
  ) -> StatsControllerConnection {
    let connection = StatsControllerConnection(interactor: self, controller: controller, presenter: presenter)
    connection.connect()
    return connection
  }
}
