/// The attempts of one call: the candidates of its pool one after the other; and then in further rounds, as long as
/// hosts say that they are not ready and the retry budget is not used up.
///
/// A state machine without a clock. A cluster whose leader is gone answers 503 within milliseconds until it has elected
/// another one, which takes seconds, so a number of attempts would be over long before. Hosts that cannot be reached at
/// all are no reason to wait: a round in which no host gave a reason is the last one.
struct AttemptSequence {
  private let candidates: [HostCandidate]
  /// How many different hosts there are: those of a round.
  private let roundLength: Int
  /// Which attempt it is, from 0.
  private var place = 0
  /// The retry budget that each attempt of the last round asked for.
  private var retryBudgets: [Duration?] = []

  /// The attempts of a call.
  ///
  /// - Parameter candidates: those that the pool allows, each host once before any is there again.
  init(_ candidates: [HostCandidate]) {
    self.candidates = candidates
    roundLength = candidates.dropFirst().firstIndex { $0.host == candidates[0].host } ?? candidates.count
  }

  /// The host to ask now; nil when no host is left.
  var current: HostCandidate? {
    candidates.isEmpty ? nil : candidate(at: place)
  }

  /// Whether an attempt got no answer in its time.
  private var hasTimedOut = false

  /// Whether another host may be asked after the current attempt: one of the candidates; or one of a further round,
  /// where a host has used up its time. Else the last host that is asked may be the slow one that answers.
  var hasOtherHost: Bool {
    guard let current else { return false }
    return hasTimedOut && isAwaitingReadiness && roundLength > 1
      || candidates.dropFirst(place + 1).contains { $0.host != current.host }
  }

  /// Whether the current attempt asks a host that the call has not asked before.
  var isFresh: Bool { place < roundLength }

  /// Goes on to the next attempt.
  ///
  /// - Parameters:
  ///   - retryBudget: for how long hosts are asked beyond the candidates because of what the current attempt came to,
  ///     from the first attempt on; nil where that is no reason to.
  ///   - elapsed: how long ago the first attempt began.
  ///   - hasTimedOut: whether the current attempt got no answer in its time.
  /// - Returns: whether there is one.
  mutating func advance(retryBudget: Duration?, elapsed: Duration, hasTimedOut: Bool = false) -> Bool {
    self.hasTimedOut = self.hasTimedOut || hasTimedOut
    retryBudgets = retryBudgets.suffix(max(roundLength - 1, 0)) + [retryBudget]
    guard place + 1 < candidates.count || longestPatience.map({ elapsed < $0 }) ?? false else { return false }
    place += 1
    return true
  }

  /// Whether a host of the last round gave a reason to wait.
  var isAwaitingReadiness: Bool { longestPatience != nil }

  private var longestPatience: Duration? { retryBudgets.compactMap { $0 }.max() }

  private func candidate(at place: Int) -> HostCandidate {
    candidates[place < candidates.count ? place : place % roundLength]
  }
}
