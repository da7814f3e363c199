import Diagnostics
package import Presentation
package import SearchModel

/// A query whose result was judged: what reports tell of it. It holds no hits, so that many of them need little memory.
package struct JudgedQuery: Sendable, Hashable {
  /// How one section ended.
  package struct Section: Sendable, Hashable {
    /// The module's id.
    package var module: String
    /// The section's state.
    package var status: SectionStatus
    /// How many records match, or how many facet values there are; nil for sections that were not answered.
    package var nbHits: Int?
    /// Why there is no answer, when the status is error.
    package var error: SearchError?
    /// Whether a condition expects the error.
    package var isErrorExpected: Bool
    /// How long it waited for its backend, in milliseconds; nil where that was not measured.
    package var milliseconds: Double?

    /// A section.
    package init(
      module: String, status: SectionStatus, nbHits: Int? = nil, error: SearchError? = nil,
      isErrorExpected: Bool = false, milliseconds: Double? = nil
    ) {
      self.milliseconds = milliseconds
      self.module = module
      self.status = status
      self.nbHits = nbHits
      self.error = error
      self.isErrorExpected = isErrorExpected
    }
  }

  /// The query's id.
  package var id: String
  /// The text searched for.
  package var query: String
  /// The query file, `-` for standard input.
  package var file: String
  /// The line where the query begins, from 1.
  package var line: Int
  /// The query's place among all of the query files, from 1; nil where that is not known.
  package var ordinal: Int?
  /// What names its snapshots, where the id does not.
  package var snapshotName: String?
  /// How often the query was asked.
  package var count: Int
  /// Labels of the query.
  package var tags: ExactDictionary<String>
  /// The sections, in their order.
  package var sections: [Section]
  /// What came of each condition, in the order of the file.
  package var expectations: [CheckOutcome]
  /// The duration in milliseconds, where it was measured.
  package var milliseconds: Double?
  /// How its sections stand beside a baseline; nil without one.
  package var changes: [BaselineChange]?

  /// A judged query.
  package init(
    id: String, query: String, file: String, line: Int, count: Int = 1, tags: ExactDictionary<String> = [:],
    sections: [Section], expectations: [CheckOutcome], milliseconds: Double? = nil
  ) {
    self.id = id
    self.query = query
    self.file = file
    self.line = line
    self.count = count
    self.tags = tags
    self.sections = sections
    self.expectations = expectations
    self.milliseconds = milliseconds
  }

  /// How the query ended: a section in error that nothing expects, or a condition that could not be judged, comes
  /// before conditions that do not hold.
  package var verdict: Verdict {
    if !unexpectedErrors.isEmpty || expectations.contains(where: { $0.status == .error }) { return .error }
    return expectations.contains { $0.status == .failed } ? .failed : .passed
  }

  /// Whether a condition expects the error of a module's section.
  package func expectsError(of module: String) -> Bool {
    sections.contains { $0.module.hasSameBytes(as: module) && $0.isErrorExpected }
  }

  /// The sections that ended in an error that nothing expects.
  package var unexpectedErrors: [Section] { sections.filter { $0.status == .error && !$0.isErrorExpected } }
}
