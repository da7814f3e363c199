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
    var queries: [AskedQuery] = []
    /// How many searches ask what another one of the burst, or of the one before it, asks.
    var doubledCount = 0
    /// How many searches have no text.
    var emptyCount = 0
    var identities: ExactSet = []
    var end: Duration
  }

  /// A pause that parts keystrokes.
  static let shortPause = Duration.milliseconds(60)
  /// A pause that parts visits.
  static let longPause = Duration.seconds(30)
  /// How many requests and bursts are kept to be shown.
  static let mostKept = 200

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
    mostQueries = max(mostQueries, bursts[place].queries.count)
    if bursts.count > Self.mostKept { bursts.removeFirst() }
  }

  /// The burst that a request belongs to, a new one after a pause.
  private mutating func burst(of client: String, at time: Duration) -> Int {
    if let place = lastBurst(of: client, before: bursts.endIndex), time - bursts[place].end <= Self.shortPause {
      return place
    }
    let last = lastBurst(of: client, before: bursts.endIndex)
    let isLoad = last.map { time - bursts[$0].end > Self.longPause } ?? true
    bursts.append(Burst(client: client, isLoad: isLoad, end: time))
    return bursts.endIndex - 1
  }

  private func lastBurst(of client: String, before end: Int) -> Int? {
    bursts[..<end].lastIndex { $0.client == client }
  }

  private mutating func add(_ query: AskedQuery, toBurst place: Int) {
    queryCount += 1
    let earlier = lastBurst(of: bursts[place].client, before: place).map { bursts[$0].identities } ?? []
    if !bursts[place].identities.insert(query.identity).inserted || earlier.contains(query.identity) {
      bursts[place].doubledCount += 1
      doubledCount += 1
    }
    if query.query.isEmpty {
      bursts[place].emptyCount += 1
      emptyCount += 1
    }
    if bursts[place].queries.count < Self.mostKept { bursts[place].queries.append(query) }
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
    var texts: [String] = []
    for query in burst.queries where !texts.contains(query.query) { texts.append(query.query) }
    return [
      "client": .string(burst.client), "kind": burst.isLoad ? "load" : "keystroke",
      "requests": .integer(burst.requestCount), "queries": .integer(burst.queries.count),
      "doubled": .integer(burst.doubledCount), "empty": .integer(burst.emptyCount),
      "texts": .array(texts.map(JSON.string)),
    ]
  }
}
