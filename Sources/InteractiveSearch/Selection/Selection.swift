package import SearchGraph
package import Terminal

/// What was chosen when a search was accepted.
package struct Selection: Sendable, Hashable {
  /// The text in the search box.
  package var query: String
  /// The key that accepted.
  package var key: Key
  /// The hits in the order in which they were marked, or the one under the cursor.
  package var hits: [SelectedHit]

  /// A selection.
  package init(query: String, key: Key, hits: [SelectedHit]) {
    self.query = query
    self.key = key
    self.hits = hits
  }
}

/// A hit that was chosen.
package struct SelectedHit: Sendable, Hashable {
  /// The section's id.
  package var module: String
  /// The index that the hit is from.
  package var indexName: String
  /// The hit.
  package var hit: DynamicHit

  /// A hit of a section.
  package init(module: String, indexName: String, hit: DynamicHit) {
    self.module = module
    self.indexName = indexName
    self.hit = hit
  }
}
