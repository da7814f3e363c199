import SearchModel

/// The elements of each document, as one code for a document.
///
/// An element is a number lower than ``Codes/valueCount``: the number of a facet's value, say. The code 0 stands for no
/// element, *e* + 1 for the element *e* alone, and what is greater for a list of several elements; equal lists are kept
/// once.
package struct CodeColumn: Sendable {
  private let rows: NarrowColumn
  private let lists: NarrowColumn
  private let elements: NarrowColumn
  /// The codes; valid as long as the column.
  package let codes: Codes

  /// A column without elements.
  package static let empty = CodeColumn(IndexImage.none, "", [:])

  /// - Parameters:
  ///   - image: the index.
  ///   - name: how the names of the column's sections begin.
  ///   - layout: the layout that ``CodeColumnBuilder`` returned.
  init(_ image: IndexImage, _ name: String, _ layout: JSONObject) {
    rows = NarrowColumn(image.section("\(name).rows"), width: layout.size("width"))
    lists = NarrowColumn(image.section("\(name).lists"), width: layout.size("listWidth"))
    elements = NarrowColumn(image.section("\(name).elements"), width: layout.size("elementWidth"))
    let valueCount = UInt64(truncatingIfNeeded: layout["values"]?.integerValue ?? 0)
    codes = Codes(
      rows: rows.numbers, lists: lists.numbers, elements: elements.numbers,
      // One code is left for the first list.
      valueCount: min(valueCount, .max - 1))
  }

  /// Asks for all bytes before they are read.
  func check() {
    rows.check()
    lists.check()
    elements.check()
  }
}

/// The codes of a ``CodeColumn``, for loops over documents.
@usableFromInline
package struct Codes: Sendable {
  /// The code of each document.
  @usableFromInline package let rows: NarrowNumbersPointer
  /// Where each list begins among the elements; one more than there are lists.
  @usableFromInline let lists: NarrowNumbersPointer
  @usableFromInline let elements: NarrowNumbersPointer
  /// How many elements there can be.
  @usableFromInline package let valueCount: UInt64

  fileprivate init(
    rows: NarrowNumbersPointer, lists: NarrowNumbersPointer, elements: NarrowNumbersPointer, valueCount: UInt64
  ) {
    self.rows = rows
    self.lists = lists
    self.elements = elements
    self.valueCount = valueCount
  }

  /// How many distinct lists of several elements there are.
  package var listCount: Int { max(lists.count - 1, 0) }

  /// The code of the first list.
  @inlinable
  @inline(__always)
  package var firstListCode: UInt64 { valueCount + 1 }

  /// The code of a document.
  @inlinable
  @inline(__always)
  package subscript(document: DocumentID) -> UInt64 { rows[Int(document)] }

  /// Gives the elements of a code to a body, in order.
  @inline(__always)
  func forEachElement(of code: UInt64, _ body: (UInt64) -> Void) {
    if code &- 1 < valueCount {
      body(code - 1)
    } else if code != 0 {
      for place in range(ofList: code) { body(elements[place]) }
    }
  }

  /// Whether any element of a code passes.
  @inlinable
  @inline(__always)
  package func containsElement(of code: UInt64, where passes: (UInt64) -> Bool) -> Bool {
    if code &- 1 < valueCount { return passes(code - 1) }
    guard code != 0 else { return false }
    return range(ofList: code).contains { passes(elements[$0]) }
  }

  /// The places of a list's elements.
  @inlinable
  @inline(__always)
  func range(ofList code: UInt64) -> Range<Int> {
    let list = Int(truncatingIfNeeded: code &- firstListCode)
    let start = Int(truncatingIfNeeded: min(lists[list], UInt64(elements.count)))
    let end = Int(truncatingIfNeeded: min(lists[list &+ 1], UInt64(elements.count)))
    return start..<max(start, end)
  }
}

extension IndexImage {
  /// An image without sections.
  static let none = IndexImage(bytes: UnsafeRawBufferPointer(start: nil, count: 0), sections: [:], release: { _ in })
}

extension JSONObject {
  /// A member that is a count or a width, 0 when it is missing, negative or no integer.
  func size(_ name: String) -> Int { Swift.max(self[name]?.integerValue ?? 0, 0) }
}
