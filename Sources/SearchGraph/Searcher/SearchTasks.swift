/// The tasks of a searcher that are under way, so that a newer search can cancel them.
final class SearchTasks {
  private var running: [Int: Task<Void, Never>] = [:]
  private var nextID = 0

  /// Runs an operation in the caller's actor.
  func start(isolation: isolated any Actor, _ operation: @escaping () async -> Void) {
    let id = nextID
    nextID += 1
    running[id] = Task {
      _ = isolation
      await operation()
      self.running[id] = nil
    }
  }

  /// Whether no search is under way.
  var isEmpty: Bool { running.isEmpty }

  /// Returns when no search is under way any more, including searches that are started meanwhile.
  func finish() async {
    while let task = running.values.first { await task.value }
  }

  /// Cancels all of them; what they still bring is dropped by who receives it.
  func cancelAll() {
    for task in running.values { task.cancel() }
    running = [:]
  }
}

@available(*, unavailable)
extension SearchTasks: Sendable {}
