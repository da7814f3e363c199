import IndexStore
package import SearchModel

extension EmbeddedIndex {
  /// The paths of all attributes of the records; nil when there are too many to keep.
  ///
  /// - Complexity: O(paths).
  package var recordPaths: RecordPaths? { view.paths }
}
