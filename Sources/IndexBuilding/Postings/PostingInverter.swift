import IndexStore

/// Turns documents with terms into terms with documents, for the documents of one segment.
///
/// It is reused from segment to segment.
struct PostingInverter: ~Copyable {
  /// More documents than this have no room beside the code in 32 bits.
  static let mostDocuments = 1 << 29

  /// For each term of the index the document that contained it last, above the place of that posting.
  private var last: GrowingBuffer<UInt64>
  /// How many postings each term of the index has; 0 between two segments.
  private var counts: GrowingBuffer<UInt32>
  /// The term of each posting of the segment.
  private var owners = GrowingBuffer<TermID>(capacity: 1 << 16)
  private var postings = GrowingBuffer<UInt32>(capacity: 1 << 16)

  /// - Parameter termCount: how many terms the index has.
  init(termCount: Int) {
    last = GrowingBuffer(repeating: .max, count: termCount)
    counts = GrowingBuffer(repeating: 0, count: termCount)
  }

  /// Adds an occurrence of a term.
  ///
  /// - Parameters:
  ///   - document: no document of another segment, and no lower than that of the occurrence before.
  ///   - code: what the occurrence alone would give the document; of several the better parts count.
  @inline(__always)
  mutating func add(_ term: TermID, in document: DocumentID, _ code: PostingCode) {
    let known = last[Int(term)]
    if known >> 32 == UInt64(document) {
      let place = Int(truncatingIfNeeded: known & 0xFFFF_FFFF)
      let old = postings[place]
      let raw = UInt32(code.rawValue)
      postings[place] = old & ~3 | min(old & 3, raw & 3) | raw & 4
    } else {
      last[Int(term)] = UInt64(document) << 32 | UInt64(postings.count)
      owners.append(term)
      postings.append(document << 3 | UInt32(code.rawValue))
    }
  }

  /// Ends a segment.
  ///
  /// - Parameter terms: at least the terms that its documents contain, ascending.
  /// - Returns: the postings of the segment by term. A term that no document contains has no postings.
  mutating func finish(terms: [TermID], _ store: SpillStore) throws -> InvertedSegment {
    for owner in owners.elements { counts[Int(owner)] += 1 }
    var offsets = [UInt32](repeating: 0, count: terms.count + 1)
    var sum: UInt32 = 0
    for (place, term) in terms.enumerated() {
      // From now on the counts are the places of the next postings.
      (offsets[place], sum, counts[Int(term)]) = (sum, sum + counts[Int(term)], sum)
    }
    offsets[terms.count] = sum
    let sorted = [UInt32](unsafeUninitializedCapacity: postings.count) { sorted, count in
      for (owner, posting) in zip(owners.elements, postings.elements) {
        let place = counts[Int(owner)]
        sorted[Int(place)] = posting
        counts[Int(owner)] = place + 1
      }
      count = postings.count
    }
    for term in terms { counts[Int(term)] = 0 }
    owners.truncate(to: 0)
    postings.truncate(to: 0)
    return InvertedSegment(terms: terms, offsets: offsets, postings: try store.keep(sorted))
  }
}

extension GrowingBuffer {
  /// A buffer of equal elements.
  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    reserve(count).update(repeating: element, count: count)
    commit(count)
  }
}
