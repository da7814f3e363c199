/// Chooses the words of a text that a snippet shows.
enum SnippetWindow {
  /// A word of the text that matches.
  struct Match {
    /// Which word of the text it is.
    let position: Int
    /// The query words that it matches, by numbers from 0.
    let words: [Int]
  }

  /// The positions of the first and the last match of the window that holds the most different query words, the first
  /// of several; 0 without matches.
  ///
  /// A window begins at a match and holds those after it up to its length. The last match is the last one that adds a
  /// query word.
  ///
  /// - Parameters:
  ///   - matches: the matches in the order of the text; joined words may follow their parts.
  ///   - length: how many positions a window has; less than the text has.
  /// - Complexity: O(*n*) in the number of matches, whatever the length.
  static func best(of matches: [Match], length: Int) -> ClosedRange<Int> {
    let counts = wordCounts(of: matches, length: length)
    // `max` would prefer the last of several.
    var start = 0
    for place in counts.indices where counts[place] > counts[start] { start = place }
    guard let first = matches[start...].first else { return 0...0 }
    var words: Set<Int> = []
    var last = first.position
    for match in matches[start...] where match.position < first.position + length {
      let count = words.count
      words.formUnion(match.words)
      if words.count > count { last = max(last, match.position) }
    }
    return first.position...last
  }

  /// The most matches, and query words, that are compared each with each, which is quicker for few of them.
  private static let fewMatches = 32

  /// The same of matches of a text's words, where they are few; nil where they are not.
  ///
  /// - Complexity: O(*n*²) in the number of matches.
  static func best(of matches: [MarkedText.Match], at tokens: [Token], length: Int) -> ClosedRange<Int>? {
    guard matches.count <= fewMatches, matches.allSatisfy({ $0.words.upperBound <= fewMatches }) else { return nil }
    // The query words of each token, as bits.
    var words: [UInt32] = Array(repeating: 0, count: tokens.count)
    for match in matches { for word in match.words { words[match.token] |= 1 << UInt32(word) } }
    func distinct(from start: Int) -> (count: Int, last: Int) {
      var (held, last) = (UInt32(0), tokens[start].position)
      for token in start..<tokens.count where words[token] != 0 {
        guard tokens[token].position < tokens[start].position + length, words[token] & ~held != 0 else { continue }
        held |= words[token]
        last = max(last, tokens[token].position)
      }
      return (held.nonzeroBitCount, last)
    }
    var best: (first: Int, last: Int, count: Int)?
    for start in tokens.indices where words[start] != 0 {
      let (count, last) = distinct(from: start)
      if best.map({ count > $0.count }) ?? true { best = (tokens[start].position, last, count) }
    }
    return best.map { $0.first...$0.last } ?? 0...0
  }

  /// For each match, how many different query words the window has that begins with it.
  ///
  /// In a chain the positions never fall, so its matches within a window are neighbours, and those of the next window
  /// are found by going on.
  private static func wordCounts(of matches: [Match], length: Int) -> [Int] {
    let chains = chains(of: matches)
    let wordCount = matches.lazy.flatMap(\.words).max().map { $0 + 1 } ?? 0
    var counts = Array(repeating: 0, count: matches.count)
    for starts in chains {
      var held = Array(repeating: 0, count: wordCount)
      var distinct = 0
      var windows = Array(repeating: 0..<0, count: chains.count)
      for start in starts {
        let end = matches[start].position + length
        for (number, chain) in chains.enumerated() {
          var window = windows[number]
          while window.upperBound < chain.count, matches[chain[window.upperBound]].position < end {
            for word in matches[chain[window.upperBound]].words {
              held[word] += 1
              if held[word] == 1 { distinct += 1 }
            }
            window = window.lowerBound..<window.upperBound + 1
          }
          while window.lowerBound < window.upperBound, chain[window.lowerBound] < start {
            for word in matches[chain[window.lowerBound]].words {
              held[word] -= 1
              if held[word] == 0 { distinct -= 1 }
            }
            window = window.lowerBound + 1..<window.upperBound
          }
          windows[number] = window
        }
        counts[start] = distinct
      }
    }
    return counts
  }

  /// The numbers of the matches in as many rows of rising positions as it takes: the words, and the joined ones.
  private static func chains(of matches: [Match]) -> [[Int]] {
    var chains: [[Int]] = []
    for (number, match) in matches.enumerated() {
      let chain = chains.firstIndex { chain in
        chain.last.map { matches[$0].position <= match.position } ?? true
      }
      if let chain { chains[chain].append(number) } else { chains.append([number]) }
    }
    return chains
  }
}
