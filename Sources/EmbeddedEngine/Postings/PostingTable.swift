/// The documents of each term of an index image, ascending, each with a ``PostingCode``.
struct PostingTable: Sendable {
  private let heads: Column<UInt32>
  private let bases: Column<UInt64>
  private let lists: ByteSection
  /// How many documents the index has.
  let documentCount: Int

  /// - Parameter documentCount: how many documents the index has, as it was said to ``PostingEncoder``.
  init(_ image: IndexImage, documentCount: Int) {
    heads = Column(image.section("postings.heads"))
    bases = Column(image.section("postings.bases"))
    lists = image.section("postings.lists")
    self.documentCount = max(0, documentCount)
  }

  /// How many documents a term has.
  func count(of term: TermID) -> Int {
    guard term < heads.count else { return 0 }
    let head = PostingHead(rawValue: heads[Int(term)])
    if head.isOnlyPosting { return 1 }
    return withExtendedLifetime(self) { list(of: Int(term), head, in: lists.bytes)?.count ?? 0 }
  }

  /// Goes through the documents of terms: term after term, the documents of each ascending.
  @inline(__always)
  func forEach(in terms: Range<TermID>, _ body: (DocumentID, PostingCode) -> Void) {
    forEachList(
      in: terms, only: { body($0.document, $0.code) },
      list: { list in
        list.forEach { index, document in
          if document < documentCount { body(DocumentID(document), list.code(at: index)) }
        }
      })
  }

  /// Adds the documents of terms to a set.
  func union(_ terms: Range<TermID>, into set: inout DocumentSet) {
    set.update { editor in
      forEachList(in: terms, only: { editor.insert(Int($0.document)) }, list: { $0.union(into: editor) })
    }
  }

  /// Goes through the terms; those that have one document only have no list.
  @inline(__always)
  private func forEachList(in terms: Range<TermID>, only: (PostingHead) -> Void, list: (PostingList) -> Void) {
    withExtendedLifetime(self) {
      let (heads, bytes) = (heads.values, lists.bytes)
      let end = min(Int(terms.upperBound), heads.count)
      var term = Int(terms.lowerBound)
      while term < end {
        let head = PostingHead(rawValue: heads[term])
        if head.isOnlyPosting {
          if head.document < documentCount { only(head) }
        } else if let found = self.list(of: term, head, in: bytes) {
          list(found)
        }
        term += 1
      }
    }
  }

  @inline(__always)
  private func list(of term: Int, _ head: PostingHead, in bytes: UnsafeRawBufferPointer) -> PostingList? {
    let base = bases[term / PostingHead.group]
    guard base < bytes.count else { return nil }
    return PostingList(bytes, at: Int(base) + head.offset, documentCount: documentCount)
  }
}
