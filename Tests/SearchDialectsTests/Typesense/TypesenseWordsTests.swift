import Diagnostics
import TestSupport
import Testing

@testable import SearchDialects

struct TypesenseWordsTests {
  @Test(
    arguments: [
      ("tom", "tom", 0), ("tom", "tmo", 1), ("tom", "toms", 1), ("tom", "", 3), ("", "", 0), ("tom", "hanks", 5),
      ("été", "ete", 2), ("hanks", "hansk", 1), ("aab", "aba", 1), ("abcab", "ab", 3), ("ab", "ba", 1),
      ("aba", "baa", 1),
    ] as [(String, String, Int)])
  func distanceCountsEdits(left: String, right: String, distance: Int) {
    expectEqual(TypesenseWords.distance(left, right), distance)
    expectEqual(TypesenseWords.distance(right, left), distance)
  }

  /// A server may mark a text of any length as one word.
  @Test func wordsOfAnyLengthAreComparedByTheirBeginnings() {
    let (long, endless) = (String(repeating: "a", count: 512), String(repeating: "b", count: 5_000_000))
    expectEqual(TypesenseWords.distance(long, endless), 64)
    expectEqual(TypesenseWords.distance("tom", "tom" + endless), 61)
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>) func distanceIsThatOfAllLetters(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = (0..<2).map { _ in
      String((0..<Int.random(in: 0...9, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" })
    }
    expectEqual(
      TypesenseWords.distance(words[0], words[1]), Alignment(from: Array(words[0]), to: Array(words[1])).edits.count,
      "seed \(seed): \(words)")
  }

  @Test(
    arguments: [
      ("tom hanks", []), ("e-mail", [0]), ("an e-mail tom", [1]), ("-tom-", []), ("e--mail", []), ("e- mail", []),
      ("a-b.c", [0, 1]), ("", []), ("-", []), ("a-é", [0]), ("é-a b-c", [0, 2]), ("a\r\nb", []), ("a'b", [0]),
    ] as [(String, Set<Int>)])
  func oneJoinerBetweenWordsJoinsThem(query: String, places: Set<Int>) {
    expectEqual(TypesenseWords.joined(in: query), places)
    // The same by letters: one beyond ASCII at the end, behind all words.
    expectEqual(TypesenseWords.joined(in: query + " é"), places)
  }
}
