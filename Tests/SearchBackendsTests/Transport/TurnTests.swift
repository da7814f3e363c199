import SearchDialects
import SearchModel
import Synchronization
import TestSupport
import Testing

@testable import SearchBackends

/// A clock that stands still until a test moves it to the moment that a task waits for.
final class SteppedTime: Sendable {
  private struct State {
    var now = ContinuousClock.now
    var sleepers: [Int: (until: ContinuousClock.Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
    var lastNumber = 0
    /// How many were woken and do not run yet.
    var wakingCount = 0
  }

  private let state = Mutex(State())

  var now: ContinuousClock.Instant { state.withLock { $0.now } }
  var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  var environment: TransportEnvironment {
    TransportEnvironment(now: { self.now }, secondsSince1970: { 0 }, sleep: sleep, random: { 1 })
  }

  @Sendable func sleep(_ duration: Duration) async throws {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        state.withLock { state -> Void in
          guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
          state.sleepers[number] = (state.now + duration, continuation)
        }
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: number) }?.continuation.resume(throwing: CancellationError())
    }
    state.withLock { $0.wakingCount -= 1 }
  }

  /// Moves to the next moment that a task waits for, unless one that was woken does not run yet: it would see a later
  /// time than it waited for.
  func step() {
    let due = state.withLock { state in
      guard state.wakingCount == 0, let next = state.sleepers.min(by: { $0.value.until < $1.value.until }) else {
        return nil as CheckedContinuation<Void, any Error>?
      }
      state.wakingCount = 1
      state.now = max(state.now, next.value.until)
      return state.sleepers.removeValue(forKey: next.key)?.continuation
    }
    due?.resume()
  }
}

struct TurnTests {
  private final class Count: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }

    func add() { count.withLock { $0 += 1 } }
  }

  /// Runs what tasks do, a piece at a time and on the thread of the test, which so knows when all of them wait.
  private final class Pieces: TaskExecutor {
    private let waiting = Mutex<[UnownedJob]>([])

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      waiting.withLock { $0.append(job) }
    }

    /// Runs the next piece; false when all tasks wait.
    func runNext() -> Bool {
      guard let job = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
      job.runSynchronously(on: asUnownedTaskExecutor())
      return true
    }
  }

  /// Answers after a while, and notes when it was asked.
  private final class SlowWire: HTTPWire {
    let times = Mutex<[ContinuousClock.Instant]>([])
    private let time: SteppedTime
    private let delay: @Sendable (Int) -> Duration

    init(_ time: SteppedTime, delay: @escaping @Sendable (Int) -> Duration) {
      self.time = time
      self.delay = delay
    }

    func exchange(_ request: WireRequest) async throws(WireFailure) -> HTTPReply {
      let number = times.withLock { times in
        times.append(time.now)
        return times.count - 1
      }
      if (try? await time.sleep(delay(number))) == nil { throw WireFailure(.cancelled, "given up") }
      return HTTPReply(status: 200)
    }
  }

  private func transport(_ wire: SlowWire, _ time: SteppedTime, rate: Double, concurrency: Int) -> Transport {
    Transport(
      pool: .rest(), limits: TransportLimits(timeout: .seconds(1_000), concurrency: concurrency, rate: rate),
      wire: wire,
      environment: time.environment)
  }

  @Test func rateHoldsAlsoAfterAllRequestsWereHeldUp() async throws {
    let time = SteppedTime()
    let wire = SlowWire(time) { $0 < 8 ? .seconds(10) : .zero }
    let transport = transport(wire, time, rate: 2, concurrency: 8)
    let pieces = Pieces()
    let done = Count()
    let sending = Task(executorPreference: pieces) {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<30 { group.addTask { _ = await transport.send(HTTPCall(.get, "http://h/s")) } }
      }
      done.add()
    }
    // Each request takes a few dozen pieces.
    for _ in 0..<100_000 where done.value == 0 {
      if !pieces.runNext() { time.step() }
    }
    try #require(done.value == 1)
    await sending.value
    let times = wire.times.withLock { $0 }
    expectEqual(times.count, 30)
    for (earlier, later) in zip(times, times.dropFirst(2)) { #expect(later - earlier >= .seconds(1)) }
  }

  @Test(.timeLimit(.minutes(10)))
  func requestThatIsGivenUpWhileItWaitsDelaysNoOther() async throws {
    let time = SteppedTime()
    let start = time.now
    let wire = SlowWire(time) { _ in .zero }
    let transport = transport(wire, time, rate: 2, concurrency: 8)
    @Sendable func send() async { _ = await transport.send(HTTPCall(.get, "http://h/s")) }
    async let first: Void = send()
    while wire.times.withLock(\.count) < 1 || time.sleeperCount < 1 { await Task.yield() }
    time.step()
    await first
    let abandoned = (0..<5).map { _ in Task { await send() } }
    while time.sleeperCount < 1 { await Task.yield() }
    for task in abandoned { task.cancel() }
    for task in abandoned { await task.value }
    expectEqual(time.sleeperCount, 0)
    async let last: Void = send()
    while time.sleeperCount < 1 { await Task.yield() }
    time.step()
    while wire.times.withLock(\.count) < 2 || time.sleeperCount < 1 { await Task.yield() }
    time.step()
    await last
    expectEqual(wire.times.withLock { $0.map { $0 - start } }, [.zero, .milliseconds(500)])
  }

  @Test func pathsThatLeadElsewhereAreNotAskedFor() async {
    let wire = ScriptedWire([])
    let transport = Transport(pool: .rest(), wire: wire)
    for path in ["/collections/..", "/a/%2E%2e/b", "/a/%252e%252E", "/a/x%2F..%2Fb", "/a/..%5Cb", "/./x"] {
      for target in [path, "http://h\(path)?q=1"] {
        let outcome = await transport.send(HTTPCall(.get, GuardedText(target)))
        #expect(throws: SearchError.leadingElsewhere(target)) { try outcome.result.get() }
        expectEqual(outcome.attempts, 0)
      }
    }
    for target in ["http://h/a/...", "http://h/a.b/..c?q=..", "http://h", "/a%2Fb/100%", "/a//b"] {
      await #expect(throws: Never.self) { try await transport.send(HTTPCall(.get, GuardedText(target))).result.get() }
    }
  }
}

struct ConnectionShareTests {
  @Test func transportKeepsToWhatTheProcessMayOpen() async {
    let wire = NarrowWire()
    let transport = Transport(
      pool: .typesense(nodes: ["http://a", "http://b"]), limits: TransportLimits(concurrency: 1_000), wire: wire)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<200 { group.addTask { _ = await transport.send(HTTPCall(.get, "/s")) } }
    }
    // Each of two hosts may keep as many connections.
    #expect(wire.most.withLock(\.most) <= 3)
  }

  private final class NarrowWire: HTTPWire {
    let connections: RequestGate? = RequestGate(maximum: 6)
    let most = Mutex<(open: Int, most: Int)>((0, 0))

    func exchange(_ request: WireRequest) async throws(WireFailure) -> HTTPReply {
      most.withLock {
        $0.open += 1
        $0.most = max($0.most, $0.open)
      }
      for _ in 0..<10 { await Task.yield() }
      most.withLock { $0.open -= 1 }
      return HTTPReply(status: 200)
    }
  }
}
