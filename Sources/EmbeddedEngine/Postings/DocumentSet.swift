/// A set of documents: one bit for each document of the index.
///
/// Copies share their memory until one of them is changed. Sets that are needed again and again are kept and cleared, since
/// making one costs time in proportion to the index. Operations on two sets expect that both have the same ``capacity``.
struct DocumentSet: Sendable {
  /// How many documents the index has; members are lower.
  let capacity: Int
  private var words: [UInt64]

  /// An empty set.
  init(capacity: Int) {
    self.capacity = Swift.max(0, capacity)
    words = Array(repeating: 0, count: (self.capacity + 63) / 64)
  }

  // MARK: Members

  func contains(_ document: DocumentID) -> Bool {
    document < capacity && words[Int(document >> 6)] >> UInt64(document & 63) & 1 != 0
  }

  /// Adds a document; one that the index does not have is left out.
  mutating func insert(_ document: DocumentID) {
    guard document < capacity else { return }
    words[Int(document >> 6)] |= 1 << UInt64(document & 63)
  }

  /// Adds neighbouring documents, as far as the index has them.
  mutating func insert(_ documents: Range<DocumentID>) {
    for document in documents.clamped(to: 0..<DocumentID(capacity)) { insert(document) }
  }

  /// Adds every document of the index.
  mutating func insertAll() {
    insert(0..<DocumentID(capacity))
  }

  mutating func remove(_ document: DocumentID) {
    guard document < capacity else { return }
    words[Int(document >> 6)] &= ~(1 << UInt64(document & 63))
  }

  /// Removes all documents; the memory is kept.
  mutating func clear() {
    for index in words.indices { words[index] = 0 }
  }

  // MARK: Words

  /// How many words of 64 bits the set has; document *d* is bit *d* % 64 of word *d* / 64.
  var wordCount: Int { words.count }

  /// The bits of 64 neighbouring documents, 0 outside the set.
  func word(at index: Int) -> UInt64 {
    words.indices.contains(index) ? words[index] : 0
  }

  /// Adds documents by the bits of a word; those that the index does not have are left out.
  mutating func insert(bits: UInt64, at index: Int) {
    guard words.indices.contains(index) else { return }
    let isCut = index == words.count - 1 && capacity % 64 != 0
    words[index] |= isCut ? bits & (1 << UInt64(capacity % 64) - 1) : bits
  }

  // MARK: Counting

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// How many documents are in this set and another one.
  func intersectionCount(_ other: DocumentSet) -> Int {
    zip(words, other.words).reduce(0) { $0 + ($1.0 & $1.1).nonzeroBitCount }
  }

  // MARK: Operations

  mutating func formUnion(_ other: DocumentSet) {
    for index in words.indices { words[index] |= other.word(at: index) }
  }

  mutating func formIntersection(_ other: DocumentSet) {
    for index in words.indices { words[index] &= other.word(at: index) }
  }

  mutating func subtract(_ other: DocumentSet) {
    for index in words.indices { words[index] &= ~other.word(at: index) }
  }

  /// Keeps what is not in the set, of all documents of the index.
  mutating func formComplement() {
    var all = DocumentSet(capacity: capacity)
    all.insertAll()
    for index in words.indices { words[index] ^= all.words[index] }
  }

  /// Becomes equal to another set, without new memory.
  mutating func assign(_ other: DocumentSet) {
    clear()
    formUnion(other)
  }

  // MARK: Iteration

  /// The first document that is not lower than a number.
  func first(from document: DocumentID) -> DocumentID? {
    (document..<Swift.max(document, DocumentID(capacity))).first { contains($0) }
  }
}

extension DocumentSet: Sequence {
  /// Goes through the documents in ascending order.
  struct Iterator: IteratorProtocol {
    private let words: [UInt64]
    private var index = 0
    private var rest: UInt64 = 0

    init(words: [UInt64]) {
      self.words = words
      rest = words.first ?? 0
    }

    mutating func next() -> DocumentID? {
      while rest == 0 {
        index += 1
        guard index < words.count else { return nil }
        rest = words[index]
      }
      defer { rest &= rest - 1 }
      return DocumentID(index << 6 + rest.trailingZeroBitCount)
    }
  }

  func makeIterator() -> Iterator { Iterator(words: words) }
}

extension DocumentSet: Equatable {
  static func == (left: DocumentSet, right: DocumentSet) -> Bool {
    left.capacity == right.capacity && left.words == right.words
  }
}
