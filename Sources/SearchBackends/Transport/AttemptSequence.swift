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

  /// How many quarters of the remaining time the current attempt gets.
  ///
  /// Half of it while another candidate is left, so that a host that hangs leaves time for one that does not; and in
  /// further rounds, once a host has hung. Else it gets more there, since hosts that were not ready a moment ago may be
  /// slow.
  var quarters: Int {
    guard let current else { return 4 }
    if candidates.dropFirst(place + 1).contains(where: { $0.host != current.host }) { return 2 }
    guard isAwaitingReadiness, roundLength > 1 else { return 4 }
    return hasTimedOut ? 2 : 3
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
