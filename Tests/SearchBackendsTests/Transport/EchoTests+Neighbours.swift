import SearchDialects
import SearchModel
import TestSupport
import Testing

@testable import SearchBackends

/// Hosts that give the result of one index in place of another's, now and then.
extension EchoTests {
  private static let refusal = SearchError(.badResponse, "a: the answers of the host belong to other queries")

  private var asked: [String] { ["films", "people"] }
  private var right: ScriptedWire.Outcome { results(of: ["films", "people"]) }
  private var doubled: ScriptedWire.Outcome { results(of: ["films", "films"]) }

  @Test func aDoubledResultIsNotTakenWhereBothIndicesWereNamedBefore() async throws {
    let transport = transport(ScriptedWire([right, doubled, doubled, doubled, right]))
    try await expectEqual(transport.send(call(for: asked)).result.get(), right.get())
    await expectEqual(transport.send(call(for: asked)).result, .failure(Self.refusal))
    try await expectEqual(transport.send(call(for: asked)).result.get(), right.get())
  }

  /// It may be an alias until the index is named.
  @Test func whatWasTakenForAnAliasIsNoneOnceTheIndexIsNamed() async throws {
    let transport = transport(ScriptedWire([doubled, doubled, doubled, right, doubled, doubled]))
    for _ in 0..<2 { try await expectEqual(transport.send(call(for: asked)).result.get(), doubled.get()) }
    try await expectEqual(transport.send(call(for: asked)).result.get(), right.get())
    await expectEqual(transport.send(call(for: asked)).result, .failure(Self.refusal))
  }

  @Test func aDoubledResultIsNotTakenBecauseOneWasSeenBefore() async throws {
    let transport = transport(ScriptedWire([right, doubled, .failure(.timeout), doubled, doubled]))
    try await expectEqual(transport.send(call(for: asked)).result.get(), right.get())
    let second = await transport.send(call(for: asked)).result
    #expect(throws: SearchError.self) { try second.get() }
    await expectEqual(transport.send(call(for: asked)).result, .failure(Self.refusal))
  }

  /// As when an alias comes to stand for another collection while a run lasts.
  @Test func anotherNameIsTakenThatNobodyElseWasAskedFor() async throws {
    let moved = results(of: ["films", "people_2"])
    let transport = transport(ScriptedWire([right, moved, moved, moved]))
    try await expectEqual(transport.send(call(for: asked)).result.get(), right.get())
    for _ in 0..<2 { try await expectEqual(transport.send(call(for: asked)).result.get(), moved.get()) }
  }
}
