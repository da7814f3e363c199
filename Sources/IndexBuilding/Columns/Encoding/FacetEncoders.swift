import IndexStore

/// Collects the facets of a segment: one for each path at which its records have values. Those without cost nothing.
struct FacetEncoders: Sendable {
  /// How many there are at most.
  private let limit: Int
  /// The facets with the numbers of their paths, in the order in which they were met.
  private(set) var facets: [(path: Int, encoder: FacetEncoder)] = []
  /// The place of each path's facet, -1 without one.
  private var places: [Int] = []
  /// The places of the facets of which the present record has values.
  private var present: [Int] = []
  /// Whether records have more of them than there may be; then some are missing.
  private(set) var isOverfull = false

  init(limit: Int = .max) {
    self.limit = limit
  }

  /// Adds a value of a record.
  @inline(__always)
  mutating func add(_ value: UnsafeRawBufferPointer, _ kind: ScalarKind, at path: Int) {
    guard let place = place(of: path) else { return }
    facets[place].encoder.add(value, kind)
  }

  /// Adds a value of eight bytes.
  @inline(__always)
  mutating func add(bits: UInt64, _ kind: ScalarKind, at path: Int) {
    guard let place = place(of: path) else { return }
    facets[place].encoder.add(bits: bits, kind)
  }

  /// Ends a record; `recordCount` records came before.
  mutating func endRecord(_ recordCount: Int) {
    for place in present { facets[place].encoder.endRecord(recordCount) }
    present.removeAll(keepingCapacity: true)
  }

  /// The place of a path's facet, which gets a value of the present record.
  @inline(__always)
  private mutating func place(of path: Int) -> Int? {
    guard path < places.count, places[path] >= 0 else { return newPlace(of: path) }
    let place = places[path]
    if facets[place].encoder.isBetweenRecords { present.append(place) }
    return place
  }

  private mutating func newPlace(of path: Int) -> Int? {
    guard facets.count < limit else {
      isOverfull = true
      return nil
    }
    while places.count <= path { places.append(-1) }
    places[path] = facets.count
    present.append(facets.count)
    facets.append((path, FacetEncoder()))
    return places[path]
  }
}

/// Objects that are declared for faceting have more members than there may be facets.
struct FacetLimitError: Error, CustomStringConvertible {
  /// How many an index has at most. An object with more is a table by ids, not one of facets.
  static let mostMembers = 1_000

  var description: String {
    "the objects in attributesForFaceting have more than \(Self.mostMembers) members; name the members that are facets"
  }
}
