package import SpecLoader

/// What came of a threshold.
package struct ThresholdOutcome: Sendable, Hashable {
  /// How a threshold ended.
  package enum Status: String, Sendable, Hashable, CaseIterable {
    /// The measure is within its bounds.
    case passed
    /// It is not, and that fails the test.
    case failed
    /// It is not, and that is told.
    case warned
  }

  /// The threshold, with its place.
  package var threshold: Threshold
  /// How it ended.
  package var status: Status
  /// What the measure came to; nil without a query to measure.
  package var observed: Double?
  /// How far the measure is within its bounds, below zero outside; nil without a query to measure.
  package var margin: Double?
  /// How many queries were measured.
  package var queryCount: Int
  /// What came of it in words: `empty in movies is 12 %, more than 5 %`.
  package var message: String

  /// An outcome.
  package init(
    threshold: Threshold, status: Status, observed: Double?, margin: Double?, queryCount: Int, message: String
  ) {
    self.threshold = threshold
    self.status = status
    self.observed = observed
    self.margin = margin
    self.queryCount = queryCount
    self.message = message
  }
}
