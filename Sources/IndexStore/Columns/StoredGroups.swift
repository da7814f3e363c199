import SearchModel

/// The groups of documents under `attributeForDistinct`.
package struct StoredGroups: Sendable {
  private let rows: NarrowColumn
  private let groupCount: Int

  init(_ image: IndexImage, _ entry: JSONObject?) {
    rows = NarrowColumn(image.section("groups.rows"), width: entry?.size("width") ?? 0)
    groupCount = min(entry?.size("groups") ?? 0, Int(UInt32.max))
  }

  /// Asks for all bytes before they are read.
  func check() { rows.check() }

  /// The group of a document: equal numbers are one group.
  @inline(__always)
  package func group(of document: DocumentID) -> Int {
    let code = rows.numbers[Int(document)]
    // A document that shares its value with no other is a group of one, after the groups of several documents.
    return code == 0 ? groupCount + Int(document) : Int(truncatingIfNeeded: min(code - 1, UInt64(UInt32.max)))
  }
}
