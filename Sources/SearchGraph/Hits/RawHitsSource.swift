public import SearchModel

/// Rows of hits whatever their type.
public protocol RawHitsSource: AnyObject {
  /// The hit in a row as received, nil where no row is loaded. Reading has no side effect.
  func rawHit(atIndex index: Int) -> JSONObject?
  /// Tells that a row is presented, so that pages near it are loaded.
  func presentRow(_ row: Int, isolation: isolated any Actor)
}
