import SearchGraph
import SearchModel

/// A backend of a spec, whose errors begin with its name: a spec may have several.
struct NamedService: PromptSearchService {
  let name: String
  let service: any PromptSearchService

  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    named(await service.answer(requests), to: requests)
  }

  func answer(
    _ requests: [SectionRequest], strategy: MultipleQueriesStrategy
  ) async -> [Result<SearchResponse, SearchError>] {
    named(await service.answer(requests, strategy: strategy), to: requests)
  }

  private func named(
    _ answers: [Result<SearchResponse, SearchError>], to requests: [SectionRequest]
  ) -> [Result<SearchResponse, SearchError>] {
    // Behind this nobody knows which backend gave an answer for another page.
    zip(requests, answers).map { request, answer in request.checked(answer).mapError(named) }
  }

  private func named(_ error: SearchError) -> SearchError {
    // What was not asked says so itself, and what says which host was asked has the name already.
    guard error.code != .cancelled, error.code != .unsupported, !error.message.hasPrefix("'\(name)' at ") else {
      return error
    }
    return SearchError(error.code, "'\(name)': \(error.message)", isRetryable: error.isRetryable)
  }
}
