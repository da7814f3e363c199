extension TextPlan {
  /// Makes the plan of a structure.
  package static func make(of structure: UnsafeRawBufferPointer) -> [UInt8] {
    var reader = ByteReader(structure)
    var plan: [UInt8] = []
    switch StructureCode(of: reader.varint()) {
    case .digits: plan.append(objectIDIsNumber)
    case .searchedText:
      plan.append(objectIDIsSearched)
      plan.appendVarint(reader.varint() << 2 | text)
    default: plan.append(objectIDIsPlain)
    }
    appendItems(of: &reader, to: &plan, depth: 0)
    return plan
  }

  /// Reads up to the end of an object or mixed list.
  private static func appendItems(of reader: inout ByteReader, to plan: inout [UInt8], depth: Int) {
    while !reader.isAtEnd {
      let code = StructureCode(of: reader.varint())
      if code == .end { return }
      appendItem(code, of: &reader, to: &plan, depth: depth)
    }
  }

  private static func appendItem(
    _ code: StructureCode, of reader: inout ByteReader, to plan: inout [UInt8], depth: Int
  ) {
    guard depth <= StructureCode.deepest else { return }
    switch code {
    case .searchedText, .searchedNumber: plan.appendVarint(reader.varint() << 2 | text)
    case .searchedOther:
      plan.appendVarint(reader.varint() << 2 | text)
      _ = reader.varint()
    case .decimal: _ = reader.byte()
    case .object, .mixedList: appendItems(of: &reader, to: &plan, depth: depth + 1)
    case .list:
      // Its items have no searched texts.
      var ignored: [UInt8] = []
      appendItem(StructureCode(of: reader.varint()), of: &reader, to: &ignored, depth: depth + 1)
    case .searchedList:
      let item = StructureCode(of: reader.varint())
      if item == .searchedText || item == .searchedNumber {
        plan.appendVarint(reader.varint() << 2 | texts)
      } else {
        var part: [UInt8] = []
        appendItem(item, of: &reader, to: &part, depth: depth + 1)
        plan.appendVarint(UInt64(part.count) << 2 | self.part)
        plan.append(contentsOf: part)
      }
    case .end, .null, .false, .true, .integer, .double, .literal, .text, .digits, .plain: break
    }
  }
}
