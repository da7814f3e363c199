import Synchronization

/// Whether the address could be said. Where it could not, nobody knows of the server, so that it ends.
final class AnnouncementOutcome: Sendable {
  private struct State {
    var error: (any Error)?
    var end: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Why it could not be said; nil when it was, or was not tried.
  var error: (any Error)? { state.withLock { $0.error } }

  /// Says what to do when it cannot be said.
  func onFailure(_ end: @escaping @Sendable () -> Void) { state.withLock { $0.end = end } }

  /// Says the address.
  func note(_ announce: () throws -> Void) {
    do {
      try announce()
    } catch {
      let end = state.withLock { state in
        state.error = error
        return state.end
      }
      end?()
    }
  }
}
