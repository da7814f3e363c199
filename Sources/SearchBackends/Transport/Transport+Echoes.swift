import SearchDialects
import SearchModel
import Synchronization

/// Answers that say what they answer.
extension Transport {
  /// Carries a request, and once more on a new connection when the answer turns out to belong to another request: a
  /// host that sends one answer too many shifts all that follow on a connection.
  func exchange(_ request: WireRequest, for call: HTTPCall) async throws(WireFailure) -> HTTPReply {
    let start = environment.now()
    let reply = try await wire.exchange(request)
    guard let connection = reply.connection else { return reply }
    let echoes = reply.echoes(of: call.echoes, resultCount: call.resultCount)
    let mismatches = mismatches(in: echoes, of: call)
    guard !mismatches.isEmpty else { return reply }
    do throws(WireFailure) {
      try await passRate()
      var again = request
      again.replacedConnection = connection
      again.timeout -= environment.now() - start
      let second = try await wire.exchange(again)
      if let refusal = refusal(of: second, to: call, after: echoes) { throw WireFailure(.badResponse, refusal) }
      return second
    } catch {
      // A slow host that writes in its own way would fail for ever.
      if error.code == .timeout { echoHabits.withLock { $0.suspect(mismatches, in: call.echoes) } }
      throw error
    }
  }

  /// What in an answer belongs to another request. Nothing does where an earlier answer had the same, and no second one
  /// came.
  private func mismatches(in echoes: HTTPReply.Echoes, of call: HTTPCall) -> [EchoFinding] {
    echoHabits.withLock { habits in
      let mismatches = habits.mismatches(in: echoes, of: call.echoes)
      guard habits.areSuspected(mismatches), !habits.areOfOtherCalls(mismatches) else { return mismatches }
      habits.accept(mismatches)
      return []
    }
  }

  /// Why an answer on a new connection does not belong to a call, whose first answer seemed not to; nil when it does.
  private func refusal(of second: HTTPReply, to call: HTTPCall, after first: HTTPReply.Echoes) -> String? {
    let echoes = second.echoes(of: call.echoes, resultCount: call.resultCount)
    return echoHabits.withLock { habits in
      let mismatches = habits.mismatches(in: echoes, of: call.echoes)
      let pages = mismatches.filter(\.isAnotherPage)
      if pages.count == mismatches.count, let asked = pages.first?.asked, let found = pages.first?.found {
        return "page \(asked.text()) was asked for and page \(found.text()) came"
      }
      // A host that writes what it was asked in its own way does so twice; one that repeats nothing names no other.
      // An alias may have come to stand for another object in between.
      let isOwnWay =
        mismatches.allSatisfy(\.isSilent) || call.echoes.allSatisfy(\.isWholeAnswer)
        || !habits.areOfNeighbours(mismatches, in: call.echoes) && !habits.areOfOtherCalls(mismatches)
          && mismatches.map(\.inTerms) == habits.mismatches(in: first, of: call.echoes).map(\.inTerms)
      guard pages.isEmpty, isOwnWay else { return "the answers of the host belong to other queries" }
      habits.accept(mismatches)
      return nil
    }
  }
}
