/// What records are sorted by.
package struct OrderKeys {
  package private(set) var numbers: [UInt64] = []
  package private(set) var numberRecords: [UInt32] = []
  package private(set) var texts = ScalarInterner()
  package private(set) var textNumbers: [UInt32] = []
  package private(set) var textRecords: [UInt32] = []

  package init() {}

  /// Reads the keys of records.
  package mutating func read(_ reader: inout ByteReader, _ records: Range<Int>) {
    for record in records {
      switch OrderEncoder.Form(rawValue: reader.byte()) {
      case .integer: add(Double(reader.signed()), record)
      case .double: add(Double(bitPattern: reader.fixed()), record)
      case .text:
        let length = Int(truncatingIfNeeded: reader.varint())
        textNumbers.append(UInt32(texts.number(of: reader.bytes(length), kind: 0)))
        textRecords.append(UInt32(record))
      case .missing, nil: break
      }
    }
  }

  private mutating func add(_ number: Double, _ record: Int) {
    guard !number.isNaN else { return }
    // The two zeros are one place.
    numbers.append(NumberLayout.orderedBits(number == 0 ? 0 : number))
    numberRecords.append(UInt32(record))
  }
}
