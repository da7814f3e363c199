import Diagnostics

/// Turns ascending byte offsets into positions with one pass over the bytes.
struct PositionTracker {
  private let bytes: [UInt8]
  private var offset: Int
  private var position = SourcePosition(line: 1, column: 1)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The position of an offset that is not before the last one.
  mutating func position(atOffset end: Int) -> SourcePosition {
    let (lines, scalars) = bytes.withUnsafeBufferPointer { bytes in
      var lines = 0
      var scalars = 0
      for byte in bytes[offset..<end] {
        if byte == UInt8(ascii: "\n") {
          lines += 1
          scalars = 0
        } else if byte & 0xC0 != 0x80 {
          scalars += 1
        }
      }
      return (lines, scalars)
    }
    offset = end
    position = SourcePosition(
      line: position.line + lines, column: (lines == 0 ? position.column : 1) + scalars)
    return position
  }
}
