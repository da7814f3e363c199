/// What an index knows of a record that was expected.
package struct RecordInsight: Sendable, Hashable {
  /// Whether the index holds the record.
  package var isIndexed: Bool
  /// The record's rank among all hits, from 1; nil when it is no hit.
  package var rank: Int?
  /// Why it is where it is, a line each.
  package var reasons: [String]

  /// An insight.
  package init(isIndexed: Bool, rank: Int? = nil, reasons: [String] = []) {
    self.isIndexed = isIndexed
    self.rank = rank
    self.reasons = reasons
  }
}
