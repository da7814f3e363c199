import IndexSettings
import IndexStore

/// Gives the documents of segments their numbers in the index, and inverts them.
struct SegmentRewriter: Sendable {
  let merged: MergedSegments
  let decoder: TokenDecoder
  /// The document that each record is; nil when both are numbered alike.
  let documentOfRecord: [UInt32]?
  /// What a posting says of the place of an occurrence, by the number of the attribute.
  let attributes: [AttributePlace]
  /// Whether positions are counted through the whole record rather than within an attribute.
  let countsThroughRecord: Bool
  let store: SpillStore

  /// What a thread keeps between segments.
  struct Scratch: ~Copyable {
    var inverter: PostingInverter
    var tokens = TokenBuffer()
    var bytes = GrowingBuffer<UInt8>(capacity: 1 << 20)

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
    scratch.bytes.truncate(to: 0)
    var lengths: [UInt32] = []
    lengths.reserveCapacity(order.count)
    let ends = try segment.ends.elements()
    try segment.documents.withElements(0..<segment.documents.count) { documents in
      let documents = UnsafeRawBufferPointer(documents)
      for (place, document) in order {
        let start = place == 0 ? 0 : Int(ends[place - 1])
        let own = scratch.bytes.count
        rewriter.append(UnsafeRawBufferPointer(rebasing: documents[start..<Int(ends[place])]), to: &scratch.bytes)
        lengths.append(UInt32(scratch.bytes.count - own))
        decoder.read(UnsafeRawBufferPointer(rebasing: scratch.bytes.bytes[own...]), into: &scratch.tokens)
        invert(scratch.tokens, document, &scratch.inverter)
      }
    }
    let terms = merged.vocabulary.terms(ofSegment: number)
    return RewrittenSegment(
      documents: documentOfRecord == nil ? nil : order.map(\.document), bytes: try store.keep(scratch.bytes.array),
      lengths: lengths,
      inverted: try scratch.inverter.finish(terms: RadixOrder.order(of: terms).map { terms[Int($0)] }, store))
  }

  /// The records of a segment, by their places in it, and their documents in ascending order.
  private func order(of segment: KeptSegment) -> [(place: Int, document: DocumentID)] {
    guard let documentOfRecord else { return segment.records.enumerated().map { ($0.offset, DocumentID($0.element)) } }
    let own = Array(documentOfRecord[segment.records])
    return RadixOrder.order(of: own).map { (Int($0), own[Int($0)]) }
  }

  private func invert(_ tokens: borrowing TokenBuffer, _ document: DocumentID, _ inverter: inout PostingInverter) {
    let elements = tokens.elements
    // How many words the elements before that of the token at hand have.
    var (before, counted): (Int32, Int32) = (0, 0)
    attributes.withUnsafeBufferPointer { attributes in
      for token in tokens.tokens {
        let element = elements[Int(token.element)]
        let fills = token.start == element.start && token.end == element.start + element.length - 1
        while countsThroughRecord, counted < token.element {
          before += elements[Int(counted)].length
          counted += 1
        }
        let position = countsThroughRecord ? before + token.start - element.start : token.start
        let place = attributes[Int(element.attribute)].place(at: position)
        inverter.add(token.term, in: document, PostingCode(rawValue: place | (fills ? 4 : 0)))
      }
    }
  }
}

/// What postings say of the places in a searched attribute.
struct AttributePlace: Sendable {
  private let first: UInt8
  private let near: UInt8
  private let far: UInt8

  /// - Parameters:
  ///   - number: the number of the attribute.
  ///   - entry: what `searchableAttributes` says about it, nil when it is empty.
  init(number: Int, _ entry: SearchableAttributes.Entry?) {
    func place(at position: Int) -> UInt8 {
      let value = (entry?.rank ?? number) * 1_000 + (entry?.isOrdered ?? true ? position : 0)
      return PostingCode(attributeValue: value, fillsElement: false).rawValue
    }
    (first, near, far) = (place(at: 0), place(at: 1), place(at: 10))
  }

  /// ``PostingCode/place`` of an occurrence at a position.
  @inline(__always)
  func place(at position: Int32) -> UInt8 {
    position == 0 ? first : position < 10 ? near : far
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
