/// What a posting tells about the occurrences of a term in a document: enough to order most hits of a query of one
/// word.
@usableFromInline
package struct PostingCode: Hashable, Sendable {
  /// The least attribute value at each ``place``.
  package static let leastValues = [0, leastNear, leastFar, leastElsewhere]
  private static let leastNear = 1
  private static let leastFar = 10
  private static let leastElsewhere = 1_000

  /// Bits 0 and 1: ``place``; bit 2: ``fillsElement``.
  @usableFromInline package let rawValue: UInt8

  /// - Parameter rawValue: bits beyond the three of a code are left out.
  @inlinable
  package init(rawValue: UInt8) {
    self.rawValue = rawValue & 7
  }

  /// - Parameters:
  ///   - attributeValue: the smallest of the term's occurrences: 1,000 times the rank of the attribute and the
  ///     position.
  ///   - fillsElement: whether one occurrence is the whole text of an element.
  package init(attributeValue: Int, fillsElement: Bool) {
    let place: UInt8 =
      switch attributeValue {
      case ..<Self.leastNear: 0
      case ..<Self.leastFar: 1
      case ..<Self.leastElsewhere: 2
      default: 3
      }
    rawValue = place | (fillsElement ? 4 : 0)
  }

  /// Where the best occurrence stands: 0 at an attribute value of 0, 1 at one of 1 to 9, 2 at a higher one in an
  /// attribute of the first rank, 3 in another attribute.
  @inlinable
  package var place: Int { Int(rawValue & 3) }

  /// Whether one occurrence is the whole text of an element.
  @inlinable
  package var fillsElement: Bool { rawValue & 4 != 0 }
}
