import OrderedCollections
import SearchModel

/// The elements of each document, as one code for a document.
///
/// An element is a number lower than ``valueCount``: the number of a facet's value, say. The code 0 stands for no element,
/// *e* + 1 for the element *e* alone, and what is greater for a list of several elements; equal lists are kept once.
struct CodeColumn: Sendable {
  /// The code of each document.
  let rows: NarrowColumn
  let valueCount: UInt64
  /// Where each list begins among the elements; one more than there are lists.
  private let lists: NarrowColumn
  private let elements: NarrowColumn

  /// A column without elements.
  static let empty = CodeColumn(IndexImage.none, "", [:])

  /// - Parameters:
  ///   - image: the index.
  ///   - name: how the names of the column's sections begin.
  ///   - layout: what ``CodeColumnBuilder`` told.
  init(_ image: IndexImage, _ name: String, _ layout: JSONObject) {
    rows = NarrowColumn(image.section("\(name).rows"), width: layout.size("width"))
    valueCount = UInt64(truncatingIfNeeded: layout["values"]?.integerValue ?? 0)
    lists = NarrowColumn(image.section("\(name).lists"), width: layout.size("listWidth"))
    elements = NarrowColumn(image.section("\(name).elements"), width: layout.size("elementWidth"))
  }

  /// How many distinct lists of several elements there are.
  var listCount: Int { max(lists.count - 1, 0) }

  /// Whether any document has several elements.
  var hasLists: Bool { lists.count > 1 }

  /// The code of the first list.
  var firstListCode: UInt64 { valueCount &+ 1 }

  /// Gives the elements of a code to a body, in order.
  @inline(__always)
  func forEachElement(of code: UInt64, _ body: (UInt64) -> Void) {
    guard code != 0 else { return }
    guard code > valueCount else {
      body(code - 1)
      return
    }
    for place in range(ofList: code) { body(elements[place]) }
  }

  /// Whether any element of a code passes.
  @inline(__always)
  func containsElement(of code: UInt64, where passes: (UInt64) -> Bool) -> Bool {
    guard code != 0 else { return false }
    guard code > valueCount else { return passes(code - 1) }
    return range(ofList: code).contains { passes(elements[$0]) }
  }

  /// The places of a list's elements.
  private func range(ofList code: UInt64) -> Range<Int> {
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
