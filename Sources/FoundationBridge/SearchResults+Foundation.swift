public import SearchModel

extension SearchResults {
  /// Wraps an answer of Algolia, or one in its shape, as `JSONSerialization` reads it.
  ///
  /// - Throws: what the initialiser of this name throws for JSON of the library's own.
  @_disfavoredOverload
  public init(content: [String: Any], disjunctiveFacets: [String] = []) throws(SearchError) {
    try self.init(content: JSONObject(foundation: content), disjunctiveFacets: disjunctiveFacets)
  }

  /// Results of a backend that does not use Algolia's format, with hits as `JSONSerialization` reads them. What JSON
  /// does not have becomes its description.
  ///
  /// - Parameters:
  ///   - nbHits: How many records match in all.
  ///   - hits: The hits of the page, each with an `objectID`.
  ///   - extraContent: Further members of Algolia's answer, such as `facets`, `page` and `nbPages`; of `hits` and
  ///     `nbHits` the arguments win.
  @_disfavoredOverload
  public init(nbHits: Int, hits: [[String: Any]], extraContent: [String: Any] = [:]) {
    self.init(
      nbHits: nbHits, hits: hits.map { JSONObject(foundation: $0) }, extraContent: JSONObject(foundation: extraContent))
  }
}
