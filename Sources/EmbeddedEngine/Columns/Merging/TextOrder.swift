#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Texts one behind the other, as bytes.
struct TextList {
  private(set) var bytes: [UInt8] = []
  private(set) var ends: [Int] = []

  var count: Int { ends.count }

  mutating func append(_ text: some Sequence<UInt8>) {
    bytes.append(contentsOf: text)
    ends.append(bytes.count)
  }

  func range(of number: Int) -> Range<Int> {
    (number > 0 ? ends[number - 1] : 0)..<ends[number]
  }

  subscript(number: Int) -> ArraySlice<UInt8> { bytes[range(of: number)] }

  /// The numbers of the texts in the order of their bytes; equal texts keep their order.
  func order() -> [Int] {
    // The first bytes decide nearly always, and comparing them costs no look into the text.
    var keys = (0..<count).map { (prefix: prefix(of: $0), number: $0) }
    bytes.withUnsafeBytes { bytes in
      keys.sort { left, right in
        if left.prefix != right.prefix { return left.prefix < right.prefix }
        let result = compare(left.number, right.number, in: bytes)
        return result == 0 ? left.number < right.number : result < 0
      }
    }
    return keys.map(\.number)
  }

  private func prefix(of number: Int) -> UInt64 {
    var prefix: UInt64 = 0
    let text = self[number].prefix(8)
    for byte in text { prefix = prefix << 8 | UInt64(byte) }
    return text.isEmpty ? 0 : prefix << UInt64((8 - text.count) * 8)
  }

  private func compare(_ left: Int, _ right: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    let (left, right) = (range(of: left), range(of: right))
    guard let start = bytes.baseAddress else { return 0 }
    let result = memcmp(start + left.lowerBound, start + right.lowerBound, min(left.count, right.count))
    return result == 0 ? left.count - right.count : Int(result)
  }
}
