import SearchModel

extension Searcher: QuerySearcher {}

extension QuerySearcher where Self: Searcher {
  /// The text to search for, that of the parameters, so that a search box can drive the searcher.
  ///
  /// A searcher's own ``Searcher/query`` is its parameters; code that knows it as a ``QuerySearcher`` sees this text.
  /// An extension of the protocol allows both to have this name.
  public var query: String {
    get { query.query }
    set { query.query = newValue }
  }
}
