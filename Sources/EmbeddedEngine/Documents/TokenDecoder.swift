/// Reads the words of documents.
final class TokenDecoder: Sendable {
  let pieces: PieceTable
  let shapes: ShapeTable

  init(pieces: PieceTable, shapes: ShapeTable) {
    self.pieces = pieces
    self.shapes = shapes
  }

  /// Reads the words of a document in the index's numbers.
  ///
  /// - Parameter document: its bytes; it tells itself where it ends, so others may follow.
  func read(_ document: UnsafeRawBufferPointer, into buffer: inout TokenBuffer) {
    buffer.clear(attributeCount: shapes.attributeCount)
    guard var reader = CodeReader(document) else { return }
    let shape = reader.code()
    guard shape > 0 else { return readInline(&reader, into: &buffer) }
    guard var shared = CodeReader(shapes.shape(shape - 1)), var plan = CodeReader(shared.text()) else { return }
    read(&reader, by: &plan, into: &buffer)
  }

  /// Reads the words of a document that holds its structure.
  @inline(never)
  private func readInline(_ reader: inout CodeReader, into buffer: inout TokenBuffer) {
    let made = TextPlan.make(of: reader.text())
    made.withUnsafeBytes { made in
      guard var plan = CodeReader(made) else { return }
      read(&reader, by: &plan, into: &buffer)
    }
  }

  @inline(__always)
  private func read(_ reader: inout CodeReader, by plan: inout CodeReader, into buffer: inout TokenBuffer) {
    switch UInt8(truncatingIfNeeded: plan.code()) {
    case TextPlan.objectIDIsNumber: _ = reader.code()
    case TextPlan.objectIDIsPlain:
      let count = reader.code()
      reader.skip(count)
    default: break
    }
    readPart(&reader, by: &plan, into: &buffer, depth: 0)
  }

  private func readPart(
    _ reader: inout CodeReader, by plan: inout CodeReader, into buffer: inout TokenBuffer, depth: Int
  ) {
    while !plan.isAtEnd {
      let step = plan.code()
      if step & TextPlan.mask == TextPlan.text {
        readText(&reader, attribute: step >> 2, into: &buffer)
        continue
      }
      let isPart = step & TextPlan.mask != TextPlan.texts
      let part = isPart ? plan.bytes(step >> 2) : UnsafeRawBufferPointer(start: nil, count: 0)
      guard depth <= DocumentEncoder.deepest, !isPart || part.count > 0 else { return }
      var count = reader.code()
      while count > 0, !reader.isAtEnd {
        count -= 1
        if var plan = CodeReader(part) {
          readPart(&reader, by: &plan, into: &buffer, depth: depth + 1)
        } else {
          readText(&reader, attribute: step >> 2, into: &buffer)
        }
      }
    }
  }

  @inline(__always)
  private func readText(_ reader: inout CodeReader, attribute: UInt64, into buffer: inout TokenBuffer) {
    guard attribute < UInt64(buffer.positions.count) else { return Self.skipText(&reader) }
    let attribute = Int(attribute)
    let element = Int32(truncatingIfNeeded: buffer.elementStore.count)
    let start = buffer.positions[attribute]
    var position = start
    while true {
      let code = reader.code()
      if code <= TextCode.literal {
        if code == TextCode.end { break }
        let count = reader.code()
        reader.skip(count)
        continue
      }
      let head = pieces.head(of: code - TextCode.firstPiece)
      if head & PieceTable.Variant.mask != PieceTable.Variant.special {
        buffer.tokenStore.append(
          TokenBuffer.Token(
            term: head >> PieceTable.Variant.termShift, element: element, start: position, end: position))
        position &+= 1
      } else if head & PieceTable.Variant.hasTokens != 0 {
        position = readTokens(head, element: element, position, into: &buffer)
      }
    }
    buffer.positions[attribute] = position
    buffer.elementStore.append(
      TokenBuffer.Element(attribute: Int32(attribute), start: start, length: position &- start))
  }

  /// Reads the tokens of a special piece and tells the position behind it.
  @inline(never)
  private func readTokens(
    _ head: UInt32, element: Int32, _ position: Int32, into buffer: inout TokenBuffer
  ) -> Int32 {
    guard var reader = CodeReader(pieces.special(head)) else { return position }
    reader.skip(1)
    let length = reader.code()
    reader.skip(length)
    var end = position
    while !reader.isAtEnd {
      let term = TermID(truncatingIfNeeded: reader.code())
      let first = position &+ Int32(truncatingIfNeeded: reader.code())
      let last = first &+ Int32(truncatingIfNeeded: reader.code())
      buffer.tokenStore.append(TokenBuffer.Token(term: term, element: element, start: first, end: last))
      end = max(end, last &+ 1)
    }
    return end
  }

  /// Moves behind a text.
  static func skipText(_ reader: inout CodeReader) {
    while true {
      let code = reader.code()
      if code == TextCode.end { return }
      if code == TextCode.literal {
        let count = reader.code()
        reader.skip(count)
      }
    }
  }
}
