import Synchronization

/// Work that computes for long or waits for others, on a separate thread: Swift's own threads are few, and timers and
/// cancellation need them.
package enum BlockingWork {
  /// Tells work that its result is no longer wanted.
  package final class Cancellation: Sendable {
    private let flag = Atomic(false)

    /// Whether the task that waits for the work was cancelled.
    package var isCancelled: Bool { flag.load(ordering: .relaxed) }

    fileprivate func cancel() { flag.store(true, ordering: .relaxed) }
  }

  /// Runs a function on a new thread, or on the caller's when the system has no thread left, and returns its result.
  ///
  /// - Parameter work: the work. It learns when the task is cancelled, and may then end early.
  package static func run<Answer: Sendable>(_ work: @escaping @Sendable (Cancellation) -> Answer) async -> Answer {
    let cancellation = Cancellation()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let thread = WorkerThread({ continuation.resume(returning: work(cancellation)) }) {
          thread.detach()
        } else {
          continuation.resume(returning: work(cancellation))
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
  }
}
