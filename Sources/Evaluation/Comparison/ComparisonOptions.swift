package import SearchModel

/// What a comparison looks at, and how it weighs it.
package struct ComparisonOptions: Sendable, Hashable {
  /// How many rows the overlap is taken of.
  package var overlapDepth: Int
  /// The persistence of rank-biased overlap, from 0 to 1, both excluded.
  package var rboPersistence: Double
  /// How many rows of each section are compared; nil for all that were loaded.
  package var rowLimit: Int?
  /// The modules to compare; empty for all.
  package var modules: ExactSet

  /// Options of a comparison.
  package init(
    overlapDepth: Int = 10, rboPersistence: Double = 0.9, rowLimit: Int? = nil, modules: ExactSet = []
  ) {
    self.overlapDepth = overlapDepth
    self.rboPersistence = rboPersistence
    self.rowLimit = rowLimit
    self.modules = modules
  }
}

/// A side of a comparison.
package enum ComparisonSide: String, Sendable, Hashable, CaseIterable {
  /// The spec as it is declared, or the first run.
  case left
  /// What it is compared with, or the second run.
  case right
}
