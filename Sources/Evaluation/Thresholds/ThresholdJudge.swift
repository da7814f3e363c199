import SearchModel
package import SpecLoader

/// Measures the queries of a run and compares what comes out with thresholds.
///
/// Each query counts as often as it was asked. Memory does not grow with the number of queries.
package struct ThresholdJudge: Sendable {
  private var tallies: [ThresholdTally]

  /// A judge that has measured nothing.
  ///
  /// - Parameter thresholds: the thresholds; those of measures that need judgments are left aside.
  package init(_ thresholds: [Threshold]) {
    tallies = thresholds.compactMap { threshold in
      guard let measure = Measure(threshold.measure) else { return nil }
      return ThresholdTally(threshold: threshold, measure: measure)
    }
  }

  /// Measures a query.
  package mutating func add(_ query: JudgedQuery) {
    for place in tallies.indices {
      guard tallies[place].threshold.tags.allSatisfy({ query.tags[$0.key] == $0.value }) else { continue }
      tallies[place].add(query)
    }
  }

  /// What came of each threshold. One that no query was measured for fails.
  package var outcomes: [ThresholdOutcome] { tallies.map(\.outcome) }
}
