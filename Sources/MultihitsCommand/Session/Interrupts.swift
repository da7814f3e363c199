import SearchRunner
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The signal that asked the program to end, 0 for none.
private let receivedSignal = Atomic<Int32>(0)

/// Turns Ctrl-C and termination into a request to stop, and a second one into an end at once.
///
/// After the first signal no new query starts and those in flight have two seconds; an alarm ends the program then. What is
/// written so far stays as a partial file with its journal.
enum Interrupts {
  /// The signal that asked the program to end, nil for none.
  static var signalNumber: Int32? {
    let number = receivedSignal.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// The exit code for the signal that came, nil when none did.
  static var status: ExitStatus? {
    signalNumber.map { $0 == SIGTERM ? .terminated : .interrupted }
  }

  /// Begins to listen.
  static func listen() {
    // Reading the atomic first makes sure that it exists before a handler, which may not allocate, needs it.
    guard signalNumber == nil else { return }
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        let earlier = receivedSignal.exchange(number, ordering: .relaxed)
        if earlier != 0 { _exit(earlier == SIGTERM ? 143 : 130) }
        alarm(2)
      }
    }
    signal(SIGALRM) { _ in _exit(receivedSignal.load(ordering: .relaxed) == SIGTERM ? 143 : 130) }
  }

  /// Ends the alarm, because everything in flight has finished.
  static func settle() {
    alarm(0)
  }
}
