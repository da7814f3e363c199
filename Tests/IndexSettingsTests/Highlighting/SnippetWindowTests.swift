import TestSupport
import Testing

@testable import IndexSettings

/// The part of a text that a snippet shows.
@Suite(.timeLimit(.minutes(10)))
struct SnippetWindowTests {
  private func best(_ matches: [(Int, [Int])], length: Int) -> ClosedRange<Int> {
    SnippetWindow.best(of: matches.map { SnippetWindow.Match(position: $0, words: $1) }, length: length)
  }

  @Test func theWindowWithTheMostDifferentWordsWins() {
    expectEqual(best([(0, [0]), (1, [0]), (9, [0]), (11, [1])], length: 3), 9...11)
    expectEqual(best([(0, [0]), (1, [1]), (9, [0]), (11, [1])], length: 3), 0...1)
    expectEqual(best([(4, [2])], length: 3), 4...4)
    expectEqual(best([], length: 3), 0...0)
  }

  @Test func aWordThatComesAgainDoesNotWidenTheWindow() {
    expectEqual(best([(0, [0]), (1, [1]), (2, [0]), (3, [1])], length: 10), 0...1)
  }

  @Test func aJoinedWordIsInTheWindowOfItsParts() {
    // The joined word of positions 5 to 7 follows its parts and begins where the first one does.
    expectEqual(best([(5, [0]), (6, [1]), (7, [2]), (5, [3])], length: 2), 5...6)
    expectEqual(best([(0, [0]), (5, [0]), (7, [2]), (5, [3]), (8, [4])], length: 3), 5...7)
  }

  /// The same by the words of a text, nil where there are many.
  private func bestOfFew(_ matches: [(Int, [Int])], length: Int) -> ClosedRange<Int>? {
    let tokens = matches.map { Token(word: [], range: $0.0..<$0.0 + 1, position: $0.0, span: 1) }
    let words = matches.enumerated().flatMap { number, match in
      match.1.map { MarkedText.Match(token: number, words: $0..<$0 + 1) }
    }
    return SnippetWindow.best(of: words, at: tokens, length: length)
  }

  /// As the rule says it, window by window.
  private func plainBest(_ matches: [(Int, [Int])], length: Int) -> ClosedRange<Int> {
    var best = 0...0
    var bestCount = 0
    for (start, match) in matches.enumerated() {
      var words: Set<Int> = []
      var last = match.0
      for (position, found) in matches[start...] where position < match.0 + length {
        let count = words.count
        words.formUnion(found)
        if words.count > count { last = max(last, position) }
      }
      if words.count > bestCount { (bestCount, best) = (words.count, match.0...last) }
    }
    return best
  }

  @Test func manyRandomTextsGiveWhatTheRuleSays() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      var matches: [(Int, [Int])] = []
      var position = 0
      while matches.count < Int.random(in: 1...12, using: &generator) {
        let start = position
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          matches.append((position, (0..<Int.random(in: 1...3, using: &generator)).map { _ in Int.random(in: 0...4) }))
          position += Int.random(in: 1...2, using: &generator)
        }
        if Bool.random(using: &generator) { matches.append((start, [Int.random(in: 0...4, using: &generator)])) }
      }
      let length = Int.random(in: 1...9, using: &generator)
      let plain = plainBest(matches, length: length)
      expectEqual(best(matches, length: length), plain, "\(matches), \(length)")
      if matches.reduce(0, { $0 + $1.1.count }) <= 32 {
        expectEqual(bestOfFew(matches, length: length), plain, "\(matches), \(length)")
      }
    }
  }

  /// Window by window these would be 10 to the power of 11 steps.
  @Test func theLengthOfTheWindowCostsNothing() {
    let matches = (0..<500_000).map { ($0, [$0 == 499_999 ? 1 : 0]) }
    expectEqual(best(matches, length: 250_000), 250_000...499_999)
    #expect(bestOfFew(Array(matches.suffix(33)), length: 3) == nil)
    #expect(bestOfFew([(0, [40])], length: 3) == nil)
    expectEqual(bestOfFew([], length: 3), 0...0)
  }
}
