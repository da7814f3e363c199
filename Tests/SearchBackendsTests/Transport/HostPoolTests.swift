import SearchBackends
import SearchDialects
import SearchModel
import TestSupport
import Testing

struct AlgoliaHostPoolTests {
  private let start = ContinuousClock.now

  private func makePool(seed: UInt64 = 1, retries: Int? = nil) throws -> HostPool {
    var generator = SeededGenerator(seed: seed)
    return try HostPool.algolia(applicationID: "APP", retries: retries, using: &generator)
  }

  private func makeOwnPool(_ count: Int = 3, retries: Int? = nil) -> HostPool {
    HostPool.algolia(ownHosts: (1...count).map { GuardedText("http://h\($0)") }, retries: retries)
  }

  private func names(_ candidates: [HostCandidate]) -> [String] { candidates.map(\.host.base.revealed) }

  @Test func readsAndWritesBeginAtTheirOwnHost() throws {
    var pool = try makePool()
    let reads = names(pool.candidates(for: .read, now: start))
    let writes = names(pool.candidates(for: .write, now: start))
    expectEqual(reads.first, "https://APP-dsn.algolia.net")
    expectEqual(writes.first, "https://APP.algolia.net")
    let fallbacks: Set = [
      "https://APP-1.algolianet.com", "https://APP-2.algolianet.com", "https://APP-3.algolianet.com",
    ]
    #expect(Set(reads.dropFirst()) == fallbacks && reads.count == 4)
    expectEqual(Array(writes.dropFirst()), Array(reads.dropFirst()))
  }

  @Test func theFallbacksAreShuffled() throws {
    let orders = try Set(
      (1...40).map { seed -> String in
        var pool = try makePool(seed: UInt64(seed))
        return names(pool.candidates(for: .read, now: start)).dropFirst().joined(separator: " ")
      })
    expectEqual(orders.count, 6)
  }

  @Test(arguments: ["", "a.evil.example/", "a@b", "-a", "a b", "ä", String(repeating: "a", count: 60)])
  func anApplicationIDThatIsNoHostNameIsRefused(id: String) {
    var generator = SystemRandomNumberGenerator()
    #expect(throws: SearchError.self) {
      _ = try HostPool.algolia(applicationID: id, using: &generator)
    }
  }

  @Test func theFirstTimeoutsAreThoseOfTheClients() throws {
    var pool = try makePool()
    let read = try #require(pool.candidates(for: .read, now: start).first)
    #expect(read.connectTimeout == .seconds(2) && read.responseTimeout == .seconds(5))
    let write = try #require(pool.candidates(for: .write, now: start).first)
    #expect(write.connectTimeout == .seconds(2) && write.responseTimeout == .seconds(30))
  }

  @Test func ownHostsAreTriedOnceEachInTheirOrder() {
    var pool = makeOwnPool()
    expectEqual(names(pool.candidates(for: .read, now: start)), ["http://h1", "http://h2", "http://h3"])
    expectEqual(names(pool.candidates(for: .write, now: start)), ["http://h1", "http://h2", "http://h3"])
  }

  @Test func aTimeoutOfOneHostDoesNotGrowThoseOfTheNext() {
    var pool = makeOwnPool()
    pool.timedOut(BackendHost("http://h1"), now: start)
    let candidates = pool.candidates(for: .read, now: start)
    expectEqual(names(candidates), ["http://h2", "http://h3", "http://h1"])
    expectEqual(candidates.map(\.responseTimeout), [.seconds(5), .seconds(5), .seconds(10)])
    expectEqual(candidates.map(\.connectTimeout), [.seconds(2), .seconds(2), .seconds(4)])
  }

  @Test func timeoutsGrowWithEachTimeAndStayGrownAfterAnAnswer() {
    var pool = makeOwnPool(1)
    let host = BackendHost("http://h1")
    for times in 1...3 {
      pool.timedOut(host, now: start)
      expectEqual(pool.candidates(for: .write, now: start).map(\.responseTimeout), [.seconds(30 * (times + 1))])
    }
    pool.succeeded(host, now: start)
    expectEqual(pool.candidates(for: .write, now: start).map(\.responseTimeout), [.seconds(120)])
  }

  @Test func theHostThatTimedOutLongestAgoIsTheFirstOfThose() {
    var pool = makeOwnPool()
    pool.timedOut(BackendHost("http://h2"), now: start)
    pool.timedOut(BackendHost("http://h1"), now: start.advanced(by: .seconds(1)))
    expectEqual(
      names(pool.candidates(for: .read, now: start.advanced(by: .seconds(2)))),
      [
        "http://h3", "http://h2", "http://h1",
      ])
  }

  @Test func aFailedHostIsLeftOutForFiveMinutes() {
    var pool = makeOwnPool()
    pool.failed(BackendHost("http://h1"), now: start)
    expectEqual(names(pool.candidates(for: .read, now: start.advanced(by: .seconds(300)))), ["http://h2", "http://h3"])
    let later = pool.candidates(for: .read, now: start.advanced(by: .seconds(301)))
    expectEqual(names(later), ["http://h1", "http://h2", "http://h3"])
  }

  @Test func aTimeoutIsForgottenAfterFiveMinutes() {
    var pool = makeOwnPool(2)
    pool.timedOut(BackendHost("http://h1"), now: start)
    let later = pool.candidates(for: .read, now: start.advanced(by: .seconds(301)))
    expectEqual(names(later), ["http://h1", "http://h2"])
    expectEqual(later.map(\.responseTimeout), [.seconds(5), .seconds(5)])
  }

  @Test func whenAllHostsFailedAllAreTriedAgain() {
    var pool = makeOwnPool(2)
    pool.timedOut(BackendHost("http://h1"), now: start)
    pool.failed(BackendHost("http://h1"), now: start)
    pool.failed(BackendHost("http://h2"), now: start)
    let candidates = pool.candidates(for: .read, now: start)
    expectEqual(names(candidates), ["http://h1", "http://h2"])
    expectEqual(candidates.map(\.responseTimeout), [.seconds(5), .seconds(5)])
  }

  @Test func readsThatFailDoNotWakeTheHostOfWrites() throws {
    var pool = try makePool()
    pool.failed(BackendHost("https://APP.algolia.net", uses: [.write]), now: start)
    for candidate in pool.candidates(for: .read, now: start).prefix(1) { pool.failed(candidate.host, now: start) }
    expectEqual(names(pool.candidates(for: .read, now: start)).count, 3)
    expectEqual(names(pool.candidates(for: .write, now: start)).count, 3)
  }

  @Test func retriesBoundTheAttempts() {
    var few = makeOwnPool(retries: 1)
    expectEqual(names(few.candidates(for: .read, now: start)), ["http://h1", "http://h2"])
    var many = makeOwnPool(2, retries: 3)
    let candidates = many.candidates(for: .read, now: start)
    expectEqual(names(candidates), ["http://h1", "http://h2", "http://h1", "http://h2"])
    expectEqual(candidates.map(\.responseTimeout), [.seconds(5), .seconds(5), .seconds(10), .seconds(10)])
    var none = makeOwnPool(retries: -1)
    expectEqual(names(none.candidates(for: .read, now: start)), ["http://h1"])
  }

  @Test func aHostOfAnotherPoolIsIgnored() {
    var pool = makeOwnPool(1)
    pool.failed(BackendHost("http://elsewhere"), now: start)
    expectEqual(names(pool.candidates(for: .read, now: start)), ["http://h1"])
    var empty = HostPool([], policy: .algolia, timeouts: HostTimeouts())
    #expect(empty.candidates(for: .read, now: start).isEmpty)
  }
}

struct TypesenseHostPoolTests {
  private let start = ContinuousClock.now

  private func makePool(nearest: GuardedText? = nil, retries: Int? = nil) -> HostPool {
    HostPool.typesense(nodes: ["http://n1", "http://n2", "http://n3"], nearestNode: nearest, retries: retries)
  }

  private func names(_ candidates: [HostCandidate]) -> [String] {
    candidates.map { String($0.host.base.revealed.dropFirst("http://".count)) }
  }

  @Test func nodesTakeTurns() {
    var pool = makePool(retries: 2)
    expectEqual(names(pool.candidates(for: .read, now: start)), ["n1", "n2", "n3"])
    expectEqual(names(pool.candidates(for: .read, now: start)), ["n2", "n3", "n1"])
    expectEqual(names(pool.candidates(for: .write, now: start)), ["n3", "n1", "n2"])
    expectEqual(names(pool.candidates(for: .read, now: start)), ["n1", "n2", "n3"])
  }

  @Test func aCallIsRetriedAsOftenAsThereAreNodes() {
    var pool = makePool()
    expectEqual(names(pool.candidates(for: .read, now: start)), ["n1", "n2", "n3", "n1"])
    var near = makePool(nearest: "http://near")
    expectEqual(names(near.candidates(for: .read, now: start)), ["near", "n1", "n2", "n3", "near"])
  }

  @Test func theNearestNodeIsFirstAndDoesNotUseUpATurn() {
    var pool = makePool(nearest: "http://n2", retries: 2)
    expectEqual(names(pool.candidates(for: .read, now: start)), ["n2", "n1", "n3"])
    expectEqual(names(pool.candidates(for: .read, now: start)), ["n2", "n1", "n3"])
  }

  @Test func anUnhealthyNodeIsLastForAMinuteOrUntilItAnswers() {
    let near = BackendHost("http://near", isNearest: true)
    var pool = makePool(nearest: "http://near", retries: 3)
    pool.failed(near, now: start)
    expectEqual(names(pool.candidates(for: .read, now: start)), ["n1", "n2", "n3", "near"])
    expectEqual(names(pool.candidates(for: .read, now: start.advanced(by: .seconds(60)))), ["n2", "n3", "n1", "near"])
    expectEqual(names(pool.candidates(for: .read, now: start.advanced(by: .seconds(61)))).first, "near")
    pool.timedOut(near, now: start.advanced(by: .seconds(62)))
    expectEqual(names(pool.candidates(for: .read, now: start.advanced(by: .seconds(63)))).last, "near")
    pool.succeeded(near, now: start.advanced(by: .seconds(64)))
    expectEqual(names(pool.candidates(for: .read, now: start.advanced(by: .seconds(64)))).first, "near")
  }

  @Test func anUnhealthyNodeLosesItsTurn() {
    var pool = makePool(retries: 2)
    pool.failed(BackendHost("http://n1"), now: start)
    expectEqual(names(pool.candidates(for: .read, now: start)), ["n2", "n3", "n1"])
    expectEqual(names(pool.candidates(for: .read, now: start)), ["n3", "n2", "n1"])
    expectEqual(names(pool.candidates(for: .read, now: start)), ["n2", "n3", "n1"])
  }

  @Test func whenAllNodesAreUnhealthyAllAreTried() {
    var pool = makePool(retries: 2)
    for name in ["http://n1", "http://n2", "http://n3"] { pool.failed(BackendHost(GuardedText(name)), now: start) }
    expectEqual(names(pool.candidates(for: .read, now: start)), ["n1", "n2", "n3"])
    expectEqual(names(pool.candidates(for: .read, now: start)), ["n2", "n3", "n1"])
  }

  @Test func timeoutsDoNotGrow() {
    var pool = makePool()
    pool.timedOut(BackendHost("http://n1"), now: start)
    expectEqual(Set(pool.candidates(for: .read, now: start).map(\.responseTimeout)), [.seconds(5)])
  }
}

struct RateLimitRetriesTests {
  @Test(
    arguments: [
      (nil, 1), ("", 1), ("0", 1), ("-3", 1), ("+3", 1), ("1.5", 1), ("Wed, 21 Oct 2026 07:28:00 GMT", 1), ("2", 2),
      (" 2", 2), ("99999999", 86_400), ("99999999999999999999", 86_400),
    ] as [(String?, Int)]) func onlyAWholeNumberOfSecondsIsWaitedFor(header: String?, seconds: Int)
  {
    expectEqual(RateLimitRetries().wait(retryAfter: header), .seconds(seconds))
  }

  @Test func onlyAlgoliasHostsAreAskedAgainThemselves() {
    expectEqual(HostPool.algolia(ownHosts: ["http://a"]).rateLimitRetries, RateLimitRetries(maximum: 3))
    expectEqual(HostPool.algolia(ownHosts: ["http://a"], retries: 0).rateLimitRetries?.maximum, 0)
    #expect(HostPool.typesense(nodes: ["http://a"]).rateLimitRetries == nil)
  }
}
