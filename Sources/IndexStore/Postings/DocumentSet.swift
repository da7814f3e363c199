/// A set of documents: one bit for each document of the index.
///
/// Beside the bits there is a mark for each *line* of 512 documents that may have members, so that a set of few
/// documents costs little however large the index is: clearing, counting, combining and iterating skip the other lines.
///
/// Copies share their memory until one of them is changed, and memory is used again, see ``DocumentSetMemory``.
/// Operations on two sets expect the same ``capacity``; if it differs, the documents that both can have count.
@usableFromInline
package struct DocumentSet: Sendable {
  /// How many documents a line has: as many as there are bits in 64 bytes, which processors move at once.
  static let lineLength = 512
  @usableFromInline static let wordsPerLine = lineLength / 64

  /// How many documents the index has; members are lower.
  @usableFromInline package let capacity: Int
  /// Document *d* is bit *d* % 64 of word *d* / 64. The bits after the last document are 0. A line's mark is 0 only
  /// when all its words are 0.
  @usableFromInline var memory: DocumentSetMemory

  /// An empty set.
  package init(capacity: Int) {
    self.capacity = Swift.max(0, capacity)
    memory = DocumentSetMemory(lineCount: (self.capacity + Self.lineLength - 1) / Self.lineLength)
  }

  // MARK: Members

  @inlinable
  @inline(__always)
  package func contains(_ document: DocumentID) -> Bool {
    document < capacity && memory.words[Int(document >> 6)] >> UInt64(document & 63) & 1 != 0
  }

  /// Adds a document; one that the index does not have is left out. Many documents are added faster by ``update(_:)``.
  package mutating func insert(_ document: DocumentID) {
    update { $0.insert(document) }
  }

  /// Adds neighbouring documents, as far as the index has them.
  mutating func insert(_ documents: Range<DocumentID>) {
    update { $0.insert(documents) }
  }

  /// Adds every document of the index.
  package mutating func insertAll() {
    insert(0..<DocumentID(capacity))
  }

  package mutating func remove(_ document: DocumentID) {
    guard document < capacity else { return }
    makeOwn()
    memory.words[Int(document >> 6)] &= ~(1 << UInt64(document & 63))
  }

  /// Removes all documents; the memory is kept.
  ///
  /// - Complexity: O(*l*) in the number of lines that may have members.
  package mutating func clear() {
    update { $0.clear() }
  }

  // MARK: Words

  /// The bits of 64 neighbouring documents, 0 outside the set.
  @inlinable
  @inline(__always)
  package func word(at index: Int) -> UInt64 {
    memory.words.indices.contains(index) ? memory.words[index] : 0
  }

  // MARK: Loops

  /// Changes the set in many small steps.
  @inlinable
  @inline(__always)
  package mutating func update<Result>(_ body: (DocumentSetEditor) throws -> Result) rethrows -> Result {
    makeOwn()
    return try withExtendedLifetime(memory) {
      try body(DocumentSetEditor(words: memory.words, marks: memory.marks, capacity: capacity))
    }
  }

  /// Reads the set in many small steps.
  @inlinable
  @inline(__always)
  package func read<Result>(_ body: (DocumentSetReader) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(memory) {
      try body(
        DocumentSetReader(words: UnsafeBufferPointer(memory.words), marks: UnsafeBufferPointer(memory.marks)))
    }
  }

  @usableFromInline
  mutating func makeOwn() {
    if isKnownUniquelyReferenced(&memory) { memory.knownCount = nil } else { memory = memory.copy() }
  }

  /// How many documents are in the set.
  ///
  /// - Complexity: O(*l*) in the number of lines that may have members, O(1) until the next change.
  package var count: Int {
    if let count = memory.knownCount { return count }
    let count = read { $0.count }
    memory.knownCount = count
    return count
  }

  /// Whether another set has the same memory, and so the same members.
  func isCopy(of other: DocumentSet) -> Bool { memory === other.memory }
}

extension DocumentSet: Equatable {
  @usableFromInline
  package static func == (left: DocumentSet, right: DocumentSet) -> Bool {
    guard left.capacity == right.capacity else { return false }
    return left.read { left in right.read { left.isEqual($0) } }
  }
}

extension DocumentSet: Sequence {
  /// Goes through the documents in ascending order.
  @usableFromInline
  package struct Iterator: IteratorProtocol {
    @usableFromInline let memory: DocumentSetMemory
    /// The number of the word in hand.
    @usableFromInline var index = -1
    /// What was not yet handed out of the word in hand.
    @usableFromInline var rest: UInt64 = 0

    fileprivate init(_ memory: DocumentSetMemory) {
      self.memory = memory
    }

    @inlinable
    package mutating func next() -> DocumentID? {
      while rest == 0 {
        index += 1
        if index & 7 == 0 { skipLines() }
        guard index < memory.words.count else {
          // So that the end is found again.
          index = memory.words.count
          return nil
        }
        rest = memory.words[index]
      }
      defer { rest &= rest - 1 }
      return DocumentID(index << 6 + rest.trailingZeroBitCount)
    }

    /// Goes on to the first line that may have members, from a line's first word on.
    @usableFromInline
    mutating func skipLines() {
      while index < memory.words.count {
        let place = index >> 3
        let left = memory.marks[place >> 3] >> UInt64((place & 7) << 3)
        if left != 0 {
          index += (left.trailingZeroBitCount >> 3) << 3
          return
        }
        index = ((place >> 3) + 1) << 6
      }
    }
  }

  @usableFromInline
  package func makeIterator() -> Iterator { Iterator(memory) }
}
