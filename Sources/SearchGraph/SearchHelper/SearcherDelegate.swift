public import SearchModel

/// Gets each answer of a ``Searcher`` before its result handlers.
///
/// Source of the behaviour: the Helper's `SearcherDelegate`.
public protocol SearcherDelegate: AnyObject {
  /// Called when a request was answered: either `results` or `error` is there. Cancelled requests are not reported.
  func searcher(
    _ searcher: Searcher, didReceive results: SearchResults?, error: SearchError?, for request: Searcher.Request)
}
