import Diagnostics
package import SearchModel

extension StoredFacet {
  /// The values that a facet filter accepts: those of one text with it but for case, and those that are its number.
  package func test(for value: FacetValue) -> ElementTest {
    var accepted = values(folded: FoldedText(value.text))
    if case .number(let number) = value { accepted += values(equalTo: number) }
    return test(accepted)
  }

  /// The values whose text is a tag.
  package func test(forTag tag: String) -> ElementTest {
    test(values(folded: FoldedText(tag)).filter { text(of: $0) == tag })
  }

  private func test(_ values: [Int]) -> ElementTest {
    .elements(Set(values).sorted().filter { $0 < valueCount })
  }

  /// The values of a folded text.
  private func values(folded text: FoldedText) -> [Int] {
    switch text {
    case .ascii(let bytes):
      let start = (0..<asciiCount).partitioningIndex { !foldedBytes(at: $0).lexicographicallyPrecedes(bytes) }
      return values(from: start, below: asciiCount) { foldedBytes(at: $0) == bytes }
    case .other(let text):
      let start = (asciiCount..<valueCount).partitioningIndex { !FoldedText.precedes(foldedText(at: $0), text) }
      return values(from: start, below: valueCount) { foldedText(at: $0) == text }
    }
  }

  /// The values that are equal to a number.
  private func values(equalTo number: PlainNumber) -> [Int] {
    // As doubles, numbers are in order; whether one is equal is asked of each that is as near as comparisons see.
    let constant = PlainNumber.double(number.doubleValue)
    func double(_ place: Int) -> JSON { .double(self.number(of: value(in: numbers, place))?.doubleValue ?? 0) }
    let start = (0..<numbers.count).partitioningIndex { !NumericComparison.holds(double($0), .less, constant) }
    return (start..<numbers.count)
      .prefix(while: { !NumericComparison.holds(double($0), .greater, constant) })
      .map { value(in: numbers, $0) }
      .filter { self.number(of: $0).map { NumericComparison.isEqual($0, number) } ?? false }
  }

  private func value(in order: NarrowColumn, _ place: Int) -> Int { Int(truncatingIfNeeded: order[place]) }

  private func value(at place: Int) -> Int {
    foldedOrder.count > 0 ? value(in: foldedOrder, place) : place
  }

  private func foldedBytes(at place: Int) -> [UInt8] {
    let bytes = bytes(of: value(at: place))
    if bytes.isASCII { return bytes.map(\.lowercasedASCII) }
    if case .ascii(let folded) = FoldedText(String(decoding: bytes, as: UTF8.self)) { return folded }
    return []
  }

  private func foldedText(at place: Int) -> String { text(of: value(at: place)).caseFolded }

  private func values(from start: Int, below end: Int, where holds: (Int) -> Bool) -> [Int] {
    (start..<max(start, end)).prefix(while: holds).map(value)
  }
}
