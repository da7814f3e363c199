import SearchModel

/// Puts one record after the other into the form of documents.
///
/// A record is told to it value by value, in the record's order.
struct DocumentEncoder: ~Copyable {
  /// Where a value stands.
  struct Site {
    /// The node of its path.
    var node: UInt32
    /// Its name's number in the high bits of a structure's member, 0 for an item of a list.
    var member: UInt64
    /// Whether a list is on the way to it.
    var isInList = false
  }

  /// A list whose items are being told.
  struct OpenList {
    let start: Int
    let items: Int
    let searched: Int
    let stored: Int
    var count = 0
    var itemStart = 0
    var firstLength = 0
    var isMixed = false
  }

  /// The longest structure.
  private static let longestStructure = 1 << 24

  let roles: RecordRoles
  private let searchesObjectID: Bool
  private let objectIDColumn: Int?
  var tree: PathTree
  var cutter: TextCutter
  private var shapes = ByteInterner(capacity: 256)
  private var shapeUses = GrowingBuffer<UInt32>()
  private(set) var documents = GrowingBuffer<UInt8>(capacity: 1 << 16)
  private(set) var ends = GrowingBuffer<UInt32>(capacity: 1 << 10)
  var values = ColumnValues()

  // The record that is being told.
  private var structure = GrowingBuffer<UInt8>(capacity: 512)
  private var searched = GrowingBuffer<UInt8>(capacity: 4_096)
  private var stored = GrowingBuffer<UInt8>(capacity: 4_096)
  private var identifier = GrowingBuffer<UInt8>(capacity: 64)
  private(set) var hasIdentifier = false
  /// The last number that was told.
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

  var documentCount: Int { ends.count }
  var byteCount: Int { documents.count }

  /// Whether a record of this size fits the segment.
  func hasRoom(for bytes: Int) -> Bool {
    bytes < 1 << 26 && cutter.hasRoom(for: bytes) && documents.count + bytes * 11 < Int(UInt32.max)
  }

  mutating func begin() {
    structure.truncate(to: 0)
    searched.truncate(to: 0)
    stored.truncate(to: 0)
    identifier.truncate(to: 0)
    hasIdentifier = false
    values.clear()
    // The id's code is known when the id is.
    structure.append(0)
    if searchesObjectID { structure.append(0) }
  }

  /// Tells the record's id.
  mutating func setObjectID(_ text: UnsafeRawBufferPointer) {
    hasIdentifier = true
    identifier.truncate(to: 0)
    values.objectID = values.add(text)
    if let objectIDColumn {
      values.values.append(
        ColumnValues.Value(
          path: UInt32(objectIDColumn), kind: .text, bits: 0, start: UInt32(values.objectID.lowerBound),
          count: UInt32(text.count)))
    }
    if searchesObjectID {
      let splitsCamelCase = roles.camelCase.includes(RecordRoles.objectIDPath)
      cutter.cut(text, splitsCamelCase: splitsCamelCase, into: &identifier)
      structure[0] = StructureCode.searchedText.rawValue
    } else if let number = NumberText.digits(text) {
      identifier.appendVariable(number)
      structure[0] = StructureCode.digits.rawValue
    } else {
      identifier.appendVariable(UInt64(text.count))
      identifier.append(text)
      structure[0] = StructureCode.plain.rawValue
    }
  }

  /// Ends the record and adds its document.
  mutating func end() -> ScanObstacle? {
    write(.end, 0)
    guard structure.count <= Self.longestStructure else { return .tooLarge }
    let (shape, isNew) = shapes.intern(structure.bytes)
    if isNew { shapeUses.append(1) } else { shapeUses[Int(shape)] &+= 1 }
    documents.appendVariable(UInt64(shape))
    documents.append(identifier.bytes)
    documents.append(searched.bytes)
    documents.append(stored.bytes)
    ends.append(UInt32(truncatingIfNeeded: documents.count))
    return nil
  }

  @inline(__always)
  private mutating func write(_ code: StructureCode, _ member: UInt64) {
    let number = member | UInt64(code.rawValue)
    if number < 0x80 { structure.append(UInt8(truncatingIfNeeded: number)) } else { structure.appendVariable(number) }
  }
}

extension DocumentEncoder {
  // MARK: - Containers

  mutating func beginObject(_ site: Site) {
    write(.object, site.member)
    let node = tree.nodes.start + Int(site.node)
    if node.pointee.isColumn { addValue(site.node, .object) }
  }

  mutating func endObject() {
    write(.end, 0)
  }

  mutating func beginList(_ site: Site) -> OpenList {
    let start = structure.count
    write(.list, site.member)
    return OpenList(start: start, items: structure.count, searched: searched.count, stored: stored.count)
  }

  @inline(__always)
  mutating func beginItem(_ list: inout OpenList) {
    list.itemStart = structure.count
  }

  /// Ends an item: its structure is kept only where it is not that of the first one.
  @inline(__always)
  mutating func endItem(_ list: inout OpenList) {
    let length = structure.count - list.itemStart
    if list.count == 0 {
      list.firstLength = length
    } else if !list.isMixed {
      let first = UnsafeRawPointer(structure.start)
      if length == list.firstLength, BytePattern.areEqual(first + list.items, first + list.itemStart, length) {
        structure.truncate(to: list.itemStart)
      } else {
        expand(&list, copies: list.count - 1)
      }
    }
    list.count += 1
  }

  mutating func endList(_ list: consuming OpenList) {
    var list = list
    let hasValues = searched.count > list.searched || stored.count > list.stored
    if list.count > 0, !list.isMixed, !hasValues { expand(&list, copies: list.count - 1) }
    guard list.count > 0, !list.isMixed else {
      setCode(.mixedList, at: list.start)
      return write(.end, 0)
    }
    if searched.count > list.searched {
      setCode(.searchedList, at: list.start)
      searched.insertVariable(UInt64(list.count), at: list.searched)
    } else {
      stored.insertVariable(UInt64(list.count), at: list.stored)
    }
  }

  /// Writes out the structures of the items so far behind that of the first.
  private mutating func expand(_ list: inout OpenList, copies: Int) {
    list.isMixed = true
    guard copies > 0 else { return }
    let length = list.firstLength
    let site = structure.insert(copies * length, at: list.items + length)
    for copy in 0..<copies {
      (site + copy * length).update(from: structure.start + list.items, count: length)
    }
  }

  private mutating func setCode(_ code: StructureCode, at index: Int) {
    structure[index] = structure[index] & ~UInt8(StructureCode.mask) | code.rawValue
  }

  // MARK: - Values

  mutating func addNull(_ site: Site) {
    write(.null, site.member)
  }

  mutating func addBool(_ value: Bool, _ site: Site) {
    write(value ? .true : .false, site.member)
    if tree.nodes.start[Int(site.node)].isColumn { addValue(site.node, .bool, bits: value ? 1 : 0) }
  }

  @inline(__always)
  mutating func addText(_ text: UnsafeRawBufferPointer, readable: Int = 0, _ site: Site) {
    let node = tree.nodes.start + Int(site.node)
    if node.pointee.isColumn { addValue(site.node, .text, text: text) }
    if node.pointee.isSearched {
      let splitsCamelCase = node.pointee.splitsCamelCase
      write(.searchedText, site.member)
      structure.appendVariable(tree.attribute(of: site.node))
      cutter.cut(text, readable: readable, splitsCamelCase: splitsCamelCase, into: &searched)
    } else if let number = NumberText.digits(text) {
      write(.digits, site.member)
      stored.appendVariable(number)
    } else {
      let code = cutter.cutStored(text, &node.pointee.storage, into: &stored)
      write(code, site.member)
    }
  }

  /// Tells an integer and how JSON writes it.
  @inline(__always)
  mutating func addInteger(_ value: Int, text: UnsafeRawBufferPointer, _ site: Site) {
    lastNumber = Double(value)
    let node = tree.nodes.start + Int(site.node)
    if node.pointee.hasNumbers { addValue(site.node, .integer, bits: UInt64(bitPattern: Int64(value))) }
    if node.pointee.isSearched {
      addSearchedNumber(text, site)
    } else {
      write(.integer, site.member)
      stored.appendSigned(Int64(value))
    }
  }

  /// Tells any other number.
  mutating func addDouble(_ value: Double, decimal: ScaledDecimal?, _ site: Site) {
    lastNumber = value
    let node = tree.nodes.start + Int(site.node)
    if node.pointee.hasNumbers { addValue(site.node, .double, bits: value.bitPattern) }
    guard node.pointee.isSearched else { return addStoredDouble(value, decimal: decimal, site) }
    var text = JSON.double(value).text()
    if value.isFinite {
      text.withUTF8 { addSearchedNumber(UnsafeRawBufferPointer($0), site) }
    } else {
      // The text does not tell the number.
      text.withUTF8 { addSearchedOther(UnsafeRawBufferPointer($0), site) }
      write(.double, 0)
      appendBits(of: value)
    }
  }

  /// Tells a number by its digits.
  ///
  /// - Parameter isCanonical: whether a reader of JSON reads them so.
  mutating func addLiteral(_ digits: UnsafeRawBufferPointer, isCanonical: Bool, _ site: Site) {
    lastNumber = Double(String(decoding: digits, as: UTF8.self))
    let node = tree.nodes.start + Int(site.node)
    if node.pointee.hasNumbers { addValue(site.node, .literal, text: digits) }
    if node.pointee.isSearched {
      if isCanonical { return addSearchedNumber(digits, site) }
      addSearchedOther(digits, site)
      write(.literal, 0)
    } else {
      write(.literal, site.member)
    }
    stored.appendVariable(UInt64(digits.count))
    stored.append(digits)
  }

  private mutating func addSearchedNumber(_ text: UnsafeRawBufferPointer, _ site: Site) {
    write(.searchedNumber, site.member)
    addSearched(text, site)
  }

  private mutating func addSearchedOther(_ text: UnsafeRawBufferPointer, _ site: Site) {
    write(.searchedOther, site.member)
    addSearched(text, site)
  }

  private mutating func addSearched(_ text: UnsafeRawBufferPointer, _ site: Site) {
    structure.appendVariable(tree.attribute(of: site.node))
    let splitsCamelCase = tree.nodes.start[Int(site.node)].splitsCamelCase
    cutter.cut(text, splitsCamelCase: splitsCamelCase, into: &searched)
  }

  private mutating func addStoredDouble(_ value: Double, decimal: ScaledDecimal?, _ site: Site) {
    let node = tree.nodes.start + Int(site.node)
    guard let decimal, node.pointee.storage.decimals != StorageHabit.binary,
      let scaled = decimal.scaled(to: max(node.pointee.storage.decimals, 1))
    else {
      node.pointee.storage.decimals = StorageHabit.binary
      write(.double, site.member)
      return appendBits(of: value)
    }
    node.pointee.storage.decimals = scaled.decimals
    write(.decimal, site.member)
    structure.append(scaled.decimals)
    stored.appendSigned(scaled.units)
  }

  private mutating func appendBits(of value: Double) {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { stored.append($0) }
  }

  /// Notes a value for the columns.
  @inline(__always)
  mutating func addValue(_ node: UInt32, _ kind: ColumnValues.Kind, bits: UInt64 = 0) {
    values.values.append(
      ColumnValues.Value(path: tree.column(of: node), kind: kind, bits: bits, start: 0, count: 0))
  }

  private mutating func addValue(_ node: UInt32, _ kind: ColumnValues.Kind, text: UnsafeRawBufferPointer) {
    let range = values.add(text)
    values.values.append(
      ColumnValues.Value(
        path: tree.column(of: node), kind: kind, bits: 0, start: UInt32(truncatingIfNeeded: range.lowerBound),
        count: UInt32(truncatingIfNeeded: range.count)))
  }

  // MARK: - The segment

  /// The segment so far; what is told from now on is the next one's.
  mutating func finishSegment() -> DocumentSegment {
    var segment = DocumentSegment()
    (segment.pieces, segment.terms) = cutter.collected()
    segment.keys = tree.keys.collected
    segment.shapes = shapes.collected
    segment.shapeUses = shapeUses.array
    segment.attributes = tree.attributes
    segment.paths = tree.columns
    segment.documents = documents.array
    segment.ends = ends.array
    tree = PathTree(roles)
    cutter.removeAll()
    shapes.removeAll()
    shapeUses.truncate(to: 0)
    documents.truncate(to: 0)
    ends.truncate(to: 0)
    return segment
  }
}
