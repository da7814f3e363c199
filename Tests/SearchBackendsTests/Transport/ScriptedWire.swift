import SearchDialects
import Synchronization

@testable import SearchBackends

/// A wire that gives prepared results and keeps what it was asked.
final class ScriptedWire: HTTPWire {
  typealias Outcome = Result<HTTPReply, WireFailure>

  let asked = Mutex<[WireRequest]>([])
  private let answer: @Sendable (WireRequest) -> Outcome

  /// A wire with a result for each request.
  init(_ answer: @escaping @Sendable (WireRequest) -> Outcome) {
    self.answer = answer
  }

  /// A wire with results in their order, and answers behind them.
  convenience init(_ outcomes: [Outcome]) {
    let left = Mutex(outcomes[...])
    self.init { _ in left.withLock { $0.popFirst() } ?? .success(HTTPReply(status: 200)) }
  }

  func exchange(_ request: WireRequest) async throws(WireFailure) -> HTTPReply {
    asked.withLock { $0.append(request) }
    return try answer(request).get()
  }

  var hosts: [String] { asked.withLock { $0.map { String($0.url.revealed.prefix { $0 != "/" }) } } }
}

/// Time that passes by sleeping, and where a test says so.
final class ManualTime: Sendable {
  private let state = Mutex<(now: ContinuousClock.Instant, waits: [Duration])>((.now, []))

  var waits: [Duration] { state.withLock { $0.waits } }

  func pass(_ duration: Duration) { state.withLock { $0.now += duration } }

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
