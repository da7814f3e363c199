package import Presentation
package import SearchModel

/// How the answers of two sides differ in one section of one query.
package struct SectionComparison: Sendable, Hashable {
  /// The gravest difference between the sides.
  package enum Change: String, Sendable, Hashable, CaseIterable {
    /// No difference.
    case identical
    /// The rows are the same, but not how many records match or have a facet value.
    case counts
    /// The ids of the rows or their order.
    case rows
    /// What the section came to: its status, or the code of its error.
    case status
    /// Only one of two saved runs has the query.
    case missing
    /// Both sides ended in the same error, so that nothing was compared.
    case failed
  }

  /// What one side came to.
  package struct Answer: Sendable, Hashable {
    /// The status.
    package var status: SectionStatus
    /// Why there is no answer, when the status is error.
    package var error: SearchError?
    /// How many records match; nil where that does not apply.
    package var nbHits: Int?
    /// What the rows are.
    package var kind: SectionOutline.Kind
    /// How many rows were compared.
    package var rowCount: Int
  }

  /// A facet value that both sides have, with different counts.
  package struct CountChange: Sendable, Hashable {
    /// The value.
    package var value: String
    /// How many records have it on the left.
    package var left: Int
    /// How many records have it on the right.
    package var right: Int
  }

  /// The module's id.
  package let module: String
  /// The gravest difference.
  package let change: Change
  /// What the left came to; nil when only the right has the query.
  package let left: Answer?
  /// What the right came to; nil when only the left has the query.
  package let right: Answer?
  /// The overlap of the first rows; nil unless both sides answered with rows of
  /// the same kind, and one of them has any.
  package let overlap: Double?
  /// The rank-biased overlap of all rows; nil where the overlap is.
  package let rankBiasedOverlap: Double?
  /// The ids that came, went and moved.
  package let changes: RankChanges
  /// The facet values whose counts differ, in the order of the left.
  package let countChanges: [CountChange]

  /// Whether the section counts as changed: its status, its ids or their order.
  package var isChanged: Bool { [.rows, .status, .missing].contains(change) }
  /// Whether the section counts among those that were compared: unless both sides ended in the same error.
  package var isCompared: Bool { change != .failed }
  /// Whether it counts for bounds: one that is empty or hidden on both sides shows nothing that could change.
  package var isShown: Bool {
    isCompared && (isChanged || left?.status == .ok || right?.status == .ok)
  }

  /// A section that only one side has.
  init(only outline: SectionOutline, on side: ComparisonSide, options: ComparisonOptions) {
    let answer = Answer(outline.prefix(options.rowLimit))
    module = outline.module
    change = .missing
    left = side == .left ? answer : nil
    right = side == .right ? answer : nil
    overlap = nil
    rankBiasedOverlap = nil
    changes = RankChanges()
    countChanges = []
  }

  /// Compares a section of two sides.
  package init(_ left: SectionOutline, _ right: SectionOutline, options: ComparisonOptions) {
    let (left, right) = (left.prefix(options.rowLimit), right.prefix(options.rowLimit))
    module = left.module
    self.left = Answer(left)
    self.right = Answer(right)
    let isMeasured = left.status != .error && right.status != .error && left.kind == right.kind
    overlap =
      isMeasured ? RankSimilarity.overlap(left.ids, right.ids, atDepth: options.overlapDepth) : nil
    rankBiasedOverlap =
      isMeasured ? RankSimilarity.rankBiasedOverlap(left.ids, right.ids, p: options.rboPersistence) : nil
    changes =
      isMeasured
      ? RankChanges(from: left.ids, to: right.ids).labelled(left: left.labels, right: right.labels) : RankChanges()
    countChanges = isMeasured ? Self.countChanges(left, right) : []
    change =
      if left.status != right.status || left.error?.code != right.error?.code {
        .status
      } else if left.status == .error {
        .failed
      } else if left.ids != right.ids || left.kind != right.kind {
        .rows
      } else {
        left.nbHits == right.nbHits && left.counts == right.counts ? .identical : .counts
      }
  }

  private static func countChanges(_ left: SectionOutline, _ right: SectionOutline) -> [CountChange] {
    guard left.counts != right.counts else { return [] }
    let rightCounts = Dictionary(zip(right.ids, right.counts), uniquingKeysWith: { first, _ in first })
    return zip(left.ids, left.counts).compactMap { value, count in
      guard let other = rightCounts[value], other != count else { return nil }
      return CountChange(value: value, left: count, right: other)
    }
  }
}

extension SectionComparison.Answer {
  init(_ outline: SectionOutline) {
    self.init(
      status: outline.status, error: outline.error, nbHits: outline.nbHits, kind: outline.kind,
      rowCount: outline.ids.count)
  }
}
