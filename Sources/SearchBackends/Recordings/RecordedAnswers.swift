import SearchDialects

/// The different ways in which a request came out, in the order of the queries that asked, whatever the order in which
/// they were answered.
struct RecordedAnswers {
  /// Each of them once, in the order in which they came.
  private var recordings: [Recording] = []
  /// Their places there, by what tells them apart.
  private var places: [Recording: Int] = [:]
  /// Which of them each query got, in the order in which they were answered.
  private var answers: [(query: Int, place: Int)] = []
  /// How often the request was asked by no query.
  private var count = 0

  /// Adds an outcome of the request. Complexity: O(1).
  ///
  /// - Parameter query: the ordinal of the query that asked; nil for the next one.
  /// - Returns: the recording if it is a new one, as the next turn; ``numbered()`` tells which turn it is in the end.
  mutating func add(_ recording: Recording, query: Int?) -> Recording? {
    count += 1
    let query = query ?? count
    var identity = recording
    identity.attempts = 1
    if let place = places[identity] {
      answers.append((query, place))
      return nil
    }
    answers.append((query, recordings.count))
    places[identity] = recordings.count
    var kept = recording
    kept.turn = recordings.count + 1
    if kept.turn > 1 { kept.queries = [query] }
    recordings.append(kept)
    return kept
  }

  /// The recordings with their turns, and with the queries from which on they answer where there are several of them,
  /// by turn. Complexity: O(n log n) in the answers.
  func numbered() -> [Recording] {
    guard recordings.count > 1 else { return recordings }
    // What came first of one query counts first.
    let sorted = answers.enumerated().sorted { ($0.element.query, $0.offset) < ($1.element.query, $1.offset) }
    var queries = Array(repeating: [Int](), count: recordings.count)
    var turns: [Int] = []
    var last: Int?
    // Where the one before came out the same, no turn begins.
    for (_, answer) in sorted where answer.place != last {
      if queries[answer.place].isEmpty { turns.append(answer.place) }
      if queries[answer.place].last != answer.query { queries[answer.place].append(answer.query) }
      last = answer.place
    }
    return turns.enumerated().map { turn, place in
      var recording = recordings[place]
      recording.turn = turn + 1
      recording.queries = queries[place]
      return recording
    }
  }
}
