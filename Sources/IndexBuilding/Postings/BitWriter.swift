/// Writes numbers of some bits into bytes that are 0, the lowest bit first.
///
/// It is only valid as long as the bytes stay where they are.
struct BitWriter {
  private let bytes: UnsafeMutableRawBufferPointer

  init(_ bytes: UnsafeMutableRawBufferPointer) {
    self.bytes = bytes
  }

  /// Sets a bit.
  @inline(__always)
  func set(_ place: Int) {
    bytes[place >> 3] |= 1 << UInt8(place & 7)
  }

  /// Writes the lowest bits of a number.
  ///
  /// - Parameter count: how many, at most 32.
  @inline(__always)
  func write(_ number: UInt64, count: Int, at place: Int) {
    var rest = (number & (1 << UInt64(count) - 1)) << UInt64(place & 7)
    var index = place >> 3
    while rest != 0 {
      bytes[index] |= UInt8(truncatingIfNeeded: rest)
      rest >>= 8
      index += 1
    }
  }
}
