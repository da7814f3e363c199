package import Diagnostics

/// A hierarchy in a spec, whose values have a separator from the second level on.
package struct HierarchyUse: Sendable, Hashable {
  /// The index that it chooses in.
  package var index: String
  /// The attribute of the second level.
  package var attribute: String
  /// What stands between levels.
  package var separator: String
  /// Where the spec names the separator, or the attribute where it does not.
  package var range: SourceRange
}
