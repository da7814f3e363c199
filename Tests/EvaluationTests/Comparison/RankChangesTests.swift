import TestSupport
import Testing

@testable import Evaluation

/// What came, went and moved between two rankings.
struct RankChangesTests {
  @Test func everyIDIsLostNewMovedOrInItsPlace() {
    let changes = RankChanges(from: ["a", "b", "c", "d"], to: ["a", "c", "x", "b"])
    expectEqual(changes.lost, [.init(id: "d", rank: 4)])
    expectEqual(changes.new, [.init(id: "x", rank: 3)])
    expectEqual(changes.moved, [.init(id: "b", from: 2, to: 4), .init(id: "c", from: 3, to: 2)])
  }

  @Test func equalListsHaveNoChange() {
    expectEqual(RankChanges(from: ["a", "b"], to: ["a", "b"]), RankChanges())
  }

  @Test func aRepeatedIDStandsAtItsFirstPlace() {
    let changes = RankChanges(from: ["a", "a", "b"], to: ["a", "b", "a"])
    expectEqual(changes.moved, [.init(id: "b", from: 3, to: 2)])
    #expect(changes.lost.isEmpty && changes.new.isEmpty)
  }

  @Test func changesTurnTheLeftIntoTheRight() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let pool = (0..<12).map { "\($0)" }
      let left = Array(pool.shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)))
      let right = Array(pool.shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)))
      let changes = RankChanges(from: left, to: right)
      var rebuilt: [Int: String] = [:]
      let gone = Set(changes.lost.map(\.id))
      let moved = Set(changes.moved.map(\.id))
      for (place, id) in left.enumerated() where !gone.contains(id) && !moved.contains(id) { rebuilt[place + 1] = id }
      for id in changes.new { rebuilt[id.rank] = id.id }
      for id in changes.moved { rebuilt[id.to] = id.id }
      expectEqual(rebuilt.sorted { $0.key < $1.key }.map(\.value), right, "seed \(seed)")
      #expect(changes.lost.allSatisfy { left[$0.rank - 1] == $0.id }, "seed \(seed)")
    }
  }
}
