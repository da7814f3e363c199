/// Walks through a document: its structure, its searched texts and the rest, each from its beginning.
struct DocumentCursor {
  let decoder: TokenDecoder
  /// The structure, behind the code of the id.
  private(set) var structure: ByteReader
  let objectIDCode: StructureCode
  /// The id.
  private(set) var identifier: ByteReader
  private(set) var searched: ByteReader
  private(set) var stored: ByteReader
  /// The attribute of the id where it is searched.
  private(set) var objectIDAttribute: UInt64 = 0

  /// - Parameter needsValues: whether more than the id is read.
  init(_ decoder: TokenDecoder, _ document: UnsafeRawBufferPointer, needsValues: Bool = true) {
    self.decoder = decoder
    var reader = ByteReader(document)
    let shape = reader.variable()
    var plan: [UInt8] = []
    if shape > 0 {
      structure = ByteReader(decoder.shapes.shape(shape - 1))
      plan = Array(structure.text())
    } else {
      let inline = reader.text()
      structure = ByteReader(inline)
      if needsValues { plan = TextPlan.make(of: inline) }
    }
    objectIDCode = StructureCode(of: structure.variable())
    identifier = reader
    switch objectIDCode {
    case .digits: _ = reader.variable()
    case .searchedText:
      objectIDAttribute = structure.variable()
      TokenDecoder.skipText(&reader)
    default: _ = reader.text()
    }
    searched = reader
    stored = reader
    guard needsValues else { return }
    plan.withUnsafeBytes { plan in
      var steps = ByteReader(plan)
      let isSearched = steps.byte() == TextPlan.objectIDIsSearched
      if isSearched { _ = steps.variable() }
      Self.skipTexts(&stored, by: &steps, depth: 0)
    }
  }

  private static func skipTexts(_ reader: inout ByteReader, by plan: inout ByteReader, depth: Int) {
    while !plan.isAtEnd {
      let step = plan.variable()
      guard step & TextPlan.mask != TextPlan.text else {
        TokenDecoder.skipText(&reader)
        continue
      }
      let isPart = step & TextPlan.mask != TextPlan.texts
      let part = isPart ? plan.bytes(Int(truncatingIfNeeded: min(step >> 2, UInt64(Int32.max)))) : nil
      guard depth <= DocumentEncoder.deepest else { return }
      var count = reader.variable()
      while count > 0, !reader.isAtEnd {
        count -= 1
        guard let part else {
          TokenDecoder.skipText(&reader)
          continue
        }
        var plan = ByteReader(part)
        guard !plan.isAtEnd else { return }
        skipTexts(&reader, by: &plan, depth: depth + 1)
      }
    }
  }

  // MARK: - Reading on

  /// The next number of the structure.
  mutating func member() -> UInt64 { structure.variable() }

  /// Whether the structure has ended, which it does before its own end only when it was forged.
  var isAtEnd: Bool { structure.isAtEnd }

  /// The next byte of the structure.
  mutating func structureByte() -> UInt8 { structure.byte() }

  /// The structure of items, to be read for each of them.
  var place: ByteReader {
    get { structure }
    set { structure = newValue }
  }

  mutating func storedNumber() -> UInt64 { stored.variable() }
  mutating func storedSigned() -> Int64 { stored.signed() }

  mutating func storedDouble() -> Double {
    let bytes = stored.bytes(8)
    guard bytes.count == 8 else { return 0 }
    return Double(bitPattern: UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)))
  }

  mutating func storedPlain() -> UnsafeRawBufferPointer { stored.text() }
  mutating func searchedNumber() -> UInt64 { searched.variable() }

  /// How many bytes are left of the searched texts and the rest.
  var remaining: (searched: Int, stored: Int) { (searched.remaining, stored.remaining) }

  /// Appends the next text in pieces.
  mutating func appendStoredText(to text: inout GrowingBuffer<UInt8>) {
    decoder.pieces.appendText(from: &stored, to: &text) { _, _ in }
  }

  mutating func appendSearchedText(
    to text: inout GrowingBuffer<UInt8>, piece: (_ head: UInt32, _ start: Int) -> Void = { _, _ in }
  ) {
    decoder.pieces.appendText(from: &searched, to: &text, piece: piece)
  }

  mutating func appendObjectID(
    to text: inout GrowingBuffer<UInt8>, piece: (_ head: UInt32, _ start: Int) -> Void = { _, _ in }
  ) {
    switch objectIDCode {
    case .digits: text.append(contentsOf: String(identifier.variable()).utf8)
    case .searchedText: decoder.pieces.appendText(from: &identifier, to: &text, piece: piece)
    default: text.append(identifier.text())
    }
  }
}

extension ByteReader {
  /// The next bytes, behind their number.
  mutating func text() -> UnsafeRawBufferPointer {
    let count = variable()
    return bytes(Int(truncatingIfNeeded: min(count, UInt64(Int32.max))))
  }
}

extension PieceTable {
  /// Appends a text that is written in pieces.
  ///
  /// - Parameter piece: is called behind each piece with its head and where it begins.
  @inline(__always)
  func appendText(
    from reader: inout ByteReader, to text: inout GrowingBuffer<UInt8>, piece: (_ head: UInt32, _ start: Int) -> Void
  ) {
    // Where the word before begins, -1 where none is.
    var previous = -1
    while true {
      let code = reader.variable()
      if code == TextCode.end { return }
      if code == TextCode.literal {
        text.append(reader.text())
        previous = -1
        continue
      }
      let head = head(of: code - TextCode.firstPiece)
      let end = text.count
      let isWord = appendText(of: head, to: &text)
      var start = end
      if isWord, previous >= 0 {
        let bytes = UnsafeRawPointer(text.start)
        if !TextCode.standsClose(bytes + previous, count: end - previous),
          !TextCode.standsClose(bytes + end, count: text.count - end)
        {
          text.insert(1, at: end).pointee = UInt8(ascii: " ")
          start += 1
        }
      }
      previous = isWord ? start : -1
      piece(head, start)
    }
  }
}
