import IndexStore

/// Writes the sections that ``PostingLists`` reads.
struct PostingTableWriter {
  private let section: String
  private var heads: [UInt32] = []
  /// From where each group of terms counts the offsets of its lists.
  private var bases: [UInt64] = []
  private var size = 0
  /// Where the last list begins.
  private var lastOffset = 0

  /// - Parameter section: how the names of the sections begin.
  init(section: String = "postings") {
    self.section = section
  }

  /// Begins the section of the lists; ``append(_:to:)`` continues it until ``finish(_:)``.
  mutating func begin(_ sink: inout some SectionSink & ~Copyable) throws {
    try sink.begin("\(section).lists")
  }

  /// Appends the postings of the next terms.
  mutating func append(_ encoder: PostingEncoder, to sink: inout some SectionSink & ~Copyable) throws {
    for rawValue in encoder.heads {
      let head = PostingHead(rawValue: rawValue)
      let offset = size + head.offset
      // A group whose first terms have no list counts from where its first list will be, or before.
      if heads.count % PostingHead.group == 0 { bases.append(UInt64(head.isOnlyPosting ? lastOffset : offset)) }
      if head.isOnlyPosting {
        heads.append(rawValue)
      } else {
        guard let base = bases.last, let moved = PostingHead(offset: offset - Int(base)) else {
          throw StorageLimitError(section: "\(section).lists")
        }
        heads.append(moved.rawValue)
        lastOffset = offset
      }
    }
    size += encoder.lists.count
    try sink.append(encoder.lists)
  }

  /// Writes the other sections.
  consuming func finish(_ sink: inout some SectionSink & ~Copyable) throws {
    // Lists are read in words, the last one too.
    try sink.append(Array(repeating: 0 as UInt8, count: PostingList.readAhead))
    try sink.begin("\(section).heads")
    try sink.append(heads)
    try sink.begin("\(section).bases")
    try sink.append(bases)
  }
}
