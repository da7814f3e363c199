/// Reads the words of documents.
package final class TokenDecoder: Sendable {
  let pieces: PieceTable
  let shapes: ShapeTable

  package init(pieces: PieceTable, shapes: ShapeTable) {
    self.pieces = pieces
    self.shapes = shapes
  }

  /// Reads the words of a document in the index's numbers.
  ///
  /// - Parameter document: its bytes; it tells itself where it ends, so others may follow.
  package func read(_ document: UnsafeRawBufferPointer, into buffer: inout TokenBuffer) {
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
    walk(&reader, by: &plan, &buffer)
  }

  /// Moves past a text.
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

extension TokenBuffer: TextVisitor {
  @inline(__always)
  mutating func readText(_ reader: inout CodeReader, attribute: UInt64, _ decoder: TokenDecoder) {
    guard attribute < UInt64(positions.count) else { return TokenDecoder.skipText(&reader) }
    let pieces = decoder.pieces
    let attribute = Int(attribute)
    let element = Int32(truncatingIfNeeded: elementStore.count)
    let start = positions[attribute]
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
        tokenStore.append(
          TokenBuffer.Token(
            term: head >> PieceTable.Variant.termShift, element: element, start: position, end: position))
        position &+= 1
      } else if head & PieceTable.Variant.hasTokens != 0 {
        position = readTokens(pieces.special(head), element: element, position)
      }
    }
    positions[attribute] = position
    elementStore.append(
      TokenBuffer.Element(attribute: Int32(attribute), start: start, length: position &- start))
  }

  /// Reads the tokens of a special piece and returns the position after it.
  @inline(never)
  private mutating func readTokens(_ piece: UnsafeRawBufferPointer, element: Int32, _ position: Int32) -> Int32 {
    guard var reader = CodeReader(piece) else { return position }
    reader.skip(1)
    let length = reader.code()
    reader.skip(length)
    var end = position
    while !reader.isAtEnd {
      let term = TermID(truncatingIfNeeded: reader.code())
      let first = position &+ Int32(truncatingIfNeeded: reader.code())
      let last = first &+ Int32(truncatingIfNeeded: reader.code())
      tokenStore.append(TokenBuffer.Token(term: term, element: element, start: first, end: last))
      end = max(end, last &+ 1)
    }
    return end
  }
}
