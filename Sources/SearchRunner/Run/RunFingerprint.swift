/// A short name of everything that decides a run's output, to tell two runs apart. It guards against mistakes, not against
/// attacks: FNV-1a, 64 bits, over eight bytes at a time, since it goes over every byte that a run writes.
package struct RunFingerprint: Sendable {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  /// The bytes after the last whole eight, the first one lowest.
  private var rest: UInt64 = 0
  private var restCount = 0

  /// The name of nothing.
  package init() {}

  /// Adds bytes that more may follow.
  package mutating func append(_ bytes: some Sequence<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { append(UnsafeRawBufferPointer($0)) }
    guard isDone == nil else { return }
    for byte in bytes { append(byte) }
  }

  /// Adds bytes that more may follow.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    var next = 0
    while next < bytes.count, restCount > 0 {
      append(bytes[next])
      next += 1
    }
    while bytes.count - next >= 8 {
      hash = Self.mixed(hash, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: next, as: UInt64.self)))
      next += 8
    }
    while next < bytes.count {
      append(bytes[next])
      next += 1
    }
  }

  private mutating func append(_ byte: UInt8) {
    rest |= UInt64(byte) << UInt64(8 * restCount)
    restCount += 1
    guard restCount == 8 else { return }
    hash = Self.mixed(hash, rest)
    (rest, restCount) = (0, 0)
  }

  /// High bits move only up in a product, so that they are folded down.
  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x100_0000_01b3
    return product ^ product >> 32
  }

  /// Adds bytes and a mark of their end.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    append(bytes)
    append(0xFF)
  }

  /// Adds a text.
  package mutating func add(_ text: String) {
    add(text.utf8)
  }

  /// The name of the bytes so far as the results of so many queries, so that neither can be taken for others.
  func text(after queryCount: Int) -> String {
    var fingerprint = self
    fingerprint.add("\(queryCount)")
    return fingerprint.text
  }

  /// The name in hexadecimal digits.
  package var text: String { String(Self.mixed(Self.mixed(hash, rest), UInt64(restCount)), radix: 16) }
}
