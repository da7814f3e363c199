import OrderedCollections
import SearchModel

/// The places of records in the order of an attribute, from its streams.
///
/// Numbers by size come before texts by their bytes; records without a value have no place.
struct OrderMerger {
  static let missing = UInt32.max

  /// The class of each record in ascending order, ``missing`` without a value; records of one class share a place.
  private var classes: [UInt32]
  /// How many records each class has.
  private var sizes: [UInt32] = []

  init(_ streams: SegmentStreams, path: Int) throws {
    var keys = Keys()
    func range(_ segment: ColumnSegment) -> Range<Int>? { segment.orders[path] }
    try streams.forEach(in: range) { reader, segment, firstRecord in
      keys.read(&reader, firstRecord..<firstRecord + streams.segments[segment].recordCount)
    }
    self.init(keys, recordCount: streams.recordCount)
  }

  /// - Parameters:
  ///   - keys: the keys of all records.
  ///   - recordCount: how many records there are.
  init(_ keys: OrderEncoder, recordCount: Int) {
    var all = Keys()
    keys.bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      all.read(&reader, 0..<recordCount)
    }
    self.init(all, recordCount: recordCount)
  }

  private init(_ keys: Keys, recordCount: Int) {
    classes = Array(repeating: Self.missing, count: recordCount)
    add(keys.numbers, keys.numberRecords)
    let ranks = Self.ranks(of: keys.texts)
    add(keys.textNumbers.map { ranks[Int($0)] }, keys.textRecords)
  }

  /// Adds classes behind those so far.
  private mutating func add(_ keys: [UInt64], _ records: [UInt32]) {
    var last: UInt64?
    for place in RadixOrder.order(of: keys) {
      let key = keys[Int(place)]
      if key != last { sizes.append(0) }
      last = key
      sizes[sizes.count - 1] += 1
      classes[Int(records[Int(place)])] = UInt32(sizes.count - 1)
    }
  }

  /// The rank of each text. Neighbours that Swift takes for equal have one, although their bytes differ.
  private static func ranks(of texts: ScalarInterner) -> [UInt64] {
    var list = TextList()
    for number in 0..<texts.count { list.append(texts.bytes[texts.range(of: number)]) }
    var ranks = [UInt64](repeating: 0, count: texts.count)
    var rank: UInt64 = 0
    var previous: Int?
    for number in list.order() {
      if let previous, !areEqual(list[previous], list[number]) { rank += 1 }
      ranks[number] = rank
      previous = number
    }
    return ranks
  }

  private static func areEqual(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    guard left.contains(where: { $0 >= 0x80 }) || right.contains(where: { $0 >= 0x80 }) else { return false }
    return String(decoding: left, as: UTF8.self) == String(decoding: right, as: UTF8.self)
  }

  /// The place of each record; ``missing`` without a value.
  func places(isDescending: Bool) -> [UInt32] {
    let starts = starts(isDescending: isDescending)
    return classes.map { $0 == Self.missing ? Self.missing : starts[Int($0)] }
  }

  /// The place of each class.
  private func starts(isDescending: Bool) -> [UInt32] {
    var start: UInt32 = 0
    var starts = [UInt32](repeating: 0, count: sizes.count)
    for number in isDescending ? Array(sizes.indices.reversed()) : Array(sizes.indices) {
      starts[number] = start
      start += sizes[number]
    }
    return starts
  }

  /// Writes the column of an order: per document 0, or its place plus 1; where there are few places, their number plus 1.
  ///
  /// - Returns: what a reader must know.
  func write(
    _ name: String, isDescending: Bool, into sink: inout some SectionSink & ~Copyable, ordinals: [UInt32]?
  ) throws -> JSONObject {
    let count = classes.count
    let starts = starts(isDescending: isDescending)
    func classOf(_ document: Int) -> UInt32 { classes[ordinals.map { Int($0[document]) } ?? document] }
    let width = NarrowNumbers.width(upTo: UInt64(sizes.count))
    let isTabled = width * count + 4 * sizes.count < 4 * count
    let rowWidth = isTabled ? width : 4
    try NarrowNumbers.write("\(name).rows", count: count, width: rowWidth, into: &sink) { document in
      let number = classOf(document)
      guard number != Self.missing else { return 0 }
      if !isTabled { return UInt64(starts[Int(number)]) + 1 }
      return UInt64(isDescending ? sizes.count - Int(number) : Int(number) + 1)
    }
    if isTabled {
      let table = isDescending ? starts.reversed() : starts
      try NarrowNumbers.write("\(name).places", count: table.count, width: 4, into: &sink) { UInt64(table[$0]) }
    }
    return ["width": .integer(rowWidth), "places": .integer(isTabled ? sizes.count : 0)]
  }
}

/// What records are sorted by.
private struct Keys {
  private(set) var numbers: [UInt64] = []
  private(set) var numberRecords: [UInt32] = []
  private(set) var texts = ScalarInterner()
  private(set) var textNumbers: [UInt32] = []
  private(set) var textRecords: [UInt32] = []

  /// Reads the keys of records.
  mutating func read(_ reader: inout ByteReader, _ records: Range<Int>) {
    for record in records {
      switch OrderEncoder.Form(rawValue: reader.byte()) {
      case .integer: add(Double(reader.signed()), record)
      case .double: add(Double(bitPattern: reader.fixed()), record)
      case .text:
        let length = Int(truncatingIfNeeded: reader.variable())
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
