/// Whether and when a section loads further pages.
///
/// Source of the behaviour: InstantSearch's `InfiniteScrolling`.
public enum InfiniteScrolling: Sendable, Hashable {
  /// Presenting a row loads nothing; pages are loaded only on explicit request.
  case off
  /// When a row is presented, the pages with the `offset` rows before it and after it are loaded, as far as there are
  /// rows. A negative offset counts as 0: then the row's own page alone is loaded.
  case on(withOffset: Int)

  /// The offset, nil when presenting loads nothing.
  package var offset: Int? {
    guard case .on(let offset) = self else { return nil }
    return offset
  }
}
