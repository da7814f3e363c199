import SearchDialects
import Synchronization

@testable import SearchBackends

/// A wire that gives prepared results and keeps what it was asked.
final class ScriptedWire: HTTPWire {
  typealias Outcome = Result<HTTPReply, WireFailure>

  let asked = Mutex<[WireRequest]>([])
  private let outcomes: Mutex<[Outcome]>

  init(_ outcomes: [Outcome]) {
    self.outcomes = Mutex(outcomes)
  }

  func exchange(_ request: WireRequest) async throws(WireFailure) -> HTTPReply {
    asked.withLock { $0.append(request) }
    let outcome = outcomes.withLock { $0.isEmpty ? .success(HTTPReply(status: 200)) : $0.removeFirst() }
    return try outcome.get()
  }

  var hosts: [String] { asked.withLock { $0.map { String($0.url.revealed.prefix { $0 != "/" }) } } }
}

/// Time that passes by sleeping only.
final class ManualTime: Sendable {
  private let state = Mutex<(now: ContinuousClock.Instant, waits: [Duration])>((.now, []))

  var waits: [Duration] { state.withLock { $0.waits } }

  var environment: TransportEnvironment {
    TransportEnvironment(
      now: { self.state.withLock { $0.now } }, secondsSince1970: { 0 },
      sleep: { duration in
        self.state.withLock { state in
          state.now += duration
          state.waits.append(duration)
        }
      }, random: { 1 })
  }
}
