import Synchronization

/// How many bytes of bodies are held, of all connections together.
final class HeldBodies: Sendable {
  private let limit: Int
  private let count = Atomic(0)

  init(limit: Int) { self.limit = limit }

  /// Holds more bytes, unless they would be too many.
  func hold(_ bytes: Int) -> Bool {
    guard count.add(bytes, ordering: .relaxed).newValue > limit else { return true }
    release(bytes)
    return false
  }

  /// Holds bytes no longer.
  func release(_ bytes: Int) { count.subtract(bytes, ordering: .relaxed) }
}
