public import Foundation
public import SearchGraph
public import SearchModel

extension Searcher {
  /// A searcher of an index with its own backend, and a result handler that takes Foundation's errors.
  @_disfavoredOverload
  public convenience init(index: SearchIndex, resultHandler: @escaping (SearchResults?, NSError?) -> Void) {
    self.init(index: index, resultHandler: { results, error in resultHandler(results, error.map { $0 as NSError }) })
  }

  /// A searcher of a custom backend, and a result handler that takes Foundation's errors.
  @_disfavoredOverload
  public convenience init(index: some SearchService, resultHandler: @escaping (SearchResults?, NSError?) -> Void) {
    self.init(index: index, resultHandler: { results, error in resultHandler(results, error.map { $0 as NSError }) })
  }

  /// Adds a result handler that takes Foundation's errors.
  ///
  /// - Returns: a subscription that removes it when cancelled.
  @_disfavoredOverload
  @discardableResult
  public func addResultHandler(_ resultHandler: @escaping (SearchResults?, NSError?) -> Void) -> Subscription {
    addResultHandler { (results: SearchResults?, error: SearchError?) in
      resultHandler(results, error.map { $0 as NSError })
    }
  }
}
