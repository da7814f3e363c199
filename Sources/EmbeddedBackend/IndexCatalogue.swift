package import EmbeddedEngine
import FileSystem
package import SearchModel
import Synchronization

/// Which index is current under each name. Searches ask it for each request, so that an index can be replaced under
/// them: those that have begun end on the index with which they began.
package final class IndexCatalogue: Sendable {
  /// What takes the place of a damaged index, while it is being built.
  private struct Repair: Sendable {
    var damaged: EmbeddedIndex
    var task: Task<EmbeddedIndex?, Never>
  }

  private struct State {
    var indices: ExactDictionary<EmbeddedIndex>
    var repairs: ExactDictionary<Repair> = [:]
  }

  private let state: Mutex<State>
  private let rebuild: (@Sendable (String) -> EmbeddedIndex?)?

  /// A catalogue.
  ///
  /// - Parameters:
  ///   - indices: the indices; of equal names the last one counts.
  ///   - rebuild: builds the index of a name anew where one turns out to be damaged; returns nil when that is
  ///     impossible.
  package init(_ indices: [EmbeddedIndex], rebuild: (@Sendable (_ name: String) -> EmbeddedIndex?)? = nil) {
    state = Mutex(State(indices: ExactDictionary(indices.map { ($0.name, $0) }, uniquingKeysWith: { $1 })))
    self.rebuild = rebuild
  }

  /// The current index of a name; nil when there is none.
  package subscript(name: String) -> EmbeddedIndex? { state.withLock { $0.indices[name] } }

  /// The current indices by name.
  package var current: ExactDictionary<EmbeddedIndex> { state.withLock { $0.indices } }

  /// Makes an index the current one of its name.
  package func replace(with index: EmbeddedIndex) { state.withLock { $0.indices[index.name] = index } }

  /// What takes the place of an index that turned out to be damaged: the current one, if it is another and sound, or
  /// one that is built anew. It is built once, on a separate thread, while all callers that want it wait.
  ///
  /// - Returns: nil when there is none.
  func sound(insteadOf damaged: EmbeddedIndex) async -> EmbeddedIndex? {
    guard let rebuild else { return nil }
    let name = damaged.name
    let (known, task) = state.withLock { state -> (EmbeddedIndex?, Task<EmbeddedIndex?, Never>?) in
      if let current = state.indices[name], current !== damaged, !current.isDamaged { return (current, nil) }
      if let repair = state.repairs[name], repair.damaged === damaged { return (nil, repair.task) }
      let task = Task { [weak self] in
        let index = await BlockingWork.run { _ in rebuild(name) }
        self?.end(name, damaged, index)
        return index
      }
      state.repairs[name] = Repair(damaged: damaged, task: task)
      return (nil, task)
    }
    if let known { return known }
    return await task?.value
  }

  /// Takes up what was built, unless somebody replaced the index meanwhile. After a failure the next caller tries
  /// again.
  private func end(_ name: String, _ damaged: EmbeddedIndex, _ index: EmbeddedIndex?) {
    state.withLock { state in
      if state.repairs[name]?.damaged === damaged { state.repairs[name] = nil }
      if let index, state.indices[name] === damaged { state.indices[name] = index }
    }
  }
}
