/// Which elements of a ``CodeColumn`` a filter accepts: those in a range, those outside of it, or those of a set.
@usableFromInline
package struct ElementTest: Sendable {
  /// The range begins with this element …
  @usableFromInline package let first: UInt64
  /// … and goes this far beyond it.
  @usableFromInline package let span: UInt64
  /// Whether the elements outside are accepted instead.
  @usableFromInline package let isOutside: Bool
  /// Of a range, the bits of the elements that are accepted; empty when all are.
  @usableFromInline package let bits: [UInt64]

  /// Whether no element is accepted.
  @usableFromInline package let isNever: Bool

  package static let none = ElementTest(first: 0, span: 0, isOutside: false, bits: [], isNever: true)

  private init(first: UInt64, span: UInt64, isOutside: Bool, bits: [UInt64], isNever: Bool) {
    self.first = first
    self.span = span
    self.isOutside = isOutside
    self.bits = bits
    self.isNever = isNever
  }

  /// A test for the elements from one on that are lower than another one.
  static func range(_ first: UInt64, below end: UInt64) -> ElementTest {
    guard first < end else { return .none }
    return ElementTest(first: first, span: end - 1 - first, isOutside: false, bits: [], isNever: false)
  }

  /// A test for the elements that are lower than one, or not lower than another one.
  static func outside(_ first: UInt64, below end: UInt64) -> ElementTest {
    ElementTest(first: first, span: end - 1 - first, isOutside: true, bits: [], isNever: false)
  }

  /// A test for some elements, ascending.
  static func elements(_ elements: [Int]) -> ElementTest {
    guard let first = elements.first, let last = elements.last else { return .none }
    let isRange = last - first == elements.count - 1
    var bits = [UInt64](repeating: 0, count: isRange ? 0 : (last - first) / 64 + 1)
    if !isRange {
      for element in elements { bits[(element - first) / 64] |= 1 << UInt64((element - first) % 64) }
    }
    return ElementTest(
      first: UInt64(first), span: UInt64(last - first), isOutside: false, bits: bits, isNever: false)
  }

  @inlinable
  @inline(__always)
  package func accepts(_ element: UInt64) -> Bool {
    let distance = element &- first
    guard distance <= span else { return isOutside }
    if bits.isEmpty { return !isOutside && !isNever }
    return bits[Int(truncatingIfNeeded: distance >> 6)] >> (distance & 63) & 1 != 0
  }
}
