import SearchDialects
import SearchModel
import Synchronization

/// Outcomes one after the other.
final class Script: HTTPCaller {
  private let outcomes: Mutex<[HTTPOutcome]>

  init(_ outcomes: [HTTPOutcome]) {
    self.outcomes = Mutex(outcomes.reversed())
  }

  func send(_ call: HTTPCall) async -> HTTPOutcome {
    outcomes.withLock {
      $0.popLast() ?? HTTPOutcome(.failure(SearchError(.server, "the script has ended")), attempts: 0)
    }
  }
}
