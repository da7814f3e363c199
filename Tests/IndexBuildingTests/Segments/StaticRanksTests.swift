import TestSupport
import Testing

@testable import IndexBuilding
@testable import IndexStore

struct StaticRanksTests {
  /// The definition: sorted by each order in turn.
  private func sorted(count: Int, by orders: [[UInt32]]) -> [UInt32] {
    (0..<UInt32(count)).sorted { left, right in
      for order in orders where order[Int(left)] != order[Int(right)] {
        return order[Int(left)] < order[Int(right)]
      }
      return left < right
    }
  }

  @Test func recordsAreSortedByOrdersThenByTheirIDs() {
    var generator = SeededGenerator(seed: 3)
    for round in 0..<60 {
      let count = Int.random(in: 0...300, using: &generator)
      let orders = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        (0..<count).map { _ in
          // Missing values come after all others.
          Int.random(in: 0...5, using: &generator) == 0 ? UInt32.max : UInt32.random(in: 0...9, using: &generator)
        }
      }
      let idPlaces = (0..<UInt32(count)).shuffled(using: &generator)
      let expected = sorted(count: count, by: orders + [idPlaces])
      let identity = (0..<UInt32(count)).map { $0 }
      let ranks = StaticRanks(orders: orders, idPlaces: idPlaces)
      expectEqual(ranks.ordinals, (expected == identity ? nil : expected), "round \(round)")
      let places = expected.map { idPlaces[Int($0)] }
      expectEqual(ranks.idPlaces, (places == identity ? nil : places), "round \(round)")
    }
  }

  @Test func whatIsInOrderNeedsNoList() {
    let ascending = StaticRanks(orders: [], idPlaces: [0, 1, 2])
    #expect(ascending.ordinals == nil && ascending.idPlaces == nil)
    let descending = StaticRanks(orders: [], idPlaces: [2, 1, 0])
    #expect(descending.ordinals == [2, 1, 0] && descending.idPlaces == nil)
    let sorted = StaticRanks(orders: [[0, 1, 1]], idPlaces: [1, 0, 2])
    #expect(sorted.ordinals == nil && sorted.idPlaces == [1, 0, 2])
    #expect(StaticRanks(orders: [[]], idPlaces: []).ordinals == nil)
  }

  @Test func numbersAreSortedByAnyBits() {
    var generator = SeededGenerator(seed: 4)
    for bits in [1, 10, 11, 12, 22, 23, 64] {
      let most = bits == 64 ? UInt64.max : 1 << bits - 1
      var numbers = (0..<500).map { _ in UInt64.random(in: 0...most, using: &generator) }
      let expected = numbers.sorted()
      RadixOrder.sort(&numbers)
      expectEqual(numbers, expected)
    }
  }
}
