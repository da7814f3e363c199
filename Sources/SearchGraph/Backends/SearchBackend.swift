import Diagnostics
package import SearchModel

/// A backend as searchers share it: requests of components with the same backend travel together.
package final class SearchBackend: Sendable {
  /// The backend's name, for messages.
  package let name: String
  /// What answers.
  package let service: any SearchService
  private let isPrompt: Bool
  /// The service, if it knows which signs are words.
  let wordCutter: (any WordCuttingService)?

  /// A backend.
  package init(_ service: any SearchService, name: String = "default") {
    self.service = service
    self.name = name
    isPrompt = service is any PromptSearchService
    wordCutter = service as? any WordCuttingService
  }

  /// A backend that is not defined: its requests end in an error that says so.
  static func missing(named name: String) -> SearchBackend {
    SearchBackend(MissingService(name: name), name: name)
  }

  /// Answers requests: as many answers as requests, whatever the service does. Answers that are missing at the end are
  /// errors; where there are too many, none can be trusted. A cancelled task gets its errors at once, also from a
  /// service that does not care.
  func answer(
    _ requests: [SectionRequest], strategy: MultipleQueriesStrategy
  ) async -> [Result<SearchResponse, SearchError>] {
    let results =
      isPrompt
      ? await answerAlone(requests, strategy: strategy)
      : await endingWhenCancelled(with: Self.cancelled(requests)) { [service] in
        await service.answer(requests, strategy: strategy)
      }
    if results.count == requests.count { return results }
    let error = SearchError(
      .badResponse, "\(results.count.counted("answer")) came to \(requests.count.counted("request"))")
    return requests.indices.map { results.count < requests.count && $0 < results.count ? results[$0] : .failure(error) }
  }

  /// Answers requests outside the caller's actor, which has other things to do.
  @concurrent
  private func answerAlone(
    _ requests: [SectionRequest], strategy: MultipleQueriesStrategy
  ) async -> [Result<SearchResponse, SearchError>] {
    let results = await service.answer(requests, strategy: strategy)
    return Task.isCancelled ? Self.cancelled(requests) : results
  }

  private static func cancelled(_ requests: [SectionRequest]) -> [Result<SearchResponse, SearchError>] {
    requests.map { _ in .failure(.cancelled) }
  }
}

/// Answers in place of a backend that is not defined.
private struct MissingService: SearchService {
  let name: String

  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    requests.map { _ in .failure(SearchError(.unsupported, "there is no backend named '\(name)'")) }
  }
}
