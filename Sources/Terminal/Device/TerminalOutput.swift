import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What is on its way to a terminal, which may take bytes slowly or, over a connection that hangs, not at all.
///
/// Writing never waits: what the terminal does not take is kept, in order, until the next push. So no signal and no key
/// waits for a terminal. It is a separate object because the event thread pushes and must not hold the device.
final class TerminalOutput: Sendable {
  private struct Waiting {
    var bytes: [UInt8] = []
    /// How many of them the terminal has taken.
    var start = 0
  }

  private let descriptor: Int32
  private let waiting = Mutex(Waiting())

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether the terminal has taken everything.
  var isEmpty: Bool { waiting.withLock { $0.bytes.isEmpty } }

  /// Adds bytes.
  func append(_ bytes: [UInt8]) {
    waiting.withLock { $0.bytes += bytes }
  }

  /// Forgets what the terminal has not taken.
  func removeAll() {
    waiting.withLock { $0 = Waiting() }
  }

  /// Writes what the terminal takes at once.
  ///
  /// - Returns: 0, or the system's number of the error when the terminal is gone. That is reported once, and nothing is
  ///   kept for it.
  @discardableResult
  func push() -> Int32 {
    waiting.withLock { waiting in
      var code: Int32 = 0
      while waiting.start < waiting.bytes.count, !isCrashing.load(ordering: .acquiring) {
        let count = waiting.bytes.withUnsafeBytes { writeBytes(to: descriptor, $0, from: waiting.start) }
        if count > 0 {
          waiting.start += count
          continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN: return 0
        case let number:
          code = number
          waiting.start = waiting.bytes.count
        }
      }
      if waiting.start >= waiting.bytes.count { waiting = Waiting() }
      return code
    }
  }
}

extension TerminalDevice {
  /// Whether the terminal has not taken yet what it was offered. Then a ``TerminalEvent/drained`` follows.
  package var isBusy: Bool { !output.isEmpty }

  /// Writes as much of some bytes as the terminal takes at once, and the rest as soon as it takes more, as long as
  /// there are ``events(escapeTimeout:)``. It never waits; what a terminal that is gone does not take is lost.
  package func offer(_ bytes: [UInt8]) {
    output.append(bytes)
    output.push()
    if !output.isEmpty { SignalRelay.wakeReader() }
  }

  /// Writes all of some bytes, and waits as long as the terminal takes for them.
  ///
  /// - Throws: a ``TerminalError`` when the terminal is gone.
  package func write(_ bytes: [UInt8]) throws(TerminalError) {
    output.append(bytes)
    while true {
      let code = output.push()
      guard code == 0 else { throw TerminalError(path: path, action: "be written to", code: code) }
      guard isBusy else { return }
      Readiness.waitToWrite(descriptor)
    }
  }

  /// Writes the last bytes, and waits for the terminal a while.
  ///
  /// - Parameters:
  ///   - bytes: what follows everything that was offered.
  ///   - patience: how long to wait at most.
  ///   - substitute: what is written instead when the terminal takes no more bytes, after those that are on their way
  ///     are given up; see ``ScreenPainter/restore(_:)``.
  package func finish(_ bytes: [UInt8], within patience: Duration, otherwise substitute: [UInt8]) {
    let end = ContinuousClock.now + patience
    output.append(bytes)
    while output.push() == 0, isBusy {
      guard ContinuousClock.now < end else {
        output.removeAll()
        tcflush(descriptor, TCOFLUSH)
        output.append(substitute)
        output.push()
        return output.removeAll()
      }
      Readiness.waitToWrite(descriptor)
    }
  }
}
