/// Turns documents with terms into terms with documents, for the documents of one segment.
///
/// It is reused from segment to segment.
struct PostingInverter {
  /// More documents than this have no room beside the code in 32 bits.
  static let mostDocuments = 1 << 29

  /// For each term of the index its place among the segment's terms; of other terms anything.
  private var places: [UInt32]
  /// For each term of the segment the place of its last posting in `postings`, plus 1.
  private var last: [UInt32] = []
  /// The term of each posting, as its place.
  private var owners: [UInt32] = []
  private var postings: [UInt32] = []
  private var terms: [TermID] = []

  /// - Parameter termCount: how many terms the index has.
  init(termCount: Int) {
    places = Array(repeating: 0, count: termCount)
  }

  /// Begins a segment.
  ///
  /// - Parameter terms: what its documents may contain, ascending.
  mutating func begin(terms: [TermID]) {
    for (place, term) in terms.enumerated() { places[Int(term)] = UInt32(place) }
    last.removeAll(keepingCapacity: true)
    last.append(contentsOf: repeatElement(0, count: terms.count))
    owners.removeAll(keepingCapacity: true)
    postings.removeAll(keepingCapacity: true)
    self.terms = terms
  }

  /// Adds an occurrence of a term.
  ///
  /// - Parameters:
  ///   - document: no lower than that of the occurrence before.
  ///   - code: what the occurrence alone would give the document; of several the better parts count.
  @inline(__always)
  mutating func add(_ term: TermID, in document: DocumentID, _ code: PostingCode) {
    let place = Int(places[Int(term)])
    let known = last[place]
    if known > 0, postings[Int(known) - 1] >> 3 == document {
      let old = postings[Int(known) - 1]
      let raw = UInt32(code.rawValue)
      postings[Int(known) - 1] = old & ~3 | min(old & 3, raw & 3) | raw & 4
    } else {
      owners.append(UInt32(place))
      postings.append(document << 3 | UInt32(code.rawValue))
      last[place] = UInt32(postings.count)
    }
  }

  /// The postings of the segment by term. Terms that no document contained have none.
  mutating func finish(_ store: SpillStore) throws -> InvertedSegment {
    var offsets = [UInt32](repeating: 0, count: terms.count + 1)
    for owner in owners { offsets[Int(owner) + 1] += 1 }
    for place in terms.indices { offsets[place + 1] += offsets[place] }
    var next = offsets
    let sorted = [UInt32](unsafeUninitializedCapacity: postings.count) { sorted, count in
      for (owner, posting) in zip(owners, postings) {
        sorted[Int(next[Int(owner)])] = posting
        next[Int(owner)] += 1
      }
      count = postings.count
    }
    return InvertedSegment(terms: terms, offsets: offsets, postings: try store.keep(sorted))
  }
}
