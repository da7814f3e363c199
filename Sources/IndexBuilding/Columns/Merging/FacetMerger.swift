import Diagnostics
import IndexStore
import OrderedCollections
import SearchModel

/// Makes the column of a facet from its streams.
///
/// Its values are numbered in the order of their texts, so that numbers compare as texts do; those of one text (`1` and
/// `"1"`) are in the order of their kinds.
struct FacetMerger {
  private let streams: SegmentStreams
  private let path: FieldPath
  /// All values as they were written.
  private var spellings = ScalarInterner()
  /// The number that each segment's values have among the spellings.
  private var spellingsOfSegments: [[Int]] = []
  /// The values' texts, in order, with their kinds.
  private var texts = TextList()
  private var kinds: [ScalarKind] = []
  /// The value that each spelling is.
  private var values: [Int] = []

  init(_ streams: SegmentStreams, path: FieldPath) throws {
    self.streams = streams
    self.path = path
    spellingsOfSegments = Array(repeating: [], count: streams.segments.count)
    try readSpellings()
    sortValues()
  }

  private mutating func readSpellings() throws {
    let path = path
    var (spellings, ofSegments) = (ScalarInterner(), spellingsOfSegments)
    func range(_ segment: ColumnSegment) -> Range<Int>? { segment.facets[path]?.values }
    try streams.forEach(in: range) { reader, segment, _ in
      let count = Int(truncatingIfNeeded: reader.varint())
      ofSegments[segment].reserveCapacity(count)
      for _ in 0..<count {
        let kind = reader.byte()
        let length = Int(truncatingIfNeeded: reader.varint())
        ofSegments[segment].append(spellings.number(of: reader.bytes(length), kind: kind))
      }
    }
    (self.spellings, spellingsOfSegments) = (spellings, ofSegments)
  }

  private mutating func sortValues() {
    var spelled = TextList()
    for spelling in 0..<spellings.count { spelled.append(text(of: spelling)) }
    let firsts = FirstSpellings(spellings)
    let order = spelled.order().filter { firsts.first[$0] == $0 }
    // Texts that are equal keep their order so far; that of their kinds does not depend on the records.
    let sorted = Self.sortingEqualTexts(order, spelled) { spellings.kinds[$0] }
    values = Array(repeating: 0, count: spellings.count)
    for (value, spelling) in sorted.enumerated() {
      values[spelling] = value
      texts.append(spelled[spelling])
      kinds.append(ScalarKind(rawValue: spellings.kinds[spelling]) ?? .text)
    }
    for spelling in values.indices { values[spelling] = values[firsts.first[spelling]] }
  }

  private static func sortingEqualTexts(_ order: [Int], _ texts: TextList, by kind: (Int) -> UInt8) -> [Int] {
    var order = order
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, texts[order[end]] == texts[order[start]] { end += 1 }
      if end - start > 1 { order[start..<end].sort { kind($0) < kind($1) } }
      start = end
    }
    return order
  }

  /// The text of a spelling's value.
  private func text(of spelling: Int) -> [UInt8] {
    let bytes = spellings.bytes[spellings.range(of: spelling)]
    func bits() -> UInt64 { bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
    switch ScalarKind(rawValue: spellings.kinds[spelling]) {
    case .integer: return Array(String(Int64(bitPattern: bits())).utf8)
    case .double: return Array(JSON.double(Double(bitPattern: bits())).text().utf8)
    case .boolean: return Array((bits() == 0 ? "false" : "true").utf8)
    case .text, .literal, nil: return Array(bytes)
    }
  }

  /// Writes the column.
  ///
  /// - Returns: what a reader must know.
  func write(
    _ name: String, into sink: inout some SectionSink & ~Copyable, ordinals: [UInt32]?
  ) throws -> JSONObject {
    var layout: JSONObject = ["rows": .object(try rows().write(name, into: &sink, ordinals: ordinals))]
    let offsetWidth = NarrowNumbers.width(upTo: UInt64(texts.bytes.count))
    try NarrowNumbers.write("\(name).offsets", count: texts.count + 1, width: offsetWidth, into: &sink) {
      $0 == 0 ? 0 : UInt64(texts.ends[$0 - 1])
    }
    layout["offsetWidth"] = .integer(offsetWidth)
    try sink.begin("\(name).texts")
    try sink.append(texts.bytes)
    if kinds.contains(where: { $0 != .text }) {
      try sink.begin("\(name).kinds")
      try sink.append(kinds.map(\.rawValue))
    }
    let width = NarrowNumbers.width(upTo: UInt64(texts.count))
    layout["orderWidth"] = .integer(width)
    let folded = foldedOrder()
    layout["asciiCount"] = .integer(folded.asciiCount)
    if folded.order.indices.contains(where: { folded.order[$0] != $0 }) {
      try NarrowNumbers.write("\(name).folded", count: folded.order.count, width: width, into: &sink) {
        UInt64(folded.order[$0])
      }
    }
    let numbers = numericOrder()
    if !numbers.isEmpty {
      layout["numberCount"] = .integer(numbers.count)
      try NarrowNumbers.write("\(name).numbers", count: numbers.count, width: width, into: &sink) {
        UInt64(numbers[$0])
      }
    }
    return layout
  }

  /// The values of each record.
  private func rows() throws -> CodeColumnBuilder {
    var rows = CodeColumnBuilder(valueCount: UInt64(texts.count), recordCount: streams.recordCount)
    let path = path
    var row: [UInt64] = []
    // For each value the row that had it last: two spellings can be one value.
    var lastRows = Array(repeating: 0, count: texts.count)
    var number = 0
    func range(_ segment: ColumnSegment) -> Range<Int>? { segment.facets[path]?.rows }
    try streams.forEach(in: range) { reader, segment, firstRecord in
      rows.fill(upTo: firstRecord)
      let segmentValues = spellingsOfSegments[segment].map { values[$0] }
      for _ in 0..<streams.segments[segment].recordCount {
        let head = Int(truncatingIfNeeded: reader.varint())
        if head & 1 == 1 {
          rows.append(UInt64(segmentValues[head >> 1]))
          continue
        }
        row.removeAll(keepingCapacity: true)
        number += 1
        for _ in 0..<head >> 1 {
          let value = segmentValues[Int(truncatingIfNeeded: reader.varint())]
          guard lastRows[value] != number else { continue }
          lastRows[value] = number
          row.append(UInt64(value))
        }
        rows.append(row)
      }
    }
    rows.fill(upTo: streams.recordCount)
    return rows
  }

  /// The values in the order of their folded texts, those whose folded text is ASCII first.
  private func foldedOrder() -> (order: [Int], asciiCount: Int) {
    // Nearly always no text changes.
    if texts.bytes.allSatisfy({ $0 < 0x80 && $0 &- 0x41 >= 26 }) { return (Array(0..<texts.count), texts.count) }
    var (ascii, asciiValues) = (TextList(), [Int]())
    var others: [(text: String, value: Int)] = []
    for value in 0..<texts.count {
      let text = texts[value]
      if text.isASCII {
        ascii.append(text.lazy.map(\.lowercasedASCII))
        asciiValues.append(value)
        continue
      }
      switch FoldedText(String(decoding: text, as: UTF8.self)) {
      case .ascii(let bytes):
        ascii.append(bytes)
        asciiValues.append(value)
      case .other(let text): others.append((text, value))
      }
    }
    others.sort { $0.text == $1.text ? $0.value < $1.value : FoldedText.precedes($0.text, $1.text) }
    return (ascii.order().map { asciiValues[$0] } + others.map(\.value), asciiValues.count)
  }

  /// The values that are numbers, ascending.
  private func numericOrder() -> [Int] {
    let numbers = kinds.indices.compactMap { value -> (number: Double, value: Int)? in
      guard kinds[value] != .text else { return nil }
      return kinds[value].number(String(decoding: texts[value], as: UTF8.self))?.doubleValue.map { ($0, value) }
    }
    return numbers.sorted { ($0.number, $0.value) < ($1.number, $1.value) }.map(\.value)
  }
}

/// Which spellings are one value: texts that Swift takes for equal, and the two zeros. The value is the first of them.
private struct FirstSpellings {
  /// For each spelling, the first one of its value.
  private(set) var first: [Int]

  init(_ spellings: ScalarInterner) {
    first = Array(0..<spellings.count)
    func text(_ spelling: Int) -> String {
      String(decoding: spellings.bytes[spellings.range(of: spelling)], as: UTF8.self)
    }
    let others = first.filter { spelling in
      spellings.kinds[spelling] == ScalarKind.text.rawValue
        && !spellings.bytes[spellings.range(of: spelling)].isASCII
    }
    // An ASCII text is equal to another spelling only if that consists of signs that stand for ASCII characters.
    let hasASCIIEquivalents = others.contains { FoldedText.ascii(text($0)) != nil }
    var firstOfText: [String: Int] = [:]
    for spelling in hasASCIIEquivalents ? first : others
    where spellings.kinds[spelling] == ScalarKind.text.rawValue {
      first[spelling] = firstOfText[text(spelling), default: spelling]
      firstOfText[text(spelling)] = first[spelling]
    }
    let zeros = first.filter { spelling in
      spellings.kinds[spelling] == ScalarKind.double.rawValue
        && spellings.bytes[spellings.range(of: spelling)].dropLast().allSatisfy { $0 == 0 }
        && spellings.bytes[spellings.range(of: spelling)].last.map { $0 & 0x7F } == 0
    }
    for zero in zeros { first[zero] = zeros[0] }
  }
}
