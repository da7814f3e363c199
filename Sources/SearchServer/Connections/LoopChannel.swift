import HummingbirdCore
import Logging
import NIOCore

/// Serves a connection on the thread that reads and writes it: a request that is answered at once costs no change of
/// threads.
struct LoopChannel<Inner: ServerChildChannel>: ServerChildChannel {
  let inner: Inner

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Inner.Value> {
    inner.setup(channel: channel, logger: logger)
  }

  func handle(value: Inner.Value, logger: Logger) async {
    await withTaskExecutorPreference(LoopExecutor(value.channel.eventLoop)) {
      await inner.handle(value: value, logger: logger)
    }
  }
}

/// Runs tasks on the thread of an event loop.
private final class LoopExecutor: TaskExecutor {
  private let loop: any EventLoop

  init(_ loop: any EventLoop) {
    self.loop = loop
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
