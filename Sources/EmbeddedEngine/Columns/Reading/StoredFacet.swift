import OrderedCollections
import SearchModel

/// The values of a facet and which documents have them.
///
/// Values are numbered in the order of their texts' bytes. Two values can have one text: `1` and `"1"`.
struct StoredFacet: Sendable {
  /// The values of each document.
  let rows: CodeColumn
  /// How many values there are.
  let valueCount: Int
  /// Where each text begins.
  private let offsets: NarrowColumn
  private let texts: ByteSection
  /// What each value was in JSON, empty when all are texts.
  private let kinds: NarrowColumn
  /// The values by their folded texts, those whose folded text is ASCII first; empty when that is their own order.
  private let foldedOrder: NarrowColumn
  private let asciiCount: Int
  /// The values that are numbers, ascending.
  private let numbers: NarrowColumn
  /// The record of each document, empty when documents are numbered as records are.
  private let ordinals: Column<UInt32>

  init(_ image: IndexImage, _ name: String, _ layout: JSONObject, ordinals: Column<UInt32>) {
    rows = CodeColumn(image, name, layout["rows"]?.objectValue ?? [:])
    offsets = NarrowColumn(image.section("\(name).offsets"), width: layout.size("offsetWidth"))
    // Every number of a value that is used from here on is lower than this.
    valueCount = min(max(offsets.count - 1, 0), Int(truncatingIfNeeded: min(rows.valueCount, UInt64(UInt32.max))))
    texts = image.section("\(name).texts")
    kinds = NarrowColumn(image.section("\(name).kinds"), width: 1)
    let width = layout.size("orderWidth")
    foldedOrder = NarrowColumn(image.section("\(name).folded"), width: width)
    numbers = NarrowColumn(image.section("\(name).numbers"), width: width)
    asciiCount = min(layout.size("asciiCount"), valueCount)
    self.ordinals = ordinals
  }

  /// The text of a value as stored.
  func text(of value: Int) -> String { String(decoding: bytes(of: value), as: UTF8.self) }

  /// The UTF-8 of a value's text. The pointer is valid as long as the facet.
  func bytes(of value: Int) -> UnsafeRawBufferPointer {
    let bytes = texts.bytes
    let start = Int(truncatingIfNeeded: min(offsets[value], UInt64(bytes.count)))
    let end = Int(truncatingIfNeeded: min(offsets[value &+ 1], UInt64(bytes.count)))
    return UnsafeRawBufferPointer(rebasing: bytes[start..<max(start, end)])
  }

  /// The number that a value is, nil for a text and a boolean.
  private func number(of value: Int) -> JSON? {
    ScalarKind(rawValue: UInt8(truncatingIfNeeded: kinds[value]))?.number(text(of: value))
  }

  /// The texts of all values in the order in which the records have them.
  func textsByAppearance() -> [String] {
    var firsts = [UInt64](repeating: .max, count: valueCount)
    for document in 0..<rows.rows.count {
      let record = UInt64(ordinals.count > 0 ? ordinals[document] : UInt32(truncatingIfNeeded: document)) << 32
      var place: UInt64 = 0
      rows.forEachElement(of: rows.rows[document]) { element in
        guard element < UInt64(valueCount) else { return }
        firsts[Int(element)] = min(firsts[Int(element)], record | place)
        place += 1
      }
    }
    return RadixOrder.order(of: firsts).map { text(of: Int($0)) }
  }
}

extension StoredFacet {
  /// The values that a facet filter accepts: those of one text with it but for case, and those that are its number.
  func test(for value: FacetValue) -> ElementTest {
    var accepted = values(folded: FoldedText(value.text))
    if case .number(let number) = value { accepted += values(equalTo: number) }
    return test(accepted)
  }

  /// The values whose text is a tag.
  func test(forTag tag: String) -> ElementTest {
    test(values(folded: FoldedText(tag)).filter { text(of: $0) == tag })
  }

  private func test(_ values: [Int]) -> ElementTest {
    .elements(Set(values).sorted().filter { $0 < valueCount }, of: valueCount)
  }

  /// The values of a folded text.
  private func values(folded text: FoldedText) -> [Int] {
    switch text {
    case .ascii(let bytes):
      let start = firstPlace(in: 0..<asciiCount) { !foldedBytes(at: $0).lexicographicallyPrecedes(bytes) }
      return values(from: start, below: asciiCount) { foldedBytes(at: $0).elementsEqual(bytes) }
    case .other(let text):
      let start = firstPlace(in: asciiCount..<valueCount) { !(foldedText(at: $0) < text) }
      return values(from: start, below: valueCount) { foldedText(at: $0) == text }
    }
  }

  /// The values that are equal to a number.
  private func values(equalTo number: PlainNumber) -> [Int] {
    func double(_ place: Int) -> JSON { .double(self.number(of: Int(numbers[place]))?.doubleValue ?? 0) }
    // As doubles, numbers are in order; whether one is exactly equal is asked of each that might be.
    let constant = PlainNumber.double(number.doubleValue)
    let start = firstPlace(in: 0..<numbers.count) { !NumericComparison.holds(double($0), .less, constant) }
    return (start..<numbers.count).prefix(while: { !NumericComparison.holds(double($0), .greater, constant) })
      .map { Int(numbers[$0]) }
      .filter { self.number(of: $0).map { NumericComparison.holds($0, .equal, number) } ?? false }
  }

  private func value(at place: Int) -> Int {
    foldedOrder.count > 0 ? Int(truncatingIfNeeded: foldedOrder[place]) : place
  }

  private func foldedBytes(at place: Int) -> [UInt8] {
    if case .ascii(let bytes) = FoldedText(text(of: value(at: place))) { bytes } else { [] }
  }

  private func foldedText(at place: Int) -> String { text(of: value(at: place)).lowercased() }

  private func values(from start: Int, below end: Int, where holds: (Int) -> Bool) -> [Int] {
    (start..<max(start, end)).prefix(while: holds).map(value)
  }

  /// The first place of an ordered range from which on a condition holds.
  private func firstPlace(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
