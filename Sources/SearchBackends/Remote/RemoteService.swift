package import Diagnostics
package import SearchDialects
public import SearchModel
import Synchronization

/// A backend behind HTTP: a dialect that encodes requests and decodes answers, and a caller that sends them.
public struct RemoteService: SearchService {
  private let dialect: any SearchDialect
  private let caller: DiscreetCaller
  private let refused: RefusedIndices?

  /// A backend.
  ///
  /// - Parameters:
  ///   - dialect: what words requests and reads answers.
  ///   - caller: what carries them.
  ///   - mask: the secrets that no error tells, whatever the backend answers.
  ///   - remembersRefusals: whether an index that made the backend refuse a whole call is asked by itself from then on.
  ///     Which calls are made depends on the order of earlier answers then, so a run that is recorded or replayed does
  ///     without.
  package init(
    dialect: any SearchDialect, caller: any HTTPCaller, mask: SecretMask = SecretMask([]),
    remembersRefusals: Bool = true
  ) {
    self.init(
      dialect: dialect, caller: DiscreetCaller(caller, mask: mask), refused: remembersRefusals ? RefusedIndices() : nil)
  }

  /// A backend whose caller hides secrets already.
  ///
  /// - Parameter refused: the indices that are asked by themselves; nil for a backend that does not remember any.
  init(dialect: any SearchDialect, caller: DiscreetCaller, refused: RefusedIndices?) {
    self.dialect = dialect
    self.caller = caller
    self.refused = refused
  }

  /// Answers requests in as few calls as the dialect makes of them.
  ///
  /// When a call is refused as a whole, each of its requests is sent by itself, so that one index that does not exist
  /// or must not be searched takes nothing from the others. From then on it is always asked by itself.
  public func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    await answer(requests, strategy: .none)
  }

  /// Answers requests by a strategy, which the backend follows where it can.
  public func answer(
    _ requests: [SectionRequest], strategy: MultipleQueriesStrategy
  ) async -> [Result<SearchResponse, SearchError>] {
    guard let refused, requests.contains(where: { refused.contains($0.indexName) }) else {
      return await ask(requests, strategy: strategy)
    }
    guard strategy == .none else { return await OneByOne(service: self).answer(requests, strategy: strategy) }
    let alone = requests.indices.filter { refused.contains(requests[$0].indexName) }
    let together = requests.indices.filter { !alone.contains($0) }
    let groups = (together.isEmpty ? [] : [together]) + alone.map { [$0] }
    guard groups.count > 1 else { return await ask(requests, strategy: strategy) }
    return await withTaskGroup(of: (Int, [Result<SearchResponse, SearchError>]).self) { tasks in
      for (number, group) in groups.enumerated() {
        tasks.addTask { (number, await ask(group.map { requests[$0] }, strategy: strategy)) }
      }
      var results = Array(repeating: Result<SearchResponse, SearchError>.failure(.unanswered), count: requests.count)
      for await (number, answers) in tasks {
        for (place, answer) in zip(groups[number], answers) { results[place] = answer }
      }
      return results
    }
  }

  private func ask(
    _ requests: [SectionRequest], strategy: MultipleQueriesStrategy
  ) async -> [Result<SearchResponse, SearchError>] {
    let plan = dialect.plan(requests, strategy: strategy)
    guard plan.strategy == strategy else {
      return await OneByOne(service: self).answer(requests, strategy: strategy)
    }
    var results = Array(repeating: Result<SearchResponse, SearchError>.failure(.unanswered), count: requests.count)
    for (place, error) in plan.refusals { results[place] = .failure(error) }
    func take(_ answers: [Result<SearchResponse, SearchError>], of call: PlannedCall) {
      for (member, answer) in zip(call.members, answers) { results[member.place] = answer }
    }
    if let call = plan.calls.first, plan.calls.count == 1 {
      take(await answers(to: call, strategy: strategy), of: call)
      return results
    }
    await withTaskGroup(of: (Int, [Result<SearchResponse, SearchError>]).self) { tasks in
      for (number, call) in plan.calls.enumerated() {
        tasks.addTask { (number, await answers(to: call, strategy: strategy)) }
      }
      for await (number, answers) in tasks { take(answers, of: plan.calls[number]) }
    }
    return results
  }

  private func answers(
    to call: PlannedCall, strategy: MultipleQueriesStrategy
  ) async -> [Result<SearchResponse, SearchError>] {
    let outcome = await caller.send(call.call)
    for member in call.members {
      RequestLedger.current?.add(
        RequestLedger.Cost(requests: member.subrequests.count, attempts: outcome.attempts), to: member.request.moduleID)
    }
    do throws(SearchError) {
      return try caller.readingResults(in: try outcome.result.get(), to: call.call) { reply throws(SearchError) in
        try dialect.results(in: reply, to: call)
      }
    } catch {
      if call.members.count > 1, Self.mayBeOfOneIndex(outcome, error) {
        return await separately(call, strategy: strategy)
      }
      return call.members.map { _ in .failure(error) }
    }
  }

  /// Whether a refusal may be meant for one index only: not when the key or the rate is refused.
  private static func mayBeOfOneIndex(_ outcome: HTTPOutcome, _ error: SearchError) -> Bool {
    guard case .success(let reply) = outcome.result, (400..<500).contains(reply.status) else { return false }
    return error.code != .auth && ![408, 429].contains(reply.status)
  }

  private func separately(
    _ call: PlannedCall, strategy: MultipleQueriesStrategy
  ) async -> [Result<SearchResponse, SearchError>] {
    let requests = call.members.map(\.request)
    guard strategy == .none else { return await OneByOne(service: self).answer(requests, strategy: strategy) }
    let results = await withTaskGroup(of: (Int, Result<SearchResponse, SearchError>).self) { tasks in
      for (place, request) in requests.enumerated() {
        tasks.addTask { (place, await ask([request], strategy: .none).first ?? .failure(.unanswered)) }
      }
      var results = Array(repeating: Result<SearchResponse, SearchError>.failure(.unanswered), count: requests.count)
      for await (place, result) in tasks { results[place] = result }
      return results
    }
    refused?.learn(from: zip(requests, results))
    return results
  }
}

/// A backend asked for one request at a time.
private struct OneByOne: SearchService {
  let service: RemoteService

  func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
    await service.answer(requests)
  }
}

extension SearchError {
  fileprivate static var unanswered: SearchError { SearchError(.badResponse, "no answer came") }
}

extension RemoteService: PromptSearchService {}
