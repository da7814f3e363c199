/// The structures that records have, and the names of their members.
///
/// `shapes.bytes` holds of each the plan of its searched texts and the structure itself; `shapes.limits` how many
/// attributes are searched.
package final class ShapeTable: Sendable {
  private let offsets: PinnedColumn<UInt32>
  private let bytes: PinnedBytes
  private let keyOffsets: PinnedColumn<UInt32>
  private let keyBytes: PinnedBytes
  /// How many attributes are searched.
  let attributeCount: Int

  /// - Parameters:
  ///   - image: the index.
  ///   - attributeCount: how many attributes its manifest names.
  package init(_ image: IndexImage, attributeCount: Int = .max) {
    offsets = PinnedColumn(image.section("shapes.offsets"))
    bytes = PinnedBytes(image.section("shapes.bytes"))
    keyOffsets = PinnedColumn(image.section("keys.offsets"))
    keyBytes = PinnedBytes(image.section("keys.bytes"))
    // Lookups of an attribute by its number rely on both.
    self.attributeCount = min(Int(Column<UInt32>(image.section("shapes.limits"))[0]), attributeCount)
  }

  /// The length of the plan of the searched texts, the plan, and then the structure.
  @inline(__always)
  func shape(_ number: UInt64) -> UnsafeRawBufferPointer {
    let index = Int(truncatingIfNeeded: min(number, UInt64(UInt32.max)))
    return bytes.bytes(from: Int(offsets[index]), to: Int(offsets[index + 1]))
  }

  /// The name of members with a number.
  func key(_ number: UInt64) -> String {
    let index = Int(truncatingIfNeeded: min(number, UInt64(UInt32.max)))
    return String(decoding: keyBytes.bytes(from: Int(keyOffsets[index]), to: Int(keyOffsets[index + 1])), as: UTF8.self)
  }
}

/// What is read of a structure to find the searched texts of documents: a plan without names and without the rest.
///
/// A plan is a byte, how the id is written, and numbers whose two lowest bits say what comes: a text of the attribute
/// above, a count and as many texts of that attribute, or a part of the plan, as long as the number above, that is
/// repeated as often as a count says.
package enum TextPlan {
  package static let text: UInt64 = 0
  package static let texts: UInt64 = 1
  package static let part: UInt64 = 2
  package static let mask: UInt64 = 3

  package static let objectIDIsNumber: UInt8 = 0
  package static let objectIDIsPlain: UInt8 = 1
  package static let objectIDIsSearched: UInt8 = 2
}
