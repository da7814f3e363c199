public import SearchModel

/// A view that shows the hits of several indices, section by section.
///
/// Source of the behaviour: InstantSearch's `MultiIndexHitsController`.
public protocol MultiIndexHitsController: AnyObject {
  /// Where the hits come from; set when the controller is connected.
  var hitsSource: (any MultiIndexHitsSource)? { get set }
  /// Called when what is shown must be read anew: once on connecting and after each answer.
  func reload()
  /// Called when the request changed, so that what is shown begins at its first row.
  func scrollToTop()
}

/// Hits by section and row. Reading has no side effect.
///
/// Source of the behaviour: InstantSearch's `MultiIndexHitsSource`.
public protocol MultiIndexHitsSource: AnyObject {
  /// How many sections there are, hidden and empty ones included.
  func numberOfSections() -> Int
  /// How many rows a section has; 0 for a section that does not exist.
  func numberOfHits(inSection section: Int) -> Int
  /// The interactor of a section, nil when there is no such section.
  func interactor(forSection section: Int) -> (any SectionInteractor)?
}

extension MultiIndexHitsSource {
  /// The hit in a row of a section; nil where no row is loaded, and where there is no such section.
  ///
  /// - Throws: ``IncompatibleRecordType`` for a section of another type of hits, or of values of a facet.
  public func hit<Hit>(
    atIndex index: Int, inSection section: Int, as type: Hit.Type = Hit.self
  ) throws(IncompatibleRecordType) -> Hit? {
    guard let interactor = interactor(forSection: section) else { return nil }
    guard let hits = interactor as? HitsInteractor<Hit> else {
      throw IncompatibleRecordType(
        section: section, requested: "\(Hit.self)", actual: (interactor as? any AnyHitsInteractor)?.recordTypeName)
    }
    return hits.hit(atIndex: index)
  }

  /// The hit in a row of a section as received; nil where no row is loaded.
  public func rawHit(atIndex index: Int, inSection section: Int) -> JSONObject? {
    (interactor(forSection: section) as? any AnyHitsInteractor)?.rawHit(atIndex: index)
  }

  /// The state of a section; nil when there is no such section.
  public func state(ofSection section: Int) -> SectionState? {
    interactor(forSection: section)?.state
  }

  /// Why a section could not be answered; nil when it was answered or not asked.
  public func error(inSection section: Int) -> SearchError? {
    guard case .failed(let error) = state(ofSection: section) else { return nil }
    return error
  }

  /// Tells a section that one of its rows is presented, so that pages near it are loaded in the caller's actor.
  public func presentRow(
    _ row: Int, inSection section: Int, isolation: isolated any Actor = #isolation
  ) {
    (interactor(forSection: section) as? any AnyHitsInteractor)?.presentRow(row, isolation: isolation)
  }
}
