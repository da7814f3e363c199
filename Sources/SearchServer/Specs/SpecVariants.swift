import SearchModel
import Synchronization
import Workspaces

/// The spec on other backends than its own, each opened when it is first asked.
final class SpecVariants: Sendable {
  private let state = Mutex<ExactDictionary<Task<SearchWorkspace, any Error>>>([:])

  /// The spec on a backend.
  ///
  /// - Throws: why it cannot be asked there.
  func workspace(_ spec: CheckedSpec, onBackend name: String) async throws -> SearchWorkspace {
    let task = state.withLock { tasks in
      if let task = tasks[name] { return task }
      let task = Task { try await spec.reading(onBackend: name).checked().open() }
      tasks[name] = task
      return task
    }
    do {
      return try await task.value
    } catch {
      // Who asks again may be luckier.
      state.withLock { $0[name] = nil }
      throw error
    }
  }
}
