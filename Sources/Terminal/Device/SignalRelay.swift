import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The descriptor that handlers write to; negative for none.
private let wakeDescriptor = Atomic<Int32>(-1)
/// How often the process went on after a stop.
private let continuations = Atomic<Int>(0)

/// Turns signals into bytes of a pipe, since a handler may do hardly anything else.
///
/// There is one pipe in a process, which is never closed: a handler may still write to it after the last reader is
/// gone.
enum SignalRelay {
  /// The actions of signals, to be restored.
  typealias Actions = [(Int32, sigaction)]

  /// The byte that wakes the thread which reads the pipe, and says nothing. No signal has this number.
  static let wake: UInt8 = 0

  private static let numbers = [SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGINT]

  private static let isTaken = Atomic(false)
  private static let isStopping = Atomic(false)
  private static let pipe: (reading: Int32, writing: Int32)? = {
    guard let pipe = Descriptors.makePipe() else { return nil }
    for descriptor in [pipe.reading, pipe.writing] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    return pipe
  }()

  /// The end of the pipe from which signals are read.
  static var readingDescriptor: Int32 { pipe?.reading ?? -1 }

  /// How often the process went on after a stop.
  static var continuationCount: Int { continuations.load(ordering: .relaxed) }

  /// Begins to listen.
  ///
  /// - Returns: what is to be restored; nil if a reader is installed already, or there is no pipe.
  static func begin() -> Actions? {
    guard let pipe, !isTaken.exchange(true, ordering: .acquiringAndReleasing) else { return nil }
    touch()
    isStopping.store(false, ordering: .releasing)
    // What an earlier listener left, however much.
    while !take().isEmpty {}
    wakeDescriptor.store(pipe.writing, ordering: .releasing)
    return numbers.map { ($0, SignalActions.set($0, handle)) }
  }

  /// Listens no longer.
  static func end(_ actions: Actions) {
    for (number, action) in actions { SignalActions.restore(number, action) }
    wakeDescriptor.store(-1, ordering: .releasing)
    isTaken.store(false, ordering: .releasing)
  }

  /// Asks the thread that reads to end.
  ///
  /// In a full pipe there is no room for a byte; but then the thread is woken by what is in it.
  static func sendStop() {
    isStopping.store(true, ordering: .releasing)
    wakeReader()
  }

  /// Makes the thread that reads look again at what it waits for.
  static func wakeReader() {
    guard let pipe else { return }
    var byte = wake
    _ = write(pipe.writing, &byte, 1)
  }

  /// Whether the thread that reads is to end.
  static var wantsStop: Bool { isStopping.load(ordering: .acquiring) }

  /// The bytes that came.
  static func take() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(readingDescriptor, &bytes, bytes.count)
    return Array(bytes.prefix(max(count, 0)))
  }

  /// Stops the processes of our group as the terminal does, and returns when this one goes on.
  ///
  /// - Parameter signal: `SIGTSTP`, as the terminal's key makes it, or `SIGTTIN`, as reading in the background does.
  /// - Returns: whether it was stopped.
  static func suspendGroup(by signal: Int32 = SIGTSTP) -> Bool {
    touch()
    let before = continuationCount
    let goesOn = SignalActions.set(SIGCONT, handle)
    let stops = SignalActions.set(signal, nil)
    kill(0, signal)
    // The signal may reach another thread first, and this one run on for a moment. Where no shell could continue us,
    // the system does not stop us at all.
    for _ in 0..<100 where continuationCount == before { usleep(5_000) }
    SignalActions.restore(signal, stops)
    SignalActions.restore(SIGCONT, goesOn)
    return continuationCount != before
  }

  /// Makes sure that the atomics exist before a handler, which may not allocate, needs them.
  private static func touch() {
    _ = wakeDescriptor.load(ordering: .relaxed)
    _ = continuationCount
  }

  /// What signals do. It touches nothing but atomics, which exist by then, and the pipe.
  private static let handle: @convention(c) (Int32) -> Void = { number in
    let error = errno
    if number == SIGCONT { continuations.add(1, ordering: .relaxed) }
    let descriptor = wakeDescriptor.load(ordering: .acquiring)
    var byte = UInt8(truncatingIfNeeded: number)
    if descriptor >= 0 { _ = write(descriptor, &byte, 1) }
    errno = error
  }
}

/// Actions of signals, which every system declares in another way.
enum SignalActions {
  /// Gives a signal a handler, or without one the default action.
  ///
  /// - Returns: the action that it had.
  static func set(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?, flags: Int32 = SA_RESTART) -> sigaction
  {
    var action = sigaction()
    var old = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #endif
    sigemptyset(&action.sa_mask)
    action.sa_flags = flags
    sigaction(number, &action, &old)
    return old
  }

  static func restore(_ number: Int32, _ action: sigaction) {
    var action = action
    sigaction(number, &action, nil)
  }
}

/// Pairs of descriptors.
enum Descriptors {
  /// A pipe that programs started by this one do not inherit.
  static func makePipe() -> (reading: Int32, writing: Int32)? {
    var descriptors: [Int32] = [-1, -1]
    guard pipe(&descriptors) == 0 else { return nil }
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return (descriptors[0], descriptors[1])
  }
}
