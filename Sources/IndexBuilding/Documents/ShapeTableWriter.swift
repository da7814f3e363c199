package import IndexStore

/// Writes the sections that ``ShapeTable`` reads.
package struct ShapeTableWriter {
  private var offsets: [UInt32] = [0]
  private var bytes: [UInt8] = []

  /// Adds the next structure; structures are numbered from 0.
  package mutating func append(_ structure: UnsafeRawBufferPointer) throws(StorageLimitError) {
    Self.append(structure, to: &bytes)
    guard bytes.count <= Int(UInt32.max) else { throw StorageLimitError(section: "shapes.bytes") }
    offsets.append(UInt32(bytes.count))
  }

  /// Appends a structure after its plan.
  static func append(_ structure: UnsafeRawBufferPointer, to bytes: inout [UInt8]) {
    let plan = TextPlan.make(of: structure)
    bytes.appendVarint(UInt64(plan.count))
    bytes.append(contentsOf: plan)
    bytes.append(contentsOf: structure)
  }

  /// Writes the sections.
  package consuming func write(
    keys: SegmentTexts, attributeCount: Int, to sink: inout some SectionSink & ~Copyable
  ) throws {
    try sink.begin("shapes.offsets")
    try sink.append(offsets)
    try sink.begin("shapes.bytes")
    try sink.append(bytes)
    try sink.begin("shapes.limits")
    try sink.append([UInt32(clamping: attributeCount)])
    try sink.begin("keys.offsets")
    try sink.append([0] + keys.ends)
    try sink.begin("keys.bytes")
    try sink.append(keys.bytes)
  }
}
