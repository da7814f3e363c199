import Diagnostics

/// Counts the Unicode scalars of a text from its beginning on.
struct ScalarCounter {
  private var offset = 0
  private var count = 0

  /// How many scalars stand before a byte, which is not before those that were asked for earlier.
  mutating func count(before end: Int, in text: ArraySlice<UInt8>) -> Int {
    let passed = text.dropFirst(offset).prefix(end - offset)
    count += passed.isASCII ? passed.count : passed.count { $0 & 0xC0 != 0x80 }
    offset = end
    return count
  }
}
