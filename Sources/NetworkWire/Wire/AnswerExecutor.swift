import Dispatch

/// Where tasks run that mostly wait for answers: the thread that read a small answer goes on with the task that waited
/// for it. So no other thread is woken for that, which takes longer than to read the answer. All else runs on a pool of
/// threads, as it does without this executor.
///
/// A task on it must not block its thread: nobody reads answers meanwhile, and the time of requests runs out. Before it
/// computes for long, `Task.yield()` takes it to the pool.
final class AnswerExecutor: TaskExecutor {
  static let shared = AnswerExecutor()

  private let pool = DispatchQueue(label: "multihits.answers", attributes: .concurrent)

  private init() {}

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let thread = ReadingThread.current, thread.take(job) { return }
    runElsewhere(job)
  }

  /// Runs a job on the pool.
  func runElsewhere(_ job: UnownedJob) {
    pool.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
