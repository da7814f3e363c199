import Diagnostics
package import Presentation
package import SearchModel
package import SpecLoader

/// Judges the result of a query by what its row expects.
package struct ResultJudge {
  /// The sections, in their order.
  let sections: [SectionFacts]
  /// What the index of a module knows of a record; nil where that cannot be asked.
  let insight: (_ module: String, _ objectID: String) -> RecordInsight?

  /// The rows of a module that are kept for the query; nil for none.
  let snapshot: (_ module: String) -> JSON?

  /// A judge of a result.
  package init(
    sections: [SectionFacts], insight: @escaping (String, String) -> RecordInsight? = { _, _ in nil },
    snapshot: @escaping (String) -> JSON? = { _ in nil }
  ) {
    self.sections = sections
    self.insight = insight
    self.snapshot = snapshot
  }

  /// What comes of every condition, in the order of the blocks.
  package func judge(_ blocks: [ExpectationBlock]) -> [CheckOutcome] {
    blocks.flatMap { block in
      let outcomes = outcomes(of: block)
      guard let known = block.knownFailure else { return outcomes }
      return settle(outcomes, by: known, of: block)
    }
  }

  private func outcomes(of block: ExpectationBlock) -> [CheckOutcome] {
    switch block.scope {
    case .page: block.expectations.map(judgePage)
    case .all: sections.map(\.amongAll).flatMap { section in block.expectations.map { judge($0, section) } }
    case .module(let module):
      if let section = sections.first(where: { $0.module.hasSameBytes(as: module) }) {
        block.expectations.map { judge($0, section) }
      } else {
        block.expectations.map {
          CheckOutcome(
            $0, module, .error, actual: .null, "the section does not run: --module leaves it out")
        }
      }
    }
  }

  /// A known failure takes the sting out of conditions that do not hold; once all hold, it is none any more.
  private func settle(
    _ outcomes: [CheckOutcome], by known: ExpectationBlock.KnownFailure, of block: ExpectationBlock
  ) -> [CheckOutcome] {
    guard outcomes.allSatisfy({ $0.status == .passed }) else {
      return outcomes.map { outcome in
        var outcome = outcome
        // What cannot be judged may never come to hold.
        if outcome.status == .failed {
          outcome.status = .knownFailure
          outcome.message += " (known: \(known.reason))"
        }
        return outcome
      }
    }
    guard let first = outcomes.first else { return outcomes }
    return outcomes + [
      CheckOutcome(
        module: first.module, check: "knownFailure", status: .failed, expected: .string(known.reason),
        actual: "passed",
        message: "expected a failure that is known (\(known.reason)), and every condition holds:"
          + " remove 'knownFailure'", file: first.file, range: known.range)
    ]
  }
}

extension CheckOutcome {
  /// What came of an expectation.
  init(
    _ expectation: Expectation, _ module: String, _ status: Status, actual: JSON, _ message: String,
    details: [String] = []
  ) {
    self.init(
      module: module, check: expectation.name, status: status, expected: expectation.expected, actual: actual,
      message: message, details: details, file: expectation.file, range: expectation.range)
  }
}
