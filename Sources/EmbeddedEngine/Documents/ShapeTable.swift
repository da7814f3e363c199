/// The structures that records have, and the names of their members.
///
/// `shapes.bytes` holds of each the plan of its searched texts and the structure itself; `shapes.limits` how many attributes
/// are searched.
final class ShapeTable: Sendable {
  private let offsets: PinnedColumn<UInt32>
  private let bytes: PinnedBytes
  private let keyOffsets: PinnedColumn<UInt32>
  private let keyBytes: PinnedBytes
  /// How many attributes are searched.
  let attributeCount: Int

  /// - Parameters:
  ///   - image: the index.
  ///   - attributeCount: how many attributes its manifest names.
  init(_ image: IndexImage, attributeCount: Int = .max) {
    offsets = PinnedColumn(image.section("shapes.offsets"))
    bytes = PinnedBytes(image.section("shapes.bytes"))
    keyOffsets = PinnedColumn(image.section("keys.offsets"))
    keyBytes = PinnedBytes(image.section("keys.bytes"))
    // Whoever looks an attribute up by its number relies on both.
    self.attributeCount = min(Int(Column<UInt32>(image.section("shapes.limits"))[0]), attributeCount)
  }

  /// The plan of the searched texts behind its length, and the structure behind it.
  @inline(__always)
  func shape(_ number: UInt64) -> UnsafeRawBufferPointer {
    let index = Int(truncatingIfNeeded: min(number, UInt64(UInt32.max)))
    return bytes.bytes(from: Int(offsets[index]), to: Int(offsets[index + 1]))
  }

  /// The name of members with a number.
  func key(_ number: UInt64) -> String {
    let index = Int(truncatingIfNeeded: min(number, UInt64(UInt32.max)))
    return String(decoding: keyBytes.bytes(from: Int(keyOffsets[index]), to: Int(keyOffsets[index + 1])), as: UTF8.self)
  }
}

/// What is read of a structure to find the searched texts of documents: a plan without names and without the rest.
///
/// A plan is a byte, how the id is written, and numbers whose two lowest bits say what comes: a text of the attribute above,
/// texts of that attribute behind their count, or a part of the plan, as long as the number above, that is repeated as often
/// as a count says.
enum TextPlan {
  static let text: UInt64 = 0
  static let texts: UInt64 = 1
  static let part: UInt64 = 2
  static let mask: UInt64 = 3

  static let objectIDIsNumber: UInt8 = 0
  static let objectIDIsPlain: UInt8 = 1
  static let objectIDIsSearched: UInt8 = 2

  /// Makes the plan of a structure.
  static func make(of structure: UnsafeRawBufferPointer) -> [UInt8] {
    var reader = ByteReader(structure)
    var plan: [UInt8] = []
    switch StructureCode(of: reader.variable()) {
    case .digits: plan.append(objectIDIsNumber)
    case .searchedText:
      plan.append(objectIDIsSearched)
      plan.appendVariable(reader.variable() << 2 | text)
    default: plan.append(objectIDIsPlain)
    }
    appendItems(of: &reader, to: &plan, depth: 0)
    return plan
  }

  /// Reads up to the end of an object or mixed list.
  private static func appendItems(of reader: inout ByteReader, to plan: inout [UInt8], depth: Int) {
    while !reader.isAtEnd {
      let code = StructureCode(of: reader.variable())
      if code == .end { return }
      appendItem(code, of: &reader, to: &plan, depth: depth)
    }
  }

  private static func appendItem(
    _ code: StructureCode, of reader: inout ByteReader, to plan: inout [UInt8], depth: Int
  ) {
    guard depth <= DocumentEncoder.deepest else { return }
    switch code {
    case .searchedText, .searchedNumber: plan.appendVariable(reader.variable() << 2 | text)
    case .searchedOther:
      plan.appendVariable(reader.variable() << 2 | text)
      _ = reader.variable()
    case .decimal: _ = reader.byte()
    case .object, .mixedList: appendItems(of: &reader, to: &plan, depth: depth + 1)
    case .list:
      // Its items have no searched texts.
      var ignored: [UInt8] = []
      appendItem(StructureCode(of: reader.variable()), of: &reader, to: &ignored, depth: depth + 1)
    case .searchedList:
      let item = StructureCode(of: reader.variable())
      if item == .searchedText || item == .searchedNumber {
        plan.appendVariable(reader.variable() << 2 | texts)
      } else {
        var part: [UInt8] = []
        appendItem(item, of: &reader, to: &part, depth: depth + 1)
        plan.appendVariable(UInt64(part.count) << 2 | self.part)
        plan.append(contentsOf: part)
      }
    case .end, .null, .false, .true, .integer, .double, .literal, .text, .digits, .plain: break
    }
  }
}

/// Writes the sections that ``ShapeTable`` reads.
struct ShapeTableWriter {
  private var offsets: [UInt32] = [0]
  private var bytes: [UInt8] = []

  /// How many structures were added.
  var count: Int { offsets.count - 1 }

  /// Adds the next structure, which gets the number ``count``.
  mutating func append(_ structure: UnsafeRawBufferPointer) throws(StorageLimitError) {
    Self.append(structure, to: &bytes)
    guard bytes.count <= Int(UInt32.max) else { throw StorageLimitError(section: "shapes.bytes") }
    offsets.append(UInt32(bytes.count))
  }

  /// Appends a structure behind its plan.
  static func append(_ structure: UnsafeRawBufferPointer, to bytes: inout [UInt8]) {
    let plan = TextPlan.make(of: structure)
    bytes.appendVariable(UInt64(plan.count))
    bytes.append(contentsOf: plan)
    bytes.append(contentsOf: structure)
  }

  /// Writes the sections.
  consuming func write(
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
