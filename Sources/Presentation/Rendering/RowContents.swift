/// What a row of a table is: the values of `--rows-of`.
package enum RowContents: String, Sendable, Hashable, CaseIterable {
  /// A hit, or a section without hits.
  case hits
  /// A section, with its counts and without its hits.
  case sections
}
