import SearchModel

/// Collects what the records of a segment are sorted by: the first value of each at a path.
package struct OrderEncoder: Sendable {
  /// How a key follows in the stream.
  package enum Form: UInt8 {
    /// The record has no value, or its first one is an object.
    case missing = 0
    case integer
    case double
    case text
    /// An integer that is greater than others can be.
    case unsigned
  }

  package private(set) var bytes: [UInt8] = []
  private var hasValue = false

  package init() {}

  package mutating func integer(_ value: Int) {
    guard begin(.integer) else { return }
    bytes.appendSigned(Int64(value))
  }

  package mutating func unsigned(_ value: UInt64) {
    guard begin(.unsigned) else { return }
    bytes.appendFixed(value)
  }

  package mutating func double(bits: UInt64) {
    guard begin(.double) else { return }
    bytes.appendFixed(bits)
  }

  package mutating func text(_ text: UnsafeRawBufferPointer) {
    guard begin(.text) else { return }
    bytes.appendVarint(UInt64(text.count))
    bytes.append(contentsOf: text)
  }

  package mutating func object() {
    _ = begin(.missing)
  }

  /// Begins the key of a record; false when it has one already.
  private mutating func begin(_ form: Form) -> Bool {
    guard !hasValue else { return false }
    hasValue = true
    bytes.append(form.rawValue)
    return true
  }

  /// Adds a record by its first value.
  mutating func addRecord(_ value: JSON?) {
    if case .integer(let number)? = value {
      integer(number)
    } else if case .literal(let digits)? = value, let number = NumericComparison.unsigned(digits) {
      unsigned(number)
    } else if let number = value?.doubleValue {
      double(bits: number.bitPattern)
    } else if var text = value?.scalarText {
      text.withUTF8 { self.text(UnsafeRawBufferPointer($0)) }
    }
    endRecord()
  }

  package mutating func endRecord() {
    _ = begin(.missing)
    hasValue = false
  }
}
