public import SearchModel

extension Searcher {
  /// A searcher of an index with its own backend.
  ///
  /// - Parameters:
  ///   - index: the index to search.
  ///   - resultHandler: the first result handler.
  public convenience init(index: SearchIndex, resultHandler: ResultHandler? = nil) {
    self.init(service: index.service, indexName: index.name, resultHandler: resultHandler)
  }

  /// A searcher of a custom backend that holds one index and ignores its name. The index name is empty until it is set.
  ///
  /// - Parameters:
  ///   - index: the backend that answers.
  ///   - resultHandler: the first result handler.
  public convenience init(index: some SearchService, resultHandler: ResultHandler? = nil) {
    self.init(service: index, indexName: "", resultHandler: resultHandler)
  }
}
