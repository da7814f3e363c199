/// Where the documents of an index are: `documents.bytes` holds them one behind the other, `documents.offsets` where each
/// begins within its block of sixteen, `documents.bases` where the blocks begin.
///
/// A block of 64 KiB and more has its sixteen beginnings in `documents.wide`; its base then has the highest bit set, and the
/// others are the block's number there.
struct DocumentStore: Sendable {
  static let blockShift = 4
  static let blockMask = 15
  static let wideMark: UInt64 = 1 << 63

  private let bases: PinnedColumn<UInt64>
  private let offsets: PinnedColumn<UInt16>
  private let wide: PinnedColumn<UInt64>
  private let bytes: PinnedBytes

  init(_ image: IndexImage) {
    bases = PinnedColumn(image.section("documents.bases"))
    offsets = PinnedColumn(image.section("documents.offsets"))
    wide = PinnedColumn(image.section("documents.wide"))
    bytes = PinnedBytes(image.section("documents.bytes"))
  }

  /// The bytes from the beginning of a document on, which tell themselves where they end.
  @inline(__always)
  subscript(place: Int) -> UnsafeRawBufferPointer {
    let start = start(of: place)
    bytes.check(from: start, to: place + 1 < offsets.count ? self.start(of: place + 1) : bytes.count)
    return bytes.bytes(from: start, to: bytes.count)
  }

  /// Where a document begins, or the end of all when it says something else.
  @inline(__always)
  private func start(of place: Int) -> Int {
    let base = bases.checked(place >> Self.blockShift)
    let block = Int(truncatingIfNeeded: base & (1 << 32 - 1))
    let start =
      base & Self.wideMark == 0
      ? base &+ UInt64(offsets.checked(place)) : wide.checked(block << Self.blockShift + place & Self.blockMask)
    return Int(truncatingIfNeeded: min(start, UInt64(bytes.count)))
  }
}

/// Writes the sections that ``DocumentStore`` reads; the documents themselves go straight into the sink.
struct DocumentStoreWriter {
  private var bases: [UInt64] = []
  private var offsets: [UInt16] = []
  private var wide: [UInt64] = []
  /// Where the documents of the present block begin.
  private var block: [UInt64] = []
  private var end: UInt64 = 0

  init() {}

  mutating func begin(_ sink: inout some SectionSink & ~Copyable) throws {
    try sink.begin("documents.bytes")
  }

  /// Adds documents that stand one behind the other.
  mutating func append(
    _ documents: UnsafeRawBufferPointer, lengths: [UInt32], to sink: inout some SectionSink & ~Copyable
  ) throws {
    try sink.append(documents)
    for length in lengths { note(Int(length)) }
  }

  /// Writes the other sections.
  consuming func finish(_ sink: inout some SectionSink & ~Copyable) throws {
    if !block.isEmpty { endBlock() }
    try sink.begin("documents.bases")
    try sink.append(bases)
    try sink.begin("documents.offsets")
    try sink.append(offsets)
    try sink.begin("documents.wide")
    try sink.append(wide)
  }

  private mutating func note(_ length: Int) {
    block.append(end)
    end += UInt64(length)
    if block.count == 1 << DocumentStore.blockShift { endBlock() }
  }

  private mutating func endBlock() {
    let base = block[0]
    let isWide = block[block.count - 1] - base > UInt64(UInt16.max)
    bases.append(isWide ? DocumentStore.wideMark | UInt64(wide.count >> DocumentStore.blockShift) : base)
    for start in block { offsets.append(isWide ? 0 : UInt16(start - base)) }
    if isWide {
      wide += block
      while wide.count & DocumentStore.blockMask != 0 { wide.append(end) }
    }
    block.removeAll(keepingCapacity: true)
  }
}
