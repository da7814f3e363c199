#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The thread of a loop, as a place where tasks go on that waited for an answer. Confined to that thread.
///
/// It goes on with one task after each turn of the loop: answers that come together are for several threads.
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

  /// Whether an answer is being handed out, the task of which may go on here.
  private var isHandingOut = false
  private var job: UnownedJob?

  /// Runs a function with this as the thread's own.
  static func run(_ body: (ReadingThread) -> Never) -> Never {
    let thread = ReadingThread()
    if let key { pthread_setspecific(key, Unmanaged.passUnretained(thread).toOpaque()) }
    body(thread)
  }

  /// Whether no task waits to go on.
  var isIdle: Bool { job == nil }

  /// Hands out an answer, the task of which may go on here.
  func handOut(_ body: () -> Void) {
    isHandingOut = true
    body()
    isHandingOut = false
  }

  /// Takes a job, to go on with it later; returns false for one that is for other threads.
  func take(_ job: UnownedJob) -> Bool {
    guard isHandingOut, isIdle else { return false }
    self.job = job
    return true
  }

  /// Goes on with the job that was taken.
  func goOn() {
    guard let job else { return }
    self.job = nil
    job.runSynchronously(on: AnswerExecutor.shared.asUnownedTaskExecutor())
  }
}
