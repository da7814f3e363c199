/// A backend: something that answers the requests of sections.
///
/// A service is shared between searches that run at once, so it is `Sendable`.
public protocol SearchService: Sendable {
  /// Answers requests: as many answers as requests, in their order, each a response or that request's own error.
  ///
  /// It never fails as a whole, so that one section's fault cannot silence another's answer. A cancelled task ends in
  /// ``SearchError/Code/cancelled`` for what was not answered yet.
  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>]

  /// Answers requests as ``answer(_:)`` does, all of them or until one has all the hits it asked for.
  ///
  /// A request that is not made because of the strategy succeeds with an empty response whose `extra` has `processed: false`.
  func answer(
    _ requests: [SectionRequest], strategy: MultipleQueriesStrategy
  ) async -> [Result<SearchResponse, SearchError>]
}

extension SearchService {
  /// Answers all at once, or one after the other where the strategy may stop. A backend that has the strategy itself does
  /// better.
  public func answer(
    _ requests: [SectionRequest], strategy: MultipleQueriesStrategy
  ) async -> [Result<SearchResponse, SearchError>] {
    switch strategy {
    case .none: await answer(requests)
    case .stopIfEnoughMatches: await answerUntilFull(requests)
    }
  }
}
