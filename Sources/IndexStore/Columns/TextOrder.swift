#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Texts one after the other, as bytes.
@usableFromInline
package struct TextList {
  @usableFromInline package internal(set) var bytes: [UInt8] = []
  @usableFromInline package internal(set) var ends: [Int] = []

  package init() {}

  package var count: Int { ends.count }

  @inlinable
  package mutating func append(_ text: some Sequence<UInt8>) {
    bytes.append(contentsOf: text)
    ends.append(bytes.count)
  }

  func range(of number: Int) -> Range<Int> {
    (number > 0 ? ends[number - 1] : 0)..<ends[number]
  }

  package subscript(number: Int) -> ArraySlice<UInt8> { bytes[range(of: number)] }

  /// The numbers of the texts in the order of their bytes; equal texts keep their order.
  package func order() -> [Int] {
    bytes.withUnsafeBytes { bytes in
      // The bytes after the prefix that all texts share decide nearly always, and comparing them needs no read of the
      // text.
      let shared = sharedPrefix(bytes)
      var keys = (0..<count).map { (prefix: prefix(of: range(of: $0), from: shared, bytes), number: $0) }
      keys.sort { left, right in
        if left.prefix != right.prefix { return left.prefix < right.prefix }
        let result = compare(left.number, right.number, in: bytes)
        return result == 0 ? left.number < right.number : result < 0
      }
      return keys.map(\.number)
    }
  }

  /// How many bytes all texts begin with.
  private func sharedPrefix(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard count > 0 else { return 0 }
    let first = range(of: 0)
    var shared = first.count
    for number in 1..<max(count, 1) where shared > 0 {
      let range = range(of: number)
      shared = min(shared, range.count)
      var length = 0
      while length < shared, bytes[range.lowerBound + length] == bytes[first.lowerBound + length] { length += 1 }
      shared = length
    }
    return shared
  }

  /// Eight bytes of a text as a number that is in their order.
  private func prefix(of range: Range<Int>, from shared: Int, _ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let start = range.lowerBound + shared
    if start + 8 <= range.upperBound {
      return UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
    guard start < range.upperBound else { return 0 }
    var prefix: UInt64 = 0
    for byte in bytes[start..<range.upperBound] { prefix = prefix << 8 | UInt64(byte) }
    return prefix << UInt64((8 - (range.upperBound - start)) * 8)
  }

  private func compare(_ left: Int, _ right: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    let (left, right) = (range(of: left), range(of: right))
    guard let start = bytes.baseAddress else { return 0 }
    let result = memcmp(start + left.lowerBound, start + right.lowerBound, min(left.count, right.count))
    return result == 0 ? left.count - right.count : Int(result)
  }
}
