/// Encodes the postings of neighbouring terms. Encoders for different terms work independently; ``PostingTableWriter`` puts
/// together what they made.
struct PostingEncoder {
  /// How many documents there are.
  let documentCount: Int
  /// The offset of each list in ``lists``.
  private(set) var heads: [UInt32] = []
  private(set) var lists: [UInt8] = []
  private var documents: [DocumentID] = []
  private var codes: [UInt8] = []

  init(documentCount: Int) {
    self.documentCount = documentCount
  }

  /// Adds a document of the current term.
  ///
  /// - Parameter document: higher than those of the term before.
  mutating func append(_ document: DocumentID, _ code: PostingCode) {
    documents.append(document)
    codes.append(code.rawValue)
  }

  /// Ends the current term, whose documents were all added, and begins the next one.
  mutating func endTerm() throws {
    guard lists.count < Int(Int32.max) else { throw StorageLimitError(section: "postings.lists") }
    heads.append(UInt32(lists.count))
    lists.appendVariable(UInt64(documents.count))
    var next: DocumentID = 0
    for (document, code) in zip(documents, codes) {
      lists.appendVariable(UInt64(document - next) << 3 | UInt64(code))
      next = document + 1
    }
    documents.removeAll(keepingCapacity: true)
    codes.removeAll(keepingCapacity: true)
  }
}
