/// How often the sockets were looked at, by which it is known when libcurl has had its time to tell of something.
///
/// A time alone says nothing on a busy machine: it may be over before the thread could look once. It is a state machine
/// that gets the time as an argument.
struct SocketLooks {
  /// A time that libcurl has to tell of something.
  struct Period {
    /// When the first look may begin behind which the period is over.
    let end: ContinuousClock.Instant
    fileprivate let firstLook: Int
  }

  private var count = 0
  private var lastBegun: ContinuousClock.Instant?

  /// The fewest looks in a period: what libcurl finds in the first one, it may tell in the next.
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
