import TestSupport
import Testing

@testable import IndexSettings

/// The ends of letters are those that rewriting all of them for each mark gives.
struct CharacterEndsTests {
  @Test(arguments: 0..<200)
  func marksMoveTheEndsOfTheirCharacter(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var letters = 0
      var ends = CharacterEnds(capacity: 0)
      var plain: [Int] = []
      for place in 1...Int.random(in: 1...24, using: &random) {
        // A mark may take a letter away, leave them, or be some itself; another scalar is one at least.
        var isMark = Bool.random(using: &random)
        let more = isMark ? Int.random(in: -1...2, using: &random) : Int.random(in: 0...3, using: &random)
        isMark = isMark || more == 0
        letters = max(0, letters + more)
        if isMark, let last = plain.last {
          plain = plain.map { $0 == last ? place : $0 }
        }
        plain = Array(plain.prefix(letters)) + Array(repeating: place, count: max(0, letters - plain.count))
        ends.add(letters: letters, upTo: place, isMark: isMark)
      }
      expectEqual(ends.all, plain)
    }
  }
}
