import IndexSettings
import IndexStore
import RecordFiles
import SearchModel

/// Puts one record after the other into the form of documents.
///
/// It gets a record value by value, in the record's order.
package struct DocumentEncoder: ~Copyable {
  /// Where a value stands.
  struct Site {
    /// The node of its path.
    var node: UInt32
    /// Its name's number in the high bits of a structure's member, 0 for an item of a list.
    var member: UInt64
    /// Whether a list is on the way to it.
    var isInList = false
  }

  /// A list whose items are being added.
  struct OpenList {
    fileprivate var structure: StructureWriter.OpenList
    fileprivate let searched: Int
    fileprivate let stored: Int
  }

  let roles: RecordRoles
  private let searchesObjectID: Bool
  private let objectIDColumn: Int?
  var tree: PathTree
  var cutter: TextCutter
  private var shapes = ByteInterner(capacity: 256)
  private var shapeUses = GrowingBuffer<UInt32>()
  private var documents = GrowingBuffer<UInt8>(capacity: 1 << 16)
  private var ends = GrowingBuffer<UInt32>(capacity: 1 << 10)
  var values = ColumnValues()

  // The record that is being added.
  var structure = StructureWriter()
  /// The values of searched texts.
  var searched = GrowingBuffer<UInt8>(capacity: 4_096)
  /// All other values.
  var stored = GrowingBuffer<UInt8>(capacity: 4_096)
  private var identifier = GrowingBuffer<UInt8>(capacity: 64)
  private(set) var hasIdentifier = false
  /// The last number that was added.
  var lastNumber: Double?

  init(tokenizer: Tokenizer, roles: RecordRoles) {
    self.roles = roles
    searchesObjectID = roles.searchesObjectID
    objectIDColumn = roles.objectIDColumn
    tree = PathTree(roles)
    cutter = TextCutter(tokenizer)
  }

  /// Whether the member `objectID` is no attribute.
  var dropsObjectID: Bool {
    if case .attribute = roles.objectID { true } else { false }
  }

  /// No record has so many bytes of JSON.
  static let recordLimit = RecordLimits.longestRecord + 1

  /// Whether a record of this size fits the segment.
  func hasRoom(for bytes: Int) -> Bool {
    bytes < Self.recordLimit && cutter.hasRoom(for: bytes) && documents.count + bytes * 11 < Int(UInt32.max)
  }

  mutating func begin() {
    structure.begin(searchesObjectID: searchesObjectID)
    searched.truncate(to: 0)
    stored.truncate(to: 0)
    identifier.truncate(to: 0)
    hasIdentifier = false
    values.clear()
  }

  /// Tells the record's id.
  mutating func setObjectID(_ text: UnsafeRawBufferPointer) {
    hasIdentifier = true
    identifier.truncate(to: 0)
    values.objectID = values.add(text)
    if let objectIDColumn {
      values.values.append(
        ColumnValues.Value(
          path: UInt32(objectIDColumn), kind: .text, isFacetMember: false, bits: 0,
          start: UInt32(values.objectID.lowerBound),
          count: UInt32(text.count)))
    }
    if searchesObjectID {
      let splitsCamelCase = roles.camelCase.includes(RecordRoles.objectIDPath)
      cutter.cut(text, splitsCamelCase: splitsCamelCase, into: &identifier)
      structure.setObjectID(.searchedText)
    } else if let number = NumberText.digits(text) {
      identifier.appendVarint(number)
      structure.setObjectID(.digits)
    } else {
      identifier.appendVarint(UInt64(text.count))
      identifier.append(text)
      structure.setObjectID(.plain)
    }
  }

  /// Ends the record and adds its document.
  mutating func end() -> ScanObstacle? {
    structure.write(.end, 0)
    guard structure.count <= StructureWriter.longest else { return .tooLarge }
    let (shape, isNew) = shapes.intern(structure.bytes)
    if isNew { shapeUses.append(1) } else { shapeUses[Int(shape)] &+= 1 }
    documents.appendVarint(UInt64(shape))
    documents.append(identifier.bytes)
    documents.append(searched.bytes)
    documents.append(stored.bytes)
    ends.append(UInt32(truncatingIfNeeded: documents.count))
    return nil
  }

  /// The finished segment.
  consuming func finish() -> DocumentSegment {
    var segment = DocumentSegment()
    (segment.pieces, segment.terms) = cutter.collected()
    segment.keys = tree.keys.collected
    segment.shapes = shapes.collected
    segment.shapeUses = shapeUses.array
    segment.attributes = tree.attributes
    segment.paths = tree.columns
    segment.documents = documents.array
    segment.ends = ends.array
    return segment
  }
}

// Lists and objects.
extension DocumentEncoder {
  mutating func beginObject(_ site: Site) {
    structure.write(.object, site.member)
    let node = tree.nodes.start + Int(site.node)
    if node.pointee.isColumn { addValue(site.node, .object) }
  }

  mutating func endObject() {
    structure.write(.end, 0)
  }

  mutating func beginList(_ site: Site) -> OpenList {
    OpenList(structure: structure.beginList(site.member), searched: searched.count, stored: stored.count)
  }

  @inline(__always)
  mutating func beginItem(_ list: inout OpenList) {
    structure.beginItem(&list.structure)
  }

  @inline(__always)
  mutating func endItem(_ list: inout OpenList) {
    structure.endItem(&list.structure)
  }

  mutating func endList(_ list: consuming OpenList) {
    let isSearched = searched.count > list.searched
    let hasValues = isSearched || stored.count > list.stored
    guard let count = structure.endList(list.structure, isSearched: isSearched, hasValues: hasValues) else { return }
    if isSearched {
      searched.insertVarint(UInt64(count), at: list.searched)
    } else {
      stored.insertVarint(UInt64(count), at: list.stored)
    }
  }
}
