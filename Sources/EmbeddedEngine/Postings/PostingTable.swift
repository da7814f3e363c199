/// The documents of each term of an index image, ascending, each with a ``PostingCode``.
struct PostingTable: Sendable {
  private let heads: Column<UInt32>
  private let lists: ByteSection
  /// How many documents the index has.
  let documentCount: Int

  /// - Parameter documentCount: how many documents the index has; postings of others are left out.
  init(_ image: IndexImage, documentCount: Int) {
    heads = Column(image.section("postings.heads"))
    lists = image.section("postings.lists")
    self.documentCount = documentCount
  }

  /// How many documents a term has.
  func count(of term: TermID) -> Int {
    var count = 0
    forEach(in: term..<term + 1) { _, _ in count += 1 }
    return count
  }

  /// Goes through the documents of terms: term after term, the documents of each ascending.
  func forEach(in terms: Range<TermID>, _ body: (DocumentID, PostingCode) -> Void) {
    for term in terms where term < heads.count {
      let bytes = lists.bytes
      var reader = ByteReader(UnsafeRawBufferPointer(rebasing: bytes[min(bytes.count, Int(heads[Int(term)]))...]))
      var next: UInt64 = 0
      for _ in 0..<min(UInt64(documentCount), reader.variable()) {
        let value = reader.variable()
        next += value >> 3
        guard next < documentCount else { break }
        body(DocumentID(next), PostingCode(rawValue: UInt8(value & 7)))
        next += 1
      }
    }
  }

  /// Adds the documents of terms to a set.
  func union(_ terms: Range<TermID>, into set: inout DocumentSet) {
    forEach(in: terms) { document, _ in set.insert(document) }
  }
}
