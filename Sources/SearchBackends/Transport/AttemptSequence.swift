/// The attempts of one call: the candidates of its pool one after the other; and then in further rounds, as long as hosts say
/// that they are not ready and there is patience left for that.
///
/// A state machine without a clock. A cluster whose leader is gone answers 503 within milliseconds until it has elected
/// another one, which takes seconds, so a number of attempts would be over long before. Hosts that cannot be reached at all
/// are no reason to wait: a round in which nobody answered 503 is the last one.
struct AttemptSequence {
  private let candidates: [HostCandidate]
  /// How many different hosts there are: those of a round.
  private let roundLength: Int
  /// For how long hosts that are not ready are asked beyond the candidates; nil for never.
  private let patience: Duration?
  /// Which attempt it is, from 0.
  private var place = 0
  /// The last attempt that was answered by a host that is not ready.
  private var lastUnready: Int?

  /// The attempts of a call.
  ///
  /// - Parameters:
  ///   - candidates: those that the pool allows, each host once before any is there again.
  ///   - patience: for how long hosts that are not ready are asked beyond them, from the first attempt on; nil for never.
  init(_ candidates: [HostCandidate], patience: Duration?) {
    self.candidates = candidates
    self.patience = patience
    roundLength = Set(candidates.map(\.host)).count
  }

  /// Who is asked now; nil when there is nobody to ask.
  var current: HostCandidate? {
    candidates.isEmpty ? nil : candidate(at: place)
  }

  /// Whether another host may be asked after the current attempt.
  var hasOtherHost: Bool {
    guard let current else { return false }
    return candidates.dropFirst(place + 1).contains { $0.host != current.host }
  }

  /// Whether the current attempt asks a host that the call has not asked before.
  var isFresh: Bool { place < roundLength }

  /// Goes on to the next attempt.
  ///
  /// - Parameters:
  ///   - wasUnready: whether the host of the current attempt said that it is not ready.
  ///   - elapsed: how long ago the first attempt began.
  /// - Returns: whether there is one.
  mutating func advance(wasUnready: Bool, elapsed: Duration) -> Bool {
    if wasUnready { lastUnready = place }
    guard place + 1 < candidates.count || isWorthAnotherRound(elapsed) else { return false }
    place += 1
    return true
  }

  /// Whether there is patience at all, and a host said in the last round that it is not ready.
  var isAwaitingReadiness: Bool {
    guard patience != nil, let lastUnready else { return false }
    return place - lastUnready < roundLength
  }

  private func isWorthAnotherRound(_ elapsed: Duration) -> Bool {
    guard let patience else { return false }
    return isAwaitingReadiness && elapsed < patience
  }

  private func candidate(at place: Int) -> HostCandidate {
    candidates[place < candidates.count ? place : place % roundLength]
  }
}
