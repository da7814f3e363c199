/// Lists of documents by number, ascending, each document with a ``PostingCode``.
struct PostingLists: Sendable {
  private let heads: Column<UInt32>
  private let bases: Column<UInt64>
  private let lists: ByteSection
  /// How many documents the index has.
  let documentCount: Int

  /// - Parameters:
  ///   - section: how the names of the sections begin.
  ///   - documentCount: how many documents the index has, as it was said to ``PostingEncoder``.
  init(_ image: IndexImage, section: String, documentCount: Int) {
    heads = Column(image.section("\(section).heads"))
    bases = Column(image.section("\(section).bases"))
    lists = image.section("\(section).lists")
    self.documentCount = max(0, documentCount)
  }

  /// How many lists there are.
  var count: Int { heads.count }

  /// How many documents a list has.
  func count(of number: UInt32) -> Int {
    guard number < heads.count else { return 0 }
    check(Int(number)..<Int(number) + 1)
    let head = PostingHead(rawValue: heads[Int(number)])
    if head.isOnlyPosting { return 1 }
    return withExtendedLifetime(self) { list(Int(number), head, in: lists.bytes)?.count ?? 0 }
  }

  /// Goes through lists; those of one document only are in their heads.
  @inline(__always)
  func forEachList(in numbers: Range<UInt32>, only: (PostingHead) -> Void, list: (PostingList) -> Void) {
    withExtendedLifetime(self) {
      let (heads, bytes) = (heads.values, lists.bytes)
      let end = min(Int(numbers.upperBound), heads.count)
      var number = Int(numbers.lowerBound)
      if number < end { check(number..<end) }
      while number < end {
        let head = PostingHead(rawValue: heads[number])
        if head.isOnlyPosting {
          if head.document < documentCount { only(head) }
        } else if let found = self.list(number, head, in: bytes) {
          list(found)
        }
        number += 1
      }
    }
  }

  /// Compares what says where lists are with its checksums.
  private func check(_ numbers: Range<Int>) {
    heads.check(numbers)
    let group = PostingHead.group
    bases.check(numbers.lowerBound / group..<(numbers.upperBound + group - 1) / group)
  }

  @inline(__always)
  private func list(_ number: Int, _ head: PostingHead, in bytes: UnsafeRawBufferPointer) -> PostingList? {
    let base = bases[number / PostingHead.group]
    guard base < bytes.count else { return nil }
    let start = Int(base) + head.offset
    lists.isSound(start..<start + PostingLayout.longestHeader)
    guard let list = PostingList(bytes, at: start, documentCount: documentCount) else { return nil }
    lists.isSound(start..<list.end(in: bytes))
    return list
  }
}
