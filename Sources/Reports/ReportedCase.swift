import Diagnostics
import Evaluation
import Presentation
import SearchModel
import SpecLoader

/// One thing that a test asks: a condition, the answer of a section, or a threshold. Every report tells of the same.
struct ReportedCase: Sendable {
  /// The module's id; nil for what is about whole queries.
  var module: String?
  /// What is asked, such as `nbHits`.
  var check: String
  /// How it ended. A missed threshold that is only told counts as a known failure.
  var status: CheckOutcome.Status
  /// What kind of failure it would be: the check's key, or the code of an error.
  var kind: String
  /// What was expected; nil where the check says it.
  var expected: JSON?
  /// What came; nil where the message says it.
  var actual: JSON?
  /// What came of it in words.
  var message: String
  /// What helps to understand a failure, a line each.
  var details: [String] = []
  /// The file that asks for it.
  var file: String
  /// The line that asks for it, from 1.
  var line: Int
  /// The exact place; nil when only the line is known.
  var range: SourceRange?

  /// What names it within its query: `actors: nbHits >= 1`.
  var name: String {
    let condition = expected.map { check + " " + $0.reportText } ?? check
    return (module.map { $0 + ": " } ?? "") + condition.shortened(to: 200)
  }

  /// Whether it makes its query, or the test, fail.
  var isFinding: Bool { status == .failed || status == .error }
}

extension ReportedCase {
  /// A condition.
  ///
  /// - Parameters:
  ///   - outcome: What came of it.
  ///   - sections: The sections of its query, which know why it could not be judged.
  init(_ outcome: CheckOutcome, sections: [JudgedQuery.Section]) {
    let section = sections.first { $0.module.hasSameBytes(as: outcome.module) }
    let code = section?.error?.code.rawValue ?? "notJudged"
    self.init(
      module: outcome.module, check: outcome.check, status: outcome.status,
      kind: outcome.status == .error ? code : outcome.check, expected: outcome.expected.unlessNull,
      actual: outcome.actual.unlessNull, message: outcome.message, details: outcome.details, file: outcome.file,
      line: outcome.range.start.line, range: outcome.range)
  }

  /// Whether a section was answered.
  init(_ section: JudgedQuery.Section, of query: JudgedQuery) {
    let isMissing = section.status == .error && !section.isErrorExpected
    self.init(
      module: section.module, check: "answered", status: isMissing ? .error : .passed,
      kind: section.error?.code.rawValue ?? "error",
      message: isMissing ? section.error?.message ?? "the section was not answered" : "",
      file: query.file, line: query.line)
  }

  /// A threshold.
  init(_ outcome: ThresholdOutcome) {
    let threshold = outcome.threshold
    let status: CheckOutcome.Status =
      switch outcome.status {
      case .passed: .passed
      case .failed: .failed
      case .warned: .knownFailure
      }
    self.init(
      module: threshold.module, check: threshold.condition, status: status, kind: "threshold",
      actual: outcome.observed.flatMap { JSON(plainNumber: $0) }, message: outcome.message, file: threshold.file,
      line: threshold.range.start.line, range: threshold.range)
  }
}

extension JudgedQuery {
  /// All that the query asks: its conditions, and the sections whose unexpected error no condition tells of. Without
  /// a condition it asks that each section is answered.
  var cases: [ReportedCase] {
    guard !expectations.isEmpty else { return sections.map { ReportedCase($0, of: self) } }
    let untold = unexpectedErrors.filter { section in
      !expectations.contains { $0.status == .error && $0.module.hasSameBytes(as: section.module) }
    }
    return expectations.map { ReportedCase($0, sections: sections) } + untold.map { ReportedCase($0, of: self) }
  }
}
