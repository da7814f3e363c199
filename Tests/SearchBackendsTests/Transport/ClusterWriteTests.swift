import SearchDialects
import SearchModel
import TestSupport
import Testing

@testable import SearchBackends

/// What changes something on a cluster whose leader is gone: a node says what became of passing it on.
struct ClusterWriteTests {
  private let write = HTTPCall(.post, "/collections/a/documents/import", isRead: false)
  private let broken = ScriptedWire.Outcome.failure(WireFailure(.badResponse, "the answer is not HTTP"))

  private func reply(_ status: Int) -> ScriptedWire.Outcome { .success(HTTPReply(status: status)) }

  private func transport(
    _ wire: ScriptedWire, _ time: ManualTime, retries: Int? = nil, limits: TransportLimits = TransportLimits()
  ) -> Transport {
    Transport(
      pool: .typesense(nodes: ["a", "b", "c"], retries: retries), limits: limits, wire: wire,
      environment: time.environment)
  }

  @Test func answerThatIsNoHTTPIsAskedOfAnotherNode() async throws {
    for retries in [nil, 1] {
      let wire = ScriptedWire([broken, reply(200)])
      let outcome = await transport(wire, ManualTime(), retries: retries).send(write)
      try expectEqual(outcome.result.get().status, 200)
      expectEqual(wire.hosts, ["a", "b"])
    }
  }

  @Test func whateverANodeSaysUntilALeaderIsElectedIsWaitedThrough() async throws {
    let silent = ScriptedWire.Outcome.failure(WireFailure(.connect, "refused"))
    let outcomes =
      [broken, reply(500), silent] + Array(repeating: [reply(500), reply(503), silent], count: 6).joined()
    let wire = ScriptedWire(outcomes + [reply(200)])
    let time = ManualTime()
    let outcome = await transport(wire, time, limits: TransportLimits(timeout: .seconds(2))).send(write)
    try expectEqual(outcome.result.get().status, 200)
    expectEqual(outcome.attempts, 22)
    #expect(time.waits.contains(.seconds(1)) && time.waits.allSatisfy { $0 <= .seconds(1) })
  }

  @Test func nodesThatAreNotReadyHaveTheTimeOfAWrite() async throws {
    for (timeout, seconds) in [(nil, 300), (Duration.seconds(5), 300), (.seconds(400), 400)] {
      let wire = ScriptedWire(Array(repeating: reply(503), count: 1_000))
      let time = ManualTime()
      let outcome = await transport(wire, time, limits: TransportLimits(timeout: timeout)).send(write)
      try expectEqual(outcome.result.get().status, 503)
      let waited = time.waits.reduce(.zero, +)
      #expect(waited > .seconds(seconds - 2) && waited <= .seconds(seconds), "\(waited)")
    }
  }

  @Test func failureThatStaysEndsAfterHalfAMinute() async throws {
    for outcome in [broken, reply(500)] {
      let time = ManualTime()
      let wire = ScriptedWire(Array(repeating: outcome, count: 1_000))
      let result = await transport(wire, time).send(write).result
      expectEqual((try? result.get().status), (try? outcome.get().status))
      let waited = time.waits.reduce(.zero, +)
      #expect(waited > .seconds(28) && waited < .seconds(32), "\(waited)")
    }
  }

  @Test func readsAreFinalAsBefore() async {
    let call = HTTPCall(.get, "/collections/a")
    await expectEqual(transport(ScriptedWire([broken, reply(200)]), ManualTime()).send(call).attempts, 1)
    let failing = ScriptedWire(Array(repeating: reply(500), count: 100))
    await expectEqual(transport(failing, ManualTime()).send(call).attempts, 4)
  }

  @Test func retriesThatTheSpecSaysHoldForWritesToo() async {
    let failing = ScriptedWire(Array(repeating: reply(500), count: 100))
    await expectEqual(transport(failing, ManualTime(), retries: 1).send(write).attempts, 2)
  }

  @Test func serviceWithoutLeadersIsAskedAsBefore() async {
    let transport = Transport(
      pool: .algolia(ownHosts: ["a", "b"]), wire: ScriptedWire([broken, reply(200)]),
      environment: ManualTime().environment)
    await expectEqual(transport.send(write).attempts, 1)
  }
}
