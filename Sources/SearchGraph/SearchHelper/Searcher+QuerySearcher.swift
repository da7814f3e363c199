import SearchModel

extension Searcher: QuerySearcher {}

extension QuerySearcher where Self: Searcher {
  /// The text to search for, that of the parameters, so that a search box can drive the searcher.
  ///
  /// A searcher's own ``Searcher/query`` are its parameters; this text is what code sees that knows a ``QuerySearcher``. In
  /// an extension of the protocol both can have the one name.
  public var query: String {
    get { query.query }
    set { query.query = newValue }
  }
}
