import IndexStore

/// Collects the facets within objects that are declared for faceting: one for each path at which the records of a
/// segment have values.
struct FacetMembers: Sendable {
  /// How many an index has at most. An object with more is a table by ids, not one of facets.
  static let most = 1_000

  /// The facets with the numbers of their paths, in the order in which they were met.
  private(set) var facets: [(path: Int, encoder: FacetEncoder)] = []
  /// The place of each path's facet, -1 without one.
  private var places: [Int] = []
  /// Whether records have more of them than there may be; then some are missing.
  private(set) var isOverfull = false

  /// Adds a value of a record; `recordCount` records came before.
  mutating func add(_ value: UnsafeRawBufferPointer, _ kind: ScalarKind, at path: Int, recordCount: Int) {
    guard let place = place(of: path, recordCount: recordCount) else { return }
    facets[place].encoder.add(value, kind)
  }

  /// Adds a value of eight bytes.
  mutating func add(bits: UInt64, _ kind: ScalarKind, at path: Int, recordCount: Int) {
    guard let place = place(of: path, recordCount: recordCount) else { return }
    facets[place].encoder.add(bits: bits, kind)
  }

  mutating func endRecord() {
    for place in facets.indices { facets[place].encoder.endRecord() }
  }

  private mutating func place(of path: Int, recordCount: Int) -> Int? {
    if path < places.count, places[path] >= 0 { return places[path] }
    guard facets.count < Self.most else {
      isOverfull = true
      return nil
    }
    while places.count <= path { places.append(-1) }
    places[path] = facets.count
    facets.append((path, FacetEncoder(recordCount: recordCount)))
    return places[path]
  }
}

/// Objects that are declared for faceting have more members than there may be facets.
struct FacetLimitError: Error, CustomStringConvertible {
  var description: String {
    "the objects in attributesForFaceting have more than \(FacetMembers.most) members; name the members that are facets"
  }
}
