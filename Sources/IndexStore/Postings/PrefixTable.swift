import SearchModel

/// The documents of all words with a common beginning, joined, for beginnings that many documents have.
///
/// For each beginning there are ``placeCount`` lists: of the documents whose best place, see ``PostingCode/place``, is
/// the first, the second and so on. Words that are no longer than the beginning are not among them.
package struct PrefixTable: Sendable {
  /// How its sections' names begin.
  package static let section = "prefixes"
  /// How many lists a beginning has.
  package static let placeCount = 4

  /// Of each beginning the first term, the end of the terms, and its number; by their first term, the longest ones
  /// first.
  private let terms: Column<UInt32>
  private let lists: PostingLists

  /// - Parameter documentCount: how many documents the index has.
  init(_ image: IndexImage, documentCount: Int) {
    terms = Column(image.section("\(Self.section).terms"))
    lists = PostingLists(image, section: Self.section, documentCount: documentCount)
  }

  /// How many beginnings there are.
  var count: Int { terms.count / 3 }

  /// Cuts terms into such as are all of a beginning and others.
  ///
  /// - Parameters:
  ///   - number: gets the number of each beginning.
  ///   - others: gets the other terms.
  /// - Complexity: O(log *n*) in the number of beginnings, plus those among the terms.
  @inline(__always)
  func split(_ range: Range<TermID>, beginning number: (Int) -> Void, others: (Range<TermID>) -> Void) {
    var next = range.lowerBound
    var place = (0..<count).partitioningIndex { terms[3 * $0] >= next }
    while place < count, terms[3 * place] < range.upperBound {
      let (first, end) = (terms[3 * place], terms[3 * place + 1])
      if first >= next, end > first, end <= range.upperBound {
        if first > next { others(next..<first) }
        number(Int(terms[3 * place + 2]))
        next = end
      }
      place += 1
    }
    if next < range.upperBound { others(next..<range.upperBound) }
  }

  /// Adds the documents of a beginning to sets that their place decides.
  @inline(__always)
  func union(_ number: Int, into set: (_ place: Int) -> DocumentSetEditor) {
    // A forged number has no lists.
    guard number < lists.count / Self.placeCount else { return }
    for place in 0..<Self.placeCount {
      let term = UInt32(truncatingIfNeeded: number * Self.placeCount + place)
      let set = set(place)
      lists.forEachList(in: term..<term + 1, only: { set.insert(Int($0.document)) }, list: { $0.union(into: set) })
    }
  }
}
