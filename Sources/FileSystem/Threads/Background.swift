/// Work that goes on while the caller does something else.
package final class Background<Answer: Sendable> {
  private let result = Monitor<Result<Answer, any Error>?>(nil)
  private var thread: WorkerThread?

  /// Begins the work.
  ///
  /// - Parameters:
  ///   - mayUseThread: false when the caller's thread shall do it before anything else.
  ///   - work: what is done.
  package init(mayUseThread: Bool, _ work: @escaping @Sendable () throws -> Answer) {
    let result = result
    let thread = mayUseThread ? WorkerThread { result.set(Result(catching: work)) } : nil
    if let thread { self.thread = consume thread } else { result.set(Result(catching: work)) }
  }

  deinit {
    thread.take()?.join()
  }

  /// Waits for the end of the work.
  ///
  /// - Throws: what the work threw.
  package func answer() throws -> Answer {
    try result.wait { $0 }.get()
  }
}

extension Monitor {
  fileprivate func set<Answer>(_ answer: Result<Answer, any Error>) where Value == Result<Answer, any Error>? {
    change { $0 = answer }
  }
}
