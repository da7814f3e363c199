import IndexSettings
import IndexStore
import SearchModel

extension RecordScanner {
  /// Adds a record that was read already.
  ///
  /// - Returns: nil when the record was added, else why not; what ``JSONParser`` reads is never refused.
  mutating func scan(_ record: Record) -> ScanObstacle? {
    encoder.begin()
    do throws(ScanObstacle) {
      try encoder.add(record)
    } catch {
      return error
    }
    return encoder.end()
  }
}

extension DocumentEncoder {
  fileprivate mutating func add(_ record: Record) throws(ScanObstacle) {
    var objectID = record.objectID
    guard hasRoom(for: objectID.utf8.count) else { throw .tooLarge }
    objectID.withUTF8 { setObjectID(UnsafeRawBufferPointer($0)) }
    for (name, value) in record.attributes {
      let site = site(of: name, in: Site(node: PathTree.root, member: 0))
      if tree.nodes[Int(site.node)].location == .places { values.places = Place.places(of: record) }
      try add(value, site, depth: 2)
    }
  }

  private mutating func site(of name: String, in parent: Site) -> Site {
    var name = name
    let (node, key) = name.withUTF8 { tree.child(of: parent.node, UnsafeRawBufferPointer($0), expected: 0) }
    return Site(node: node, member: UInt64(key) << StructureCode.width, isInList: parent.isInList)
  }

  private mutating func add(_ value: JSON, _ site: Site, depth: Int) throws(ScanObstacle) {
    guard depth <= StructureCode.deepest else { throw .tooDeep }
    if tree.nodes[Int(site.node)].isGroup, !site.isInList, value != .null {
      var text = value.text()
      values.group = text.withUTF8 { values.add(UnsafeRawBufferPointer($0)) }
    }
    switch value {
    case .null: addNull(site)
    case .bool(let value): addBool(value, site)
    case .integer(let value):
      var text = String(value)
      text.withUTF8 { addInteger(value, text: UnsafeRawBufferPointer($0), site) }
    case .double(let value): addDouble(value, decimal: ScaledDecimal(value), site)
    case .literal(var digits):
      guard hasRoom(for: digits.utf8.count) else { throw .tooLarge }
      let isCanonical = JSON.number(reading: digits) == value
      digits.withUTF8 { addLiteral(UnsafeRawBufferPointer($0), isCanonical: isCanonical, site) }
    case .string(var text):
      guard hasRoom(for: text.utf8.count) else { throw .tooLarge }
      text.withUTF8 { addText(UnsafeRawBufferPointer($0), site) }
    case .array(let elements):
      var list = beginList(site)
      let item = Site(node: site.node, member: 0, isInList: true)
      for element in elements {
        beginItem(&list)
        try add(element, item, depth: depth + 1)
        endItem(&list)
      }
      endList(list)
    case .object(let members):
      beginObject(site)
      for (name, value) in members { try add(value, self.site(of: name, in: site), depth: depth + 1) }
      endObject()
    }
  }
}
