/// The sections of a multi-index search as one source of hits.
///
/// Source of the behaviour: InstantSearch's `MultiIndexHitsInteractor`, with sections of facet values beside those of
/// hits and an error for each section. An interactor is confined to the isolation domain that made it.
public final class MultiIndexHitsInteractor: MultiIndexHitsSource {
  /// The interactors of the sections, in their order.
  public let interactors: [any SectionInteractor]
  /// Fires when a search begins, so that what is shown begins at its first row.
  public let onRequestChanged = Signal<Void>()
  /// Fires after the answers of a backend, to a search or a page load, were taken, and after a search that asked
  /// nothing because every section is hidden.
  public let onResultsUpdated = Signal<Void>()

  private var connections: [Connection] = []

  /// A source over the interactors of sections.
  public init(interactors: [any SectionInteractor]) {
    self.interactors = interactors
  }

  /// A source over hits interactors, whose positions must be those of their indices in the searcher.
  public convenience init(hitsInteractors: [any SectionInteractor]) {
    self.init(interactors: hitsInteractors)
  }

  /// How many sections there are.
  public func numberOfSections() -> Int { interactors.count }

  /// How many rows a section has.
  public func numberOfHits(inSection section: Int) -> Int {
    interactor(forSection: section)?.numberOfHits() ?? 0
  }

  /// The interactor of a section.
  public func interactor(forSection section: Int) -> (any SectionInteractor)? {
    interactors.indices.contains(section) ? interactors[section] : nil
  }

  /// The section of an interactor; nil when the interactor has no section here.
  public func section(of interactor: any SectionInteractor) -> Int? {
    interactors.firstIndex { $0 === interactor }
  }

  /// Feeds each interactor from the searcher's section at its position, and follows the searcher's answers. Interactors
  /// without such a section stay empty.
  @discardableResult
  public func connectSearcher(_ searcher: MultiIndexSearcher) -> Connection {
    let connection = connection(to: searcher)
    connections.append(connection)
    return connection
  }

  /// Lets a controller show the hits: it reloads now and after each answer, and scrolls to the top when a new search
  /// begins.
  @discardableResult
  public func connectController(_ controller: any MultiIndexHitsController) -> Connection {
    let connection = connection(to: controller)
    connections.append(connection)
    return connection
  }

  /// Ends all connections.
  public func disconnect() {
    for connection in connections { connection.disconnect() }
    connections = []
  }
}

@available(*, unavailable)
extension MultiIndexHitsInteractor: Sendable {}
