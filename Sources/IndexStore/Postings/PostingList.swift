/// The postings of one term in memory, for loops that cannot pay for more checks than that of the whole list.
///
/// It does not keep the memory alive; its creator must hold the ``PostingTable``.
@usableFromInline
package struct PostingList {
  /// How many bytes after a list are read but not used.
  package static let readAhead = 8

  /// How many documents it has.
  var count: Int { layout.count }

  @usableFromInline let layout: PostingLayout
  /// The documents and codes.
  @usableFromInline let bits: UnsafeRawPointer
  /// How many bits each code has.
  @usableFromInline let codeBits: Int
  /// The codes that occur, four bits each, the lowest first.
  @usableFromInline let codes: UInt32

  /// Reads the header of a list.
  ///
  /// - Parameters:
  ///   - lists: all lists.
  ///   - offset: where the list begins.
  ///   - documentCount: how many documents the index has.
  /// - Returns: nil when no list can be there.
  @inline(__always)
  package init?(_ lists: UnsafeRawBufferPointer, at offset: Int, documentCount: Int) {
    guard offset >= 0, offset < lists.count else { return nil }
    var reader = ByteReader(UnsafeRawBufferPointer(rebasing: lists[offset...]))
    let header = reader.byte()
    var count = UInt64(header >> 3 & 15)
    if count == PostingLayout.longCount { count &+= reader.varint() }
    let there = header & PostingLayout.differentCodes == 0 ? 1 << (header & 7) : reader.byte()
    guard count <= documentCount, count > 0, there != 0 else { return nil }
    layout = PostingLayout(count: Int(count), documentCount: documentCount)
    codeBits = PostingLayout.codeBits(codesThere: there)
    var codes: UInt32 = 0
    var left = there
    while left != 0 {
      let highest = UInt32(7 - left.leadingZeroBitCount)
      codes = codes << 4 | highest
      left &= ~(1 << highest)
    }
    self.codes = codes
    guard reader.remaining >= layout.size(codeBits: codeBits) + Self.readAhead, let first = lists.baseAddress else {
      return nil
    }
    bits = first + (lists.count - reader.remaining)
  }

  /// Where the list ends in the bytes of all lists.
  @inline(__always)
  func end(in lists: UnsafeRawBufferPointer) -> Int {
    lists.baseAddress.map { bits - $0 + layout.size(codeBits: codeBits) } ?? 0
  }

  /// Goes through the documents, ascending, each with its number in the list.
  @inline(__always)
  @inlinable
  package func visit(_ body: (_ index: Int, _ document: Int) -> Void) {
    let (length, lowBits, count) = (layout.highLength, layout.lowBits, layout.count)
    let lowMask: UInt64 = 1 << UInt64(lowBits) - 1
    var index = 0
    var place = 0
    while place < length {
      var word = self.word(at: place >> 3)
      if length - place < 64 { word &= 1 << UInt64(length - place) - 1 }
      // A forged list may have more bits than documents.
      while word != 0, index < count {
        let found = place + word.trailingZeroBitCount
        word &= word &- 1
        if layout.isCommon {
          body(index, found)
        } else {
          let low = length + index * lowBits
          body(
            index,
            (found - index) << lowBits | Int(truncatingIfNeeded: (self.word(at: low >> 3) >> UInt64(low & 7)) & lowMask)
          )
        }
        index += 1
      }
      place += 64
    }
  }

  /// The code of a document.
  ///
  /// - Parameter index: the document's number in the list.
  @inline(__always)
  @inlinable
  package func code(at index: Int) -> PostingCode {
    let place = layout.highLength + layout.lowLength + index * codeBits
    let number = UInt32(truncatingIfNeeded: word(at: place >> 3) >> UInt64(place & 7)) & (1 << UInt32(codeBits) - 1)
    return PostingCode(rawValue: UInt8(truncatingIfNeeded: codes >> (number << 2)))
  }

  /// The code of all documents, nil when they differ.
  var onlyCode: PostingCode? { codeBits == 0 ? PostingCode(rawValue: UInt8(truncatingIfNeeded: codes & 7)) : nil }

  /// Adds the documents to a set.
  @inline(__always)
  func union(into set: DocumentSetEditor) {
    if layout.isCommon {
      set.insert(
        bits: UnsafeRawBufferPointer(start: bits, count: layout.highLength / 8 + Self.readAhead),
        count: layout.highLength)
    } else {
      visit { _, document in set.insert(document) }
    }
  }

  /// The 64 bits from a byte on.
  @inlinable
  @inline(__always)
  func word(at byte: Int) -> UInt64 {
    bits.loadUnaligned(fromByteOffset: byte, as: UInt64.self)
  }
}
