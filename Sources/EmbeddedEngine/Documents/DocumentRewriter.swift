/// Writes the documents of a segment with the numbers of the index.
struct DocumentRewriter {
  private let texts: SegmentTexts
  private let kinds: [SegmentPieces.Kind]
  private let pieces: [UInt32]
  private let shapes: SegmentShapes
  /// What follows the structure in documents of each structure of the segment.
  private let plans: [DocumentPlan]

  /// - Parameters:
  ///   - segment: the segment; its documents may be elsewhere by now.
  ///   - pieces: the numbers of its pieces in the index.
  ///   - shapes: its structures in the index.
  init(_ segment: DocumentSegment, pieces: [UInt32], shapes: SegmentShapes) {
    texts = segment.pieces.texts
    kinds = segment.pieces.kinds
    self.pieces = pieces
    self.shapes = shapes
    plans = (0..<segment.shapes.count).map { segment.shapes.withBytes(of: $0) { DocumentPlan($0) } }
  }

  /// Appends a document of the segment as it is in the index.
  func append(_ document: UnsafeRawBufferPointer, to bytes: inout [UInt8]) {
    var reader = ByteReader(document)
    let shape = Int(reader.variable())
    bytes += shapes.references[shape]
    let plan = plans[shape]
    if plan.objectID == TextPlan.objectIDIsSearched {
      appendText(&reader, to: &bytes)
    } else if plan.objectID == TextPlan.objectIDIsNumber {
      bytes.appendVariable(reader.variable())
    } else {
      appendPlain(&reader, to: &bytes)
    }
    var counts: [UInt64] = []
    append(plan.searched, &reader, &counts, to: &bytes)
    var rest = counts[...]
    appendStored(plan.stored, &reader, &rest, to: &bytes)
  }

  /// - Parameter counts: gets the counts of lists.
  private func append(
    _ steps: [DocumentPlan.Step], _ reader: inout ByteReader, _ counts: inout [UInt64], to bytes: inout [UInt8]
  ) {
    for step in steps {
      guard case .items(let steps) = step else {
        appendText(&reader, to: &bytes)
        continue
      }
      let count = reader.variable()
      bytes.appendVariable(count)
      counts.append(count)
      for _ in 0..<count { append(steps, &reader, &counts, to: &bytes) }
    }
  }

  /// - Parameter counts: the counts of lists with searched texts that are still to come.
  private func appendStored(
    _ steps: [DocumentPlan.Step], _ reader: inout ByteReader, _ counts: inout ArraySlice<UInt64>,
    to bytes: inout [UInt8]
  ) {
    for step in steps {
      switch step {
      case .number: bytes.appendVariable(reader.variable())
      case .bytes(let count): bytes.append(contentsOf: reader.bytes(count))
      case .plain: appendPlain(&reader, to: &bytes)
      case .text: appendText(&reader, to: &bytes)
      case .items(let steps):
        let count = reader.variable()
        bytes.appendVariable(count)
        for _ in 0..<count { appendStored(steps, &reader, &counts, to: &bytes) }
      case .searchedItems(let steps):
        for _ in 0..<(counts.popFirst() ?? 0) { appendStored(steps, &reader, &counts, to: &bytes) }
      }
    }
  }

  private func appendPlain(_ reader: inout ByteReader, to bytes: inout [UInt8]) {
    let text = reader.text()
    bytes.appendVariable(UInt64(text.count))
    bytes.append(contentsOf: text)
  }

  private func appendText(_ reader: inout ByteReader, to bytes: inout [UInt8]) {
    // A word that becomes a literal has the spaces around it written out.
    var literal: [UInt8] = []
    var hasLiteral = false
    // Whether a word that a space follows was read last, and whether it is written as one.
    var endsWithWord = false
    func endLiteral(to bytes: inout [UInt8]) {
      guard hasLiteral else { return }
      bytes.appendVariable(TextCode.literal)
      bytes.appendVariable(UInt64(literal.count))
      bytes += literal
      literal.removeAll(keepingCapacity: true)
      hasLiteral = false
    }
    while true {
      let code = reader.variable()
      if code == TextCode.end { break }
      if code == TextCode.literal {
        literal.append(contentsOf: reader.text())
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
        texts.withBytes(of: piece) { literal.append(contentsOf: $0) }
        hasLiteral = true
      } else {
        if hasLiteral, hasSpace { literal.append(UInt8(ascii: " ")) }
        endLiteral(to: &bytes)
        bytes.appendVariable(UInt64(number) + TextCode.firstPiece)
      }
      endsWithWord = isWord && !standsClose
    }
    endLiteral(to: &bytes)
    bytes.appendVariable(TextCode.end)
  }
}

extension SegmentTexts {
  /// Whether a word stands close to others.
  fileprivate func standsClose(_ number: Int) -> Bool {
    withBytes(of: number) { word in word.baseAddress.map { TextCode.standsClose($0, count: word.count) } ?? false }
  }
}

/// How the values of documents of one structure are written.
struct DocumentPlan {
  indirect enum Step {
    /// A number of variable width.
    case number
    /// So many bytes.
    case bytes(Int)
    /// A length and bytes.
    case plain
    /// A text in pieces.
    case text
    /// A count, and the same for each item.
    case items([Step])
    /// The same for each item of a list whose count stands with its searched texts.
    case searchedItems([Step])
  }

  let objectID: UInt8
  private(set) var searched: [Step] = []
  private(set) var stored: [Step] = []

  init(_ structure: UnsafeRawBufferPointer) {
    var reader = ByteReader(structure)
    switch StructureCode(of: reader.variable()) {
    case .digits: objectID = TextPlan.objectIDIsNumber
    case .searchedText:
      objectID = TextPlan.objectIDIsSearched
      _ = reader.variable()
    default: objectID = TextPlan.objectIDIsPlain
    }
    Self.readItems(&reader, &searched, &stored)
  }

  private static func readItems(_ reader: inout ByteReader, _ searched: inout [Step], _ stored: inout [Step]) {
    while !reader.isAtEnd {
      let code = StructureCode(of: reader.variable())
      if code == .end { return }
      readItem(code, &reader, &searched, &stored)
    }
  }

  private static func readItem(
    _ code: StructureCode, _ reader: inout ByteReader, _ searched: inout [Step], _ stored: inout [Step]
  ) {
    switch code {
    case .end, .null, .false, .true: break
    case .integer, .digits: stored.append(.number)
    case .decimal:
      _ = reader.byte()
      stored.append(.number)
    case .double: stored.append(.bytes(8))
    case .literal, .plain: stored.append(.plain)
    case .text: stored.append(.text)
    case .searchedText, .searchedNumber:
      _ = reader.variable()
      searched.append(.text)
    case .searchedOther:
      _ = reader.variable()
      searched.append(.text)
      readItem(StructureCode(of: reader.variable()), &reader, &searched, &stored)
    case .object, .mixedList: readItems(&reader, &searched, &stored)
    case .list, .searchedList:
      var parts: (searched: [Step], stored: [Step]) = ([], [])
      readItem(StructureCode(of: reader.variable()), &reader, &parts.searched, &parts.stored)
      if code == .list {
        stored.append(.items(parts.stored))
      } else {
        searched.append(.items(parts.searched))
        stored.append(.searchedItems(parts.stored))
      }
    }
  }
}
