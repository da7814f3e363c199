import Diagnostics

/// Bytes of which ranges become asterisks, one for each scalar, so that columns stay the same.
struct ByteMask {
  private let bytes: [UInt8]
  private var isHidden: [Bool]
  private(set) var isMasked = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isHidden = Array(repeating: false, count: bytes.count)
  }

  /// The file with asterisks; continuation bytes of hidden scalars are gone. It knows the hidden ranges of each line,
  /// so that a line can be shown without their lengths.
  func masked(file: String) -> SourceText {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var ranges: [Range<Int>] = []
    for index in bytes.indices {
      let byte = bytes[index]
      if !isHidden[index] || isLineEnd(index) {
        result.append(byte)
      } else if byte & 0xC0 != 0x80 {
        if let last = ranges.last, last.upperBound == result.count {
          ranges[ranges.count - 1] = last.lowerBound..<result.count + 1
        } else {
          ranges.append(result.count..<result.count + 1)
        }
        result.append(UInt8(ascii: "*"))
      }
    }
    return SourceText(file: file, bytes: result, hiding: ranges)
  }

  private func isLineEnd(_ index: Int) -> Bool {
    if bytes[index] == UInt8(ascii: "\r"), index + 1 < bytes.count { return bytes[index + 1] == UInt8(ascii: "\n") }
    return bytes[index] == UInt8(ascii: "\n")
  }

  /// Hides a range.
  mutating func mask(_ range: Range<Int>) {
    for index in range.clamped(to: bytes.indices) { isHidden[index] = true }
    isMasked = isMasked || !range.isEmpty
  }

  /// Hides a range except `${NAME}`, which names a secret without revealing it, and the quotes around the range.
  mutating func maskKeepingReferences(_ range: Range<Int>) {
    var range = range.clamped(to: bytes.indices)
    if let first = range.first, bytes[first] == UInt8(ascii: "\"") || bytes[first] == UInt8(ascii: "'") {
      let isClosed = range.count > 1 && bytes[range.upperBound - 1] == bytes[first]
      range = first + 1..<range.upperBound - (isClosed ? 1 : 0)
    }
    var index = range.lowerBound
    while index < range.upperBound {
      if let end = referenceEnd(from: index, in: range) {
        index = end
      } else {
        isHidden[index] = true
        isMasked = true
        index += 1
      }
    }
  }

  private func referenceEnd(from index: Int, in range: Range<Int>) -> Int? {
    guard bytes[index] == UInt8(ascii: "$"), index + 1 < range.upperBound, bytes[index + 1] == UInt8(ascii: "{"),
      let close = bytes[index..<range.upperBound].prefix(256).firstIndex(of: UInt8(ascii: "}")),
      TextFormat.isVariableName(String(decoding: bytes[index + 2..<close], as: UTF8.self))
    else { return nil }
    return close + 1
  }
}
