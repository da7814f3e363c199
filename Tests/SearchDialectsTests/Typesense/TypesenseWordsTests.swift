import Testing

@testable import SearchDialects

struct TypesenseWordsTests {
  @Test(arguments: [
    ("tom", "tom", 0), ("tom", "tmo", 1), ("tom", "toms", 1), ("tom", "", 3), ("", "", 0), ("tom", "hanks", 5),
    ("été", "ete", 2),
  ])
  func distanceCountsEdits(left: String, right: String, distance: Int) {
    #expect(TypesenseWords.distance(left, right) == distance)
    #expect(TypesenseWords.distance(right, left) == distance)
  }

  /// A server may mark a text of any length as one word.
  @Test func wordsOfAnyLengthAreComparedByTheirBeginnings() {
    let (long, endless) = (String(repeating: "a", count: 512), String(repeating: "b", count: 5_000_000))
    #expect(TypesenseWords.distance(long, endless) == 64)
    #expect(TypesenseWords.distance("tom", "tom" + endless) == 61)
  }
}
