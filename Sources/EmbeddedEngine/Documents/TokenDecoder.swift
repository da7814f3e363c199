/// Reads the words of documents.
struct TokenDecoder: Sendable {
  let pieces: PieceTable
  let shapes: ShapeTable

  /// Reads the words of a document in the index's numbers.
  func read(_ document: UnsafeRawBufferPointer, into buffer: inout TokenBuffer) {
    buffer.clear(attributeCount: shapes.attributeCount)
    var reader = ByteReader(document)
    let shape = reader.variable()
    if shape > 0 {
      var plan = ByteReader(shapes.shape(shape - 1))
      var rest = ByteReader(plan.bytes(Int(truncatingIfNeeded: min(plan.variable(), UInt64(Int32.max)))))
      read(&reader, by: &rest, into: &buffer)
    } else {
      let made = TextPlan.make(of: reader.bytes(Int(truncatingIfNeeded: min(reader.variable(), UInt64(Int32.max)))))
      made.withUnsafeBytes { made in
        var plan = ByteReader(made)
        read(&reader, by: &plan, into: &buffer)
      }
    }
  }

  private func read(_ reader: inout ByteReader, by plan: inout ByteReader, into buffer: inout TokenBuffer) {
    switch plan.byte() {
    case TextPlan.objectIDIsNumber: _ = reader.variable()
    case TextPlan.objectIDIsPlain: _ = reader.bytes(Int(truncatingIfNeeded: min(reader.variable(), UInt64(Int32.max))))
    default: break
    }
    readPart(&reader, by: &plan, into: &buffer, depth: 0)
  }

  private func readPart(
    _ reader: inout ByteReader, by plan: inout ByteReader, into buffer: inout TokenBuffer, depth: Int
  ) {
    while !plan.isAtEnd {
      let step = plan.variable()
      switch step & TextPlan.mask {
      case TextPlan.text: readText(&reader, attribute: step >> 2, into: &buffer)
      case TextPlan.texts:
        var count = reader.variable()
        while count > 0, !reader.isAtEnd {
          readText(&reader, attribute: step >> 2, into: &buffer)
          count -= 1
        }
      default:
        let part = plan.bytes(Int(truncatingIfNeeded: min(step >> 2, UInt64(Int32.max))))
        guard depth <= DocumentEncoder.deepest else { return }
        var count = reader.variable()
        while count > 0, !reader.isAtEnd {
          var plan = ByteReader(part)
          guard !plan.isAtEnd else { return }
          readPart(&reader, by: &plan, into: &buffer, depth: depth + 1)
          count -= 1
        }
      }
    }
  }

  private func readText(_ reader: inout ByteReader, attribute: UInt64, into buffer: inout TokenBuffer) {
    guard attribute < UInt64(buffer.positions.count) else { return Self.skipText(&reader) }
    let attribute = Int(attribute)
    let element = Int32(truncatingIfNeeded: buffer.elementStore.count)
    let start = buffer.positions[attribute]
    var position = start
    while true {
      let code = reader.variable()
      if code == TextCode.end { break }
      if code == TextCode.literal {
        _ = reader.bytes(Int(truncatingIfNeeded: min(reader.variable(), UInt64(Int32.max))))
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
  private func readTokens(
    _ head: UInt32, element: Int32, _ position: Int32, into buffer: inout TokenBuffer
  ) -> Int32 {
    var reader = pieces.special(head)
    _ = reader.byte()
    _ = reader.bytes(Int(truncatingIfNeeded: min(reader.variable(), UInt64(Int32.max))))
    var end = position
    while !reader.isAtEnd {
      let term = TermID(truncatingIfNeeded: reader.variable())
      let first = position &+ Int32(truncatingIfNeeded: reader.variable())
      let last = first &+ Int32(truncatingIfNeeded: reader.variable())
      buffer.tokenStore.append(TokenBuffer.Token(term: term, element: element, start: first, end: last))
      end = max(end, last &+ 1)
    }
    return end
  }

  /// Moves behind a text.
  static func skipText(_ reader: inout ByteReader) {
    while true {
      let code = reader.variable()
      if code == TextCode.end { return }
      if code == TextCode.literal {
        _ = reader.bytes(Int(truncatingIfNeeded: min(reader.variable(), UInt64(Int32.max))))
      }
    }
  }
}
