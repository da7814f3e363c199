import IndexStore

/// Writes the sections that ``DocumentStore`` reads; the documents themselves go straight into the sink.
package struct DocumentStoreWriter {
  private var bases: [UInt64] = []
  private var offsets: [UInt16] = []
  private var wide: [UInt64] = []
  /// Where the documents of the present block begin.
  private var block: [UInt64] = []
  private var end: UInt64 = 0

  package init() {}

  package mutating func begin(_ sink: inout some SectionSink & ~Copyable) throws {
    try sink.begin("documents.bytes")
  }

  /// Adds documents that stand one after the other.
  package mutating func append(
    _ documents: UnsafeRawBufferPointer, lengths: [UInt32], to sink: inout some SectionSink & ~Copyable
  ) throws {
    try sink.append(documents)
    for length in lengths { note(Int(length)) }
  }

  /// Writes the other sections.
  package consuming func finish(_ sink: inout some SectionSink & ~Copyable) throws {
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
