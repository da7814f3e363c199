/// Whether and when a section loads further pages.
///
/// Source of the behaviour: InstantSearch's `InfiniteScrolling`.
public enum InfiniteScrolling: Sendable, Hashable {
  /// Only the first page is ever loaded.
  case off
  /// Pages that cover the rows up to `offset` beyond the presented one are loaded.
  case on(withOffset: Int)
}
