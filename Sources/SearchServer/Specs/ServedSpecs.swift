import Synchronization

/// Which spec is served at present. Requests that have begun end on the one with which they began.
final class ServedSpecs: Sendable {
  private let state: Mutex<ServedSpec>

  init(_ spec: ServedSpec) {
    state = Mutex(spec)
  }

  /// The spec that requests are answered by from now on.
  var current: ServedSpec { state.withLock { $0 } }

  /// Puts another spec in its place.
  func replace(with spec: ServedSpec) { state.withLock { $0 = spec } }
}
