public import SearchModel

/// What shows the values of a facet and lets people choose among them.
///
/// Source of the behaviour: InstantSearch's `FacetListController`.
public protocol FacetListController: AnyObject {
  /// What to call when somebody clicks a value; set when the controller is connected.
  var onClick: ((Facet) -> Void)? { get set }
  /// Takes the values to show, in their order.
  func setSelectableItems(_ items: [SelectableItem<Facet>])
  /// Called after the values were set.
  func reload()
}

/// The connection of a facet list to what shows it.
///
/// It does not keep alive what it connects. Source of the behaviour: InstantSearch's
/// `FacetListInteractor.ControllerConnection`.
public final class FacetListControllerConnection: ComponentConnection {
  private weak var interactor: FacetListInteractor?
  private weak var controller: (any FacetListController)?
  private let presenter: FacetListPresenter?
  private var subscriptions: [Subscription] = []

  init(interactor: FacetListInteractor, controller: any FacetListController, presenter: FacetListPresenter?) {
    self.interactor = interactor
    self.controller = controller
    self.presenter = presenter
  }

  /// Connects: the controller gets the values as they stand. When connected already, nothing changes.
  public func connect() {
    guard subscriptions.isEmpty, let interactor, let controller else { return }
    controller.onClick = { [weak interactor] facet in interactor?.select(facet.value) }
    Self.show(interactor, in: controller, presenter)
    subscriptions = [
      interactor.onItemsChanged.subscribe { [weak interactor, weak controller, presenter] _ in
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
    _ interactor: FacetListInteractor?, in controller: (any FacetListController)?, _ presenter: FacetListPresenter?
  ) {
    guard let interactor, let controller else { return }
    let items = interactor.selectableItems
    controller.setSelectableItems(presenter?.transform(items) ?? items)
    controller.reload()
  }
}

@available(*, unavailable)
extension FacetListControllerConnection: Sendable {}

extension FacetListInteractor {
  /// Lets a controller show the values now and after each change, and choose among them.
  ///
  /// - Parameter presenter: what orders and cuts the values; nil shows them in the order of the answer.
  @discardableResult
  public func connectController(
    _ controller: any FacetListController, with presenter: FacetListPresenter? = nil
  ) -> FacetListControllerConnection {
    let connection = FacetListControllerConnection(interactor: self, controller: controller, presenter: presenter)
    connection.connect()
    return connection
  }
}
