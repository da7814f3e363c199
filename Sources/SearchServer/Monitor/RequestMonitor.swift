import SearchModel
import Synchronization

/// Counts what front ends ask while the server answers them.
final class RequestMonitor: Sendable {
  private let tally = Mutex(RequestTally())
  private let start = ContinuousClock.now

  /// Takes note of a request.
  func note(_ request: AskedRequest) {
    let time = ContinuousClock.now - start
    tally.withLock { $0.note(request, at: time) }
  }

  /// What was counted so far.
  var json: JSON { tally.withLock { $0 }.json }

  /// Forgets everything.
  func reset() { tally.withLock { $0 = RequestTally() } }
}
