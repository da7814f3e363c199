import SearchModel

/// Collects what the records of a segment are sorted by: the first value of each at a path.
struct OrderEncoder: Sendable {
  /// How a key follows in the stream.
  enum Form: UInt8 {
    /// The record has no value, or its first one is an object.
    case missing = 0
    case integer
    case double
    case text
  }

  private(set) var bytes: [UInt8] = []
  private var hasValue = false

  mutating func integer(_ value: Int) {
    guard begin(.integer) else { return }
    bytes.appendSigned(Int64(value))
  }

  mutating func double(bits: UInt64) {
    guard begin(.double) else { return }
    bytes.appendFixed(bits)
  }

  mutating func text(_ text: UnsafeRawBufferPointer) {
    guard begin(.text) else { return }
    bytes.appendVariable(UInt64(text.count))
    bytes.append(contentsOf: text)
  }

  mutating func object() {
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
    if let number = value?.doubleValue {
      double(bits: number.bitPattern)
    } else if var text = value?.scalarText {
      text.withUTF8 { self.text(UnsafeRawBufferPointer($0)) }
    }
    endRecord()
  }

  mutating func endRecord() {
    _ = begin(.missing)
    hasValue = false
  }
}
