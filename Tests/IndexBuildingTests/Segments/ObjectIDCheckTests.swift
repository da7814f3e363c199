import TestSupport
import Testing

@testable import IndexBuilding

struct ObjectIDCheckTests {
  private func findsRepetition(_ ids: [String]) -> Bool {
    var check = ObjectIDCheck()
    for id in ids { check.add([hash(id)]) }
    return check.findsRepetition()
  }

  private func hash(_ id: String) -> UInt64 {
    Array(id.utf8).withUnsafeBytes { ObjectIDCheck.hash($0) }
  }

  @Test(arguments: [0, 1, 2, 3, 5, 1_000, 1_024, 20_000])
  func distinctIDsAreNoRepetition(count: Int) {
    #expect(!findsRepetition((0..<count).map(String.init)))
  }

  @Test(arguments: [2, 3, 1_000, 1_024, 20_000])
  func anyTwoEqualIDsAreFound(count: Int) {
    var generator = SeededGenerator(seed: count)
    for _ in 0..<10 {
      var ids = (0..<count).map { "id-\($0)" }
      let first = Int.random(in: 0..<count, using: &generator)
      ids[first] = ids[(first + Int.random(in: 1..<count, using: &generator)) % count]
      #expect(findsRepetition(ids))
    }
  }

  @Test func idsThatUnicodeTakesForEqualAreDifferent() {
    for (first, second) in [("\u{E9}", "e\u{301}"), ("K", "\u{212A}"), ("a;", "a\u{37E}")] {
      expectEqual(first, second)
      #expect(!findsRepetition([first, second]))
    }
  }

  @Test func idsOfAnyLengthHaveTheirOwnHashes() {
    let ids = (0..<40).flatMap { [String(repeating: "a", count: $0), String(repeating: "a", count: $0) + "b"] }
    expectEqual(Set(ids.map(hash)).count, 80)
  }
}
