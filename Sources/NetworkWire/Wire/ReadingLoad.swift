/// How much of what comes a thread that reads answers goes on with by itself.
///
/// It goes on with all that comes together: what it needs for one answer is still in the processor's caches for the
/// next, and no other thread is woken. It leaves the rest to others where that would take long, or where it cannot keep
/// up: then answers are there whenever it looks.
struct ReadingLoad {
  /// How many bytes the answers of this turn have that it goes on with.
  private var bytes = 0
  /// By how much more of the latest waits were over at once than not.
  private var lag = 0

  /// How many bytes of answers are gone on with in a turn, so that others need not wait for long to be read.
  static let mostBytes = 64 << 10
  /// A lag from which on the thread does not keep up, and the highest one that is counted. Other programs keep it from
  /// the processor now and then, too, so that it finds answers afterwards.
  private static let (leastBehind, highestLag) = (8, 16)

  /// Takes note of a wait.
  ///
  /// - Parameter endedAtOnce: whether what it waited for was there already.
  mutating func noteWait(endedAtOnce: Bool) {
    lag = endedAtOnce ? min(lag + 1, Self.highestLag) : max(lag - 1, 0)
  }

  /// Takes on an answer of so many bytes in this turn, if that is not too much.
  mutating func take(_ size: Int) -> Bool {
    guard size <= Self.mostBytes - bytes, bytes == 0 || lag < Self.leastBehind else { return false }
    bytes += max(size, 1)
    return true
  }

  /// Begins another turn.
  mutating func beginTurn() { bytes = 0 }
}
