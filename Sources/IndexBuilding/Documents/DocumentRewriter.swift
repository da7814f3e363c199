import IndexStore

/// Writes the documents of a segment with the numbers of the index.
struct DocumentRewriter {
  private let texts: SegmentTexts
  private let kinds: [PieceKind]
  private let pieces: [UInt32]
  /// What each code of the segment's texts becomes; ``look`` where that depends on its neighbours.
  private let codes: [UInt32]
  private let shapes: SegmentShapes
  /// What follows the structure in documents of each structure of the segment.
  private let plans: [DocumentPlan]

  private static let look = UInt32(TextCode.literal)

  /// - Parameters:
  ///   - segment: the segment; its documents may be elsewhere by now.
  ///   - pieces: the numbers of its pieces in the index.
  ///   - shapes: its structures in the index.
  init(_ segment: DocumentSegment, pieces: [UInt32], shapes: SegmentShapes) {
    texts = segment.pieces.texts
    kinds = segment.pieces.kinds
    self.pieces = pieces
    codes =
      [UInt32(TextCode.end), Self.look]
      + pieces.map { $0 == TextCode.literalPiece ? Self.look : $0 + UInt32(TextCode.firstPiece) }
    self.shapes = shapes
    plans = (0..<segment.shapes.count).map { segment.shapes.withBytes(of: $0) { DocumentPlan($0) } }
  }

  /// Appends a document of the segment as it is in the index.
  func append(_ document: UnsafeRawBufferPointer, to bytes: inout GrowingBuffer<UInt8>) {
    var reader = ByteReader(document)
    let shape = Int(reader.varint())
    shapes.references[shape].withUnsafeBytes { bytes.append($0) }
    plans[shape].steps.withUnsafeBufferPointer { steps in
      var counts: [UInt64] = []
      var nextCount = 0
      append(steps, 0..<steps.count, &reader, &counts, &nextCount, to: &bytes)
    }
  }

  /// Appends values.
  ///
  /// - Parameters:
  ///   - counts: the counts of lists with searched texts so far.
  ///   - nextCount: which of them is the next whose items have other values too.
  private func append(
    _ steps: UnsafeBufferPointer<DocumentPlan.Step>, _ range: Range<Int>, _ reader: inout ByteReader,
    _ counts: inout [UInt64], _ nextCount: inout Int, to bytes: inout GrowingBuffer<UInt8>
  ) {
    var place = range.lowerBound
    while place < range.upperBound {
      let step = steps[place]
      place += 1
      switch step.kind {
      case .number: bytes.appendVarint(reader.varint())
      case .double: bytes.append(reader.bytes(8))
      case .plain: appendPlain(&reader, to: &bytes)
      case .text: appendText(&reader, to: &bytes)
      case .items, .searchingItems, .searchedItems:
        let body = place..<place + step.bodyCount
        place = body.upperBound
        var count: UInt64 = 0
        if step.kind != .searchedItems {
          count = reader.varint()
          bytes.appendVarint(count)
          if step.kind == .searchingItems { counts.append(count) }
        } else if nextCount < counts.count {
          count = counts[nextCount]
          nextCount += 1
        }
        for _ in 0..<count { append(steps, body, &reader, &counts, &nextCount, to: &bytes) }
      }
    }
  }

  private func appendPlain(_ reader: inout ByteReader, to bytes: inout GrowingBuffer<UInt8>) {
    let text = reader.text()
    bytes.appendVarint(UInt64(text.count))
    bytes.append(text)
  }

  @inline(__always)
  private func appendText(_ reader: inout ByteReader, to bytes: inout GrowingBuffer<UInt8>) {
    let (start, count) = (reader, bytes.count)
    let isDone = codes.withUnsafeBufferPointer { codes in
      while true {
        let code = codes[Int(truncatingIfNeeded: reader.varint())]
        if code == Self.look { return false }
        bytes.appendVarint(UInt64(code))
        if code == UInt32(TextCode.end) { return true }
      }
    }
    guard !isDone else { return }
    reader = start
    bytes.truncate(to: count)
    appendTextWithLiterals(&reader, to: &bytes)
  }

  /// Appends a text in which something is or becomes a literal.
  @inline(never)
  private func appendTextWithLiterals(_ reader: inout ByteReader, to bytes: inout GrowingBuffer<UInt8>) {
    // A word that becomes a literal has the spaces around it written out.
    var literal = GrowingBuffer<UInt8>(capacity: 64)
    var hasLiteral = false
    // Whether a word that a space follows was read last, and whether it is written as one.
    var endsWithWord = false
    while true {
      let code = reader.varint()
      if code == TextCode.end { break }
      if code == TextCode.literal {
        literal.append(reader.text())
        (hasLiteral, endsWithWord) = (true, false)
        continue
      }
      let piece = Int(code - TextCode.firstPiece)
      let isWord = kinds[piece] != .separator
      let standsClose = isWord && texts.standsClose(piece)
      let hasSpace = isWord && endsWithWord && !standsClose
      let number = pieces[piece]
      if number == TextCode.literalPiece {
        if hasSpace { literal.append(UInt8(ascii: " ")) }
        texts.withBytes(of: piece) { literal.append($0) }
        hasLiteral = true
      } else {
        if hasLiteral {
          if hasSpace { literal.append(UInt8(ascii: " ")) }
          Self.end(&literal, to: &bytes)
          hasLiteral = false
        }
        bytes.appendVarint(UInt64(number) + TextCode.firstPiece)
      }
      endsWithWord = isWord && !standsClose
    }
    if hasLiteral { Self.end(&literal, to: &bytes) }
    bytes.appendVarint(TextCode.end)
  }

  private static func end(_ literal: inout GrowingBuffer<UInt8>, to bytes: inout GrowingBuffer<UInt8>) {
    bytes.appendVarint(TextCode.literal)
    bytes.appendVarint(UInt64(literal.count))
    bytes.append(literal.bytes)
    literal.truncate(to: 0)
  }
}

extension SegmentTexts {
  /// Whether a word stands close to others.
  fileprivate func standsClose(_ number: Int) -> Bool {
    withBytes(of: number) { word in word.baseAddress.map { TextCode.standsClose($0, count: word.count) } ?? false }
  }
}

/// How the values of documents of one structure are written: those of searched texts first, then the others.
struct DocumentPlan {
  struct Step: BitwiseCopyable {
    enum Kind: UInt8 {
      /// A number of variable width.
      case number
      /// Eight bytes.
      case double
      /// A length and bytes.
      case plain
      /// A text in pieces.
      case text
      /// A count, and for each item what the steps of the body say.
      case items
      /// The same for a list whose items are searched.
      case searchingItems
      /// The other values of the items of such a list.
      case searchedItems
    }

    let kind: Kind
    /// How many of the following steps are for the items.
    var bodyCount = 0
  }

  private(set) var steps: [Step] = []

  init(_ structure: UnsafeRawBufferPointer) {
    var reader = ByteReader(structure)
    switch StructureCode(of: reader.varint()) {
    case .digits: steps.append(Step(kind: .number))
    case .searchedText:
      steps.append(Step(kind: .text))
      _ = reader.varint()
    default: steps.append(Step(kind: .plain))
    }
    var stored: [Step] = []
    Self.readItems(&reader, &steps, &stored)
    steps += stored
  }

  private static func readItems(_ reader: inout ByteReader, _ searched: inout [Step], _ stored: inout [Step]) {
    while !reader.isAtEnd {
      let code = StructureCode(of: reader.varint())
      if code == .end { return }
      readItem(code, &reader, &searched, &stored)
    }
  }

  private static func readItem(
    _ code: StructureCode, _ reader: inout ByteReader, _ searched: inout [Step], _ stored: inout [Step]
  ) {
    switch code {
    case .end, .null, .false, .true: break
    case .integer, .digits: stored.append(Step(kind: .number))
    case .decimal:
      _ = reader.byte()
      stored.append(Step(kind: .number))
    case .double: stored.append(Step(kind: .double))
    case .literal, .plain: stored.append(Step(kind: .plain))
    case .text: stored.append(Step(kind: .text))
    case .searchedText, .searchedNumber:
      _ = reader.varint()
      searched.append(Step(kind: .text))
    case .searchedOther:
      _ = reader.varint()
      searched.append(Step(kind: .text))
      readItem(StructureCode(of: reader.varint()), &reader, &searched, &stored)
    case .object, .mixedList: readItems(&reader, &searched, &stored)
    case .list, .searchedList:
      var parts: (searched: [Step], stored: [Step]) = ([], [])
      readItem(StructureCode(of: reader.varint()), &reader, &parts.searched, &parts.stored)
      if code == .list {
        stored += [Step(kind: .items, bodyCount: parts.stored.count)] + parts.stored
      } else {
        searched += [Step(kind: .searchingItems, bodyCount: parts.searched.count)] + parts.searched
        stored += [Step(kind: .searchedItems, bodyCount: parts.stored.count)] + parts.stored
      }
    }
  }
}
