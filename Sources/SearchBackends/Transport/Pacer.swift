/// Spaces requests evenly, so that no second sees more of them than it may.
///
/// A state machine that is told the time.
struct Pacer {
  /// The time between two requests.
  private let interval: Duration
  /// When the next request may go.
  private var next: ContinuousClock.Instant?

  /// A pacer of so many requests a second; nil, zero and less are no limit.
  init(rate: Double?) {
    guard let rate, rate > 0, rate.isFinite else {
      interval = .zero
      return
    }
    // A longer time cannot be waited for anyway, and one beyond all measure would be no duration.
    interval = .seconds(min(1 / rate, Self.longestInterval))
  }

  private static let longestInterval = 1e9

  /// Takes the next turn, and says how long it is until then.
  mutating func delay(at now: ContinuousClock.Instant) -> Duration {
    guard interval > .zero else { return .zero }
    let turn = max(next ?? now, now)
    next = turn + interval
    return turn - now
  }
}
