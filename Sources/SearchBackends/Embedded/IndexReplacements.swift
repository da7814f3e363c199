import EmbeddedEngine
import Synchronization

/// Indices that took the place of damaged ones.
final class IndexReplacements: Sendable {
  private let rebuild: @Sendable (String) -> EmbeddedIndex?
  private let rebuilt = Mutex<[String: EmbeddedIndex]>([:])

  /// - Parameter rebuild: builds the index of a name anew; nil when that is impossible.
  init(_ rebuild: @escaping @Sendable (String) -> EmbeddedIndex?) {
    self.rebuild = rebuild
  }

  /// What takes the place of an index that is damaged: built once, while all others who want it wait.
  func sound(_ damaged: EmbeddedIndex) -> EmbeddedIndex? {
    rebuilt.withLock { rebuilt in
      if let known = rebuilt[damaged.name], !known.isDamaged { return known }
      let index = rebuild(damaged.name)
      rebuilt[damaged.name] = index
      return index
    }
  }
}
