import IndexStore

/// Numbers in as few bytes each as the greatest of them needs: 1, 2, 4 or 8.
enum NarrowNumbers {
  /// How many numbers are written at once.
  private static let chunk = 8_192

  /// The width of numbers up to a greatest one.
  static func width(upTo maximum: UInt64) -> Int {
    maximum <= 0xFF ? 1 : maximum <= 0xFFFF ? 2 : maximum <= 0xFFFF_FFFF ? 4 : 8
  }

  /// Writes a section of numbers.
  ///
  /// - Parameter number: the number at a place.
  static func write(
    _ name: String, count: Int, width: Int, into sink: inout some SectionSink & ~Copyable, number: (Int) -> UInt64
  ) throws {
    try sink.begin(name)
    switch width {
    case 1: try write(UInt8.self, count, into: &sink, number)
    case 2: try write(UInt16.self, count, into: &sink, number)
    case 4: try write(UInt32.self, count, into: &sink, number)
    default: try write(UInt64.self, count, into: &sink, number)
    }
  }

  private static func write<Element: FixedWidthInteger & BitwiseCopyable>(
    _ type: Element.Type, _ count: Int, into sink: inout some SectionSink & ~Copyable, _ number: (Int) -> UInt64
  ) throws {
    var start = 0
    while start < count {
      let end = min(start + chunk, count)
      try sink.append((start..<end).map { Element(truncatingIfNeeded: number($0)) })
      start = end
    }
  }
}
