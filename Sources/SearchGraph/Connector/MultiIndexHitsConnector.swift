/// The whole of a multi-index search: a searcher, the sections' interactors and the controller that shows them, connected.
///
/// Source of the behaviour: InstantSearch's `MultiIndexHitsConnector`. A connector is confined to the isolation domain that
/// made it.
public final class MultiIndexHitsConnector {
  /// What sends the requests.
  public let searcher: MultiIndexSearcher
  /// The sections as one source of hits.
  public let interactor: MultiIndexHitsInteractor
  /// What shows the hits.
  public let controller: (any MultiIndexHitsController)?

  /// Connects a searcher, the interactors of its modules and a controller.
  public init(searcher: MultiIndexSearcher, controller: (any MultiIndexHitsController)? = nil) {
    self.searcher = searcher
    interactor = MultiIndexHitsInteractor(interactors: searcher.modules.map(\.interactor))
    self.controller = controller
    interactor.connectSearcher(searcher)
    if let controller { interactor.connectController(controller, searcher: searcher) }
  }

  /// Ends the connections.
  public func disconnect() {
    interactor.disconnect()
    controller?.hitsSource = nil
  }
}

@available(*, unavailable)
extension MultiIndexHitsConnector: Sendable {}
