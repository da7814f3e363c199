import SearchModel

/// The numbers of a ``TermTrie`` in memory, for loops that cannot pay for more than the checks that are here.
///
/// It does not keep the memory alive; its creator must hold the trie.
struct TermTriePointers {
  private let labels: UnsafeBufferPointer<UInt32>
  private let firstChildren: UnsafeBufferPointer<UInt32>
  private let firstTerms: UnsafeBufferPointer<UInt32>
  private let longest: UnsafeBufferPointer<UInt8>
  private let shared: UnsafeBufferPointer<UInt8>
  /// How many nodes there are.
  let count: Int

  init(_ trie: TermTrie) {
    labels = trie.labels.values
    firstChildren = trie.firstChildren.values
    firstTerms = trie.firstTerms.values
    longest = trie.longest.values
    shared = trie.shared.values
    count = max(0, min(labels.count, firstTerms.count, longest.count, firstChildren.count - 1))
  }

  /// The children of a node, whose numbers are higher than its own.
  @inline(__always)
  func children(of node: Int) -> Range<Int> {
    guard node < count else { return node..<node }
    let first = max(Int(firstChildren[node]), node + 1)
    let end = min(Int(firstChildren[node + 1]), count)
    return first < end ? first..<end : first..<first
  }

  /// The child that a letter leads to.
  func child(in children: Range<Int>, letter: UInt32) -> Int? {
    // Children are in the order of their letters.
    let child = children.partitioningIndex { labels[$0] >= letter }
    return child < children.upperBound && labels[child] == letter ? child : nil
  }

  /// The last letter on the way to a node, which is one of ``children(of:)``.
  @inline(__always)
  func label(of node: Int) -> UInt32 { labels[node] }

  /// How many letters the longest word of a node has, which is one of ``children(of:)``; what is longer than
  /// ``TermTrie/longestCounted`` counts as that.
  @inline(__always)
  func longest(of node: Int) -> Int { Int(longest[node]) }

  /// The first word of a node, which is one of ``children(of:)``.
  @inline(__always)
  func firstTerm(of node: Int) -> Int { Int(firstTerms[node]) }

  /// The words of a child, none when the numbers are senseless.
  ///
  /// - Parameters:
  ///   - child: one of `children`.
  ///   - children: the children of a node.
  ///   - end: the end of the node's words.
  @inline(__always)
  func terms(of child: Int, children: Range<Int>, end: Int) -> Range<Int> {
    let first = Int(firstTerms[child])
    let next = child + 1 < children.upperBound ? min(Int(firstTerms[child + 1]), end) : end
    return first < next ? first..<next : next..<next
  }

  /// How many bytes a word has in common with the word before.
  @inline(__always)
  func shared(of term: Int) -> Int { term < shared.count ? Int(shared[term]) : 0 }

  /// How many bytes a word has in common with one before it, at least; 0 for one that is far before.
  @inline(__always)
  func shared(of term: Int, with other: Int) -> Int {
    guard term &- other <= 8, term &- other > 0 else { return 0 }
    var common = Int.max
    for next in other + 1...term { common = min(common, shared(of: next)) }
    return common
  }
}

extension UTF8 {
  /// How many bytes a letter has.
  @inline(__always)
  static func width(ofLetter letter: UInt32) -> Int {
    letter < 0x80 ? 1 : letter < 0x800 ? 2 : letter < 0x1_0000 ? 3 : 4
  }
}
