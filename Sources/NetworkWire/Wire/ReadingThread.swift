#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The thread of a loop, as a place where tasks go on that waited for an answer. Confined to that thread.
///
/// It goes on with tasks after each turn of the loop, with as many as its ``ReadingLoad`` and its time allow.
final class ReadingThread {
  /// The thread that runs this code, if it is one of a loop.
  static var current: ReadingThread? {
    guard let key, let thread = pthread_getspecific(key) else { return nil }
    return Unmanaged<ReadingThread>.fromOpaque(thread).takeUnretainedValue()
  }

  /// Under which name threads keep theirs; nil when the system has no name left, and then no thread has one.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// How long it goes on with tasks in a turn before others get the rest. Answers are not read meanwhile, and the time
  /// of requests runs out.
  private let longestTurn: Duration
  private var load = ReadingLoad()
  /// Whether an answer is being handed out, the task of which may go on here.
  private var isHandingOut = false
  /// The tasks to go on with after this turn, and those that it goes on with now.
  private var jobs: [UnownedJob] = []
  private var running: [UnownedJob] = []

  init(longestTurn: Duration = .milliseconds(5)) {
    self.longestTurn = longestTurn
  }

  /// Runs a function with this as the thread's own.
  func run<Value>(_ body: (ReadingThread) -> Value) -> Value {
    if let key = Self.key { pthread_setspecific(key, Unmanaged.passUnretained(self).toOpaque()) }
    defer { if let key = Self.key { pthread_setspecific(key, nil) } }
    return body(self)
  }

  /// Whether no task waits to go on.
  var isIdle: Bool { jobs.isEmpty }

  /// Takes note of a wait.
  ///
  /// - Parameter endedAtOnce: whether what it waited for was there already.
  func noteWait(endedAtOnce: Bool) { load.noteWait(endedAtOnce: endedAtOnce) }

  /// Hands out an answer of so many bytes, the task of which may go on here.
  func handOut(_ size: Int, _ body: () -> Void) {
    isHandingOut = load.take(size)
    body()
    isHandingOut = false
  }

  /// Takes a job, to go on with it later; returns false for one that is for other threads.
  func take(_ job: UnownedJob) -> Bool {
    guard isHandingOut else { return false }
    // An answer is for one task.
    isHandingOut = false
    jobs.append(job)
    return true
  }

  /// Goes on with the jobs that were taken: with the first one, and with others while there is time.
  func goOn() {
    load.beginTurn()
    guard !isIdle else { return }
    swap(&jobs, &running)
    let end = ContinuousClock.now + longestTurn
    for (place, job) in running.enumerated() {
      if place == 0 || .now < end {
        job.runSynchronously(on: AnswerExecutor.shared.asUnownedTaskExecutor())
      } else {
        AnswerExecutor.shared.runElsewhere(job)
      }
    }
    running.removeAll(keepingCapacity: true)
  }
}
