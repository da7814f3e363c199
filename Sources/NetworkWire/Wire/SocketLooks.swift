/// How often the sockets were looked at, by which it is known when libcurl has had its time to tell of something.
///
/// A time alone says nothing on a busy machine: it may be over before the thread could look once. It is a state machine
/// that gets the time as an argument.
struct SocketLooks {
  /// A time that libcurl has to tell of something.
  struct Period {
    fileprivate let end: ContinuousClock.Instant
    fileprivate let firstLook: Int
    /// When it is to be looked whether the period is over.
    var time: ContinuousClock.Instant { end }
  }

  private var count = 0
  private var lastBegun: ContinuousClock.Instant?

  /// How often is looked in a period at least: what libcurl finds in the first look, it may tell in the next.
  private static let lookCount = 2

  /// Takes note of a look that begins.
  mutating func begin(at now: ContinuousClock.Instant) {
    count &+= 1
    lastBegun = now
  }

  /// A period that begins.
  func period(of duration: Duration, from now: ContinuousClock.Instant) -> Period {
    Period(end: now + duration, firstLook: count)
  }

  /// Whether the last look began behind the end of a period, and was not the only one in it.
  func isOver(_ period: Period) -> Bool {
    guard let lastBegun else { return false }
    return lastBegun >= period.end && count &- period.firstLook >= Self.lookCount
  }
}
