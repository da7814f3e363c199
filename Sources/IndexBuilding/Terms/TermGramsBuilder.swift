import IndexStore

/// Makes the sections of ``TermGrams``.
struct TermGramsBuilder {
  private(set) var heads: [UInt32] = []
  private(set) var lists: [UInt8] = []

  /// - Parameter text: the words, sorted.
  init(_ text: TermText) throws {
    guard text.count >= TermGrams.smallestTable else { return }
    // Between four and eight words for each list.
    let bits = (text.count / 4).bitWidth - 1 - (text.count / 4).leadingZeroBitCount
    var ends = Array(repeating: 0, count: 1 << bits + 1)
    Self.forEachGram(in: text, bits: bits) { slot, _ in ends[slot + 1] += 1 }
    for slot in 1..<ends.count { ends[slot] += ends[slot - 1] }
    var terms: [UInt32] = Array(repeating: 0, count: ends.last ?? 0)
    // Afterwards each slot's number is its end, and the beginning of the next slot.
    Self.forEachGram(in: text, bits: bits) { slot, term in
      terms[ends[slot]] = UInt32(term)
      ends[slot] += 1
    }
    heads.reserveCapacity(ends.count)
    lists.reserveCapacity(2 * terms.count)
    var first = 0
    for end in ends.dropLast() {
      heads.append(UInt32(lists.count))
      var next: UInt32 = 0
      for term in terms[first..<end] where term >= next {
        lists.appendVarint(UInt64(term - next))
        next = term + 1
      }
      first = end
      guard lists.count <= Int(UInt32.max) else { throw StorageLimitError(section: "terms.grams.lists") }
    }
    heads.append(UInt32(lists.count))
  }

  /// Goes through the letters side by side of all words, with the list that they belong to.
  private static func forEachGram(in text: TermText, bits: Int, _ body: (_ slot: Int, _ term: Int) -> Void) {
    var letters: [UInt32] = []
    for term in 0..<text.count {
      let word = text.range(of: term)
      var place = word.lowerBound
      letters.removeAll(keepingCapacity: true)
      while place < word.upperBound, letters.count < TermGrams.starts.upperBound + TermGrams.length {
        letters.append(text.letter(at: &place, end: word.upperBound))
      }
      var start = TermGrams.starts.lowerBound
      while start + TermGrams.length <= letters.count {
        var hash: UInt64 = 0
        for letter in letters[start..<start + TermGrams.length] { hash = TermGrams.extend(hash, letter) }
        body(TermGrams.slot(hash, bits: bits), term)
        start += 1
      }
    }
  }
}
