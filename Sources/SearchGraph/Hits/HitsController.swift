/// A view that shows the hits of one section.
///
/// Source of the behaviour: InstantSearch's `HitsController`.
public protocol HitsController<DataSource>: AnyObject {
  /// Where the hits come from: the interactor that the controller is connected to.
  associatedtype DataSource: HitsSource
  /// Where the hits come from; set on connecting, nil after disconnecting.
  var hitsSource: DataSource? { get set }
  /// Called when what is shown must be read anew: on connecting, after each answer or error, and when the section is
  /// hidden.
  func reload()
  /// Called when the request changed, so that what is shown begins at its first row.
  func scrollToTop()
}

/// Hits by row. Reading has no side effect.
///
/// Source of the behaviour: InstantSearch's `HitsSource`.
public protocol HitsSource<Record>: AnyObject {
  /// What a hit is read as.
  associatedtype Record
  /// How many rows there are, rows that are not loaded included.
  func numberOfHits() -> Int
  /// The hit in a row, nil where none is loaded.
  func hit(atIndex index: Int) -> Record?
}
