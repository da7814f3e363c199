import Foundation

/// A thread that blocks as it likes, which a task must not.
final class LoopbackThread {
  private let thread: Thread

  init(_ body: @escaping @Sendable () -> Void) {
    thread = Thread { body() }
    thread.stackSize = 512 << 10
  }

  func start() { thread.start() }
}
