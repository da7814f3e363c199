import IndexStore

/// Encodes the postings of neighbouring terms. Encoders for different terms work independently; ``PostingTableWriter``
/// puts together what they made.
struct PostingEncoder {
  /// How many documents there are.
  let documentCount: Int
  /// For each term its only posting, or the offset of its list in ``lists``; see ``PostingHead``.
  private(set) var heads: [UInt32] = []
  private(set) var lists: [UInt8] = []
  private var documents: [DocumentID] = []
  private var codes: [UInt8] = []
  /// A bit for each code of the current term.
  private var codesThere: UInt8 = 0

  /// - Parameter documentCount: how many documents the index has.
  init(documentCount: Int) {
    self.documentCount = documentCount
  }

  /// Adds a document of the current term.
  ///
  /// - Parameter document: higher than the one before, and lower than `documentCount`.
  mutating func append(_ document: DocumentID, _ code: PostingCode) {
    documents.append(document)
    codes.append(code.rawValue)
    codesThere |= 1 << code.rawValue
  }

  /// Adds documents of the current term, ascending, that have one code.
  mutating func append(_ documents: [DocumentID], _ code: PostingCode) {
    guard !documents.isEmpty else { return }
    self.documents += documents
    codes.append(contentsOf: repeatElement(code.rawValue, count: documents.count))
    codesThere |= 1 << code.rawValue
  }

  /// Ends the current term, whose documents were all added, and begins the next one.
  mutating func endTerm() throws {
    if documents.count == 1, let head = PostingHead(documents[0], code: codes[0], documentCount: documentCount) {
      heads.append(head.rawValue)
    } else {
      guard let head = PostingHead(offset: lists.count) else { throw StorageLimitError(section: "postings.lists") }
      heads.append(head.rawValue)
      appendList()
    }
    documents.removeAll(keepingCapacity: true)
    codes.removeAll(keepingCapacity: true)
    codesThere = 0
  }

  /// Goes through the documents of a term that was ended, by its number among the encoder's terms.
  @inline(__always)
  func forEach(ofTerm index: Int, _ body: (_ document: Int, PostingCode) -> Void) {
    let head = PostingHead(rawValue: heads[index])
    if head.isOnlyPosting { return body(Int(head.document), head.code) }
    lists.withUnsafeBytes { lists in
      guard let list = PostingList(lists, at: head.offset, documentCount: documentCount) else { return }
      list.visit { index, document in body(document, list.code(at: index)) }
    }
  }

  /// Appends the bytes that readers may read past the last list.
  mutating func padLists() {
    lists.append(contentsOf: repeatElement(0, count: PostingList.readAhead))
  }

  private mutating func appendList() {
    let codeBits = PostingLayout.codeBits(codesThere: codesThere)
    let layout = PostingLayout(count: documents.count, documentCount: documentCount)
    lists.append(
      UInt8(min(documents.count, PostingLayout.longCount) << 3)
        | (codeBits == 0 ? codes.first ?? 0 : PostingLayout.differentCodes))
    if documents.count >= PostingLayout.longCount {
      lists.appendVarint(UInt64(documents.count - PostingLayout.longCount))
    }
    if codeBits > 0 { lists.append(codesThere) }
    let start = lists.count
    lists.append(contentsOf: repeatElement(0, count: layout.size(codeBits: codeBits)))
    let (documents, codes, codesThere) = (documents, codes, codesThere)
    lists.withUnsafeMutableBytes { bytes in
      let bits = BitWriter(UnsafeMutableRawBufferPointer(rebasing: bytes[start...]))
      Self.write(documents, layout, to: bits)
      if codeBits > 0 {
        let end = layout.highLength + layout.lowLength
        Self.write(codes, codesThere: codesThere, codeBits: codeBits, at: end, to: bits)
      }
    }
  }

  private static func write(_ documents: [DocumentID], _ layout: PostingLayout, to bits: BitWriter) {
    for (index, document) in documents.enumerated() {
      if layout.isCommon {
        bits.set(Int(document))
      } else {
        bits.set(Int(document) >> layout.lowBits + index)
        bits.write(UInt64(document), count: layout.lowBits, at: layout.highLength + index * layout.lowBits)
      }
    }
  }

  private static func write(_ codes: [UInt8], codesThere: UInt8, codeBits: Int, at start: Int, to bits: BitWriter) {
    for (index, code) in codes.enumerated() {
      let number = (codesThere & (1 << code - 1)).nonzeroBitCount
      bits.write(UInt64(number), count: codeBits, at: start + index * codeBits)
    }
  }
}
