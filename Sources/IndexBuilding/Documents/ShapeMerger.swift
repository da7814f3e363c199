import IndexStore
import SearchModel

/// Gives the names, attributes and structures of all segments the numbers of an index.
struct ShapeMerger {
  /// The most structures that an index shares; rarer ones stand in the documents.
  static let mostShapes = 65_535
  /// The longest structure that is shared.
  static let longestShape = 512

  private var keys = SegmentTexts()
  private var keyNumbers: [[UInt8]: UInt32] = [:]
  private var attributes: [FieldPath] = []
  private var attributeNumbers: [FieldPath: UInt32] = [:]
  private var shapes: [[UInt8]] = []
  private var uses: [UInt64] = []
  private var shapeNumbers: [[UInt8]: UInt32] = [:]
  private var segments: [(keys: [UInt32], attributes: [UInt32], shapes: [UInt32])] = []

  init() {}

  /// Adds the next segment.
  ///
  /// - Throws: ``StorageLimitError`` when the names might not fit 32 bits with it.
  mutating func add(_ segment: borrowing DocumentSegment) throws(StorageLimitError) {
    guard keys.bytes.count + segment.keys.bytes.count < Int(UInt32.max) else {
      throw StorageLimitError(section: "keys.bytes")
    }
    var keyMap: [UInt32] = []
    for key in 0..<segment.keys.count {
      let text = segment.keys.withBytes(of: key) { Array($0) }
      if let known = keyNumbers[text] {
        keyMap.append(known)
      } else {
        keyNumbers[text] = UInt32(keys.count)
        keyMap.append(UInt32(keys.count))
        text.withUnsafeBytes { keys.append($0) }
      }
    }
    var attributeMap: [UInt32] = []
    for path in segment.attributes {
      let number = attributeNumbers[path] ?? UInt32(attributes.count)
      if number == attributes.count {
        attributeNumbers[path] = number
        attributes.append(path)
      }
      attributeMap.append(number)
    }
    var shapeMap: [UInt32] = []
    for shape in 0..<segment.shapes.count {
      var structure: [UInt8] = []
      segment.shapes.withBytes(of: shape) { bytes in
        StructureRewriter(keys: keyMap, attributes: attributeMap).append(bytes, to: &structure)
      }
      let number = shapeNumbers[structure] ?? UInt32(shapes.count)
      if number == shapes.count {
        shapeNumbers[structure] = number
        shapes.append(structure)
        uses.append(0)
      }
      uses[Int(number)] += UInt64(segment.shapeUses[shape])
      shapeMap.append(number)
    }
    segments.append((keyMap, attributeMap, shapeMap))
  }

  /// Numbers the structures by falling use.
  consuming func finish() -> MergedShapes {
    let kept = shapes.indices.filter { uses[$0] > 1 && shapes[$0].count <= Self.longestShape }
      .sorted { (uses[$1], $0) < (uses[$0], $1) }.prefix(Self.mostShapes)
    var numbers = Array(repeating: SegmentShapes.inline, count: shapes.count)
    for (number, shape) in kept.enumerated() { numbers[shape] = UInt32(number) }
    var paths = ShapePaths()
    for shape in shapes { paths.add(shape) }
    let names = (0..<keys.count).map { keys.withBytes(of: $0) { String(decoding: $0, as: UTF8.self) } }
    return MergedShapes(
      attributes: attributes, paths: paths.paths { names[Int($0)] }, keys: keys, shapes: shapes, kept: Array(kept),
      numbers: numbers,
      segments: segments.map(\.shapes))
  }
}

/// The names, attributes and structures of an index.
struct MergedShapes: Sendable {
  /// The searched attributes in order of their first text, which is how the index numbers them.
  let attributes: [FieldPath]
  /// The paths of all attributes; nil when there are too many to keep.
  let paths: RecordPaths?
  fileprivate let keys: SegmentTexts
  fileprivate let shapes: [[UInt8]]
  fileprivate let kept: [Int]
  fileprivate let numbers: [UInt32]
  fileprivate let segments: [[UInt32]]

  /// What documents of a segment name in place of its structures.
  func shapes(ofSegment segment: Int) -> SegmentShapes {
    SegmentShapes(
      references: segments[segment].map { shape in
        var bytes: [UInt8] = []
        let number = numbers[Int(shape)]
        if number == SegmentShapes.inline {
          bytes.appendVarint(0)
          bytes.appendVarint(UInt64(shapes[Int(shape)].count))
          bytes += shapes[Int(shape)]
        } else {
          bytes.appendVarint(UInt64(number) + 1)
        }
        return bytes
      })
  }

  /// Writes the sections of the structures and names.
  func write(to sink: inout some SectionSink & ~Copyable) throws {
    var writer = ShapeTableWriter()
    for shape in kept { try shapes[shape].withUnsafeBytes { try writer.append($0) } }
    try writer.write(keys: keys, attributeCount: attributes.count, to: &sink)
  }
}

/// What documents of an index have in place of a segment's structures.
struct SegmentShapes: Sendable {
  /// No number: the structure stands in the document.
  static let inline = UInt32.max

  /// The first bytes of a document of each structure of the segment.
  let references: [[UInt8]]
}

/// Writes structures with other numbers of names and attributes.
struct StructureRewriter {
  let keys: [UInt32]
  let attributes: [UInt32]

  /// Appends a structure of the segment in the index's numbers.
  func append(_ structure: UnsafeRawBufferPointer, to bytes: inout [UInt8]) {
    var reader = ByteReader(structure)
    // The id, items and ends have the name 0, which is some name's number too: what encloses them tells them apart.
    var isObject = [true]
    var isItem = false
    appendCode(StructureCode(of: reader.varint()), 0, &reader, to: &bytes)
    while !reader.isAtEnd, let isInObject = isObject.last {
      let member = reader.varint()
      let code = StructureCode(of: member)
      let hasName = isInObject && !isItem && code != .end
      let key = hasName ? UInt64(keys[Int(member >> StructureCode.width)]) : 0
      appendCode(code, key, &reader, to: &bytes)
      isItem = code == .list || code == .searchedList
      switch code {
      case .end: isObject.removeLast()
      case .object: isObject.append(true)
      case .mixedList: isObject.append(false)
      default: break
      }
    }
  }

  private func appendCode(
    _ code: StructureCode, _ key: UInt64, _ reader: inout ByteReader, to bytes: inout [UInt8]
  ) {
    bytes.appendVarint(key << StructureCode.width | UInt64(code.rawValue))
    switch code {
    case .searchedText, .searchedNumber: bytes.appendVarint(UInt64(attributes[Int(reader.varint())]))
    case .searchedOther:
      bytes.appendVarint(UInt64(attributes[Int(reader.varint())]))
      bytes.appendVarint(reader.varint())
    case .decimal: bytes.append(reader.byte())
    default: break
    }
  }
}
