#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads a terminal and the pipe of signals, and reports events.
struct EventReader {
  /// The longest pause inside a paste, and inside a character.
  private static let longestPause = Duration.seconds(1)
  /// The shortest pause before a key; the chunks of a paste follow each other faster.
  private static let pauseBeforeKey = Duration.milliseconds(100)
  /// How many chunks make one event at most, so that an endless stream is flushed from time to time.
  private static let greatestBurst = 64

  let descriptor: Int32
  let output: TerminalOutput
  /// The longest pause inside an escape sequence; after it, the bytes so far count as keys.
  let escapeTimeout: Duration
  let size: @Sendable () -> TerminalSize
  /// Whether the process resumes from a SIGTSTP that it sent to itself.
  let takesOwnStop: @Sendable () -> Bool
  let continuation: AsyncStream<TerminalEvent>.Continuation

  private var decoder = KeyDecoder()
  private var knownSize: TerminalSize
  /// When input came last, or when pending input was flushed after a timeout.
  private var lastInput = ContinuousClock.now
  private var lastBytes = ContinuousClock.now
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(
    descriptor: Int32, output: TerminalOutput, escapeTimeout: Duration,
    size: @escaping @Sendable () -> TerminalSize, takesOwnStop: @escaping @Sendable () -> Bool,
    continuation: AsyncStream<TerminalEvent>.Continuation
  ) {
    self.descriptor = descriptor
    self.output = output
    self.escapeTimeout = escapeTimeout
    self.size = size
    self.takesOwnStop = takesOwnStop
    self.continuation = continuation
    knownSize = size()
  }

  /// Runs until it is stopped or the terminal is gone.
  mutating func run() {
    defer { continuation.finish() }
    while true {
      let ready = Readiness.wait(
        descriptor, SignalRelay.readingDescriptor, alsoToWriteFirst: !output.isEmpty, milliseconds: patience)
      if ready.contains(.room) {
        output.push()
        if output.isEmpty { continuation.yield(.drained) }
      }
      if ready.contains(.first), !readInput() {
        continuation.yield(.ended(signal: nil))
        return
      }
      if ready.contains(.second), !readSignals() { return }
      if patience == 0 {
        lastInput = .now
        tell(decoder.flush())
      }
    }
  }

  /// How many milliseconds to wait for more; negative if nothing is pending.
  private var patience: Int32 {
    guard decoder.isPending else { return -1 }
    let timeout = decoder.mayBeSlow ? max(Self.longestPause, escapeTimeout) : escapeTimeout
    let rest = (timeout - (.now - lastInput)).components
    guard rest.seconds >= 0, rest.attoseconds > 0 || rest.seconds > 0 else { return 0 }
    return Int32(clamping: rest.seconds * 1_000 + rest.attoseconds / 1_000_000_000_000_000 + 1)
  }

  private func tell(_ inputs: [TerminalInput]) {
    if !inputs.isEmpty { continuation.yield(.input(inputs)) }
  }

  /// Reads what is there.
  ///
  /// - Returns: whether the terminal is, too.
  private mutating func readInput() -> Bool {
    var inputs: [TerminalInput] = []
    defer { tell(inputs) }
    var isAfterPause = .now - lastBytes >= Self.pauseBeforeKey
    for _ in 0..<Self.greatestBurst {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        lastInput = .now
        lastBytes = lastInput
        inputs += decoder.feed(buffer[..<count], isAfterPause: isAfterPause)
        isAfterPause = false
      } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
        return false
      } else {
        return true
      }
    }
    return true
  }

  /// Reads which signals came.
  ///
  /// - Returns: whether to go on.
  private mutating func readSignals() -> Bool {
    for byte in SignalRelay.take() {
      switch Int32(byte) {
      case Int32(SignalRelay.wake): break
      case SIGWINCH: tellSize()
      case SIGTSTP: continuation.yield(.suspended)
      case SIGCONT:
        if !takesOwnStop() { continuation.yield(.resumed) }
        // A stopped program gets no signal about a new size.
        tellSize()
      case let number: continuation.yield(.ended(signal: number))
      }
    }
    return !SignalRelay.wantsStop
  }

  private mutating func tellSize() {
    let newSize = size()
    guard newSize != knownSize else { return }
    knownSize = newSize
    continuation.yield(.resized(newSize))
  }
}
