import IndexSettings
import IndexStore
import SearchModel

/// Reads the records of a segment into documents, straight from the bytes of their JSON.
///
/// It is as strict as ``JSONParser``. A rejected record leaves only interned words behind.
struct RecordScanner: ~Copyable {
  var encoder: DocumentEncoder
  /// The text that is being read, and how far.
  var json = JSONScanner(UnsafeBufferPointer(start: nil, count: 0))
  /// Objects are numbered so that a name that occurs twice in one is found.
  private var objectCount: UInt64 = 0
  /// Whether the last record has places or tags of another form than they must have.
  private(set) var hasUnfitMember = false
  /// Whether a record had a member `objectID` that is neither its id nor an attribute.
  private(set) var leavesOutObjectID = false
  /// The strings that are written with escapes, without them.
  var unescaped = GrowingBuffer<UInt8>(capacity: 256)

  init(tokenizer: Tokenizer, roles: RecordRoles) {
    encoder = DocumentEncoder(tokenizer: tokenizer, roles: roles)
  }

  /// The values of the last record; the next one overwrites them.
  var values: ColumnValues {
    _read { yield encoder.values }
  }

  /// Reads one JSON object, around which may be white space.
  ///
  /// - Parameter objectID: the record's id where ``RecordRoles/ObjectIDSource/given`` says that it is given.
  /// - Returns: nil when the record was added, else why not.
  mutating func scan(_ bytes: UnsafeRawBufferPointer, objectID: String? = nil) -> ScanObstacle? {
    guard encoder.hasRoom(for: bytes.count) else { return .tooLarge }
    guard let start = bytes.baseAddress, bytes.count > 0 else { return .malformed }
    json = JSONScanner(UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: bytes.count))
    defer { json = JSONScanner(UnsafeBufferPointer(start: nil, count: 0)) }
    encoder.begin()
    hasUnfitMember = false
    do throws(ScanObstacle) {
      try scanRecord(objectID: objectID)
    } catch {
      return error
    }
    return encoder.end()
  }

  /// The finished segment.
  consuming func finish() -> DocumentSegment {
    encoder.finish()
  }

  private mutating func scanRecord(objectID: String?) throws(ScanObstacle) {
    // A byte-order mark is rare and the ordinary reader's.
    if json.text[0] == 0xEF { throw .unusual }
    guard let first = json.peek() else { throw .malformed }
    guard first == UInt8(ascii: "{") else { throw .notAnObject }
    if case .given = encoder.roles.objectID {
      guard var objectID else { throw .missingObjectID }
      objectID.withUTF8 { encoder.setObjectID(UnsafeRawBufferPointer($0)) }
    }
    let site = DocumentEncoder.Site(node: PathTree.root, member: 0)
    try scanMembers(site, isPlace: false)
    guard json.peek() == nil else { throw .malformed }
    guard encoder.hasIdentifier else { throw .missingObjectID }
  }
}

extension RecordScanner {
  /// Reads the members of an object, whose brace comes next.
  ///
  /// - Parameter isPlace: whether the object may be a place of `_geoloc`.
  mutating func scanMembers(_ site: DocumentEncoder.Site, isPlace: Bool) throws(ScanObstacle) {
    try enter()
    objectCount += 1
    let serial = objectCount
    var expected = encoder.tree.nodes.start[Int(site.node)].firstChild
    var previous: UInt32 = 0
    var location: (latitude: Double?, longitude: Double?)
    if json.leave(at: UInt8(ascii: "}")) {
      if isPlace { hasUnfitMember = true }
      return
    }
    repeat {
      guard json.peek() == UInt8(ascii: "\"") else { throw .malformed }
      let name = try scanString()
      let (node, key) = encoder.tree.child(of: site.node, name, expected: expected)
      guard json.skip(UInt8(ascii: ":")) else { throw .malformed }
      json.skipWhitespace()
      let nodes = encoder.tree.nodes.start
      guard nodes[Int(node)].seenIn != serial else { throw .malformed }
      nodes[Int(node)].seenIn = serial
      if previous == 0 { nodes[Int(site.node)].firstChild = node } else { nodes[Int(previous)].next = node }
      (previous, expected) = (node, nodes[Int(node)].next)
      let member = DocumentEncoder.Site(
        node: node, member: UInt64(key) << StructureCode.width, isInList: site.isInList)
      if nodes[Int(node)].isUnusual {
        try scanUnusual(member, isTop: site.node == PathTree.root)
      } else {
        encoder.lastNumber = nil
        let isNumber = json.offset < json.text.count && json.text[json.offset] < UInt8(ascii: ":")
        try scanValue(member)
        if isPlace, isNumber {
          let role = encoder.tree.nodes.start[Int(node)].location
          if role == .latitude { location.latitude = encoder.lastNumber }
          if role == .longitude { location.longitude = encoder.lastNumber }
        }
      }
    } while try hasMore(before: UInt8(ascii: "}"))
    guard isPlace else { return }
    if let latitude = location.latitude, let longitude = location.longitude,
      let found = Place(latitude: latitude, longitude: longitude)
    {
      encoder.values.places.append(found.kept)
    } else {
      hasUnfitMember = true
    }
  }

  /// Reads a value and tells it to the encoder.
  @inline(__always)
  mutating func scanValue(_ site: DocumentEncoder.Site, isPlace: Bool = false) throws(ScanObstacle) {
    guard json.offset < json.text.count else { throw .malformed }
    switch json.text[json.offset] {
    case UInt8(ascii: "\""):
      let start = json.offset + 1
      let string = try scanString()
      // What follows the string may be read with it, unless it was written elsewhere for its escapes.
      let isInPlace =
        json.text.baseAddress.map { $0 + start } == string.baseAddress?.assumingMemoryBound(to: UInt8.self)
      encoder.addText(string, readable: isInPlace ? json.text.count - start : string.count, site)
    case UInt8(ascii: "{"): try scanObject(site, isPlace: isPlace)
    case UInt8(ascii: "["): try scanList(site, isPlaceList: isPlace)
    case UInt8(ascii: "t"):
      try scanWord("true")
      encoder.addBool(true, site)
    case UInt8(ascii: "f"):
      try scanWord("false")
      encoder.addBool(false, site)
    case UInt8(ascii: "n"):
      try scanWord("null")
      encoder.addNull(site)
    default: try scanNumber(site)
    }
  }

  private mutating func scanObject(_ site: DocumentEncoder.Site, isPlace: Bool) throws(ScanObstacle) {
    encoder.beginObject(site)
    try scanMembers(site, isPlace: isPlace)
    encoder.endObject()
  }

  /// Reads a list.
  ///
  /// - Parameter isPlaceList: whether its items may be places.
  private mutating func scanList(_ site: DocumentEncoder.Site, isPlaceList: Bool) throws(ScanObstacle) {
    try enter()
    var list = encoder.beginList(site)
    let item = DocumentEncoder.Site(node: site.node, member: 0, isInList: true)
    guard !json.leave(at: UInt8(ascii: "]")) else { return encoder.endList(list) }
    repeat {
      let isObject = json.peek() == UInt8(ascii: "{")
      if isPlaceList, !isObject { hasUnfitMember = true }
      encoder.beginItem(&list)
      try scanValue(item, isPlace: isPlaceList && isObject)
      encoder.endItem(&list)
    } while try hasMore(before: UInt8(ascii: "]"))
    encoder.endList(list)
  }

  /// Reads a value whose path has a part beside that of an attribute: the id, the group, places, tags.
  @inline(never)
  private mutating func scanUnusual(_ site: DocumentEncoder.Site, isTop: Bool) throws(ScanObstacle) {
    guard let first = json.peek() else { throw .malformed }
    let node = encoder.tree.nodes.start[Int(site.node)]
    let start = json.offset
    let isContainer = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    let isOnlyID = isTop && node.isObjectIDName && encoder.dropsObjectID
    if isOnlyID {
      if isContainer { throw node.isObjectID ? .invalidObjectID : .unusual }
      if !node.isObjectID { leavesOutObjectID = true }
      try skipScalar()
    } else {
      try scanValue(site, isPlace: node.location == .places)
    }
    guard !site.isInList else { return }
    let end = json.offset
    switch node.location {
    case .places where !isContainer && first != UInt8(ascii: "n"): hasUnfitMember = true
    case .tags where !areTags(start..<end): hasUnfitMember = true
    default: break
    }
    if node.isObjectID { try takeObjectID(start..<end) }
    if node.isGroup, !isOnlyID { takeGroup(start..<end) }
  }

  private mutating func enter() throws(ScanObstacle) {
    guard json.enter() else { throw .tooDeep }
  }

  /// Skips what comes after an element or a member, and returns whether it is a comma.
  @inline(__always)
  private mutating func hasMore(before bracket: UInt8) throws(ScanObstacle) -> Bool {
    switch json.next(before: bracket) {
    case .more: return true
    case .end: return false
    case .fault: throw .malformed
    }
  }

  mutating func scanWord(_ word: StaticString) throws(ScanObstacle) {
    guard json.skip(word: word) else { throw .malformed }
  }
}
