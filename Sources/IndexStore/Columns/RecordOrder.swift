import Diagnostics
import IndexSettings
import SearchModel

/// The places of records in the order of an attribute.
///
/// Numbers by size come before texts; texts are in the order of the bytes of their first characters, normalised, so
/// that neither case nor diacritics matter. Records without a value have no place.
package struct RecordOrder {
  package static let missing = UInt32.max

  /// The class of each record in ascending order, ``missing`` without a value; records of one class share a place.
  package private(set) var classes: [UInt32]
  /// How many records each class has.
  package private(set) var sizes: [UInt32] = []

  /// - Parameters:
  ///   - keys: the keys of all records.
  ///   - recordCount: how many records there are.
  package init(_ keys: OrderEncoder, recordCount: Int) {
    var all = OrderKeys()
    keys.bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      all.read(&reader, 0..<recordCount)
    }
    self.init(all, recordCount: recordCount)
  }

  package init(_ keys: OrderKeys, recordCount: Int) {
    classes = Array(repeating: Self.missing, count: recordCount)
    add(keys.numbers, rests: keys.numberRests, keys.numberRecords)
    let ranks = Self.ranks(of: keys.texts)
    add(keys.textNumbers.map { ranks[Int($0)] }, keys.textRecords)
  }

  /// Adds classes after those so far.
  ///
  /// - Parameter rests: what orders keys that are the same; empty for nothing.
  private mutating func add(_ keys: [UInt64], rests: [Int16] = [], _ records: [UInt32]) {
    var order = RadixOrder.order(of: keys)
    if !rests.isEmpty { Self.sort(&order, of: keys, by: rests) }
    var last: (key: UInt64, rest: Int16)?
    for place in order {
      let key = (key: keys[Int(place)], rest: rests.isEmpty ? 0 : rests[Int(place)])
      if last.map({ $0 != key }) ?? true { sizes.append(0) }
      last = key
      sizes[sizes.count - 1] += 1
      classes[Int(records[Int(place)])] = UInt32(sizes.count - 1)
    }
  }

  /// Sorts the places of keys that are the same.
  private static func sort(_ order: inout [UInt32], of keys: [UInt64], by rests: [Int16]) {
    var start = 0
    while start < order.count {
      let key = keys[Int(order[start])]
      var end = start + 1
      while end < order.count, keys[Int(order[end])] == key { end += 1 }
      order[start..<end].sort { rests[Int($0)] < rests[Int($1)] }
      start = end
    }
  }

  /// The rank of each text: texts whose first characters are the same once normalised share one. So do neighbours that
  /// Swift takes for equal, although their bytes differ.
  private static func ranks(of texts: ScalarInterner) -> [UInt64] {
    var list = TextList()
    for number in 0..<texts.count { list.append(sortText(texts.bytes[texts.range(of: number)])) }
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

  private static func sortText(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard !text.isASCII else { return text.prefix(Normalizer.sortedLength).map(\.lowercasedASCII) }
    return Array(Normalizer().sortText(String(decoding: text, as: UTF8.self)).utf8)
  }

  private static func areEqual(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    guard !left.isASCII || !right.isASCII else { return left == right }
    return String(decoding: left, as: UTF8.self) == String(decoding: right, as: UTF8.self)
  }

  /// The place of each record; ``missing`` without a value.
  package func places(isDescending: Bool) -> [UInt32] {
    let starts = starts(isDescending: isDescending)
    return classes.map { $0 == Self.missing ? Self.missing : starts[Int($0)] }
  }

  /// The place of each class.
  package func starts(isDescending: Bool) -> [UInt32] {
    var start: UInt32 = 0
    var starts = [UInt32](repeating: 0, count: sizes.count)
    for number in isDescending ? Array(sizes.indices.reversed()) : Array(sizes.indices) {
      starts[number] = start
      start += sizes[number]
    }
    return starts
  }
}
