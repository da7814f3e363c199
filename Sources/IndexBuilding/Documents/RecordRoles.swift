import IndexSettings
import SearchModel

/// What the paths of records are for, as an index's settings say.
struct RecordRoles: Sendable {
  /// Where the ids of records come from.
  enum ObjectIDSource: Sendable {
    /// The value at a path of each record; the member `objectID` is then no attribute.
    case attribute(FieldPath)
    /// The caller of the scanner names it; all its members are attributes.
    case given
  }

  /// What one path is for.
  struct PathRole {
    /// Its attribute's entry, nil when it is not searched.
    var searched: Searched?
    /// Its number in ``RecordRoles/columns``.
    var column: Int?
    /// Whether it lies within an attribute that is declared for faceting.
    var isFacetMember = false
    var isGroup = false
    /// Whether the record's id is here.
    var isObjectID = false
  }

  /// How a searched path is searched.
  struct Searched {
    let splitsCamelCase: Bool
  }

  /// Attributes that are never searched unless named: they are data for filters.
  static let reservedAttributes: Set<String> = ["_geoloc", "_tags"]
  static let objectIDPath = FieldPath(components: ["objectID"])

  let searchable: SearchableAttributes
  let camelCase: AttributeSelection
  /// Paths whose values are wanted of each record: facets, tags, orders.
  let columns: [FieldPath]
  private let columnNumbers: [FieldPath: Int]
  /// The paths that are declared for faceting: the values within them are wanted, too.
  private let facets: Set<FieldPath>
  /// The path of the value that groups records.
  let group: FieldPath?
  let objectID: ObjectIDSource

  /// - Parameters:
  ///   - columns: paths whose values ``ColumnValues`` holds, each once.
  ///   - facets: paths within which ``ColumnValues`` holds all values.
  ///   - group: the path of `attributeForDistinct`.
  init(
    searchable: SearchableAttributes, camelCase: AttributeSelection = AttributeSelection([]),
    columns: [FieldPath] = [], facets: [FieldPath] = [], group: FieldPath? = nil,
    objectID: ObjectIDSource = .attribute(objectIDPath)
  ) {
    self.searchable = searchable
    self.camelCase = camelCase
    self.columns = columns
    columnNumbers = Dictionary(zip(columns, columns.indices), uniquingKeysWith: { first, _ in first })
    self.facets = Set(facets)
    self.group = group
    self.objectID = objectID
  }

  /// Whether the ids themselves are searched.
  var searchesObjectID: Bool { searchable.entry(for: Self.objectIDPath) != nil }

  /// The number of the column of ids, nil without one.
  var objectIDColumn: Int? { columnNumbers[Self.objectIDPath] }

  /// What an attribute's path is for.
  func role(of path: FieldPath) -> PathRole {
    var role = PathRole()
    if isSearched(path) { role.searched = Searched(splitsCamelCase: camelCase.includes(path)) }
    // What filters and groups call objectID is the id, never an attribute of that name.
    guard path != Self.objectIDPath else {
      if case .attribute(path) = objectID { role.isObjectID = true }
      return role
    }
    role.column = columnNumbers[path]
    role.isFacetMember = role.column == nil && isWithinFacet(path)
    role.isGroup = group == path
    if case .attribute(path) = objectID { role.isObjectID = true }
    return role
  }

  private func isWithinFacet(_ path: FieldPath) -> Bool {
    path.components.indices.contains { facets.contains(FieldPath(components: Array(path.components[...$0]))) }
  }

  /// Whether the texts of an attribute's path are searched.
  private func isSearched(_ path: FieldPath) -> Bool {
    guard path.components.count <= JSONScanner.maximumDepth else { return false }
    guard searchable.isAll else { return searchable.entry(for: path) != nil }
    return !Self.reservedAttributes.contains(path.components.first ?? "")
  }
}
