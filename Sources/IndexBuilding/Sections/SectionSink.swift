package import IndexStore
import SearchModel

/// Takes the sections of an index one after the other.
package protocol SectionSink: ~Copyable {
  /// Begins a section; what is appended from now on belongs to it.
  ///
  /// - Parameter name: its name, which no other section has: `terms.bytes`.
  mutating func begin(_ name: String) throws

  /// Appends bytes to the section that was begun last.
  mutating func append(_ bytes: UnsafeRawBufferPointer) throws
}

extension SectionSink where Self: ~Copyable {
  /// Appends bytes to the section that was begun last.
  mutating func append(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { try append($0) }
  }

  /// Appends numbers, little-endian.
  mutating func append<Element: FixedWidthInteger & BitwiseCopyable>(_ numbers: [Element]) throws {
    // Every platform of this package is little-endian.
    try numbers.withUnsafeBytes { try append($0) }
  }
}

/// An index in memory while it is made.
package struct MemoryImageWriter: SectionSink {
  private var bytes: [UInt8] = []
  private var sections: [(name: String, range: Range<Int>)] = []

  /// The names of the sections in their order.
  package var names: [String] { sections.map(\.name) }

  package mutating func begin(_ name: String) {
    bytes.append(contentsOf: repeatElement(0, count: IndexImage.aligned(bytes.count) - bytes.count))
    sections.append((name, bytes.count..<bytes.count))
  }

  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let last = sections.indices.last else { return }
    self.bytes.append(contentsOf: bytes)
    sections[last].range = sections[last].range.lowerBound..<self.bytes.count
  }

  /// The finished image.
  package consuming func finish() -> IndexImage {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: IndexImage.alignment)
    memory.copyBytes(from: bytes)
    return IndexImage(
      bytes: UnsafeRawBufferPointer(memory),
      sections: ExactDictionary(sections.map { ($0.name, $0.range) }, uniquingKeysWith: { $1 }),
      release: { $0.deallocate() })
  }
}
