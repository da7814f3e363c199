/// Reads a ``DocumentSet`` in memory, for loops that cannot pay for a check of each access.
///
/// It is only valid within the closure that it is given to.
@usableFromInline
package struct DocumentSetReader {
  @usableFromInline let words: UnsafeRawBufferPointer
  @usableFromInline let marks: UnsafeBufferPointer<UInt64>

  @inlinable
  init(words: UnsafeBufferPointer<UInt64>, marks: UnsafeBufferPointer<UInt64>) {
    self.words = UnsafeRawBufferPointer(words)
    self.marks = marks
  }

  /// How many lines the set has.
  var lineCount: Int { words.count / MemoryLayout<DocumentSetLine>.size }

  /// The words of a line.
  @inline(__always)
  func line(_ line: Int) -> DocumentSetLine {
    words.loadUnaligned(fromByteOffset: line * MemoryLayout<DocumentSetLine>.size, as: DocumentSetLine.self)
  }

  /// Goes through the lines that may have members, ascending.
  @inlinable
  @inline(__always)
  func forEachLine(_ body: (Int) -> Void) {
    for (index, eight) in marks.enumerated() {
      var left = eight
      while left != 0 {
        let byte = left.trailingZeroBitCount >> 3
        left &= ~(0xFF << UInt64(byte << 3))
        body(index << 3 + byte)
      }
    }
  }

  var count: Int {
    var count = 0
    forEachLine { count += Self.count(line($0)) }
    return count
  }

  /// Whether another set of this size has the same members.
  func isEqual(_ other: DocumentSetReader) -> Bool {
    for line in 0..<lineCount where self.line(line) != other.line(line) { return false }
    return true
  }

  /// Goes through the words that have members: their numbers and bits.
  @inlinable
  @inline(__always)
  package func forEachWord(_ body: (_ index: Int, _ members: UInt64) -> Void) {
    let values = words.assumingMemoryBound(to: UInt64.self)
    forEachLine { line in
      for index in line << 3..<line << 3 + DocumentSet.wordsPerLine where values[index] != 0 {
        body(index, values[index])
      }
    }
  }

  /// Goes through the words that have members until the body has had enough.
  ///
  /// - Parameter body: returns whether to go on.
  @inlinable
  @inline(__always)
  package func visitWords(while body: (_ index: Int, _ members: UInt64) -> Bool) {
    let values = words.assumingMemoryBound(to: UInt64.self)
    for (index, eight) in marks.enumerated() {
      var left = eight
      while left != 0 {
        let byte = left.trailingZeroBitCount >> 3
        left &= ~(0xFF << UInt64(byte << 3))
        let first = (index << 3 + byte) << 3
        for word in first..<first + DocumentSet.wordsPerLine where values[word] != 0 {
          guard body(word, values[word]) else { return }
        }
      }
    }
  }

  /// Whether no word has members.
  var isEmpty: Bool {
    var isEmpty = true
    visitWords(while: { _, _ in
      isEmpty = false
      return false
    })
    return isEmpty
  }

  @inline(__always)
  private static func count(_ line: DocumentSetLine) -> Int {
    var count = 0
    for index in 0..<DocumentSetLine.scalarCount { count += line[index].nonzeroBitCount }
    return count
  }
}

/// The words of a line of a ``DocumentSet``.
typealias DocumentSetLine = SIMD8<UInt64>
