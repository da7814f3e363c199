import SearchDialects
import SearchModel
import Synchronization
import TestSupport
import Testing

@testable import SearchBackends

/// The scenes of the retry tests that Algolia's clients have in common, with hosts and time that are made up.
struct AlgoliaRetryTests {
  /// What the hosts of a scene do: each is told how often it was asked before.
  private final class Scene: HTTPWire {
    typealias Host = @Sendable (_ before: Int) -> Result<HTTPReply, WireFailure>

    private let hosts: [String: Host]
    private let state = Mutex<(now: ContinuousClock.Instant, start: ContinuousClock.Instant, log: [String])>(
      (.now, .now, []))

    init(_ hosts: [String: Host]) {
      self.hosts = hosts
      state.withLock { $0.start = $0.now }
    }

    /// Who was asked, and after how many seconds.
    var log: [String] { state.withLock(\.log) }

    var environment: TransportEnvironment {
      TransportEnvironment(
        now: { self.state.withLock(\.now) }, secondsSince1970: { 0 },
        sleep: { pause in self.state.withLock { $0.now += pause } }, random: { 0.5 })
    }

    func exchange(_ request: WireRequest) async throws(WireFailure) -> HTTPReply {
      let host = String(request.url.revealed.prefix { $0 != "/" })
      let before = state.withLock { state in
        let before = state.log.filter { $0.hasPrefix("\(host) ") }.count
        state.log.append("\(host) \((state.now - state.start).components.seconds)")
        return before
      }
      let result = hosts[host]?(before) ?? .failure(WireFailure(.dns, "unknown host"))
      if case .failure(let failure) = result, failure.code == .timeout {
        state.withLock { $0.now += request.timeout }
      }
      return try result.get()
    }
  }

  private let read = HTTPCall(.get, "/1/test")
  private let write = HTTPCall(.post, "/1/test", isRead: false)

  private func transport(_ scene: Scene, hosts: [GuardedText], retries: Int? = nil) -> Transport {
    Transport(pool: .algolia(ownHosts: hosts, retries: retries), wire: scene, environment: scene.environment)
  }

  private static func answer(_ status: Int, _ headers: [String: String] = [:]) -> Result<HTTPReply, WireFailure> {
    .success(HTTPReply(status: status, headers: headers))
  }

  private static let hangs: Scene.Host = { _ in .failure(WireFailure(.timeout, "no answer in time")) }

  @Test func hostsThatHangAreWaitedForEquallyLongAndWithoutPauses() async throws {
    let scene = Scene(["a": Self.hangs, "b": Self.hangs, "c": { _ in Self.answer(200) }])
    let outcome = await transport(scene, hosts: ["a", "b", "c"]).send(read)
    try expectEqual(outcome.result.get().status, 200)
    expectEqual(scene.log, ["a 0", "b 5", "c 10"])
  }

  @Test func theOnlyHostIsAskedOnce() async {
    let scene = Scene(["a": Self.hangs])
    let outcome = await transport(scene, hosts: ["a"]).send(read)
    expectEqual(outcome.attempts, 1)
    #expect(throws: SearchError(.timeout, "a: no answer in time")) { try outcome.result.get() }
  }

  @Test func aHostThatHungIsWaitedForLongerTheNextTime() async {
    let scene = Scene(["a": Self.hangs])
    let transport = transport(scene, hosts: ["a"])
    for _ in 1...3 { _ = await transport.send(read) }
    // 5 s for the connection and the answer, then twice that.
    expectEqual(scene.log, ["a 0", "a 5", "a 15"])
  }

  @Test func faultsOfTheServerAreTriedAtTheNextHostAtOnce() async throws {
    let scene = Scene(["a": { _ in Self.answer(500) }, "b": { _ in Self.answer(500) }, "c": { _ in Self.answer(200) }])
    let outcome = await transport(scene, hosts: ["a", "b", "c"]).send(write)
    try expectEqual(outcome.result.get().status, 200)
    expectEqual(scene.log, ["a 0", "b 0", "c 0"])
  }

  @Test func nothingIsTriedAgainAfterASuccess() async {
    let scene = Scene(["a": { _ in Self.answer(200) }, "b": { _ in Self.answer(200) }])
    let transport = transport(scene, hosts: ["a", "b"])
    for _ in 1...2 { _ = await transport.send(read) }
    expectEqual(scene.log, ["a 0", "a 0"])
  }

  @Test(arguments: [400, 403, 404]) func aRefusalIsFinal(status: Int) async throws {
    let scene = Scene(["a": { _ in Self.answer(status) }, "b": { _ in Self.answer(200) }])
    let outcome = await transport(scene, hosts: ["a", "b"]).send(read)
    try expectEqual(outcome.result.get().status, status)
    expectEqual(scene.log, ["a 0"])
  }

  @Test(arguments: [("2", 2), (nil, 1), ("0", 1)] as [(String?, Int)])
  func aHostThatIsAskedTooOftenIsAskedAgainItself(retryAfter: String?, seconds: Int) async throws {
    let headers = retryAfter.map { ["retry-after": $0] } ?? [:]
    let scene = Scene([
      "a": { before in before == 0 ? Self.answer(429, headers) : Self.answer(200) }, "b": { _ in Self.answer(200) },
    ])
    let outcome = await transport(scene, hosts: ["a", "b"]).send(read)
    try expectEqual(outcome.result.get().status, 200)
    expectEqual(scene.log, ["a 0", "a \(seconds)"])
  }

  @Test func threeRepetitionsAreTheEnd() async throws {
    let scene = Scene(["a": { _ in Self.answer(429, ["retry-after": "1"]) }, "b": { _ in Self.answer(200) }])
    let outcome = await transport(scene, hosts: ["a", "b"]).send(read)
    try expectEqual(outcome.result.get().status, 429)
    expectEqual(scene.log, ["a 0", "a 1", "a 2", "a 3"])
    expectEqual(outcome.attempts, 4)
  }

  @Test func withoutRetriesTheFirstRefusalIsTheEnd() async throws {
    let scene = Scene(["a": { _ in Self.answer(429) }])
    let outcome = await transport(scene, hosts: ["a"], retries: 0).send(read)
    try expectEqual(outcome.result.get().status, 429)
    expectEqual(scene.log, ["a 0"])
  }

  @Test func aWaitBeyondTheTimeLimitIsNotBegun() async throws {
    let scene = Scene(["a": { _ in Self.answer(429, ["retry-after": "3600"]) }])
    let outcome = await transport(scene, hosts: ["a"]).send(read)
    try expectEqual(outcome.result.get().status, 429)
    expectEqual(scene.log, ["a 0"])
  }

  @Test func aRefusalAfterAFaultIsRepeatedAtItsOwnHost() async throws {
    let scene = Scene([
      "a": { _ in Self.answer(503) }, "b": { before in before == 0 ? Self.answer(429) : Self.answer(200) },
    ])
    let outcome = await transport(scene, hosts: ["a", "b", "c"]).send(read)
    try expectEqual(outcome.result.get().status, 200)
    expectEqual(scene.log, ["a 0", "b 0", "b 1"])
  }
}
