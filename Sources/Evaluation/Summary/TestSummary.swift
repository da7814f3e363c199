package import Presentation
package import SearchModel
package import SpecLoader

/// How the queries of a test ended, counted.
package struct TestSummary: Sendable, Hashable {
  /// How many queries were run.
  package private(set) var queryCount = 0
  /// How many of them ended in each way.
  package private(set) var verdicts: [Verdict: Int] = [:]
  /// How many conditions ended in each way.
  package private(set) var checks: [CheckOutcome.Status: Int] = [:]
  /// How many sections of each module are empty, in the order of the modules.
  package private(set) var emptySections: ExactDictionary<Int> = [:]
  /// How many sections ended in an error that nothing expects.
  package private(set) var errorCount = 0
  /// How the queries stand beside a baseline; nil without one.
  package var baseline: BaselineSummary?
  /// What came of the thresholds.
  package var thresholds: [ThresholdOutcome] = []

  /// Whether the test ended before its last query, after as many failures as it was allowed.
  package var isCutShort = false
  /// The thresholds that wait until all shards of the run are together.
  package var openThresholds: [Threshold] = []

  /// No query.
  package init() {}

  /// Counts a query.
  package mutating func add(_ query: JudgedQuery) {
    queryCount += 1
    verdicts[query.verdict, default: 0] += 1
    for outcome in query.expectations { checks[outcome.status, default: 0] += 1 }
    for section in query.sections { emptySections[section.module, default: 0] += section.status == .empty ? 1 : 0 }
    errorCount += query.unexpectedErrors.count
    baseline?.add(query)
  }

  /// Counts some conditions of a query as failed that counted as passed.
  ///
  /// - Parameter verdict: how the query ended when they counted as passed.
  package mutating func reject(_ count: Int, ofQueryThat verdict: Verdict) {
    checks[.passed, default: 0] -= count
    checks[.failed, default: 0] += count
    guard verdict == .passed else { return }
    verdicts[.passed, default: 0] -= 1
    verdicts[.failed, default: 0] += 1
  }

  /// How many conditions were judged, or should have been.
  package var checkCount: Int { checks.values.reduce(0, +) }

  /// Whether every query passed, every threshold that fails a test is kept, and no query of the baseline is missing.
  package var hasPassed: Bool {
    verdicts[.failed, default: 0] == 0 && verdicts[.error, default: 0] == 0
      && !thresholds.contains { $0.status == .failed } && baseline?.missingCount ?? 0 == 0
  }
}
