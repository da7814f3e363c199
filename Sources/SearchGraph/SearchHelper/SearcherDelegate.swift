public import SearchModel

/// Hears of each answer of a ``Searcher`` before its result handlers do.
///
/// Source of the behaviour: the Helper's `SearcherDelegate`.
public protocol SearcherDelegate: AnyObject {
  /// Called when a request was answered: either `results` or `error` is there. Requests given up are not told of.
  func searcher(
    _ searcher: Searcher, didReceive results: SearchResults?, error: SearchError?, for request: Searcher.Request)
}
