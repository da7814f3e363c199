import IndexStore

extension ColumnEncoder {
  /// Adds the values of a record that was scanned, and ends the record.
  mutating func append(_ values: borrowing ColumnValues) {
    values.bytes.withUnsafeBytes { bytes in
      for value in values.values {
        let path = Int(value.path)
        if value.isFacetMember { member(value, bytes) }
        switch value.kind {
        case .bool: boolean(value.bits != 0, at: path)
        case .integer: integer(value.integer, at: path)
        case .double: double(value.double, at: path)
        case .literal: literal(UnsafeRawBufferPointer(rebasing: bytes[value.text]), at: path)
        case .text: text(UnsafeRawBufferPointer(rebasing: bytes[value.text]), at: path)
        case .object: object(at: path)
        }
      }
      for place in values.places { self.place(place) }
      if let group = values.group { self.group(UnsafeRawBufferPointer(rebasing: bytes[group])) }
      objectID(UnsafeRawBufferPointer(rebasing: bytes[values.objectID]))
    }
    endRecord()
  }

  private mutating func member(_ value: ColumnValues.Value, _ bytes: UnsafeRawBufferPointer) {
    let path = Int(value.path)
    switch value.kind {
    case .bool: member(bits: value.bits, .boolean, at: path)
    case .integer: member(bits: value.bits, .integer, at: path)
    case .double: member(bits: value.bits, .double, at: path)
    case .literal: member(UnsafeRawBufferPointer(rebasing: bytes[value.text]), .literal, at: path)
    case .text: member(UnsafeRawBufferPointer(rebasing: bytes[value.text]), .text, at: path)
    // An object is no value.
    case .object: break
    }
  }
}
