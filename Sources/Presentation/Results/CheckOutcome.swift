package import Diagnostics
package import SearchModel

/// What came of one condition on the result of a query, with the place where the condition is written.
package struct CheckOutcome: Sendable, Hashable {
  /// How a condition ended.
  package enum Status: String, Sendable, Hashable, CaseIterable {
    /// It holds.
    case passed
    /// It does not hold.
    case failed
    /// It could not be judged.
    case error
    /// It does not hold, or could not be judged, and that is known.
    case knownFailure
  }

  /// The module's id, `page` for a condition on all sections together.
  package var module: String
  /// The condition's key, such as `nbHits`.
  package var check: String
  /// How it ended.
  package var status: Status
  /// The condition's value as it was written.
  package var expected: JSON
  /// What came instead, or as well.
  package var actual: JSON
  /// The condition in words, with what came: `expected >= 1 hits, found none`.
  package var message: String
  /// What helps to understand a failure, a line each: the hits that came, how near the condition was to hold.
  package var details: [String]
  /// The file that holds the condition.
  package var file: String
  /// Its place in the file.
  package var range: SourceRange

  /// An outcome.
  package init(
    module: String, check: String, status: Status, expected: JSON, actual: JSON = .null, message: String = "",
    details: [String] = [], file: String, range: SourceRange
  ) {
    self.module = module
    self.check = check
    self.status = status
    self.expected = expected
    self.actual = actual
    self.message = message
    self.details = details
    self.file = file
    self.range = range
  }
}

extension Collection<CheckOutcome> {
  /// Whether a condition expects that the section of a module ended in an error, as it did. A known failure does not:
  /// it would keep quiet about other errors, too.
  package func expectError(of module: String) -> Bool {
    contains {
      $0.check == "status" && $0.status == .passed && $0.actual == "error" && $0.module.hasSameBytes(as: module)
    }
  }
}

/// How a query ended whose result was judged.
package enum Verdict: String, Sendable, Hashable, CaseIterable {
  /// Every condition holds, or fails as is known; without a condition, every section was answered.
  case passed
  /// A condition does not hold.
  case failed
  /// A section ended in an error that nothing expects, or a condition could not be judged.
  case error
}
