import FileSystem
import Synchronization
package import TerminalText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The signal that asked the program to end, 0 for none.
private let receivedSignal = Atomic<Int32>(0)
/// When it came, in milliseconds of a clock that nobody sets.
private let receivedTime = Atomic<Int>(0)
/// How many milliseconds the program has to end after the first signal.
private let grace = Atomic<Int>(2_000)
/// The end of the pipe that the handler writes to, negative for none.
private let wakeDescriptor = Atomic<Int32>(-1)
/// The address of what is said when a second signal or the alarm ends the program; 0 for nothing.
private let lastWords = Atomic<UInt>(0)
/// A pipe that becomes readable with the first signal, and stays so: who waits for a signal reads nothing of it.
private let signals = WakePipe()

/// Within how many milliseconds the same signal is the same wish: programs such as `timeout` send it to the program and
/// to its group.
private let momentOfOneSignal = 100

/// The time of a clock that nobody sets. A handler of signals may ask for it.
private func milliseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
}

/// Sets the alarm, which knows whole seconds only by its own function; 0 ends it. A handler of signals may call it.
private func setAlarm(milliseconds: Int) {
  var timer = itimerval()
  timer.it_value.tv_sec = milliseconds / 1_000
  timer.it_value.tv_usec = numericCast(milliseconds % 1_000 * 1_000)
  #if canImport(Glibc)
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  #else
    setitimer(ITIMER_REAL, &timer, nil)
  #endif
}

/// Ends the program without leaving anything more. A handler of signals may call it.
private func endAtOnce(afterSignal number: Int32) -> Never {
  if let words = UnsafePointer<CChar>(bitPattern: lastWords.load(ordering: .acquiring)) {
    // The line of the progress ends here.
    if isatty(2) == 1 { _ = write(2, "\n", 1) }
    _ = write(2, words, strlen(words))
  }
  _exit(number == SIGTERM ? 143 : 130)
}

/// Turns Ctrl-C and termination into a request to stop, and a second one into an end at once.
///
/// After the first signal no new query starts and those in flight have two seconds; an alarm ends the program then. A
/// batch gives up what is in flight when its two seconds are over, and has a second more to leave what is done as a
/// partial file with its journal. A single search is cancelled when its two seconds are over, and has half a second
/// more to end orderly; an upload is cancelled at once and has five seconds to clean up.
package enum Interrupts {
  /// The signal that asked the program to end, nil for none.
  package static var signalNumber: Int32? {
    let number = receivedSignal.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// The exit code for the signal that came, nil when none did.
  package static var status: ExitStatus? {
    signalNumber.map { $0 == SIGTERM ? .terminated : .interrupted }
  }

  /// Begins to listen.
  ///
  /// - Parameter time: how long what is in flight may take after the first signal.
  package static func listen(grace time: Duration = .seconds(2)) {
    // Using the atomics first makes sure that they exist before a handler, which may not allocate, needs them.
    guard signalNumber == nil else { return }
    let (seconds, attoseconds) = time.components
    grace.store(Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000), ordering: .relaxed)
    if let signals {
      wakeDescriptor.store(signals.writing, ordering: .relaxed)
      InputInterruption.listen(to: signals.reading)
    }
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        let time = milliseconds()
        let first = receivedTime.compareExchange(expected: 0, desired: time, ordering: .relaxed).original
        let earlier = receivedSignal.compareExchange(expected: 0, desired: number, ordering: .relaxed).original
        if earlier == number, time - first < momentOfOneSignal { return }
        if earlier != 0 { endAtOnce(afterSignal: earlier) }
        setAlarm(milliseconds: grace.load(ordering: .relaxed))
        let (error, descriptor) = (errno, wakeDescriptor.load(ordering: .relaxed))
        var byte: UInt8 = 0
        if descriptor >= 0 { _ = write(descriptor, &byte, 1) }
        errno = error
      }
    }
    signal(SIGALRM) { _ in endAtOnce(afterSignal: receivedSignal.load(ordering: .relaxed)) }
  }

  /// Sets the error that is said when the program ends at once from now on; nil for none.
  package static func setLastWords(_ words: ConsoleText?) {
    // A handler may be at the words before, so they are never given back.
    let line = words.flatMap { strdup(("multihits: error: ended at once; \($0)\n" as ConsoleText).text) }
    lastWords.store(UInt(bitPattern: line), ordering: .releasing)
  }

  /// Runs an operation in a task that the first signal cancels.
  ///
  /// - Parameter delay: how long after the signal.
  package static func cancelling<Value: Sendable, Failure: Error>(
    after delay: Duration = .zero, _ operation: @escaping @Sendable () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let task = Task { () async -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try await operation())
      } catch {
        return .failure(error)
      }
    }
    let watch = whenStopped(for: delay) { task.cancel() }
    defer { watch?.cancel() }
    return try await task.value.get()
  }

  /// Does something when a signal came and some time has passed.
  ///
  /// - Returns: what ends the watch; nil where the system has no descriptors or threads left for it, and the alarm is
  ///   all that ends the program.
  package static func whenStopped(for delay: Duration, _ action: @escaping @Sendable () -> Void) -> SignalWatch? {
    signals.flatMap { SignalWatch($0, delay: delay, action) }
  }

  /// Ends the alarm, because everything in flight has finished.
  package static func settle() {
    setAlarm(milliseconds: 0)
  }
}
