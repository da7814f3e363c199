public import SearchModel

/// A complete multi-index search: a searcher, the sections' interactors and the controller that shows them, connected.
///
/// Source of the behaviour: InstantSearch's `MultiIndexHitsConnector`. A connector is confined to the isolation domain
/// that made it.
public final class MultiIndexHitsConnector {
  /// The searcher that sends the requests.
  public let searcher: MultiIndexSearcher
  /// The sections as one source of hits.
  public let interactor: MultiIndexHitsInteractor
  /// The filter states of the sections; nil for a section without one.
  public let filterStates: [FilterState?]
  /// The controller that shows the hits.
  public private(set) var controller: (any MultiIndexHitsController)?

  private let searcherConnection: Connection
  private var controllerConnection: Connection?

  /// Connects a searcher, the interactors of its sections and a controller.
  ///
  /// - Parameters:
  ///   - searcher: the searcher that sends the requests.
  ///   - interactor: the interactors by the positions of the searcher's sections.
  ///   - filterStates: the filter states by the positions of the sections whose requests they go into.
  ///   - controller: the controller that shows the hits.
  public init(
    searcher: MultiIndexSearcher, interactor: MultiIndexHitsInteractor, filterStates: [FilterState?] = [],
    controller: (any MultiIndexHitsController)? = nil
  ) {
    self.searcher = searcher
    self.interactor = interactor
    self.filterStates = filterStates
    for (section, filterState) in zip(searcher.sections, filterStates) {
      if let filterState { section.attach(filterState) }
    }
    searcherConnection = interactor.connection(to: searcher)
    if let controller { connectController(controller) }
  }

  /// Connects the sections of index modules, searched over backends by name, and a controller. Each notified change of
  /// a module's filter state searches its section in the caller's actor.
  ///
  /// A module without an interactor gets one whose hits are the records as received.
  public convenience init(
    services: ExactDictionary<any SearchService>, indexModules: [IndexModule],
    controller: (any MultiIndexHitsController)? = nil, isolation: isolated any Actor = #isolation
  ) {
    self.init(modules: indexModules, services: services, controller: controller)
    searcher.connectFilterStates(isolation: isolation)
  }

  /// Connects the sections of index modules, searched over one backend, and a controller. Each notified change of a
  /// module's filter state searches its section in the caller's actor.
  public convenience init(
    service: any SearchService, indexModules: [IndexModule], controller: (any MultiIndexHitsController)? = nil,
    isolation: isolated any Actor = #isolation
  ) {
    self.init(
      services: [IndexModule.defaultBackend: service], indexModules: indexModules, controller: controller,
      isolation: isolation)
  }

  /// Connects the sections of modules outside an actor, where changed filter states only count from the next search on.
  ///
  /// A module without an interactor gets one whose hits are the records as received.
  public convenience init(
    modules: [IndexModule], services: ExactDictionary<any SearchService>,
    controller: (any MultiIndexHitsController)? = nil
  ) {
    let modules = modules.map { module in
      var module = module
      module.interactor = module.interactor ?? HitsInteractor(decoder: DynamicHitDecoder(schema: nil))
      return module
    }
    self.init(
      searcher: MultiIndexSearcher(modules: modules, services: services),
      interactor: MultiIndexHitsInteractor(interactors: modules.compactMap(\.interactor)),
      filterStates: modules.map(\.filterStates.first), controller: controller)
  }

  /// Lets a controller show the hits, in place of the previous one.
  public func connectController(_ controller: any MultiIndexHitsController) {
    controllerConnection?.disconnect()
    self.controller = controller
    controllerConnection = interactor.connection(to: controller)
  }

  /// Restores the connections after ``disconnect()``.
  public func connect() {
    searcherConnection.connect()
    controllerConnection?.connect()
  }

  /// Ends the connections: the sections get no more answers, and the controller loses its source.
  public func disconnect() {
    controllerConnection?.disconnect()
    searcherConnection.disconnect()
  }
}

@available(*, unavailable)
extension MultiIndexHitsConnector: Sendable {}
