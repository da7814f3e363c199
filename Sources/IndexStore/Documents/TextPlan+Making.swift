extension TextPlan {
  /// Makes the plan of a structure.
  package static func make(of structure: UnsafeRawBufferPointer) -> [UInt8] {
    var reader = ByteReader(structure)
    var plan: [UInt8] = []
    switch StructureCode(of: reader.variable()) {
    case .digits: plan.append(objectIDIsNumber)
    case .searchedText:
      plan.append(objectIDIsSearched)
      plan.appendVariable(reader.variable() << 2 | text)
    default: plan.append(objectIDIsPlain)
    }
    appendItems(of: &reader, to: &plan, depth: 0)
    return plan
  }

  /// Reads up to the end of an object or mixed list.
  private static func appendItems(of reader: inout ByteReader, to plan: inout [UInt8], depth: Int) {
    while !reader.isAtEnd {
      let code = StructureCode(of: reader.variable())
      if code == .end { return }
      appendItem(code, of: &reader, to: &plan, depth: depth)
    }
  }

  private static func appendItem(
    _ code: StructureCode, of reader: inout ByteReader, to plan: inout [UInt8], depth: Int
  ) {
    guard depth <= StructureCode.deepest else { return }
    switch code {
    case .searchedText, .searchedNumber: plan.appendVariable(reader.variable() << 2 | text)
    case .searchedOther:
      plan.appendVariable(reader.variable() << 2 | text)
      _ = reader.variable()
    case .decimal: _ = reader.byte()
    case .object, .mixedList: appendItems(of: &reader, to: &plan, depth: depth + 1)
    case .list:
      // Its items have no searched texts.
      var ignored: [UInt8] = []
      appendItem(StructureCode(of: reader.variable()), of: &reader, to: &ignored, depth: depth + 1)
    case .searchedList:
      let item = StructureCode(of: reader.variable())
      if item == .searchedText || item == .searchedNumber {
        plan.appendVariable(reader.variable() << 2 | texts)
      } else {
        var part: [UInt8] = []
        appendItem(item, of: &reader, to: &part, depth: depth + 1)
        plan.appendVariable(UInt64(part.count) << 2 | self.part)
        plan.append(contentsOf: part)
      }
    case .end, .null, .false, .true, .integer, .double, .literal, .text, .digits, .plain: break
    }
  }
}
