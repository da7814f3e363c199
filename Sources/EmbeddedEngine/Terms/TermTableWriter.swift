/// Writes the sections that ``TermTable`` reads.
struct TermTableWriter {
  private var offsets: [UInt32] = [0]
  private var bytes: [UInt8] = []

  /// How many words were added.
  var count: Int { offsets.count - 1 }

  /// Adds the next word, which gets the number ``count``.
  ///
  /// - Parameter word: its UTF-8 bytes, behind those of all words before.
  mutating func append(_ word: UnsafeRawBufferPointer) throws {
    guard bytes.count + word.count <= Int(UInt32.max) else { throw StorageLimitError(section: "terms.bytes") }
    bytes.append(contentsOf: word)
    offsets.append(UInt32(bytes.count))
  }

  /// Writes the sections.
  consuming func write(to sink: inout some SectionSink & ~Copyable) throws {
    try sink.begin("terms.offsets")
    try sink.append(offsets)
    try sink.begin("terms.bytes")
    try sink.append(bytes)
  }
}
