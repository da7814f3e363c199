extension HitsInteractor {
  /// Lets a controller show the hits: it is told to reload now and whenever there is something new, and to scroll to the top
  /// when the request changed. The connection ends when either object goes away.
  ///
  /// - Returns: what ends the connection.
  @discardableResult
  public func connectController<Controller: HitsController>(
    _ controller: Controller
  ) -> ControllerConnection<Controller> where Controller.DataSource == HitsInteractor<Record> {
    let connection = ControllerConnection(interactor: self, controller: controller)
    connection.connect()
    return connection
  }

  /// The connection of a section's hits to what shows them. It keeps both alive as long as it is held.
  ///
  /// Source of the behaviour: InstantSearch's `HitsInteractor.ControllerConnection`.
  public final class ControllerConnection<Controller: HitsController>
  where Controller.DataSource == HitsInteractor<Record> {
    /// The hits.
    public let interactor: HitsInteractor<Record>
    /// What shows them.
    public let controller: Controller

    private var subscriptions: [Subscription] = []

    init(interactor: HitsInteractor<Record>, controller: Controller) {
      self.interactor = interactor
      self.controller = controller
    }

    /// Connects and reloads the controller; does nothing when connected.
    public func connect() {
      guard subscriptions.isEmpty else { return }
      controller.hitsSource = interactor
      controller.reload()
      subscriptions = [
        interactor.onResultsUpdated.subscribe(with: controller) { controller, _ in controller.reload() },
        interactor.onError.subscribe(with: controller) { controller, _ in controller.reload() },
        interactor.onHidden.subscribe(with: controller) { controller, _ in controller.reload() },
        interactor.onRequestChanged.subscribe(with: controller) { controller, _ in controller.scrollToTop() },
      ]
    }

    /// Ends the connection and takes the hits from the controller; does nothing when disconnected.
    public func disconnect() {
      guard !subscriptions.isEmpty else { return }
      for subscription in subscriptions { subscription.cancel() }
      subscriptions = []
      if controller.hitsSource === interactor { controller.hitsSource = nil }
    }
  }
}

@available(*, unavailable)
extension HitsInteractor.ControllerConnection: Sendable {}
