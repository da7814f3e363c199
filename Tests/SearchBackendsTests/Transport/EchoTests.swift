import SearchDialects
import SearchModel
import Synchronization
import Testing

@testable import SearchBackends

/// Answers that belong to another request: they are asked for again on a new connection.
struct EchoTests {
  private var call: HTTPCall {
    var call = HTTPCall(.get, "/")
    call.echoes = [AnswerEcho(place: 0, path: ["query"], text: "tom")]
    return call
  }

  private func reply(_ query: String, connection: Int? = 7) -> ScriptedWire.Outcome {
    .success(
      HTTPReply(
        status: 200, body: Array(#"{"results":[{"query":"\#(query)"}]}"#.utf8), connection: connection))
  }

  private func transport(_ wire: ScriptedWire) -> Transport {
    Transport(
      pool: HostPool(
        [BackendHost("a")], policy: .inTurns(forgetsAfter: .seconds(60)), timeouts: HostTimeouts(), retries: 0),
      limits: TransportLimits(timeout: .seconds(5)), wire: wire, environment: ManualTime().environment)
  }

  @Test func answerToAnotherRequestIsReplacedAndItsConnectionGivenUp() async throws {
    let wire = ScriptedWire([reply("jerry"), reply("tom")])
    let outcome = await transport(wire).send(call)
    #expect(try outcome.result.get() == reply("tom").get())
    #expect(outcome.attempts == 1)
    #expect(wire.asked.withLock { $0.map(\.replacedConnection) } == [nil, 7])
  }

  @Test func hostThatWritesQueriesInItsOwnWayIsBelieved() async throws {
    let wire = ScriptedWire([reply("TOM"), reply("TOM"), reply("TOM"), reply("TOM")])
    let transport = transport(wire)
    for _ in 0..<2 { #expect(try await transport.send(call).result.get() == reply("TOM").get()) }
    #expect(wire.asked.withLock { $0.count } == 4)
  }

  @Test func answersToOtherRequestsAreNeverTaken() async throws {
    let wire = ScriptedWire([reply("jerry"), reply("spike"), reply("tyke"), reply("tom")])
    let transport = transport(wire)
    #expect(
      await transport.send(call).result
        == .failure(SearchError(.badResponse, "a: the answers of the host belong to other queries")))
    #expect(try await transport.send(call).result.get() == reply("tom").get())
  }

  @Test func whatCameOverNoNetworkIsTaken() async throws {
    let wire = ScriptedWire([reply("jerry", connection: nil)])
    #expect(try await transport(wire).send(call).result.get() == reply("jerry", connection: nil).get())
  }

  @Test func failureOfTheSecondRequestIsTheOutcome() async {
    let wire = ScriptedWire([reply("jerry"), .failure(WireFailure(.connect, "gone"))])
    let outcome = await transport(wire).send(call)
    #expect(outcome.result == .failure(SearchError(.connect, "a: gone", isRetryable: true)))
  }
}
