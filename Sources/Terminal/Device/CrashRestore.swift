import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a handler needs to restore a terminal when the program crashes.
///
/// It is one piece of memory that is never freed, because nothing may be allocated any more by then.
struct CrashRecord {
  /// More bytes than restoring a terminal takes.
  static let capacity = 256

  /// The terminal; negative for none.
  var descriptor: Int32 = -1
  /// The guardian's socket, which must not restore the terminal, too; negative for none.
  var guardian: Int32 = -1
  /// What is written to the terminal.
  var bytes: UnsafeMutablePointer<UInt8>
  var count = 0
  /// The modes that the terminal gets.
  var modes: UnsafeMutablePointer<termios>
  /// What the signals did before, by their numbers.
  var actions: UnsafeMutablePointer<sigaction>
  /// What the signals do once the terminal is restored, by their numbers.
  var endings: UnsafeMutablePointer<sigaction>
}

/// Signals of crashes, and those that end a program which does not expect them; all numbers are below 32.
private let crashSignals = [
  SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGQUIT, SIGSYS, SIGXCPU, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM,
  SIGPROF,
]

/// Whether the record is filled in. Who sets it to false may read or change the record, which makes it safe to share.
private let isArmed = Atomic(false)

/// Whether a handler restores the terminal, after which nothing is written to it any more.
let isCrashing = Atomic(false)

/// What the handler reads. It is a pointer that never changes, made before any handler is installed. What it points to
/// is written under ``owner`` while ``isArmed`` is false, and read by the one handler that sets that from true to
/// false; only the endings are read by every handler, and each of them is a plain struct, initialised to the default
/// action.
nonisolated(unsafe) private let record = {
  let record = UnsafeMutablePointer<CrashRecord>.allocate(capacity: 1)
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: CrashRecord.capacity)
  bytes.initialize(repeating: 0, count: CrashRecord.capacity)
  let modes = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  modes.initialize(to: termios())
  let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
  actions.initialize(repeating: sigaction(), count: 32)
  let endings = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
  endings.initialize(repeating: sigaction(), count: 32)
  record.initialize(to: CrashRecord(bytes: bytes, modes: modes, actions: actions, endings: endings))
  return record
}()

/// Signals that ask a program to end. They are events as long as a reader waits for events.
private let endingSignals = [SIGTERM, SIGINT, SIGHUP]

/// Whose terminal is restored, and by which signals.
private struct Owner {
  let descriptor: Int32
  var signals: [Int32]
}

/// Serialises installing and removing, which happen out of handlers.
private let owner = Mutex<Owner?>(nil)

extension TerminalDevice {
  /// Restores the terminal when the program crashes, before the crash ends the program.
  ///
  /// The terminal gets the modes that it has now, so this comes before raw mode. One terminal of a process can be
  /// restored.
  ///
  /// The crash then ends the program at once. Swift's own handlers, which would take the terminal over and ask what to
  /// show of the stack, get it only when `SWIFT_BACKTRACE` is set.
  ///
  /// - Parameter bytes: what is written to the terminal, see ``ScreenPainter/restore(_:)``.
  package func installCrashRestore(bytes: [UInt8]) {
    let guardian = state.withLock { $0.guardian?.descriptor }
    owner.withLock { owner in
      guard owner == nil else { return }
      owner = Owner(descriptor: descriptor, signals: crashSignals)
      record.pointee.descriptor = descriptor
      record.pointee.guardian = guardian ?? -1
      record.pointee.count = min(bytes.count, CrashRecord.capacity)
      for (index, byte) in bytes.prefix(CrashRecord.capacity).enumerated() { record.pointee.bytes[index] = byte }
      state.withLock { state in
        if let modes = state.savedModes {
          record.pointee.modes.pointee = modes
        } else {
          tcgetattr(descriptor, record.pointee.modes)
        }
      }
      let showsStack = getenv("SWIFT_BACKTRACE") != nil
      // On the alternate stack, if there is one: the crash may be a stack overflow.
      for number in crashSignals {
        let action = SignalActions.set(number, restoreAndCrash, flags: SA_ONSTACK | SA_NODEFER)
        record.pointee.actions[Int(number)] = action
        record.pointee.endings[Int(number)] = showsStack ? action : sigaction()
      }
      isCrashing.store(false, ordering: .releasing)
      isArmed.store(true, ordering: .releasing)
    }
  }

  /// Lets signals that ask the program to end do so at once, after the terminal is restored as for a crash. They would
  /// not restore it without, once ``stopEvents()`` has made them what they were.
  package func restoreAtEndingSignals() {
    owner.withLock { owner in
      guard owner?.descriptor == descriptor, owner?.signals.contains(SIGTERM) == false else { return }
      owner?.signals += endingSignals
      for number in endingSignals {
        record.pointee.actions[Int(number)] = SignalActions.set(number, restoreAndCrash, flags: SA_ONSTACK | SA_NODEFER)
      }
    }
  }

  /// Undoes ``installCrashRestore(bytes:)`` and ``restoreAtEndingSignals()``.
  package func removeCrashRestore() {
    owner.withLock { owner in
      guard let signals = owner?.signals, owner?.descriptor == descriptor else { return }
      isArmed.store(false, ordering: .sequentiallyConsistent)
      for number in signals { SignalActions.restore(number, record.pointee.actions[Int(number)]) }
      owner = nil
    }
  }
}

/// Restores the terminal, then lets the signal end the program. Calls only what a handler may call.
private let restoreAndCrash: @convention(c) (Int32) -> Void = { number in
  if isArmed.exchange(false, ordering: .acquiringAndReleasing) {
    isCrashing.store(true, ordering: .releasing)
    let descriptor = record.pointee.descriptor
    if write(descriptor, record.pointee.bytes, record.pointee.count) < record.pointee.count {
      // The terminal takes no more: what is on its way makes room.
      tcflush(descriptor, TCOFLUSH)
      _ = write(descriptor, record.pointee.bytes, record.pointee.count)
    }
    tcsetattr(descriptor, TCSANOW, record.pointee.modes)
    if record.pointee.guardian >= 0 {
      var goodbye: UInt16 = 0x0A71  // "q" and a line feed.
      _ = write(record.pointee.guardian, &goodbye, 2)
    }
  }
  sigaction(number, record.pointee.endings + Int(number), nil)
  raise(number)
}
