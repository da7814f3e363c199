import SearchDialects
import SearchModel
import Synchronization
import TestSupport
import Testing

@testable import SearchBackends

struct TransportTests {
  private let call = HTTPCall(.get, "/search?q=tom")

  private func transport(
    _ wire: ScriptedWire, _ time: ManualTime, hosts: [GuardedText] = ["a"], retries: Int? = 2,
    limits: TransportLimits = TransportLimits(timeout: .seconds(5)), headers: [HTTPHeader] = []
  ) -> Transport {
    Transport(
      pool: HostPool(
        hosts.map { BackendHost($0) }, policy: .inTurns(forgetsAfter: .seconds(60)),
        timeouts: HostTimeouts(connect: .seconds(2), read: .seconds(5)), retries: retries),
      headers: headers, limits: limits, wire: wire, environment: time.environment)
  }

  private func reply(_ status: Int, _ headers: [String: String] = [:]) -> ScriptedWire.Outcome {
    .success(HTTPReply(status: status, headers: headers))
  }

  @Test(arguments: [200, 204, 400, 401, 403, 404, 422])
  func answersThatAreFinalAreNotAskedForAgain(status: Int) async throws {
    let wire = ScriptedWire([reply(status)])
    let outcome = await transport(wire, ManualTime()).send(call)
    try expectEqual(outcome.result.get().status, status)
    expectEqual(outcome.attempts, 1)
  }

  @Test(arguments: [408, 429, 500, 502, 503])
  func answersThatMayPassAreAskedForAgainAfterAGrowingWait(status: Int) async throws {
    let wire = ScriptedWire([reply(status), reply(status), reply(200)])
    let time = ManualTime()
    let outcome = await transport(wire, time).send(call)
    try expectEqual(outcome.result.get().status, 200)
    expectEqual(outcome.attempts, 3)
    expectEqual(time.waits, [.milliseconds(100), .milliseconds(200)])
  }

  @Test func lastAnswerStandsWhenAllAttemptsAreUsed() async throws {
    let wire = ScriptedWire(Array(repeating: reply(503), count: 9))
    let outcome = await transport(wire, ManualTime()).send(call)
    try expectEqual(outcome.result.get().status, 503)
    expectEqual(outcome.attempts, 3)
  }

  @Test(arguments: [SearchError.Code.connect, .dns, .timeout])
  func faultsOfTheNetworkAreTriedAgain(code: SearchError.Code) async throws {
    let wire = ScriptedWire([.failure(WireFailure(code, "fault")), reply(200)])
    let outcome = await transport(wire, ManualTime()).send(call)
    try expectEqual(outcome.result.get().status, 200)
    expectEqual(outcome.attempts, 2)
  }

  @Test(arguments: [SearchError.Code.tls, .tooLarge, .badResponse, .badRequest])
  func otherFaultsAreFinal(code: SearchError.Code) async throws {
    let wire = ScriptedWire([.failure(WireFailure(code, "fault")), reply(200)])
    let outcome = await transport(wire, ManualTime()).send(call)
    let message = code == .badRequest ? "fault" : "a: fault"
    expectEqual(outcome, HTTPOutcome(.failure(SearchError(code, message)), attempts: 1))
  }

  @Test(arguments: [
    (WireFailure.refused, "'cluster' at http://a:1: the connection was refused; is it running?"),
    (.unknownHost, "'cluster' at http://a:1: the host's name has no address; is it spelt right?"),
    (.timeout, "'cluster' at http://a:1: no answer came in time (0.25 s)"),
    (.noConnectionInTime, "'cluster' at http://a:1: no connection came about in time (0.25 s); is the host reachable?"),
    (WireFailure(.tls, "not secure"), "'cluster' at http://a:1: not secure"),
    (.cancelled, "the request was cancelled"),
  ])
  func aFaultNamesTheBackendTheHostAndTheLimit(failure: WireFailure, message: String) async {
    let wire = ScriptedWire([.failure(failure)])
    let pool = HostPool(
      [BackendHost("http://a:1")], policy: .inTurns(forgetsAfter: .zero), timeouts: HostTimeouts(), retries: 0)
    let limits = TransportLimits(timeout: .milliseconds(250))
    let transport = Transport(of: "cluster", pool: pool, limits: limits, wire: wire)
    guard case .failure(let error) = await transport.send(call).result else {
      Issue.record("no error")
      return
    }
    expectEqual(error.message, message)
  }

  @Test func anotherHostIsAskedAtOnceAndTheFailedOneLast() async throws {
    let wire = ScriptedWire([.failure(WireFailure(.connect, "fault")), reply(500), reply(200), reply(200)])
    let time = ManualTime()
    let transport = transport(wire, time, hosts: ["a", "b", "c"])
    await expectEqual(transport.send(call).attempts, 3)
    #expect(time.waits.isEmpty)
    await expectEqual(transport.send(call).attempts, 1)
    expectEqual(wire.hosts, ["a", "b", "c", "c"])
  }

  @Test func clusterThatElectsALeaderIsWaitedFor() async throws {
    // Without a time limit of the backend for a quarter of a minute.
    for (limit, seconds) in [(nil, 15), (Duration.seconds(5), 5), (.seconds(60), 60)] {
      let wire = ScriptedWire(Array(repeating: reply(503), count: 1_000))
      let time = ManualTime()
      let transport = Transport(
        pool: .typesense(nodes: ["a", "b", "c"]), limits: TransportLimits(timeout: limit), wire: wire,
        environment: time.environment)
      try await expectEqual(transport.send(call).result.get().status, 503)
      expectEqual(time.waits.prefix(4), [.milliseconds(400), .milliseconds(800), .seconds(1), .seconds(1)])
      let waited = time.waits.reduce(.zero, +)
      #expect(waited > .seconds(seconds - 1) && waited < .seconds(seconds + 1), "\(waited)")
      #expect(limit.map { waited <= $0 } ?? true)
    }
  }

  @Test func electedLeaderAnswers() async throws {
    let wire = ScriptedWire(
      [.failure(WireFailure(.connect, "fault"))] + Array(repeating: reply(503), count: 7) + [reply(200)])
    let time = ManualTime()
    let transport = Transport(
      pool: .typesense(nodes: ["a", "b", "c"]), limits: TransportLimits(timeout: .seconds(10)), wire: wire,
      environment: time.environment)
    let outcome = await transport.send(call)
    try expectEqual(outcome.result.get().status, 200)
    expectEqual(outcome.attempts, 9)
    expectEqual(wire.hosts, ["a", "b", "c", "a", "b", "c", "a", "b", "c"])
  }

  @Test(arguments: [(from: 0, until: 7, limit: 10), (from: 1, until: 4, limit: 8)])
  func nodeThatHangsLeavesTimeToThoseThatElectALeader(from: Int, until: Int, limit: Int) async throws {
    let time = ManualTime()
    // From a second on the first node hangs for all of the time that it gets; until another the others are not ready.
    let start = time.environment.now()
    let wire = ScriptedWire { request in
      let elapsed = time.environment.now() - start
      guard request.url.revealed.hasPrefix("a"), from == 0 || elapsed > .seconds(from) else {
        return .success(HTTPReply(status: elapsed < .seconds(until) ? 503 : 200))
      }
      time.pass(request.timeout)
      return .failure(.timeout)
    }
    let transport = Transport(
      pool: .typesense(nodes: ["a", "b", "c"]), limits: TransportLimits(timeout: .seconds(limit)), wire: wire,
      environment: time.environment)
    try await expectEqual(transport.send(call).result.get().status, 200)
  }

  @Test func slowNodesHaveMostOfTheTimeBehindAnElection() async throws {
    let time = ManualTime()
    // Each node is ready after a second, and takes three and a half then.
    let start = time.environment.now()
    let wire = ScriptedWire { request in
      guard time.environment.now() - start > .seconds(1) else { return .success(HTTPReply(status: 503)) }
      let isInTime = request.timeout >= .milliseconds(3_500)
      time.pass(isInTime ? .milliseconds(3_500) : request.timeout)
      return isInTime ? .success(HTTPReply(status: 200)) : .failure(.timeout)
    }
    let transport = Transport(
      pool: .typesense(nodes: ["a", "b", "c"]), limits: TransportLimits(timeout: .seconds(8)), wire: wire,
      environment: time.environment)
    let outcome = await transport.send(call)
    try expectEqual(outcome.result.get().status, 200)
  }

  @Test func nodesThatAreNotReadyAreNotAskedAtOnceAlthoughTheySaySo() async throws {
    let time = ManualTime()
    let wire = ScriptedWire(Array(repeating: reply(503, ["retry-after": "0"]), count: 1_000))
    let transport = Transport(pool: .typesense(nodes: ["a"]), wire: wire, environment: time.environment)
    try await expectEqual(transport.send(call).result.get().status, 503)
    expectEqual(time.waits.prefix(4), [.milliseconds(100), .milliseconds(200), .milliseconds(400), .milliseconds(800)])
  }

  @Test func clusterThatCannotBeReachedIsNotWaitedFor() async {
    let wire = ScriptedWire(Array(repeating: .failure(WireFailure(.connect, "fault")), count: 100))
    let transport = Transport(
      pool: .typesense(nodes: ["a", "b", "c"]), wire: wire, environment: ManualTime().environment)
    await expectEqual(transport.send(call).attempts, 4)
  }

  @Test func retriesThatTheSpecSaysHoldForNodesThatAreNotReadyToo() async {
    let wire = ScriptedWire(Array(repeating: reply(503), count: 100))
    let transport = Transport(
      pool: .typesense(nodes: ["a", "b", "c"], retries: 1), wire: wire, environment: ManualTime().environment)
    await expectEqual(transport.send(call).attempts, 2)
  }

  @Test func retryAfterIsWaitedFor() async throws {
    let wire = ScriptedWire([reply(429, ["retry-after": "2"]), reply(200)])
    let time = ManualTime()
    let outcome = await transport(wire, time).send(call)
    try expectEqual(outcome.result.get().status, 200)
    expectEqual(time.waits, [.seconds(2)])
  }

  @Test func retryAfterBeyondTheTimeLimitEndsTheCallAtOnce() async throws {
    let wire = ScriptedWire([reply(429, ["retry-after": "60"]), reply(200)])
    let time = ManualTime()
    let outcome = await transport(wire, time).send(call)
    try expectEqual(outcome.result.get().status, 429)
    expectEqual(outcome.attempts, 1)
    #expect(time.waits.isEmpty)
  }

  @Test func hostThatHangsLeavesHalfOfTheTimeToOthers() async {
    let wire = ScriptedWire([.failure(.timeout), .failure(.timeout), .failure(.timeout)])
    _ = await transport(wire, ManualTime(), hosts: ["a", "b"], retries: 1).send(call)
    expectEqual(wire.asked.withLock { $0.map(\.timeout) }, [.milliseconds(2_500), .seconds(5)])
  }

  @Test func callsOwnHeadersWinAndAllOthersAreSent() async {
    let wire = ScriptedWire([])
    let headers = [HTTPHeader("X-Key", .secret("k")), HTTPHeader("Accept", "a/a")]
    let call = HTTPCall(.post, "/x", headers: [HTTPHeader("accept", "b/b")], body: .json(["a": 1]))
    _ = await transport(wire, ManualTime(), headers: headers).send(call)
    let request = wire.asked.withLock { $0[0] }
    expectEqual(
      request.headers,
      [
        HTTPHeader("X-Key", .secret("k")), HTTPHeader("accept", "b/b"), HTTPHeader("Content-Type", "application/json"),
      ])
    expectEqual(request.body, Array(#"{"a":1}"#.utf8))
    expectEqual(request.url.revealed, "a/x")
  }

  @Test func rateSpacesAttempts() async {
    let wire = ScriptedWire([])
    let time = ManualTime()
    let transport = transport(wire, time, limits: TransportLimits(rate: 4))
    for _ in 0..<3 { _ = await transport.send(call) }
    expectEqual(time.waits, [.milliseconds(250), .milliseconds(250)])
  }

  @Test func withoutAnyTimeNothingIsSent() async {
    let wire = ScriptedWire([])
    let outcome = await transport(wire, ManualTime(), limits: TransportLimits(timeout: .zero)).send(call)
    expectEqual(outcome, HTTPOutcome(.failure(SearchError(.timeout, "there is no time for an answer")), attempts: 0))
    let nobody = await transport(wire, ManualTime(), hosts: []).send(call)
    expectEqual(nobody, HTTPOutcome(.failure(SearchError(.connect, "the backend has no host")), attempts: 0))
    #expect(wire.hosts.isEmpty)
  }

  @Test func attemptsAreReportedWithTheirHost() async {
    let reports = Mutex<[String]>([])
    func send(_ host: GuardedText, _ target: GuardedText) async {
      let transport = Transport(
        pool: HostPool([BackendHost(host)], policy: .algolia, timeouts: HostTimeouts()), wire: ScriptedWire([]),
        environment: ManualTime().environment, observer: { report in reports.withLock { $0.append(report.host) } })
      _ = await transport.send(HTTPCall(.get, target))
    }
    await send("http://a:1/path", "/x")
    await send("", "https://" + .secret("me:pass") + "@b.example:8108/x?y=://z")
    await send("", "http://c?x=/")
    expectEqual(reports.withLock { $0 }, ["http://a:1/path", "https://***@b.example:8108", "http://c"])
  }

  @Test func cancelledTaskEndsInCancelled() async {
    let wire = ScriptedWire([])
    let transport = transport(wire, ManualTime())
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await transport.send(call)
    }
    let outcome = await task.value
    expectEqual(outcome.result, .failure(SearchError(.cancelled, "the request was cancelled")))
    #expect(wire.hosts.isEmpty)
  }
}
