import Diagnostics
import IndexStore
import SearchModel

/// The column of groups: the code of a record is 0 when no other record has its value, else the number of its group
/// plus 1.
struct GroupMerger {
  private var codes: [UInt32]
  private(set) var groupCount = 0

  init(_ streams: SegmentStreams) throws {
    let keys = try GroupKeys(streams)
    codes = Array(repeating: 0, count: streams.recordCount)
    var sizes = [UInt32](repeating: 0, count: keys.count)
    for key in keys.ofRecords where key != GroupKeys.none { sizes[Int(key)] += 1 }
    var numbers = [UInt32](repeating: 0, count: keys.count)
    for (record, key) in keys.ofRecords.enumerated() where key != GroupKeys.none && sizes[Int(key)] > 1 {
      if numbers[Int(key)] == 0 {
        groupCount += 1
        numbers[Int(key)] = UInt32(groupCount)
      }
      codes[record] = numbers[Int(key)]
    }
  }

  /// Writes the column.
  ///
  /// - Returns: what a reader must know.
  func write(
    _ name: String, into sink: inout some SectionSink & ~Copyable, ordinals: [UInt32]?
  ) throws -> JSONObject {
    let width = NarrowNumbers.width(upTo: UInt64(groupCount))
    try NarrowNumbers.write("\(name).rows", count: codes.count, width: width, into: &sink) { document in
      UInt64(codes[ordinals.map { Int($0[document]) } ?? document])
    }
    return ["width": .integer(width), "groups": .integer(groupCount)]
  }
}

/// The value that each record is grouped by, as a number.
private struct GroupKeys {
  static let none = UInt32.max

  private(set) var ofRecords: [UInt32] = []
  private(set) var count = 0

  init(_ streams: SegmentStreams) throws {
    var texts = ScalarInterner()
    var others: [Int] = []
    ofRecords.reserveCapacity(streams.recordCount)
    var keys: [UInt32] = []
    func range(_ segment: ColumnSegment) -> Range<Int>? { segment.groups }
    try streams.forEach(in: range) { reader, segment, _ in
      guard !reader.isAtEnd else { return }
      for _ in 0..<streams.segments[segment].recordCount {
        let head = Int(truncatingIfNeeded: reader.varint())
        keys.append(head == 0 ? Self.none : UInt32(texts.number(of: reader.bytes(head - 1), kind: 0)))
      }
    }
    // Where bytes do not decide whether two values are equal, their JSON does.
    for number in 0..<texts.count where Self.needsReading(texts.bytes[texts.range(of: number)]) {
      others.append(number)
    }
    let first = others.isEmpty ? [] : Self.firstTexts(of: texts)
    ofRecords = others.isEmpty ? keys : keys.map { $0 == Self.none ? $0 : first[Int($0)] }
    count = texts.count
  }

  /// Whether a value may be equal to another one although their texts differ: texts of one meaning, and the two zeros.
  private static func needsReading(_ text: ArraySlice<UInt8>) -> Bool {
    !text.isASCII || text.indices.contains { text[$0...].starts(with: "-0.0".utf8) }
  }

  /// For each text the first one of the same value.
  private static func firstTexts(of texts: ScalarInterner) -> [UInt32] {
    var firsts: [JSON: UInt32] = [:]
    return (0..<texts.count).map { number in
      guard let value = try? JSON(parsing: Array(texts.bytes[texts.range(of: number)])) else { return UInt32(number) }
      let first = firsts[value, default: UInt32(number)]
      firsts[value] = first
      return first
    }
  }
}
