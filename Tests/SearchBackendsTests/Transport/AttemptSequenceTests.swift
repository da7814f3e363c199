import SearchDialects
import TestSupport
import Testing

@testable import SearchBackends

struct AttemptSequenceTests {
  /// A sequence over hosts in rounds.
  private func sequence(_ hosts: String..., attempts: Int) -> AttemptSequence {
    let candidates = (0..<attempts).map { number in
      HostCandidate(
        host: BackendHost(.init(hosts[number % hosts.count])), connectTimeout: .seconds(1), responseTimeout: .seconds(1)
      )
    }
    return AttemptSequence(candidates)
  }

  /// The hosts that are asked when each attempt takes as long and comes out as told; the last outcome again and again.
  private func asked(
    _ sequence: AttemptSequence, retryBudget: Duration?, unready: [Bool], each duration: Duration = .seconds(1)
  ) -> [String] {
    var sequence = sequence
    var hosts: [String] = []
    var elapsed = Duration.zero
    repeat {
      guard let current = sequence.current else { break }
      hosts.append(current.host.base.revealed)
      elapsed += duration
    } while sequence.advance(
      retryBudget: (unready.indices.contains(hosts.count - 1) ? unready[hosts.count - 1] : unready.last ?? false)
        ? retryBudget : nil, elapsed: elapsed) && hosts.count < 100
    return hosts
  }

  @Test func withoutPatienceTheCandidatesAreAll() {
    expectEqual(asked(sequence("a", "b", attempts: 3), retryBudget: nil, unready: [true]), ["a", "b", "a"])
  }

  @Test func hostsThatAreNotReadyAreAskedInRoundsUntilPatienceEnds() {
    let all = asked(sequence("a", "b", "c", attempts: 4), retryBudget: .seconds(7), unready: [true])
    expectEqual(all, ["a", "b", "c", "a", "b", "c", "a"])
  }

  @Test func oneHostThatIsNotReadyIsEnough() {
    // As while a leader is elected: one host is gone, one is slow to notice.
    let unready = [false, false, true, false, false, true, false, false, false]
    let all = asked(sequence("a", "b", "c", attempts: 4), retryBudget: .seconds(60), unready: unready)
    expectEqual(all, ["a", "b", "c", "a", "b", "c", "a", "b", "c"])
  }

  @Test func hostsThatCannotBeReachedAreNotWaitedFor() {
    expectEqual(asked(sequence("a", "b", attempts: 3), retryBudget: .seconds(60), unready: [false]), ["a", "b", "a"])
    // A host that was not ready long ago counts as ready again.
    expectEqual(
      asked(sequence("a", "b", attempts: 5), retryBudget: .seconds(60), unready: [true, false, false]),
      ["a", "b", "a", "b", "a"])
  }

  @Test func aRetryBudgetThatIsUsedUpEndsNothingThatIsAllowedAnyway() {
    let slow = asked(sequence("a", attempts: 3), retryBudget: .seconds(1), unready: [true], each: .seconds(5))
    expectEqual(slow, ["a", "a", "a"])
  }

  @Test func withoutHostsThereIsNobodyToAsk() {
    #expect(asked(sequence(attempts: 0), retryBudget: .seconds(1), unready: [true]).isEmpty)
  }

  @Test func hostsAreFreshInTheirFirstRound() {
    var sequence = sequence("a", "b", attempts: 3)
    var freshness: [Bool] = []
    var quarters: [Int] = []
    repeat {
      freshness.append(sequence.isFresh)
      quarters.append(sequence.quarters)
    } while sequence.advance(retryBudget: .seconds(9), elapsed: .zero) && quarters.count < 4
    expectEqual(freshness, [true, true, false, false])
    // Others are asked in further rounds, too, but may be slow.
    expectEqual(quarters, [2, 2, 3, 3])
  }

  /// So that it leaves time to those that will be ready in a moment.
  @Test func othersAreAskedBehindAHostThatTimedOutWhileSomeAreNotReady() {
    var sequence = sequence("a", "b", attempts: 3)
    _ = sequence.advance(retryBudget: nil, elapsed: .zero, hasTimedOut: true)
    for _ in 0..<4 {
      _ = sequence.advance(retryBudget: .seconds(9), elapsed: .zero)
      expectEqual(sequence.quarters, 2)
    }
  }

  @Test func nobodyElseIsAskedAfterTheLastCandidateWhereNoHostGivesAReasonToWait() {
    var sequence = sequence("a", "b", attempts: 3)
    for _ in 0..<2 { _ = sequence.advance(retryBudget: nil, elapsed: .zero, hasTimedOut: true) }
    expectEqual(sequence.quarters, 4)
    // One host is its own round.
    var single = self.sequence("a", attempts: 1)
    _ = single.advance(retryBudget: .seconds(9), elapsed: .zero, hasTimedOut: true)
    expectEqual(single.quarters, 4)
  }
}
