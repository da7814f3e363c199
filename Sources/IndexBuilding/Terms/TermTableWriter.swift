import IndexStore

/// Writes the sections that ``TermTable`` reads.
struct TermTableWriter {
  private var offsets: [UInt32] = [0]
  private var bytes: [UInt8] = []

  /// Adds the next word; words are numbered from 0.
  ///
  /// - Parameter word: its UTF-8 bytes, which must sort after those of all words before.
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
    try writeTrie(to: &sink)
    try writeGrams(to: &sink)
  }

  private func writeTrie(to sink: inout some SectionSink & ~Copyable) throws {
    let trie = withText { TermTrieBuilder($0) }
    try sink.begin("terms.shared")
    try sink.append(trie.shared)
    try sink.begin("terms.trie.labels")
    try sink.append(trie.labels)
    try sink.begin("terms.trie.children")
    try sink.append(trie.firstChildren)
    try sink.begin("terms.trie.terms")
    try sink.append(trie.firstTerms)
    try sink.begin("terms.trie.longest")
    try sink.append(trie.longest)
  }

  private func writeGrams(to sink: inout some SectionSink & ~Copyable) throws {
    let grams = try withText { try TermGramsBuilder($0) }
    try sink.begin("terms.grams.heads")
    try sink.append(grams.heads)
    try sink.begin("terms.grams.lists")
    try sink.append(grams.lists)
  }

  private func withText<Result>(_ body: (TermText) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes { bytes in
      try offsets.withUnsafeBufferPointer { try body(TermText(bytes: bytes, offsets: $0)) }
    }
  }
}
