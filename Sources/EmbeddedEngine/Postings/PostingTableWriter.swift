/// Writes the sections that ``PostingTable`` reads.
struct PostingTableWriter {
  private var heads: [UInt32] = []
  private var size = 0

  /// Begins the section of the lists; ``append(_:to:)`` continues it until ``finish(_:)``.
  mutating func begin(_ sink: inout some SectionSink & ~Copyable) throws {
    try sink.begin("postings.lists")
  }

  /// Appends the postings of the next terms.
  mutating func append(_ encoder: PostingEncoder, to sink: inout some SectionSink & ~Copyable) throws {
    for head in encoder.heads { heads.append(UInt32(size) + head) }
    size += encoder.lists.count
    try sink.append(encoder.lists)
  }

  /// Writes the other sections.
  consuming func finish(_ sink: inout some SectionSink & ~Copyable) throws {
    try sink.begin("postings.heads")
    try sink.append(heads)
  }
}
