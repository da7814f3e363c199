import IndexSettings
import SearchModel

/// The values of one record that columns want, in the record's order.
struct ColumnValues: Sendable {
  /// What a value is.
  enum Kind: UInt8, Sendable {
    case bool, integer, double
    /// A number as its digits.
    case literal
    case text
    /// A mark where an object stands: it has no value, but an order looks at the first value of any kind.
    case object
  }

  /// One value.
  struct Value: Sendable {
    /// The number of its path in ``DocumentSegment/paths``.
    let path: UInt32
    let kind: Kind
    /// Whether it is a value of a facet that no setting names, within an object that one does.
    let isFacetMember: Bool
    /// An integer, the bits of a double, 1 for true.
    let bits: UInt64
    /// Where a text or the digits of a literal begin in ``ColumnValues/bytes``.
    let start: UInt32
    /// How many bytes they have.
    let count: UInt32

    /// Where a text or the digits of a literal are in ``ColumnValues/bytes``.
    var text: Range<Int> { Int(start)..<Int(start) + Int(count) }
    /// The value of an integer.
    var integer: Int { Int(truncatingIfNeeded: bits) }
    /// The value of a double.
    var double: Double { Double(bitPattern: bits) }
  }

  /// Every number, whatever its path, and all values but null at the paths of ``RecordRoles/columns`` and within those
  /// of ``RecordRoles/facets``, lists flattened.
  var values: [Value] = []
  /// The UTF-8 of texts.
  var bytes: [UInt8] = []
  /// The places of `_geoloc`.
  var places: [Place] = []
  /// The JSON text of the value that groups records, in ``bytes``; nil when it is missing or null.
  var group: Range<Int>?
  /// The id, in ``bytes``.
  var objectID: Range<Int> = 0..<0

  /// Forgets the values of the record before.
  mutating func clear() {
    values.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    if !places.isEmpty { places.removeAll(keepingCapacity: true) }
    group = nil
    objectID = 0..<0
  }

  /// Appends a text and returns where it is.
  mutating func add(_ text: UnsafeRawBufferPointer) -> Range<Int> {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return start..<bytes.count
  }
}
