import IndexStore

/// Makes the sections of a ``TermTrie``.
struct TermTrieBuilder {
  private(set) var labels: [UInt32] = [0]
  private(set) var firstChildren: [UInt32] = []
  private(set) var firstTerms: [UInt32] = [0]
  private(set) var longest: [UInt8] = []
  private(set) var shared: [UInt8] = []
  /// How many letters each word has.
  private var lengths: [UInt8] = []

  /// A node whose children are still to be made: the end of its words and the bytes on the way to it.
  private struct OpenNode {
    let end: Int
    let depth: Int
  }

  /// - Parameter text: the words, sorted.
  init(_ text: TermText) {
    shared.reserveCapacity(text.count)
    lengths.reserveCapacity(text.count)
    for term in 0..<text.count {
      shared.append(Self.sharedBytes(term, in: text))
      let letters = text.word(term).reduce(0) { UTF8.isContinuation($1) ? $0 : $0 + 1 }
      lengths.append(UInt8(min(letters, TermTrie.longestCounted)))
    }
    longest.append(lengths.max() ?? 0)
    var nodes = [OpenNode(end: text.count, depth: 0)]
    var node = 0
    while node < nodes.count {
      firstChildren.append(UInt32(nodes.count))
      let open = nodes[node]
      let first = Int(firstTerms[node])
      let isSplit = node == 0 || open.end - first > TermTrie.bucketSize
      // Beyond what `shared` tells, the words of a node stay together.
      if isSplit, open.depth < TermTrie.longestShared - 4 {
        addChildren(of: first..<open.end, depth: open.depth, in: text, to: &nodes)
      }
      node += 1
    }
    firstChildren.append(UInt32(nodes.count))
  }

  private mutating func addChildren(of terms: Range<Int>, depth: Int, in text: TermText, to nodes: inout [OpenNode]) {
    var term = terms.lowerBound
    // The word that ends here is the first one.
    while term < terms.upperBound, text.range(of: term).count <= depth { term += 1 }
    while term < terms.upperBound {
      let word = text.range(of: term)
      var place = word.lowerBound + depth
      labels.append(text.letter(at: &place, end: word.upperBound))
      firstTerms.append(UInt32(term))
      let childDepth = place - word.lowerBound
      term += 1
      while term < terms.upperBound, Int(shared[term]) >= childDepth { term += 1 }
      longest.append(lengths[Int(firstTerms[nodes.count])..<term].max() ?? 0)
      nodes.append(OpenNode(end: term, depth: childDepth))
    }
  }

  /// How many bytes a word has in common with the word before, whole letters.
  private static func sharedBytes(_ term: Int, in text: TermText) -> UInt8 {
    guard term > 0 else { return 0 }
    let (before, word) = (text.word(term - 1), text.word(term))
    let limit = min(before.count, word.count, TermTrie.longestShared)
    var count = 0
    while count < limit, before[count] == word[count] { count += 1 }
    // Where a letter would be cut, the count goes back to its beginning.
    while count > 0, count < word.count, UTF8.isContinuation(word[count]) { count -= 1 }
    return UInt8(count)
  }
}
