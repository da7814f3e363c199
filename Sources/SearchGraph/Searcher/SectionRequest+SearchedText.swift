import SearchModel

extension SectionRequest {
  /// The text that is searched for, in records or in facet values.
  var searchedText: String {
    switch target {
    case .hits: parameters.query
    case .facetValues(_, let facetQuery, _): facetQuery
    }
  }
}
