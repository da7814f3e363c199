import IndexStore

/// Collects the numbers at a path over the records of a segment, in their order and each as often as it occurs.
struct NumberEncoder: Sendable {
  /// How many numbers a record may have on average at a path that no setting names; a column of more (the coordinates
  /// of a vector, say) would cost more than what is hardly ever asked for is worth.
  static let mostPerRecord = 16
  /// So many numbers are always kept.
  private static let fewestKept = 4_096

  /// How a number follows in the stream.
  enum Form: UInt64 {
    case integer = 0
    case double
    /// An integer from 2⁶³ on.
    case unsigned

    /// How many bits of a head it takes.
    static let bits: UInt64 = 2

    init(head: UInt64) {
      self = Form(rawValue: head & 3) ?? .double
    }
  }

  /// Per number: a head, which is how many records further it is times 4, plus its form; then the number.
  private(set) var bytes: [UInt8] = []
  private var lastRecord = 0
  private var count = 0

  mutating func integer(_ value: Int, record: Int) {
    begin(.integer, record)
    bytes.appendSigned(Int64(value))
  }

  mutating func double(bits: UInt64, record: Int) {
    begin(.double, record)
    bytes.appendFixed(bits)
  }

  mutating func unsigned(_ value: UInt64, record: Int) {
    begin(.unsigned, record)
    bytes.appendFixed(value)
  }

  private mutating func begin(_ form: Form, _ record: Int) {
    bytes.appendVarint(UInt64(truncatingIfNeeded: record - lastRecord) << Form.bits | form.rawValue)
    lastRecord = record
    count += 1
  }

  /// Whether there are too many numbers for the records so far.
  var isOverfull: Bool { count > Self.fewestKept && count / Self.mostPerRecord > lastRecord }
}
