import SearchDialects

/// The different ways in which a request came out, in the order of the queries that asked, whatever the order in which they
/// were answered.
struct RecordedTurns {
  /// Each of them once, in the order in which they came.
  private var recordings: [Recording] = []
  /// Their places there, by what tells them apart.
  private var places: [Recording: Int] = [:]
  /// Which of them each query got, sorted by the ordinals of the queries.
  private var answers: [(query: Int, place: Int)] = []
  /// How often the request was asked by no query.
  private var count = 0

  /// Adds what came of the request.
  ///
  /// - Parameter query: the ordinal of the query that asked; nil for the next one.
  /// - Returns: the recordings that are new, or whose turns or queries are.
  mutating func add(_ recording: Recording, query: Int?) -> [Recording] {
    count += 1
    let query = query ?? count
    var identity = recording
    identity.attempts = 1
    let place = places[identity] ?? recordings.count
    let isNew = place == recordings.count
    if isNew {
      places[identity] = place
      recordings.append(recording)
    }
    // Queries are answered almost in their order, so the place is near the end.
    let index = (answers.lastIndex { $0.query <= query } ?? -1) + 1
    let isAsBefore = index > 0 && answers[index - 1].place == place
    answers.insert((query, place), at: index)
    // Where the one before came out the same, no turn begins.
    return isNew || !isAsBefore ? update(isLastNew: isNew) : []
  }

  /// Numbers the turns anew.
  private mutating func update(isLastNew: Bool) -> [Recording] {
    var queries = Array(repeating: [Int](), count: recordings.count)
    var turns: [Int] = []
    var last: Int?
    for answer in answers where answer.place != last {
      if queries[answer.place].isEmpty { turns.append(answer.place) }
      queries[answer.place].append(answer.query)
      last = answer.place
    }
    if recordings.count == 1 { queries[0] = [] }
    var changed: [Recording] = []
    for (turn, place) in turns.enumerated() {
      var recording = recordings[place]
      recording.turn = turn + 1
      recording.queries = queries[place]
      guard recording != recordings[place] || isLastNew && place == recordings.count - 1 else { continue }
      recordings[place] = recording
      changed.append(recording)
    }
    return changed
  }
}
