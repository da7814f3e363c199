extension HitsInteractor {
  /// Lets a controller show the hits: it is told to reload now and whenever there is something new, and to scroll to the top
  /// when the request changed. The connection ends when either object goes away, and keeps both alive as long as it is held.
  ///
  /// - Returns: what ends the connection and takes the hits from the controller.
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
