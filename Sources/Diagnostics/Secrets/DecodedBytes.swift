/// The decoded form of encoded parts of a text, with their places in the text.
struct DecodedBytes {
  /// The decoded bytes.
  private(set) var bytes: [UInt8] = []
  /// Where in the text each decoded byte begins and ends.
  private var starts: [UInt32] = []
  private var ends: [UInt32] = []

  init() {}

  /// Adds bytes that a range of the text stands for.
  mutating func append(_ decoded: some Sequence<UInt8>, from source: Range<Int>) {
    for byte in decoded { append(byte, from: source) }
  }

  /// Adds a byte that a range of the text stands for.
  mutating func append(_ byte: UInt8, from source: Range<Int>) {
    bytes.append(byte)
    starts.append(UInt32(truncatingIfNeeded: source.lowerBound))
    ends.append(UInt32(truncatingIfNeeded: source.upperBound))
  }

  /// Ends a run that was decoded by itself: what follows does not belong to it. The cut in the text stays visible.
  mutating func separate(at index: Int, of text: [UInt8]) {
    let isCut = text[index...].starts(with: BytePatterns.ellipsis)
    append(isCut ? BytePatterns.ellipsis : [0], from: index..<index)
  }

  /// Where a run of decoded bytes came from.
  func source(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    let start = Int(starts[range.lowerBound])
    return start..<max(start, Int(ends[range.upperBound - 1]))
  }

  /// The longest text whose places can be kept.
  static let longestText = Int(UInt32.max)
}
