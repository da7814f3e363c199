import MultihitsEngine

/// Plays a trace: asks the index for what stands in the search box after each keystroke.
struct TracePlayer {
  private let index: MeasuredIndex
  private let queries: [SearchParameters]

  /// Gets ready to play.
  ///
  /// - Parameters:
  ///   - trace: What stands in the search box after each keystroke.
  ///   - parameters: What is asked beside the query.
  init(_ index: MeasuredIndex, trace: some Sequence<String>, parameters: SearchParameters) {
    self.index = index
    queries = trace.map { text in
      var query = parameters
      query.query = text
      return query
    }
  }

  /// Plays the trace once.
  ///
  /// - Parameters:
  ///   - limit: The time after which no further keystroke is played, nil for none.
  ///   - wantsHits: Whether the ids of the hits are told. They are asked for once more, after each measurement.
  func play(limit: Duration? = nil, wantsHits: Bool = false) throws -> [Keystroke] {
    let clock = ContinuousClock()
    let deadline = limit.map { clock.now + $0 }
    var keystrokes: [Keystroke] = []
    keystrokes.reserveCapacity(queries.count)
    for query in queries {
      let start = clock.now
      let hitCount = try index.countHits(query)
      let end = clock.now
      var keystroke = Keystroke(nanoseconds: start.nanoseconds(to: end), hitCount: hitCount)
      if wantsHits { keystroke.hits = try index.hits(query) }
      keystrokes.append(keystroke)
      if let deadline, end > deadline { break }
    }
    return keystrokes
  }
}

extension ContinuousClock.Instant {
  /// The nanoseconds until a later moment.
  func nanoseconds(to end: Self) -> Int {
    let parts = duration(to: end).components
    return Int(parts.seconds) * 1_000_000_000 + Int(parts.attoseconds / 1_000_000_000)
  }
}
