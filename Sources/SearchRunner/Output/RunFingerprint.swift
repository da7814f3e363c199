/// A short name of everything that decides a run's output, to tell two runs apart. FNV-1a, 64 bits: it guards against
/// mistakes, not against attacks.
public struct RunFingerprint: Sendable {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The name of nothing.
  public init() {}

  /// Adds bytes that more may follow.
  public mutating func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Adds bytes and a mark of their end.
  public mutating func add(_ bytes: some Sequence<UInt8>) {
    append(bytes)
    hash = (hash ^ 0xFF) &* 0x100_0000_01b3
  }

  /// Adds a text.
  public mutating func add(_ text: String) {
    add(text.utf8)
  }

  /// The name in hexadecimal digits.
  public var text: String { String(hash, radix: 16) }
}
