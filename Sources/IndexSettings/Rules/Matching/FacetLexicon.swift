import SearchModel

/// The values of a facet as the words of a query may name them: a tree of their words, so that what a query names is
/// looked up instead of looked for.
struct FacetLexicon: Sendable {
  /// What consists of the same words: `Amélie` and `AMELIE` are one entry.
  private struct Entry: Sendable {
    let wordCount: Int
    var values: [String]
  }

  /// A step from the words so far to those with one more.
  private struct Step: Hashable, Sendable {
    let node: Int
    let word: Int
  }

  /// A value that words of a query name.
  struct Naming: Sendable {
    let values: [String]
    /// Where the words end that name it.
    let end: Int
  }

  /// In the order of their first values.
  private var entries: [Entry] = []
  private var vocabulary = FacetVocabulary()
  /// The node after each step; 0 stands for no words.
  private var nodes: [Step: Int] = [:]
  /// The entry whose words lead to each node.
  private var entryOfNode: [Int?] = [nil]

  /// - Parameters:
  ///   - values: the facet's values as stored.
  ///   - tokenizer: cuts them into words as it cuts queries; values without words can not be named.
  init(_ values: [String], tokenizer: Tokenizer) {
    var known: ExactSet = []
    for value in values where known.insert(value).inserted {
      let words = tokenizer.queryTokens(of: value).map(\.word)
      guard !words.isEmpty else { continue }
      var node = 0
      for word in words { node = addStep(from: node, with: vocabulary.add(word)) }
      if let entry = entryOfNode[node] {
        entries[entry].values.append(value)
      } else {
        entryOfNode[node] = entries.count
        entries.append(Entry(wordCount: words.count, values: [value]))
      }
    }
    vocabulary.sort()
  }

  private mutating func addStep(from node: Int, with word: Int) -> Int {
    let step = Step(node: node, word: word)
    if let next = nodes[step] { return next }
    nodes[step] = entryOfNode.count
    entryOfNode.append(nil)
    return entryOfNode.count - 1
  }

  /// The values that a query names from a place on: those of more words first, else in the order of their first values.
  ///
  /// - Parameter alternatives: whether others may stand there that the search takes for the same: with typos, plurals,
  ///   words of synonyms. One step leads from a word to another, never two.
  /// - Complexity: of the words that might be meant, whatever number of values there is.
  func namings(in query: RuleQuery, from start: Int, alternatives: Bool) -> [Naming] {
    struct State: Hashable {
      let node: Int
      let place: Int
    }
    var states = [State(node: 0, place: start)]
    var known = Set(states)
    func reach(_ node: Int?, _ place: Int) {
      guard let node, known.insert(State(node: node, place: place)).inserted else { return }
      states.append(State(node: node, place: place))
    }
    var nearWords: [Int: [Int]] = [:]
    var found: [(entry: Int, end: Int)] = []
    var next = 0
    while next < states.count {
      let (node, place) = (states[next].node, states[next].place)
      next += 1
      if let entry = entryOfNode[node] { found.append((entry, place)) }
      guard place < query.words.count else { continue }
      let typed = query.words[place]
      reach(self.node(after: node, [typed.word.scalars]), place + 1)
      guard alternatives else { continue }
      let near = nearWords[place] ?? vocabulary.words(near: typed)
      nearWords[place] = near
      for word in near { reach(nodes[Step(node: node, word: word)], place + 1) }
      for alternative in query.alternatives where alternative.queryWords.lowerBound == place {
        reach(self.node(after: node, alternative.words), alternative.queryWords.upperBound)
      }
    }
    let sorted = found.sorted { left, right in
      let (leftCount, rightCount) = (entries[left.entry].wordCount, entries[right.entry].wordCount)
      return (-leftCount, left.entry, left.end) < (-rightCount, right.entry, right.end)
    }
    return sorted.map { Naming(values: entries[$0.entry].values, end: $0.end) }
  }

  private func node(after node: Int, _ words: [[Unicode.Scalar]]) -> Int? {
    words.reduce(node) { node, word in
      guard let node, let word = vocabulary.number(of: word) else { return nil }
      return nodes[Step(node: node, word: word)]
    }
  }
}
