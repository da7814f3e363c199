package import SearchModel

extension SectionRequest {
  /// An answer to this request as it is taken: one for another page than the one asked for is an error, because its
  /// hits would be shown twice, or in a wrong place.
  package func checked(_ result: Result<SearchResponse, SearchError>) -> Result<SearchResponse, SearchError> {
    guard case .success(let response) = result, target == .hits, response.extra["offset"] == nil,
      response.page != parameters.page
    else { return result }
    return .failure(
      SearchError(.badResponse, "page \(parameters.page) was asked for and page \(response.page) came"))
  }
}
