/// Spaces requests evenly, so that no second sees more of them than it may.
///
/// A state machine that gets the time as an argument. A waiting caller takes nothing before it goes, so a caller that
/// gives up leaves nothing behind; ``Turnstile`` lets one caller wait at a time.
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

  /// Whether there is a limit at all.
  var isLimiting: Bool { interval > .zero }

  /// How long it is until the next request may go; zero when it may now.
  func delay(at now: ContinuousClock.Instant) -> Duration {
    max((next ?? now) - now, .zero)
  }

  /// Takes note of a request that goes.
  mutating func go(at now: ContinuousClock.Instant) {
    guard isLimiting else { return }
    next = max(next ?? now, now) + interval
  }
}
