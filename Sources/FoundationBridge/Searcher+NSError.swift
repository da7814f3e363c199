public import Foundation
public import SearchGraph
public import SearchModel

extension Searcher {
  /// A searcher of an index with its own backend, and a result handler that takes Foundation's errors.
  @_disfavoredOverload
  public convenience init(index: SearchIndex, resultHandler: @escaping (SearchResults?, NSError?) -> Void) {
    self.init(index: index, resultHandler: { results, error in resultHandler(results, error.map { $0 as NSError }) })
  }
}
