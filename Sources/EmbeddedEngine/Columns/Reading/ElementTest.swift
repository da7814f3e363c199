/// Which elements of a ``CodeColumn`` a filter accepts.
enum ElementTest: Sendable {
  case none
  case range(ClosedRange<UInt64>)
  /// All elements outside a range.
  case outside(ClosedRange<UInt64>)
  /// The elements whose bits are set.
  case set([UInt64])

  /// A test for some elements.
  ///
  /// - Parameters:
  ///   - elements: the elements, ascending.
  ///   - count: how many elements there can be.
  static func elements(_ elements: [Int], of count: Int) -> ElementTest {
    guard let first = elements.first, let last = elements.last else { return .none }
    if last - first == elements.count - 1 { return .range(UInt64(first)...UInt64(last)) }
    var bits = [UInt64](repeating: 0, count: count / 64 + 1)
    for element in elements { bits[element / 64] |= 1 << UInt64(element % 64) }
    return .set(bits)
  }

  @inline(__always)
  func accepts(_ element: UInt64) -> Bool {
    switch self {
    case .none: return false
    case .range(let range): return range.contains(element)
    case .outside(let range): return !range.contains(element)
    case .set(let bits):
      let word = Int(truncatingIfNeeded: element >> 6)
      return word >= 0 && word < bits.count && bits[word] >> (element & 63) & 1 != 0
    }
  }
}

extension CodeColumn {
  /// Whether a document has an element that a test accepts.
  @inline(__always)
  func accepts(_ document: DocumentID, _ test: ElementTest) -> Bool {
    containsElement(of: rows[Int(document)]) { test.accepts($0) }
  }

  /// Adds the documents that have an element that a test accepts.
  func insertDocuments(_ test: ElementTest, into documents: inout DocumentSet) {
    if case .none = test { return }
    for document in 0..<DocumentID(documents.capacity) where accepts(document, test) { documents.insert(document) }
  }
}
