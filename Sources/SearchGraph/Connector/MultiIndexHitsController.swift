/// What shows the hits of several indices, section by section.
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
public protocol MultiIndexHitsSource: AnyObject {
  /// How many sections there are, hidden and empty ones included.
  func numberOfSections() -> Int
  /// How many rows a section has; 0 for a section that does not exist.
  func numberOfHits(inSection section: Int) -> Int
  /// The interactor of a section, nil when there is no such section.
  func interactor(forSection section: Int) -> (any SectionInteractor)?
}

extension MultiIndexHitsSource {
  /// The hit in a row of a section, nil beyond the loaded ones, for another section kind or another type of hit.
  public func hit<Hit>(atIndex index: Int, inSection section: Int, as type: Hit.Type = Hit.self) -> Hit? {
    (interactor(forSection: section) as? HitsInteractor<Hit>)?.hit(atIndex: index)
  }
}
