import EmbeddedEngine
import FileSystem
import SearchModel
import Synchronization

/// Indices that took the place of damaged ones.
final class IndexReplacements: Sendable {
  /// A replacement, perhaps still being built.
  private final class Build: Sendable {
    private let task: Task<EmbeddedIndex?, Never>
    /// The finished build's index; nil until a caller has received it.
    private let outcome = Mutex<EmbeddedIndex??>(nil)

    init(_ build: @escaping @Sendable () -> EmbeddedIndex?) {
      task = Task { await BlockingWork.run { _ in build() } }
    }

    /// Whether it has failed, or its index is damaged as well by now.
    var isOfNoUse: Bool {
      outcome.withLock { outcome in
        guard let outcome else { return false }
        return outcome?.isDamaged ?? true
      }
    }

    /// The index, when it is built.
    func index() async -> EmbeddedIndex? {
      let index = await task.value
      outcome.withLock { $0 = .some(index) }
      return index
    }
  }

  private let rebuild: @Sendable (String) -> EmbeddedIndex?
  private let builds = Mutex<ExactDictionary<Build>>([:])

  /// - Parameter rebuild: builds the index of a name anew; nil when that is impossible.
  init(_ rebuild: @escaping @Sendable (String) -> EmbeddedIndex?) {
    self.rebuild = rebuild
  }

  /// The replacement of a damaged index: it is built once, on a separate thread, while all callers that want it wait.
  func sound(_ damaged: EmbeddedIndex) async -> EmbeddedIndex? {
    let name = damaged.name
    let build = builds.withLock { [rebuild] builds in
      if let known = builds[name], !known.isOfNoUse { return known }
      let build = Build { rebuild(name) }
      builds[name] = build
      return build
    }
    return await build.index()
  }
}
