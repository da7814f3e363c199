public import SearchModel

extension Searcher {
  /// What handlers get of a successful answer.
  public typealias Results = SearchResponse

  /// What handlers get of an answer to a request.
  static func makeResults(response: SearchResponse, request: SectionRequest) -> Results {
    response
  }
}
