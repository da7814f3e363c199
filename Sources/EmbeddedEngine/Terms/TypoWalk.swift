/// Finds the words that match a query word with typos by going through a ``TermTrie``, once.
///
/// Nothing read from the index is trusted: words are only gone through in ascending order, and no more nodes are looked at than
/// there are, whatever the numbers say.
struct TypoWalk<Bits: TypoBits>: ~Copyable {
  /// What the letters on the way to a place are to the query word.
  struct Progress {
    var rows: TypoRows<Bits>
    /// The places of the letters that may be next.
    var next: Bits
    /// The typos of the best beginning.
    var prefix: Int8
  }

  private let trie: TermTriePointers
  private let text: TermText
  private let letters: LetterPlaces<Bits>
  private let limits: TypoLimits<Bits>
  private let isPrefix: Bool
  private let firstLetter: UInt32
  /// Words with fewer letters cannot match.
  private let shortest: Int
  /// The progress of the word in hand at each of its bytes.
  private let path: UnsafeMutableBufferPointer<Progress>
  /// What a match below the present child of the root costs more.
  private var surcharge: Int8 = 0
  /// How many nodes may still be looked at.
  private var nodesLeft: Int
  private(set) var matches = TermMatches()

  /// How many bytes of a word are read at most.
  static func longestPath(for word: [Unicode.Scalar]) -> Int {
    // Two letters behind its last one nothing can match any more; a letter has up to four bytes.
    4 * (word.count + 4)
  }

  init(
    _ word: [Unicode.Scalar], allowance: Int, limits: TypoLimits<Bits>, isPrefix: Bool, letters: LetterPlaces<Bits>,
    trie: TermTriePointers, text: TermText, path: UnsafeMutableBufferPointer<Progress>
  ) {
    self.trie = trie
    self.text = text
    self.letters = letters
    self.limits = limits
    self.isPrefix = isPrefix
    self.path = path
    firstLetter = word.first?.value ?? 0
    shortest = word.count - allowance
    nodesLeft = trie.count
    path.initialize(repeating: Progress(rows: TypoRows(limits), next: 0, prefix: TypoLimits<Bits>.tooMany))
  }

  /// Goes through all words but some.
  mutating func run(without placeholders: Range<TermID>) {
    let left = Int(placeholders.lowerBound)..<Int(placeholders.upperBound)
    let rows = TypoRows(limits)
    let start = Progress(rows: rows, next: rows.nextPlaces(limits), prefix: TypoLimits<Bits>.tooMany)
    let children = trie.children(of: 0)
    nodesLeft -= children.count
    var next = 0
    for child in children where trie.longest(of: child) >= shortest {
      let letter = trie.label(of: child)
      let places = letters[letter]
      guard places & start.next != 0 else { continue }
      var terms = trie.terms(of: child, children: children, end: text.count)
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
    if read(places, &progress) {
      descend(node, terms, depth: depth, progress)
    } else {
      add(terms, prefix: before.prefix)
    }
  }

  private mutating func descend(_ node: Int, _ terms: Range<Int>, depth: Int, _ progress: Progress) {
    let children = trie.children(of: node)
    nodesLeft -= children.count
    guard !children.isEmpty, nodesLeft >= 0 else { return scan(terms, depth: depth, progress) }
    // The first word that was not yet added.
    var first = terms.lowerBound
    let below = min(trie.firstTerm(of: children.lowerBound), terms.upperBound)
    if first < below {
      add(first..<below, whole: progress.rows.cost(limits), prefix: progress.prefix)
      first = below
    }
    for child in children where trie.longest(of: child) >= shortest {
      let letter = trie.label(of: child)
      let places = letters[letter]
      guard places & progress.next != 0 else { continue }
      let childTerms = trie.terms(of: child, children: children, end: terms.upperBound)
      guard childTerms.lowerBound >= first, !childTerms.isEmpty else { break }
      add(first..<childTerms.lowerBound, prefix: progress.prefix)
      first = childTerms.upperBound
      visit(child, childTerms, depth: depth + UTF8.width(ofLetter: letter), reading: places, after: progress)
    }
    add(first..<terms.upperBound, prefix: progress.prefix)
  }

  /// Reads the words of a node one after the other, each from where it differs from the word before.
  private mutating func scan(_ terms: Range<Int>, depth: Int, _ start: Progress) {
    guard depth < path.count else { return }
    path[depth] = start
    // Up to where `path` is of the word in hand.
    var known = depth
    // Words that have this much in common with the word before end as it did.
    var decided = depth + 1
    var prefix = start.prefix
    var term = terms.lowerBound
    var common = depth
    while term < terms.upperBound {
      common = term == terms.lowerBound ? depth : max(depth, trie.shared(of: term))
      if common >= decided {
        let first = term
        repeat { term += 1 } while term < terms.upperBound && trie.shared(of: term) >= decided
        add(first..<term, prefix: prefix)
        continue
      }
      known = min(common, known)
      let word = text.range(of: term)
      var place = word.lowerBound + known
      var progress = path[known]
      decided = Int.max
      while place < word.upperBound {
        let isAlive = read(letters[text.letter(at: &place, end: word.upperBound)], &progress)
        let depth = place - word.lowerBound
        guard isAlive, depth < path.count else {
          decided = depth
          break
        }
        path[depth] = progress
        known = depth
      }
      prefix = path[known].prefix
      add(
        term..<term + 1, whole: decided == Int.max ? progress.rows.cost(limits) : TypoLimits<Bits>.tooMany,
        prefix: prefix)
      term += 1
    }
  }

  /// Reads a letter.
  ///
  /// - Returns: whether something can still match; if not, `progress` means nothing.
  @inline(__always)
  private func read(_ places: Bits, _ progress: inout Progress) -> Bool {
    guard places & progress.next != 0 else { return false }
    progress.rows.read(places, limits)
    guard !progress.rows.isDead(limits) else { return false }
    progress.prefix = min(progress.prefix, progress.rows.cost(limits))
    progress.next = progress.rows.nextPlaces(limits)
    return true
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
