/// The upper letters of the words of a ``TermTable`` as a tree, and how much of each word stands in the word before.
///
/// A node is the words that begin with the letters on the way to it. Nodes of few words have no children: those words
/// are read one after the other. Nodes are numbered level by level, so the children of a node are neighbours, and those
/// of the next node follow them.
package struct TermTrie: Sendable {
  /// A node with more words than this has children; the root always has.
  package static let bucketSize = 64
  /// How long a prefix shared with the previous word can be recorded, in bytes.
  package static let longestShared = 255
  /// How many letters of a word are counted; longer query words are not looked for here.
  package static let longestCounted = 255

  /// The last letter on the way to each node.
  let labels: Column<UInt32>
  /// The first child of each node; its last one is before the first child of the next node.
  let firstChildren: Column<UInt32>
  /// The first word of each node; its last one is before the first word of its next sibling.
  let firstTerms: Column<UInt32>
  /// How many letters the longest word of each node has.
  let longest: Column<UInt8>
  /// How many bytes each word has in common with the word before, whole letters.
  let shared: Column<UInt8>

  init(_ image: IndexImage) {
    labels = Column(image.section("terms.trie.labels"))
    firstChildren = Column(image.section("terms.trie.children"))
    firstTerms = Column(image.section("terms.trie.terms"))
    longest = Column(image.section("terms.trie.longest"))
    shared = Column(image.section("terms.shared"))
  }
}
