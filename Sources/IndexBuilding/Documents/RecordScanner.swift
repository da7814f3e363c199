import IndexSettings
import IndexStore
import SearchModel

/// Reads the records of a segment into documents, straight from the bytes of their JSON.
///
/// It is as strict as ``JSONParser``. A rejected record leaves only interned words behind.
struct RecordScanner: ~Copyable {
  var encoder: DocumentEncoder
  /// The JSON text that is being read, and how far.
  var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var offset = 0
  var depth = 0
  /// Objects are numbered so that a name that occurs twice in one is found.
  private var objectCount: UInt64 = 0
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
  mutating func scan(_ json: UnsafeRawBufferPointer, objectID: String? = nil) -> ScanObstacle? {
    guard encoder.hasRoom(for: json.count) else { return .tooLarge }
    guard let start = json.baseAddress, json.count > 0 else { return .malformed }
    text = UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: json.count)
    defer { text = UnsafeBufferPointer(start: nil, count: 0) }
    (offset, depth) = (0, 0)
    encoder.begin()
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
    if text[0] == 0xEF { throw .unusual }
    skipWhitespace()
    guard offset < text.count else { throw .malformed }
    guard text[offset] == UInt8(ascii: "{") else { throw .notAnObject }
    if case .given = encoder.roles.objectID {
      guard var objectID else { throw .missingObjectID }
      objectID.withUTF8 { encoder.setObjectID(UnsafeRawBufferPointer($0)) }
    }
    let site = DocumentEncoder.Site(node: PathTree.root, member: 0)
    try scanMembers(site, isPlace: false)
    skipWhitespace()
    guard offset == text.count else { throw .malformed }
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
    skipWhitespace()
    if offset < text.count, text[offset] == UInt8(ascii: "}") { return leave() }
    while true {
      skipWhitespace()
      guard offset < text.count, text[offset] == UInt8(ascii: "\"") else { throw .malformed }
      let name = try scanString()
      let (node, key) = encoder.tree.child(of: site.node, name, expected: expected)
      try expect(UInt8(ascii: ":"))
      skipWhitespace()
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
        let isNumber = offset < text.count && text[offset] < UInt8(ascii: ":")
        try scanValue(member)
        if isPlace, isNumber {
          let role = encoder.tree.nodes.start[Int(node)].location
          if role == .latitude { location.latitude = encoder.lastNumber }
          if role == .longitude { location.longitude = encoder.lastNumber }
        }
      }
      skipWhitespace()
      guard offset < text.count else { throw .malformed }
      guard text[offset] == UInt8(ascii: ",") else {
        guard text[offset] == UInt8(ascii: "}") else { throw .malformed }
        break
      }
      offset += 1
    }
    if isPlace, let latitude = location.latitude, let longitude = location.longitude,
      let found = Place(latitude: latitude, longitude: longitude)
    {
      encoder.values.places.append(found)
    }
    leave()
  }

  /// Reads a value and tells it to the encoder.
  @inline(__always)
  mutating func scanValue(_ site: DocumentEncoder.Site, isPlace: Bool = false) throws(ScanObstacle) {
    guard offset < text.count else { throw .malformed }
    switch text[offset] {
    case UInt8(ascii: "\""):
      let start = offset + 1
      let string = try scanString()
      // What follows the string may be read with it, unless it was written elsewhere for its escapes.
      let isInPlace = text.baseAddress.map { $0 + start } == string.baseAddress?.assumingMemoryBound(to: UInt8.self)
      encoder.addText(string, readable: isInPlace ? text.count - start : string.count, site)
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
    skipWhitespace()
    if offset < text.count, text[offset] == UInt8(ascii: "]") {
      encoder.endList(list)
      return leave()
    }
    while true {
      skipWhitespace()
      encoder.beginItem(&list)
      let isObject = offset < text.count && text[offset] == UInt8(ascii: "{")
      try scanValue(item, isPlace: isPlaceList && isObject)
      encoder.endItem(&list)
      skipWhitespace()
      guard offset < text.count else { throw .malformed }
      guard text[offset] == UInt8(ascii: ",") else {
        guard text[offset] == UInt8(ascii: "]") else { throw .malformed }
        break
      }
      offset += 1
    }
    encoder.endList(list)
    leave()
  }

  /// Reads a value whose path has a part beside that of an attribute: the id, the group, places.
  @inline(never)
  private mutating func scanUnusual(_ site: DocumentEncoder.Site, isTop: Bool) throws(ScanObstacle) {
    guard offset < text.count else { throw .malformed }
    let node = encoder.tree.nodes.start[Int(site.node)]
    let start = offset
    let isContainer = text[offset] == UInt8(ascii: "{") || text[offset] == UInt8(ascii: "[")
    let isOnlyID = isTop && node.isObjectIDName && encoder.dropsObjectID
    if isOnlyID {
      if isContainer { throw node.isObjectID ? .invalidObjectID : .unusual }
      try skipScalar()
    } else {
      try scanValue(site, isPlace: node.location == .places)
    }
    guard !site.isInList else { return }
    let end = offset
    if node.isObjectID { try takeObjectID(start..<end) }
    if node.isGroup, !isOnlyID { takeGroup(start..<end) }
  }

  mutating func enter() throws(ScanObstacle) {
    depth += 1
    guard depth <= JSONParser.maximumDepth else { throw .tooDeep }
    offset += 1
  }

  @inline(__always)
  mutating func leave() {
    offset += 1
    depth -= 1
  }

  @inline(__always)
  mutating func skipWhitespace() {
    while offset < text.count, text[offset] <= 0x20 {
      let byte = text[offset]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      offset += 1
    }
  }

  @inline(__always)
  private mutating func expect(_ byte: UInt8) throws(ScanObstacle) {
    skipWhitespace()
    guard offset < text.count, text[offset] == byte else { throw .malformed }
    offset += 1
  }

  private mutating func scanWord(_ word: StaticString) throws(ScanObstacle) {
    let count = word.utf8CodeUnitCount
    guard text.count - offset >= count else { throw .malformed }
    for index in 0..<count where text[offset + index] != word.utf8Start[index] { throw .malformed }
    offset += count
  }
}
