/// How a thread waits for another process that builds an index.
package struct BuildWaiting {
  /// What a caller learns about the wait.
  package enum News: Sendable, Hashable {
    /// The wait begins.
    case begins
    /// The wait goes on; the process's id is nil when it did not write it down.
    case lasts(processID: Int32?)
  }

  /// Called with news, on the thread that waits.
  package var onNews: (News) -> Void
  /// Whether the index is no longer wanted.
  package var isCancelled: () -> Bool

  /// A way to wait.
  package init(onNews: @escaping (News) -> Void = { _ in }, isCancelled: @escaping () -> Bool = { false }) {
    self.onNews = onNews
    self.isCancelled = isCancelled
  }
}

/// Decides how long to wait for a builder, by the signs of life that it gives. It is a state machine that gets the time
/// as an argument.
struct BuildPatience {
  /// What is to be done.
  enum Step: Hashable {
    case wait
    /// Tell that the wait lasts, and wait.
    case tell
    /// The builder is stopped, or so slow that it may as well be.
    case giveUp
  }

  /// After so much time the wait is reported.
  static let untilTold = Duration.seconds(2)
  /// A builder that gives no sign for so long is not waited for: ten times as long as it takes to give one, since a
  /// slow disk may hold one up.
  static let untilGivenUp = Duration.seconds(10)
  /// As much of the time between two looks counts as silence. Where more goes by, this process did not run, and the
  /// builder perhaps neither: the machine is busy, or was asleep.
  static let longestLook = Duration.milliseconds(100)

  private let start: Duration
  private var lastSign: BuildSign
  private var lastLook: Duration
  private var silence = Duration.zero
  private var isTold = false

  /// - Parameters:
  ///   - sign: the builder's sign when the wait begins.
  ///   - now: the time since any moment.
  init(_ sign: BuildSign, at now: Duration) {
    start = now
    lastSign = sign
    lastLook = now
  }

  /// What to do, now that a sign was seen again.
  mutating func step(_ sign: BuildSign, at now: Duration) -> Step {
    let sinceLook = now - lastLook
    lastLook = now
    if sign != lastSign {
      lastSign = sign
      silence = .zero
    } else {
      silence += min(sinceLook, Self.longestLook)
      if silence >= Self.untilGivenUp { return .giveUp }
    }
    guard !isTold, now - start >= Self.untilTold else { return .wait }
    isTold = true
    return .tell
  }
}
