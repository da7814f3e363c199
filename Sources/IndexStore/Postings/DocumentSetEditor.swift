/// Changes a ``DocumentSet`` in memory, for loops that cannot pay for a check of each access.
///
/// It is only valid within the closure that it is given to.
@usableFromInline
package struct DocumentSetEditor {
  @usableFromInline let words: UnsafeMutableBufferPointer<UInt64>
  @usableFromInline let marks: UnsafeMutableBufferPointer<UInt64>
  @usableFromInline let capacity: Int

  @inlinable
  init(words: UnsafeMutableBufferPointer<UInt64>, marks: UnsafeMutableBufferPointer<UInt64>, capacity: Int) {
    self.words = words
    self.marks = marks
    self.capacity = capacity
  }

  private var reader: DocumentSetReader {
    DocumentSetReader(words: UnsafeBufferPointer(words), marks: UnsafeBufferPointer(marks))
  }

  /// The bits of 64 neighbouring documents, 0 outside the set.
  @inlinable
  @inline(__always)
  package func word(at index: Int) -> UInt64 {
    index >= 0 && index < words.count ? words[index] : 0
  }

  /// Adds a document; one that the index does not have is left out.
  @inlinable
  @inline(__always)
  package func insert(_ document: DocumentID) {
    insert(Int(document))
  }

  /// Adds a document; one that the index does not have is left out.
  ///
  /// - Parameter document: not negative.
  @inlinable
  @inline(__always)
  func insert(_ document: Int) {
    guard document < capacity else { return }
    words[document >> 6] |= 1 << UInt64(document & 63)
    mark(document >> 9)
  }

  /// Adds neighbouring documents, as far as the index has them.
  func insert(_ documents: Range<DocumentID>) {
    let end = min(Int(documents.upperBound), capacity)
    var next = Int(documents.lowerBound)
    while next < end {
      let index = next >> 6
      let behind = min(end, (index + 1) << 6)
      let bits = (UInt64.max >> UInt64(64 - (behind - next))) << UInt64(next & 63)
      words[index] |= bits
      mark(index >> 3)
      next = behind
    }
  }

  /// Adds documents by the bits of a word; those that the index does not have are left out.
  @inlinable
  @inline(__always)
  package func insert(bits: UInt64, at index: Int) {
    let behind = capacity - index << 6
    guard bits != 0, index >= 0, behind > 0 else { return }
    words[index] |= behind >= 64 ? bits : bits & (1 << UInt64(behind) - 1)
    mark(index >> 3)
  }

  /// Adds documents by bits, the first document's first.
  ///
  /// - Parameters:
  ///   - bits: the bytes that they are in, at least seven more than needed.
  ///   - count: how many bits there are.
  func insert(bits: UnsafeRawBufferPointer, count: Int) {
    let own = reader
    let lines = min(count / DocumentSet.lineLength, own.lineCount)
    for line in 0..<lines {
      let offset = line * MemoryLayout<DocumentSetLine>.size
      write(own.line(line) | bits.loadUnaligned(fromByteOffset: offset, as: DocumentSetLine.self), to: line)
      mark(line)
    }
    var place = lines * DocumentSet.lineLength
    while place < count {
      let word = bits.loadUnaligned(fromByteOffset: place >> 3, as: UInt64.self)
      insert(bits: count - place < 64 ? word & (1 << UInt64(count - place) - 1) : word, at: place >> 6)
      place += 64
    }
    cutEnd()
  }

  func clear() {
    reader.forEachLine { write(DocumentSetLine(), to: $0) }
    marks.update(repeating: 0)
  }

  func formUnion(_ other: DocumentSetReader) {
    let own = reader
    other.forEachLine { line in
      guard line < own.lineCount else { return }
      write(own.line(line) | other.line(line), to: line)
      mark(line)
    }
    cutEnd()
  }

  func formIntersection(_ other: DocumentSetReader) {
    let own = reader
    own.forEachLine { line in
      let both = line < other.lineCount ? own.line(line) & other.line(line) : DocumentSetLine()
      write(both, to: line)
      if both == DocumentSetLine() { unmark(line) }
    }
  }

  func subtract(_ other: DocumentSetReader) {
    let own = reader
    own.forEachLine { line in
      if line < other.lineCount { write(own.line(line) & ~other.line(line), to: line) }
    }
  }

  /// Removes the documents that the index does not have.
  private func cutEnd() {
    for index in capacity >> 6..<words.count {
      words[index] &= index == capacity >> 6 ? 1 << UInt64(capacity & 63) - 1 : 0
    }
  }

  @inlinable
  @inline(__always)
  func mark(_ line: Int) {
    UnsafeMutableRawBufferPointer(marks)[line] = 0xFF
  }

  private func unmark(_ line: Int) {
    UnsafeMutableRawBufferPointer(marks)[line] = 0
  }

  @inline(__always)
  private func write(_ words: DocumentSetLine, to line: Int) {
    UnsafeMutableRawBufferPointer(self.words).storeBytes(
      of: words, toByteOffset: line * MemoryLayout<DocumentSetLine>.size, as: DocumentSetLine.self)
  }
}
