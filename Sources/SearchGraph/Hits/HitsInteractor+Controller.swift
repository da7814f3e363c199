extension HitsInteractor {
  /// Lets a controller show the hits: it reloads now and at each change, and scrolls to the top when the request
  /// changed. The connection ends when either object goes away, and keeps both alive as long as it is held.
  ///
  /// - Returns: the connection; ending it takes the hits from the controller.
  @discardableResult
  public func connectController<Controller: HitsController>(
    _ controller: Controller
  ) -> Connection where Controller.DataSource == HitsInteractor<Record> {
    Connection {
      controller.hitsSource = self
      controller.reload()
      return [
        self.onResultsUpdated.subscribe(with: controller) { controller, _ in controller.reload() },
        self.onError.subscribe(with: controller) { controller, _ in controller.reload() },
        self.onHidden.subscribe(with: controller) { controller, _ in controller.reload() },
        self.onRequestChanged.subscribe(with: controller) { controller, _ in controller.scrollToTop() },
        Subscription { if controller.hitsSource === self { controller.hitsSource = nil } },
      ]
    }
  }
}
