import Synchronization

/// Work that computes for long or waits for others, on a thread of its own: Swift's own threads are few, and timers and
/// cancellation wait for them.
package enum BlockingWork {
  /// Tells work that nobody wants its outcome any more.
  package final class Cancellation: Sendable {
    private let flag = Atomic(false)

    /// Whether the task that waits for the work was cancelled.
    package var isCancelled: Bool { flag.load(ordering: .relaxed) }

    fileprivate func cancel() { flag.store(true, ordering: .relaxed) }
  }

  /// Runs a function on a thread of its own, or on the caller's when the system has none left, and gives its answer.
  ///
  /// - Parameter work: what is done. It is told when the task is cancelled, and ends early if it wants to.
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
