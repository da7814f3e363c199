import IndexStore
import SearchModel

/// The paths of a segment's records, lists on the way left out, and what each is for.
struct PathTree: ~Copyable {
  /// A path.
  struct Node: BitwiseCopyable {
    /// The number of its last name, and where that stands among the names.
    var key: UInt32 = 0
    var keyStart: UInt32 = 0
    var keyCount: UInt32 = 0
    /// The child that came first in the last object here.
    var firstChild: UInt32 = 0
    /// The sibling that came after it last.
    var next: UInt32 = 0
    /// The number of the object that it was last seen in, so that a member that occurs twice is found.
    var seenIn: UInt64 = 0
    /// What it is for.
    var isSearched = false
    var splitsCamelCase = false
    var isGroup = false
    var isObjectID = false
    /// Whether it is the name under which ids are known.
    var isObjectIDName = false
    var location = Location.none
    /// Whether its values are more than attributes.
    var isUnusual = false
    /// Whether numbers here are values of columns.
    var hasNumbers = true
    /// Its attribute's number, -1 as long as no text was seen.
    var attribute: Int32 = -1
    /// Its number among the paths of columns; -1 as long as it has no number.
    var column: Int32 = -1
    /// Whether all its values are wanted.
    var isColumn = false
    /// Whether they are so as those of a member of a facet.
    var isFacetMember = false
    /// How its values that are not searched are written.
    var storage = StorageChoice()
  }

  /// What a path is to the places and tags of a record.
  enum Location: UInt8, BitwiseCopyable {
    case none, places, latitude, longitude, tags
  }

  /// The number of the node that stands for whole records.
  static let root: UInt32 = 0

  private let roles: RecordRoles
  var nodes = GrowingBuffer<Node>(capacity: 64)
  private(set) var keys = ByteInterner(capacity: 256)
  /// The paths of the nodes.
  private var paths: [[String]] = [[]]
  private var byKey: [UInt64: UInt32] = [:]
  private(set) var attributes: [FieldPath] = []
  private(set) var columns: [FieldPath]

  init(_ roles: RecordRoles) {
    self.roles = roles
    columns = roles.columns
    nodes.append(Node())
    if roles.searchesObjectID { attributes.append(RecordRoles.objectIDPath) }
  }

  /// The node of a member and the number of its name.
  ///
  /// - Parameters:
  ///   - expected: the node that stood here in the record before, 0 without one.
  @inline(__always)
  mutating func child(
    of parent: UInt32, _ name: UnsafeRawBufferPointer, expected: UInt32
  ) -> (node: UInt32, key: UInt32) {
    if expected != 0, let start = name.baseAddress, let first = keys.texts.bytes.baseAddress {
      let node = nodes.start + Int(expected)
      if node.pointee.keyCount == name.count,
        BytePattern.areEqual(first + Int(node.pointee.keyStart), start, name.count)
      {
        return (expected, node.pointee.key)
      }
    }
    return find(parent, name)
  }

  @inline(never)
  private mutating func find(_ parent: UInt32, _ name: UnsafeRawBufferPointer) -> (node: UInt32, key: UInt32) {
    let key = keys.intern(name).number
    let pair = UInt64(parent) << 32 | UInt64(key)
    if let node = byKey[pair] { return (node, key) }
    let node = add(String(decoding: name, as: UTF8.self), to: parent, key: key)
    byKey[pair] = node
    return (node, key)
  }

  private mutating func add(_ text: String, to parent: UInt32, key: UInt32) -> UInt32 {
    let number = UInt32(nodes.count)
    let components = paths[Int(parent)] + [text]
    paths.append(components)
    let path = FieldPath(components: components)
    let role = roles.role(of: path)
    var node = Node()
    node.key = key
    let end = keys.ends[Int(key)]
    node.keyStart = key == 0 ? 0 : keys.ends[Int(key) - 1]
    node.keyCount = end - node.keyStart
    node.isSearched = role.searched != nil
    node.splitsCamelCase = role.searched?.splitsCamelCase ?? false
    node.isGroup = role.isGroup
    node.isObjectID = role.isObjectID
    node.isObjectIDName = path == RecordRoles.objectIDPath
    node.hasNumbers = !node.isObjectIDName
    switch components {
    case ["_geoloc"]: node.location = .places
    case ["_geoloc", "lat"]: node.location = .latitude
    case ["_geoloc", "lng"]: node.location = .longitude
    case ["_tags"]: node.location = .tags
    default: break
    }
    node.isUnusual =
      role.isGroup || role.isObjectID || node.isObjectIDName || node.location == .places || node.location == .tags
    if let column = role.column {
      node.column = Int32(column)
      node.isColumn = true
    }
    if role.isFacetMember { (node.isColumn, node.isFacetMember) = (true, true) }
    if node.isObjectIDName, roles.searchesObjectID { node.attribute = 0 }
    nodes.append(node)
    return number
  }

  /// The attribute of a searched path, numbered when this is its first text.
  @inline(__always)
  mutating func attribute(of node: UInt32) -> UInt64 {
    let known = nodes.start[Int(node)].attribute
    return known >= 0 ? UInt64(known) : addAttribute(node)
  }

  private mutating func addAttribute(_ node: UInt32) -> UInt64 {
    let number = attributes.count
    attributes.append(FieldPath(components: paths[Int(node)]))
    nodes[Int(node)].attribute = Int32(truncatingIfNeeded: number)
    return UInt64(number)
  }

  /// The number of a path among those of columns, numbered when this is its first value.
  @inline(__always)
  mutating func column(of node: UInt32) -> UInt32 {
    let known = nodes.start[Int(node)].column
    return known >= 0 ? UInt32(known) : addColumn(node)
  }

  private mutating func addColumn(_ node: UInt32) -> UInt32 {
    let number = columns.count
    columns.append(FieldPath(components: paths[Int(node)]))
    nodes[Int(node)].column = Int32(truncatingIfNeeded: number)
    return UInt32(number)
  }
}

/// How the next value of a path that is not searched is written, by what its values in this segment were like so far.
struct StorageChoice: BitwiseCopyable {
  /// How texts are written.
  enum Texts: UInt8, BitwiseCopyable {
    /// As one piece, since they repeat.
    case whole
    /// In pieces, since their words repeat.
    case pieces
    /// As bytes, since nothing repeats.
    case plain
  }

  /// A number of decimals that stands for doubles as they are.
  static let binary: UInt8 = 255

  var texts = Texts.whole
  /// How many decimals numbers have had at most.
  var decimals: UInt8 = 0
  /// How many texts or words were written in the present manner, and how many of them were new.
  var tries: UInt32 = 0
  var misses: UInt32 = 0

  /// Counts a text that was looked for whole.
  mutating func countWhole(isNew: Bool) {
    tries += 1
    if isNew { misses += 1 }
    guard tries >= 64, misses * 2 > tries else { return }
    (texts, tries, misses) = (.pieces, 0, 0)
  }

  /// Counts a word.
  mutating func countWord(isNew: Bool) {
    tries &+= 1
    if isNew { misses &+= 1 }
    guard tries >= 512, misses * 2 > tries else { return }
    texts = .plain
  }
}
