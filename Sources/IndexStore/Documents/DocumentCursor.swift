/// Walks through a document: its structure, its searched texts and the rest, each from its beginning.
struct DocumentCursor {
  let decoder: TokenDecoder
  /// The structure, after the code of the id.
  var structure: CodeReader
  let objectIDCode: StructureCode
  /// The attribute of the id where it is searched.
  let objectIDAttribute: UInt64
  /// The id.
  private var identifier: CodeReader
  var searched: CodeReader
  var stored: CodeReader

  /// Nil for a document without bytes.
  init?(_ decoder: TokenDecoder, _ document: UnsafeRawBufferPointer) {
    guard var reader = CodeReader(document) else { return nil }
    let shape = reader.code()
    // The plan of a structure is beside it where it is shared.
    let shared = shape > 0 ? decoder.shapes.shape(shape - 1) : reader.text()
    guard var structure = CodeReader(shared) else { return nil }
    let plan = shape > 0 ? structure.text() : UnsafeRawBufferPointer(start: nil, count: 0)
    self.decoder = decoder
    objectIDCode = StructureCode(of: structure.code())
    objectIDAttribute = objectIDCode == .searchedText ? structure.code() : 0
    self.structure = structure
    identifier = reader
    switch objectIDCode {
    case .digits: _ = reader.code()
    case .searchedText: TokenDecoder.skipText(&reader)
    default: _ = reader.text()
    }
    searched = reader
    stored = reader
    if shape > 0 {
      Self.skipTexts(&stored, by: plan, decoder)
    } else {
      TextPlan.make(of: shared).withUnsafeBytes { Self.skipTexts(&stored, by: $0, decoder) }
    }
  }

  /// Moves past the searched texts of a plan that begins with how the id is written.
  private static func skipTexts(_ reader: inout CodeReader, by plan: UnsafeRawBufferPointer, _ decoder: TokenDecoder) {
    guard var steps = CodeReader(plan) else { return }
    if steps.code() == UInt64(TextPlan.objectIDIsSearched) { _ = steps.code() }
    var skipper = TextSkipper()
    decoder.walk(&reader, by: &steps, &skipper)
  }

  // MARK: - Reading on

  mutating func storedSigned() -> Int64 {
    let value = stored.code()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  mutating func storedDouble() -> Double {
    let bytes = stored.bytes(8)
    guard bytes.count == 8 else { return 0 }
    return Double(bitPattern: UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)))
  }

  /// How many bytes are left of the searched texts and the rest.
  var remaining: (searched: Int, stored: Int) { (searched.remaining, stored.remaining) }

  /// Appends the next text in pieces.
  mutating func appendStoredText(to text: inout GrowingBuffer<UInt8>) {
    decoder.pieces.appendText(from: &stored, to: &text) { _, _ in }
  }

  @inline(__always)
  mutating func appendSearchedText(
    to text: inout GrowingBuffer<UInt8>, piece: (_ head: UInt32, _ start: Int) -> Void = { _, _ in }
  ) {
    decoder.pieces.appendText(from: &searched, to: &text, piece: piece)
  }

  @inline(__always)
  mutating func appendObjectID(
    to text: inout GrowingBuffer<UInt8>, piece: (_ head: UInt32, _ start: Int) -> Void = { _, _ in }
  ) {
    switch objectIDCode {
    case .digits: text.append(contentsOf: String(identifier.code()).utf8)
    case .searchedText: decoder.pieces.appendText(from: &identifier, to: &text, piece: piece)
    default: text.append(identifier.text())
    }
  }

  /// The id of a document, without reading the rest.
  static func objectID(_ decoder: TokenDecoder, _ document: UnsafeRawBufferPointer) -> String {
    guard var reader = CodeReader(document) else { return "" }
    let shape = reader.code()
    guard var structure = CodeReader(shape > 0 ? decoder.shapes.shape(shape - 1) : reader.text()) else { return "" }
    if shape > 0 { _ = structure.text() }
    switch StructureCode(of: structure.code()) {
    case .digits: return String(reader.code())
    case .searchedText:
      var text = GrowingBuffer<UInt8>(capacity: 64)
      decoder.pieces.appendText(from: &reader, to: &text) { _, _ in }
      return String(decoding: text.elements, as: UTF8.self)
    default: return String(decoding: reader.text(), as: UTF8.self)
    }
  }
}
