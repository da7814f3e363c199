/// Gives the documents of segments their numbers in the index, and inverts them.
struct SegmentRewriter: Sendable {
  let merged: MergedSegments
  let decoder: TokenDecoder
  /// The document that each record is; nil when both are numbered alike.
  let documentOfRecord: [UInt32]?
  /// For each searched attribute the attribute value of its first position, and whether later positions count.
  let attributes: [AttributeValue]
  let store: SpillStore
  let termCount: Int

  /// How occurrences in an attribute are valued.
  struct AttributeValue: Sendable {
    let base: Int
    let isOrdered: Bool
  }

  /// What a thread keeps between segments.
  struct Scratch: ~Copyable {
    var inverter: PostingInverter
    var tokens = TokenBuffer()

    init(termCount: Int) {
      inverter = PostingInverter(termCount: termCount)
    }
  }

  /// Rewrites a segment; its documents come in ascending order of their numbers.
  func rewrite(_ number: Int, _ scratch: inout Scratch) throws -> RewrittenSegment {
    let segment = merged.segments[number]
    let order = order(of: segment)
    let rewriter = DocumentRewriter(
      try segment.forRewriting(), pieces: merged.vocabulary.pieces(ofSegment: number),
      shapes: merged.shapes.shapes(ofSegment: number))
    scratch.inverter.begin(terms: merged.vocabulary.terms(ofSegment: number).sorted())
    var bytes: [UInt8] = []
    bytes.reserveCapacity(segment.documents.count)
    var lengths: [UInt32] = []
    lengths.reserveCapacity(order.count)
    let ends = try segment.ends.elements()
    try segment.documents.withElements(0..<segment.documents.count) { documents in
      let documents = UnsafeRawBufferPointer(documents)
      for (place, document) in order {
        let start = place == 0 ? 0 : Int(ends[place - 1])
        let own = bytes.count
        rewriter.append(UnsafeRawBufferPointer(rebasing: documents[start..<Int(ends[place])]), to: &bytes)
        lengths.append(UInt32(bytes.count - own))
        bytes.withUnsafeBytes {
          decoder.read(UnsafeRawBufferPointer(rebasing: $0[own...]), into: &scratch.tokens)
        }
        invert(scratch.tokens, document, &scratch.inverter)
      }
    }
    return RewrittenSegment(
      documents: documentOfRecord == nil ? nil : order.map(\.document), bytes: try store.keep(bytes),
      lengths: lengths, inverted: try scratch.inverter.finish(store))
  }

  /// The records of a segment, by their places in it, and their documents in ascending order.
  private func order(of segment: KeptSegment) -> [(place: Int, document: DocumentID)] {
    guard let documentOfRecord else { return segment.records.enumerated().map { ($0.offset, DocumentID($0.element)) } }
    let own = Array(documentOfRecord[segment.records])
    return RadixSort.order(of: own).map { (Int($0), own[Int($0)]) }
  }

  private func invert(_ tokens: borrowing TokenBuffer, _ document: DocumentID, _ inverter: inout PostingInverter) {
    for token in tokens.tokens {
      let element = tokens.elements[Int(token.element)]
      let attribute = attributes[Int(element.attribute)]
      let value = attribute.base + (attribute.isOrdered ? min(Int(token.start), 999) : 0)
      let fills = token.start == element.start && token.end == element.start + element.length - 1
      inverter.add(token.term, in: document, PostingCode(attributeValue: value, fillsElement: fills))
    }
  }
}

/// A segment with the numbers of the index.
struct RewrittenSegment: Sendable {
  /// The numbers of its documents, ascending; nil when they are those of its records.
  let documents: [DocumentID]?
  let bytes: SpilledArray<UInt8>
  let lengths: [UInt32]
  let inverted: InvertedSegment
}
