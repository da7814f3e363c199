package import SearchModel

/// An interactor that holds hits in pages, whatever its hits are read as.
package protocol AnyHitsInteractor: SectionInteractor {
  /// What loads further pages of the section; set by the searcher that the interactor is attached to, and nil when it
  /// is detached.
  var pageLoader: (any PageLoader)? { get set }
  /// The name of the type that hits are read as.
  var recordTypeName: String { get }
  /// The hit in a row as received, nil where no row is loaded. Reading has no side effect.
  func rawHit(atIndex index: Int) -> JSONObject?
  /// Tells that a row is presented, so that pages near it are loaded.
  func presentRow(_ row: Int, isolation: isolated any Actor)
}
