import TestSupport
import Testing

@testable import IndexSettings

/// Words that stand side by side.
struct PlacedTokenTests {
  private static let pieces = ["tom", "o", "neill", "anna", "x", ".", "'", " ", "\u{2019}s", "日本", "iPhone", "-"]

  /// As the definition says it, token by token.
  private func plainFirst(behind number: Int, in tokens: [Token], where isWanted: (Int) -> Bool) -> Int? {
    tokens.indices.first { tokens[$0].position == tokens[number].position + tokens[number].span && isWanted($0) }
  }

  @Test(arguments: [false, true])
  func theTokensBehindAnotherOneAreFound(splitsCamelCase: Bool) {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let count = Int.random(in: 1...40, using: &generator)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
      let tokens = Tokenizer().tokens(of: text, splitsCamelCase: splitsCamelCase)
      for number in tokens.indices {
        expectEqual(tokens.first(after: number) { _ in true }, plainFirst(behind: number, in: tokens) { _ in true })
        for span in 1...3 {
          expectEqual(
            tokens.first(after: number) { tokens[$0].span == span },
            plainFirst(behind: number, in: tokens) { tokens[$0].span == span }, "\(text)")
        }
      }
    }
  }

  /// Tokens that count how often they are looked at.
  private struct CountedTokens: RandomAccessCollection {
    final class Counter {
      var count = 0
    }

    let tokens: [Token]
    let counter = Counter()
    var startIndex: Int { 0 }
    var endIndex: Int { tokens.count }

    subscript(number: Int) -> Token {
      counter.count += 1
      return tokens[number]
    }
  }

  @Test(arguments: [" ", "."])
  func aLongTextIsNotSearchedFromEveryWord(separator: String) {
    let text = String(repeating: "star" + separator, count: 4_000)
    let tokens = CountedTokens(tokens: Tokenizer().tokens(of: text))
    for number in tokens.indices { #expect(tokens.first(after: number) { _ in false } == nil) }
    // Some binary searches for each; token by token there would be 16 millions.
    #expect(tokens.counter.count < 400_000)
  }
}
