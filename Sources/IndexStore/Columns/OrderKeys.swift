/// What records are sorted by.
package struct OrderKeys {
  package private(set) var numbers: [UInt64] = []
  /// What each number has beyond the nearest double, which `numbers` has; empty as long as none has more.
  package private(set) var numberRests: [Int16] = []
  package private(set) var numberRecords: [UInt32] = []
  package private(set) var texts = ScalarInterner()
  package private(set) var textNumbers: [UInt32] = []
  package private(set) var textRecords: [UInt32] = []

  package init() {}

  /// Reads the keys of records.
  package mutating func read(_ reader: inout ByteReader, _ records: Range<Int>) {
    for record in records {
      switch OrderEncoder.Form(rawValue: reader.byte()) {
      case .integer:
        let value = reader.signed()
        add(Double(value), rest: Self.rest(of: value), record)
      case .unsigned:
        let value = reader.fixed()
        add(Double(value), rest: Self.rest(of: value), record)
      case .double: add(Double(bitPattern: reader.fixed()), record)
      case .text:
        let length = Int(truncatingIfNeeded: reader.varint())
        textNumbers.append(UInt32(texts.number(of: reader.bytes(length), kind: 0)))
        textRecords.append(UInt32(record))
      case .missing, nil: break
      }
    }
  }

  private mutating func add(_ number: Double, rest: Int16 = 0, _ record: Int) {
    guard !number.isNaN else { return }
    if rest != 0 || !numberRests.isEmpty {
      while numberRests.count < numbers.count { numberRests.append(0) }
      numberRests.append(rest)
    }
    // The two zeros are one place.
    numbers.append(NumberLayout.orderedBits(number == 0 ? 0 : number))
    numberRecords.append(UInt32(record))
  }

  /// What an integer has beyond the nearest double: half of the distance between two doubles at most, which are 2048
  /// apart below 2^64.
  private static func rest(of value: some FixedWidthInteger) -> Int16 {
    let number = Double(value)
    guard abs(number) >= 0x1p53 else { return 0 }
    // The double may be the power of two above all integers, whose bits are then those of the least one.
    let nearest = type(of: value).init(exactly: number) ?? .min
    return Int16(truncatingIfNeeded: value &- nearest)
  }
}
