/// The texts of a record with their words, for highlighting without cutting them again; reused from record to record.
///
/// Strings and numbers stand in the order of a walk through the record: the id, then the attributes. So a walk that
/// counts them finds each one here.
package struct TextBuffer {
  /// A string or number of the record.
  package struct Text: Sendable {
    /// The number of its attribute, -1 where it is not searched: only the tokeniser then knows its words.
    package let attribute: Int32
    /// Its UTF-8 in ``TextBuffer/bytes``; empty for numbers that are not searched.
    package let bytes: Range<Int>
    /// Its words in ``TextBuffer/tokens``.
    package let tokens: Range<Int>
  }

  /// A word of a text, as ``Token`` tells it.
  package struct Token: Sendable {
    package let term: TermID
    /// Which word of the text it is, from 0.
    package let position: Int32
    /// How many positions it covers.
    package let span: Int32
    /// The piece it belongs to, in Unicode scalars of the text. A piece by itself is cut by the tokeniser as it is
    /// here.
    package let piece: Range<Int32>
    /// Whether it is its piece's only token, so that it covers it.
    package let isWhole: Bool
  }

  package var texts: [Text] = []
  package var tokens: [Token] = []
  package var bytes: [UInt8] = []

  package init() {}

  /// Forgets the record before.
  mutating func clear() {
    texts.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }
}

/// Reads the texts of a document.
struct TextReader: ~Copyable {
  private var cursor: DocumentCursor
  private var buffer: TextBuffer
  private var text = GrowingBuffer<UInt8>(capacity: 256)

  init?(_ decoder: TokenDecoder, _ document: UnsafeRawBufferPointer, buffer: TextBuffer) {
    guard let cursor = DocumentCursor(decoder, document) else { return nil }
    self.cursor = cursor
    self.buffer = buffer
  }

  mutating func read() -> TextBuffer {
    var pieces: [(head: UInt32, start: Int)] = []
    cursor.appendObjectID(to: &text) { head, start in pieces.append((head, start)) }
    add(attribute: cursor.objectIDCode == .searchedText ? cursor.objectIDAttribute : nil, pieces)
    readMembers(depth: 1)
    return buffer
  }

  private mutating func readMembers(depth: Int) {
    while !cursor.structure.isAtEnd {
      let code = StructureCode(of: cursor.structure.code())
      if code == .end { break }
      readValue(code, depth: depth + 1)
    }
  }

  private mutating func readValue(_ code: StructureCode, depth: Int) {
    guard depth <= StructureCode.deepest else { return }
    switch code {
    case .end, .null, .false, .true: break
    case .integer:
      _ = cursor.storedSigned()
      add(attribute: nil, [])
    case .decimal:
      _ = cursor.structure.code()
      _ = cursor.storedSigned()
      add(attribute: nil, [])
    case .double:
      _ = cursor.storedDouble()
      add(attribute: nil, [])
    case .literal:
      _ = cursor.stored.text()
      add(attribute: nil, [])
    case .text:
      cursor.appendStoredText(to: &text)
      add(attribute: nil, [])
    case .digits:
      text.append(contentsOf: String(cursor.stored.code()).utf8)
      add(attribute: nil, [])
    case .plain:
      text.append(cursor.stored.text())
      add(attribute: nil, [])
    case .searchedText, .searchedNumber: readSearched()
    case .searchedOther:
      readSearched()
      let texts = buffer.texts.count
      readValue(StructureCode(of: cursor.structure.code()), depth: depth + 1)
      buffer.texts.removeLast(buffer.texts.count - texts)
    case .object, .mixedList: readMembers(depth: depth)
    case .list: readItems(count: cursor.stored.code(), depth: depth)
    case .searchedList: readItems(count: cursor.searched.code(), depth: depth)
    }
  }

  private mutating func readItems(count: UInt64, depth: Int) {
    let structure = cursor.structure
    var left = count
    while left > 0 {
      let before = cursor.remaining
      cursor.structure = structure
      readValue(StructureCode(of: cursor.structure.code()), depth: depth + 1)
      guard cursor.remaining != before else { break }
      left -= 1
    }
  }

  private mutating func readSearched() {
    let attribute = cursor.structure.code()
    var pieces: [(head: UInt32, start: Int)] = []
    cursor.appendSearchedText(to: &text) { head, start in pieces.append((head, start)) }
    add(attribute: attribute, pieces)
  }
}

extension TextReader {
  /// Adds the text that was read.
  private mutating func add(attribute: UInt64?, _ pieces: [(head: UInt32, start: Int)]) {
    // A forged attribute number counts as no attribute.
    let attribute = attribute.flatMap { $0 < UInt64(cursor.decoder.shapes.attributeCount) ? Int32($0) : nil }
    let start = buffer.bytes.count
    buffer.bytes.append(contentsOf: text.elements)
    let firstToken = buffer.tokens.count
    if attribute != nil { addTokens(of: pieces) }
    buffer.texts.append(
      TextBuffer.Text(
        attribute: attribute ?? -1, bytes: start..<buffer.bytes.count,
        tokens: firstToken..<buffer.tokens.count))
    text.truncate(to: 0)
  }

  private mutating func addTokens(of pieces: [(head: UInt32, start: Int)]) {
    var position: Int32 = 0
    var scalars: Int32 = 0
    var offset = 0
    for piece in pieces {
      while offset < piece.start {
        if text[offset] & 0xC0 != 0x80 { scalars += 1 }
        offset += 1
      }
      let first = scalars
      let length = cursor.decoder.pieces.textLength(of: piece.head)
      while offset < min(piece.start + length, text.count) {
        if text[offset] & 0xC0 != 0x80 { scalars += 1 }
        offset += 1
      }
      let tokens = cursor.decoder.pieces.tokens(of: piece.head)
      var end = position
      for token in tokens {
        let last = Int32(truncatingIfNeeded: token.last)
        buffer.tokens.append(
          TextBuffer.Token(
            term: token.term, position: position &+ Int32(truncatingIfNeeded: token.first),
            span: last &- Int32(truncatingIfNeeded: token.first) &+ 1, piece: first..<max(first, scalars),
            isWhole: tokens.count == 1))
        end = max(end, position &+ last &+ 1)
      }
      position = end
    }
  }
}
