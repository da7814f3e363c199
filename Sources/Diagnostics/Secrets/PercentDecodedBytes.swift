/// Bytes of which some are percent-encoded, decoded, with the places where they came from.
struct PercentDecodedBytes {
  /// The decoded bytes.
  let bytes: [UInt8]
  /// Where each decoded byte begins, and the end.
  private let starts: [Int]

  /// Decodes bytes; nil when none is encoded.
  init?(_ encoded: [UInt8]) {
    guard encoded.contains(UInt8(ascii: "%")) else { return nil }
    var bytes: [UInt8] = []
    var starts: [Int] = []
    var index = 0
    while index < encoded.count {
      starts.append(index)
      if encoded[index] == UInt8(ascii: "%"), index + 2 < encoded.count, let high = Self.digit(encoded[index + 1]),
        let low = Self.digit(encoded[index + 2])
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(encoded[index])
        index += 1
      }
    }
    guard bytes.count < encoded.count else { return nil }
    self.bytes = bytes
    self.starts = starts + [encoded.count]
  }

  /// Where a stretch of decoded bytes came from.
  func source(of range: Range<Int>) -> Range<Int> {
    starts[range.lowerBound]..<starts[range.upperBound]
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
