public import SearchGraph
public import Terminal

/// What was chosen when a search was accepted.
public struct Selection: Sendable, Hashable {
  /// The text in the search box.
  public var query: String
  /// The key that accepted.
  public var key: Key
  /// The hits in the order in which they were marked, or the one under the cursor.
  public var hits: [SelectedHit]

  /// A selection.
  public init(query: String, key: Key, hits: [SelectedHit]) {
    self.query = query
    self.key = key
    self.hits = hits
  }
}

/// A hit that was chosen.
public struct SelectedHit: Sendable, Hashable {
  /// The section's id.
  public var module: String
  /// The index that the hit is from.
  public var indexName: String
  /// The hit.
  public var hit: DynamicHit

  /// A hit of a section.
  public init(module: String, indexName: String, hit: DynamicHit) {
    self.module = module
    self.indexName = indexName
    self.hit = hit
  }
}
