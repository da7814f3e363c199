extension ColumnEncoder {
  /// Adds the values of a record that was scanned, and ends the record.
  mutating func append(_ values: borrowing ColumnValues) {
    values.bytes.withUnsafeBytes { bytes in
      for value in values.values {
        let path = Int(value.path)
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
}
