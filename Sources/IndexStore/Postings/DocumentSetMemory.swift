import Synchronization

/// The memory of a ``DocumentSet``: the bits of documents, and beside them the marks of lines.
///
/// Memory that is no longer needed is cleared, line by line where there were members, and kept for the next set of that
/// size: a search needs a dozen sets, and fresh ones would cost time in proportion to the index.
@usableFromInline
final class DocumentSetMemory: @unchecked Sendable {
  // Unchecked because of the pointers: sets write only to memory that no other set refers to, and memory in the pool
  // belongs to no set.

  /// The words of the documents' bits, eight for each line.
  @usableFromInline let words: UnsafeMutableBufferPointer<UInt64>
  /// A byte for each line, eight to a word.
  @usableFromInline let marks: UnsafeMutableBufferPointer<UInt64>
  /// How many documents there are; nil when they were not counted since the last change.
  var knownCount: Int? {
    get {
      let count = count.load(ordering: .relaxed)
      return count < 0 ? nil : count
    }
    set { count.store(newValue ?? -1, ordering: .relaxed) }
  }
  private let count = Atomic(-1)

  /// Memory for so many lines, all bits 0.
  init(lineCount: Int) {
    let buffer = Self.pool.take(lineCount: lineCount)
    words = buffer.words
    marks = buffer.marks
  }

  /// A separate copy.
  func copy() -> DocumentSetMemory {
    let copy = DocumentSetMemory(lineCount: words.count / DocumentSet.wordsPerLine)
    DocumentSetEditor(words: copy.words, marks: copy.marks, capacity: words.count * 64)
      .formUnion(DocumentSetReader(words: UnsafeBufferPointer(words), marks: UnsafeBufferPointer(marks)))
    return copy
  }

  deinit {
    DocumentSetEditor(words: words, marks: marks, capacity: words.count * 64).clear()
    Self.pool.give(Buffer(words: words, marks: marks))
  }

  private static let pool = Pool()
}

extension DocumentSetMemory {
  /// Memory that belongs to no set, all bits 0.
  private struct Buffer: @unchecked Sendable {
    // The owner of the value owns the memory.
    let words: UnsafeMutableBufferPointer<UInt64>
    let marks: UnsafeMutableBufferPointer<UInt64>

    init(lineCount: Int) {
      words = .allocate(capacity: lineCount * DocumentSet.wordsPerLine)
      words.initialize(repeating: 0)
      marks = .allocate(capacity: (lineCount + 7) / 8)
      marks.initialize(repeating: 0)
    }

    init(words: UnsafeMutableBufferPointer<UInt64>, marks: UnsafeMutableBufferPointer<UInt64>) {
      self.words = words
      self.marks = marks
    }

    var size: Int { (words.count + marks.count) * MemoryLayout<UInt64>.size }

    func deallocate() {
      words.deallocate()
      marks.deallocate()
    }
  }

  /// What sets have given back.
  private final class Pool: Sendable {
    private struct Content {
      /// By number of words.
      var free: [Int: [Buffer]] = [:]
      var size = 0
    }

    /// How many bytes are kept at most.
    private static let limit = 64 << 20

    private let content = Mutex(Content())

    func take(lineCount: Int) -> Buffer {
      let found = content.withLock { content in
        let buffer = content.free[lineCount * DocumentSet.wordsPerLine]?.popLast()
        content.size -= buffer?.size ?? 0
        return buffer
      }
      return found ?? Buffer(lineCount: lineCount)
    }

    func give(_ buffer: Buffer) {
      let isKept = content.withLock { content in
        guard content.size + buffer.size <= Self.limit else { return false }
        content.size += buffer.size
        content.free[buffer.words.count, default: []].append(buffer)
        return true
      }
      if !isKept { buffer.deallocate() }
    }
  }
}
