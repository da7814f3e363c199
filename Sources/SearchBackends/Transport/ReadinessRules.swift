import SearchDialects
import SearchModel

/// What the hosts of a pool answer to a call while they are not ready, and for how long they are asked again then.
///
/// The nodes of a cluster pass what changes something on to their leader. Until they have noticed that it is gone, a
/// node answers such a call with the failure of its connection to the leader: 500, or bytes that are not HTTP. Another
/// node, or the same one a moment later, does better.
struct ReadinessRules {
  /// For how long hosts are asked that answer 503; nil for no longer than others.
  private let unready: Duration?
  /// For how long hosts are asked that failed to pass a call on; nil for no longer than others.
  private let leaderless: Duration?
  private let passesOn: Bool

  init(of pool: HostPool, for call: HTTPCall, limits: TransportLimits) {
    passesOn = pool.passesWritesOn && !call.isRead
    guard pool.waitsForReadiness else {
      unready = nil
      leaderless = nil
      return
    }
    unready = call.isRead ? limits.timeout ?? TransportLimits.retryBudget : limits.writeTimeout
    leaderless = passesOn ? TransportLimits.leaderlessPatience : nil
  }

  /// For how long hosts are asked beyond the attempts that a call has, because of what one of these came to; nil where
  /// that is no reason to.
  func retryBudget(after result: Result<HTTPReply, WireFailure>) -> Duration? {
    switch result {
    case .success(let reply) where reply.status == 503: unready
    case .success(let reply) where reply.status == 500: leaderless
    default: isBroken(result) ? leaderless : nil
    }
  }

  /// Whether what came is no answer because a host could not pass the call on.
  func isBroken(_ result: Result<HTTPReply, WireFailure>) -> Bool {
    guard passesOn, case .failure(let failure) = result else { return false }
    return failure.code == .badResponse
  }
}
