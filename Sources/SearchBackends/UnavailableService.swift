public import SearchModel

/// Stands in for a backend that this version cannot search, so that its sections say so and the others still answer.
public struct UnavailableService: SearchService {
  /// What every request is answered with.
  public let error: SearchError

  /// A backend that cannot be searched.
  public init(name: String, typeName: String) {
    error = SearchError(
      .unsupported,
      "the backend '\(name)' is of type '\(typeName)', which is not available yet; use an embedded backend"
        + " (for example --backend with the name of one)")
  }

  /// Answers every request with the error.
  public func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    requests.map { _ in .failure(error) }
  }
}
