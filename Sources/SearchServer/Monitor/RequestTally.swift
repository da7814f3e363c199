import Diagnostics
import SearchModel

/// Counts what front ends ask, keystroke by keystroke. It knows no clock: each request comes with its time.
///
/// Requests of one client that follow each other within a short pause are taken for what one keystroke costs; after a
/// long one, for what loading a page costs.
struct RequestTally: Sendable {
  /// What one keystroke, or one loading of a page, costs.
  struct Burst: Sendable {
    var client: String
    var isLoad: Bool
    var requestCount = 0
    var queryCount = 0
    /// The first texts that were searched for, each once.
    var texts: [String] = []
    /// How many searches ask what another one of the burst, or of the one before it, asks.
    var doubledCount = 0
    /// How many searches have no text.
    var emptyCount = 0
    /// What was asked, as far as it is kept: no keystroke asks so much.
    var identities: Set<Int> = []
    var end: Duration
  }

  /// A pause that parts keystrokes.
  static let shortPause = Duration.milliseconds(60)
  /// A pause that parts visits.
  static let longPause = Duration.seconds(30)
  /// How many requests and bursts are kept to be shown.
  static let mostKept = 200
  /// How many texts of a burst are kept.
  static let mostTexts = 50

  private var requestCount = 0
  private var queryCount = 0
  private var doubledCount = 0
  private var emptyCount = 0
  private var eventCount = 0
  private var mostQueries = 0
  private var mostRequests = 0
  private var bursts: [Burst] = []
  private var recent: [(ordinal: Int, request: AskedRequest)] = []

  /// Takes note of a request.
  ///
  /// - Parameter time: when it came, since any moment that stays the same.
  mutating func note(_ request: AskedRequest, at time: Duration) {
    requestCount += 1
    eventCount = saturatingSum(eventCount, request.eventCount)
    recent.append((requestCount, request))
    if recent.count > Self.mostKept { recent.removeFirst() }
    guard !request.queries.isEmpty else { return }
    let place = burst(of: request.client, at: time)
    bursts[place].requestCount += 1
    bursts[place].end = time
    for query in request.queries { add(query, toBurst: place) }
    mostRequests = max(mostRequests, bursts[place].requestCount)
    mostQueries = max(mostQueries, bursts[place].queryCount)
    if bursts.count > Self.mostKept { bursts.removeFirst() }
  }

  /// The burst that a request belongs to, a new one after a pause.
  private mutating func burst(of client: String, at time: Duration) -> Int {
    let last = lastBurst(of: client, before: bursts.endIndex)
    if let last, time - bursts[last].end <= Self.shortPause { return last }
    // Only the burst before the new one is still compared with.
    if let last, let former = lastBurst(of: client, before: last) { bursts[former].identities = [] }
    let isLoad = last.map { time - bursts[$0].end > Self.longPause } ?? true
    bursts.append(Burst(client: client, isLoad: isLoad, end: time))
    return bursts.endIndex - 1
  }

  private func lastBurst(of client: String, before end: Int) -> Int? {
    bursts[..<end].lastIndex { $0.client == client }
  }

  private mutating func add(_ query: AskedQuery, toBurst place: Int) {
    queryCount += 1
    let former = lastBurst(of: bursts[place].client, before: place)
    let isAsked = former.map { bursts[$0].identities.contains(query.identity) } ?? false
    let isKnown = bursts[place].identities.contains(query.identity)
    if !isKnown, bursts[place].identities.count < Self.mostKept { bursts[place].identities.insert(query.identity) }
    if isKnown || isAsked {
      bursts[place].doubledCount += 1
      doubledCount += 1
    }
    if query.query.isEmpty {
      bursts[place].emptyCount += 1
      emptyCount += 1
    }
    bursts[place].queryCount += 1
    let isShown = bursts[place].texts.contains { $0.hasSameBytes(as: query.query) }
    if !isShown, bursts[place].texts.count < Self.mostTexts { bursts[place].texts.append(query.query) }
  }

  /// What was counted, as JSON. A job can bound each number of it.
  var json: JSON {
    [
      "requests": .integer(requestCount), "queries": .integer(queryCount), "doubled": .integer(doubledCount),
      "empty": .integer(emptyCount), "events": .integer(eventCount),
      "mostRequestsOfKeystroke": .integer(mostRequests), "mostQueriesOfKeystroke": .integer(mostQueries),
      "keystrokes": .array(bursts.reversed().map(Self.json)),
      "recent": .array(recent.reversed().map { $0.request.json(ordinal: $0.ordinal) }),
    ]
  }

  private static func json(of burst: Burst) -> JSON {
    [
      "client": .string(burst.client), "kind": burst.isLoad ? "load" : "keystroke",
      "requests": .integer(burst.requestCount), "queries": .integer(burst.queryCount),
      "doubled": .integer(burst.doubledCount), "empty": .integer(burst.emptyCount),
      "texts": .array(burst.texts.map(JSON.string)),
    ]
  }
}
