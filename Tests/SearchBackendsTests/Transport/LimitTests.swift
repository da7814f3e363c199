import SearchDialects
import TestSupport
import Testing

@testable import SearchBackends

struct AdaptiveLimitTests {
  @Test func limitHalvesOnceForAllRequestsThatWereOpenWhenItWasHalved() {
    var limit = AdaptiveLimit(maximum: 8)
    let opened = (0..<9).map { _ in limit.open() }
    expectEqual(opened, Array(repeating: true, count: 8) + [false])
    for _ in 0..<8 { limit.close(wasRefused: true) }
    expectEqual(limit.current, 4)
    expectEqual(limit.openCount, 0)
  }

  @Test func limitGrowsByOneForAsManyAnswersAsItLetsThrough() {
    var limit = AdaptiveLimit(maximum: 4)
    _ = limit.open()
    limit.close(wasRefused: true)
    expectEqual(limit.current, 2)
    for expected in [2, 3, 3, 3, 4, 4] {
      _ = limit.open()
      limit.close(wasRefused: false)
      expectEqual(limit.current, expected)
    }
  }

  @Test func limitNeverFallsBelowOneAndNeverRisesAboveItsMaximum() {
    var limit = AdaptiveLimit(maximum: 3)
    for _ in 0..<5 {
      _ = limit.open()
      limit.close(wasRefused: true)
    }
    expectEqual(limit.current, 1)
    for _ in 0..<100 {
      _ = limit.open()
      limit.close(wasRefused: false)
    }
    expectEqual(limit.current, 3)
  }
}

struct PacerTests {
  @Test func requestsAreSpacedEvenlyAndTimeThatNobodyUsedIsNotSaved() {
    var pacer = Pacer(rate: 10)
    let start = ContinuousClock.now
    let times: [Duration] = [.zero, .zero, .milliseconds(50), .seconds(10), .seconds(10)]
    let delays = times.map { pacer.next(at: start + $0) }
    expectEqual(delays, [.zero, .milliseconds(100), .milliseconds(150), .zero, .milliseconds(100)])
  }

  @Test(arguments: [1e-30, Double.leastNonzeroMagnitude])
  func rateOfNearlyNothingLetsOneRequestThrough(rate: Double) {
    var pacer = Pacer(rate: rate)
    let now = ContinuousClock.now
    let delays = (0..<3).map { _ in pacer.next(at: now) }
    expectEqual(delays, [.zero, .seconds(1e9), .seconds(2e9)])
  }

  @Test(arguments: [nil, 0, -1, .infinity] as [Double?])
  func withoutRateNothingWaits(rate: Double?) {
    var pacer = Pacer(rate: rate)
    let now = ContinuousClock.now
    let delays = (0..<3).map { _ in pacer.next(at: now) }
    expectEqual(delays, [.zero, .zero, .zero])
  }
}

extension Pacer {
  /// How long a request waits that goes as soon as it may.
  fileprivate mutating func next(at now: ContinuousClock.Instant) -> Duration {
    let delay = delay(at: now)
    go(at: now + delay)
    return delay
  }
}

struct RequestGateTests {
  @Test func noMoreRequestsAreOpenThanAllowed() async throws {
    let gate = RequestGate(maximum: 3)
    let peak = Peak()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          guard (try? await gate.enter()) != nil else { return }
          await peak.enter()
          await Task.yield()
          await peak.leave()
          gate.leave(wasRefused: false)
        }
      }
    }
    #expect(await peak.most <= 3)
    await expectEqual(peak.total, 50)
  }

  @Test func cancelledRequestLeavesTheQueueAndOthersGoOn() async throws {
    let gate = RequestGate(maximum: 1)
    try await gate.enter()
    let waiting = Task { try await gate.enter() }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    gate.leave(wasRefused: false)
    try await gate.enter()
    gate.leave(wasRefused: false)
  }

  private actor Peak {
    var open = 0
    var most = 0
    var total = 0

    func enter() {
      open += 1
      total += 1
      most = max(most, open)
    }

    func leave() { open -= 1 }
  }
}

struct RetryDelayTests {
  @Test func waitsGrowAndStayWithinTheirBounds() {
    expectEqual(RetryDelay.backoff(after: 1, random: 0), .milliseconds(50))
    expectEqual(RetryDelay.backoff(after: 1, random: 1), .milliseconds(100))
    expectEqual(RetryDelay.backoff(after: 3, random: 1), .milliseconds(400))
    expectEqual(RetryDelay.backoff(after: 1_000, random: 1), RetryDelay.maximum)
  }

  @Test(arguments: [
    ("3", Duration.seconds(3)), ("1.5", .milliseconds(1_500)), ("0.05", .milliseconds(50)), ("-1", nil), ("soon", nil),
    ("Sun, 06 Nov 1994 08:49:47 GMT", .seconds(10)),
    ("Sun, 06 Nov 1994 08:49 GMT", nil), ("999999999", .seconds(86_400)),
  ])
  func retryAfterIsReadAsSecondsOrDate(text: String, expected: Duration?) {
    // Sun, 06 Nov 1994 08:49:37 GMT, the example of the standard.
    let now = 784_111_777
    expectEqual(RetryDelay.asked(by: HTTPReply(status: 429, headers: ["retry-after": text]), now: now), expected)
  }

  /// To ask again at once whoever says that he is not ready would be a storm.
  @Test(arguments: ["0", "-0", "0.0", "1e-9", "Sun, 06 Nov 1994 08:49:30 GMT", "Sun, 06 Nov 1994 08:49:37 GMT"])
  func noWaitAtAllIsNotAskedFor(text: String) {
    let now = 784_111_777
    expectEqual(RetryDelay.asked(by: HTTPReply(status: 503, headers: ["retry-after": text]), now: now), nil)
  }
}
