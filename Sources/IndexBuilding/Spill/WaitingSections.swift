import IndexStore

/// Sections that wait, in memory or in a file, for their turn in another sink.
struct WaitingSections: SectionSink {
  private static let partSize = 1 << 20

  private let store: SpillStore
  private var sections: [(name: String, parts: [SpilledArray<UInt8>])] = []
  private var part: [UInt8] = []

  init(_ store: SpillStore) {
    self.store = store
  }

  mutating func begin(_ name: String) throws {
    try endPart()
    sections.append((name, []))
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) throws {
    part.append(contentsOf: bytes)
    if part.count >= Self.partSize { try endPart() }
  }

  /// Hands the sections on in their order.
  mutating func write(to sink: inout some SectionSink & ~Copyable) throws {
    try endPart()
    for section in sections {
      try sink.begin(section.name)
      for part in section.parts {
        try part.withElements(0..<part.count) { try sink.append(UnsafeRawBufferPointer($0)) }
      }
    }
  }

  private mutating func endPart() throws {
    guard let last = sections.indices.last, !part.isEmpty else { return }
    sections[last].parts.append(try store.keep(part))
    part = []
  }
}
