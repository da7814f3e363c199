/// What shows a tree of categories and lets people choose a place in it.
///
/// Source of the behaviour: InstantSearch's `HierarchicalController`.
public protocol HierarchicalController: AnyObject {
  /// What to call with the value of the row that somebody clicks; set when the controller is connected.
  var onClick: ((String) -> Void)? { get set }
  /// Takes the rows to show, in their order.
  func setItem(_ item: [HierarchicalFacet])
}

/// The connection of a tree of categories to what shows it.
///
/// It does not keep alive what it connects. Source of the behaviour: InstantSearch's
/// `HierarchicalInteractor.ControllerConnection`.
public final class HierarchicalControllerConnection: ComponentConnection {
  private weak var interactor: HierarchicalInteractor?
  private weak var controller: (any HierarchicalController)?
  private let presenter: HierarchicalPresenter
  private var subscriptions: [Subscription] = []

  init(
    interactor: HierarchicalInteractor, controller: any HierarchicalController, presenter: HierarchicalPresenter
  ) {
    self.interactor = interactor
    self.controller = controller
    self.presenter = presenter
  }

  /// Connects: the controller gets the rows as they stand. When connected already, nothing changes.
  public func connect() {
    guard subscriptions.isEmpty, let interactor, let controller else { return }
    controller.onClick = { [weak interactor] key in interactor?.select(key) }
    Self.show(interactor, in: controller, presenter)
    subscriptions = [
      interactor.onItemChanged.subscribe { [weak interactor, weak controller, presenter] _ in
        Self.show(interactor, in: controller, presenter)
      },
      interactor.onSelectionsChanged.subscribe { [weak interactor, weak controller, presenter] _ in
        Self.show(interactor, in: controller, presenter)
      },
    ]
  }

  /// Ends the connection: clicks choose nothing any more, and what is shown stays.
  public func disconnect() {
    guard !subscriptions.isEmpty else { return }
    for subscription in subscriptions { subscription.cancel() }
    subscriptions = []
    controller?.onClick = nil
  }

  private static func show(
    _ interactor: HierarchicalInteractor?, in controller: (any HierarchicalController)?,
    _ presenter: HierarchicalPresenter
  ) {
    guard let interactor, let controller else { return }
    controller.setItem(
      presenter.transform(
        levels: interactor.item, selections: interactor.selections, separator: interactor.separator))
  }
}

@available(*, unavailable)
extension HierarchicalControllerConnection: Sendable {}

extension HierarchicalInteractor {
  /// Lets a controller show the tree now and after each change, and choose in it.
  @discardableResult
  public func connectController(
    _ controller: any HierarchicalController, presenter: HierarchicalPresenter = HierarchicalPresenter()
  ) -> HierarchicalControllerConnection {
    let connection = HierarchicalControllerConnection(interactor: self, controller: controller, presenter: presenter)
    connection.connect()
    return connection
  }
}
