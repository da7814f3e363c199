import IndexSettings

/// Finds the words that match a query word with typos by going through a ``TermTrie``, once.
///
/// Nothing read from the index is trusted: words are only gone through in ascending order, and no more nodes are looked
/// at than there are, whatever the numbers say.
struct TypoWalk<Bits: TypoBits>: ~Copyable {
  typealias Progress = TypoScan<Bits>.Progress

  private let trie: TermTriePointers
  private let letters: LetterPlaces<Bits>
  private let limits: TypoLimits<Bits>
  private let isPrefix: Bool
  private let firstLetter: UInt32
  /// Words with fewer letters cannot match.
  private let shortest: Int
  private var scan: TypoScan<Bits>
  /// What a match below the present child of the root costs more.
  private var surcharge: Int8 = 0
  /// How many nodes may still be looked at.
  private var nodesLeft: Int
  private(set) var matches = TermMatches()

  /// - Parameters:
  ///   - word: the query word.
  ///   - allowance: how many typos are allowed.
  ///   - isPrefix: whether beginnings count.
  ///   - scan: reads the words that the trie leads to.
  init(
    _ word: [Unicode.Scalar], allowance: Int, isPrefix: Bool, trie: TermTriePointers, scan: TypoScan<Bits>
  ) {
    self.trie = trie
    self.isPrefix = isPrefix
    letters = scan.letters
    limits = scan.limits
    self.scan = scan
    firstLetter = word.first?.value ?? 0
    shortest = word.count - allowance
    nodesLeft = trie.count
  }

  /// Goes through all words but some.
  mutating func run(without placeholders: Range<TermID>) {
    let left = Int(placeholders.lowerBound)..<Int(placeholders.upperBound)
    let start = Progress(limits)
    let children = trie.children(of: 0)
    nodesLeft -= children.count
    var next = 0
    for child in children {
      let letter = trie.label(of: child)
      let places = letters[letter]
      guard places & start.next != 0, trie.longest(of: child) >= shortest else { continue }
      var terms = trie.terms(of: child, children: children, end: scan.text.count)
      if terms.overlaps(left) { terms = min(terms.lowerBound, left.lowerBound)..<left.lowerBound }
      guard terms.lowerBound >= next, !terms.isEmpty else { continue }
      next = terms.upperBound
      surcharge = letter == firstLetter ? 0 : Int8(EditDistance.firstLetterSurcharge)
      visit(child, terms, depth: UTF8.width(ofLetter: letter), reading: places, after: start)
    }
  }

  /// Reads the letter that leads to a node, and goes on below when something can match there.
  @inline(__always)
  private mutating func visit(
    _ node: Int, _ terms: Range<Int>, depth: Int, reading places: Bits, after before: Progress
  ) {
    var progress = before
    if progress.read(places, limits) {
      descend(node, terms, depth: depth, progress)
    } else {
      add(terms, prefix: before.prefix)
    }
  }

  private mutating func descend(_ node: Int, _ terms: Range<Int>, depth: Int, _ progress: Progress) {
    let children = trie.children(of: node)
    nodesLeft -= children.count
    guard !children.isEmpty, nodesLeft >= 0 else { return readAll(terms, depth: depth, progress) }
    // The first word that was not yet added.
    var first = terms.lowerBound
    let below = min(trie.firstTerm(of: children.lowerBound), terms.upperBound)
    if first < below {
      add(first..<below, whole: progress.rows.cost(limits), prefix: progress.prefix)
      first = below
    }
    for child in children {
      let letter = trie.label(of: child)
      let places = letters[letter]
      guard places & progress.next != 0, trie.longest(of: child) >= shortest else { continue }
      let childTerms = trie.terms(of: child, children: children, end: terms.upperBound)
      guard childTerms.lowerBound >= first, !childTerms.isEmpty else { break }
      add(first..<childTerms.lowerBound, prefix: progress.prefix)
      first = childTerms.upperBound
      visit(child, childTerms, depth: depth + UTF8.width(ofLetter: letter), reading: places, after: progress)
    }
    add(first..<terms.upperBound, prefix: progress.prefix)
  }

  /// Reads the words of a node one after the other.
  private mutating func readAll(_ terms: Range<Int>, depth: Int, _ start: Progress) {
    scan.begin(depth: depth, start)
    var common = depth
    var term = terms.lowerBound
    while term < terms.upperBound {
      let first = term
      let found = scan.match(term, common: common)
      // Words that have in common with this one what decided it match alike.
      repeat {
        term += 1
        common = term < terms.upperBound ? trie.shared(of: term) : 0
      } while common >= scan.decided
      add(first..<term, whole: found.whole, prefix: found.prefix)
    }
  }

  /// Notes how words match.
  @inline(__always)
  private mutating func add(_ terms: Range<Int>, whole: Int8 = TypoLimits<Bits>.tooMany, prefix: Int8) {
    let prefix = isPrefix ? prefix : TypoLimits<Bits>.tooMany
    guard min(whole, prefix) < TypoLimits<Bits>.tooMany else { return }
    matches.append(
      TermID(terms.lowerBound)..<TermID(terms.upperBound),
      whole: whole < TypoLimits<Bits>.tooMany ? whole + surcharge : -1,
      prefix: prefix < TypoLimits<Bits>.tooMany ? prefix + surcharge : -1)
  }
}
