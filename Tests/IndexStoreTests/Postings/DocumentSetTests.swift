import TestSupport
import Testing

@testable import IndexStore

struct DocumentSetTests {
  private static let capacities = [0, 1, 63, 64, 65, 511, 512, 513, 4_096, 10_000]

  private func makeSet(_ documents: Set<DocumentID>, capacity: Int) -> DocumentSet {
    var set = DocumentSet(capacity: capacity)
    for document in documents { set.insert(document) }
    return set
  }

  private func randomDocuments(capacity: Int, _ random: inout SeededGenerator) -> Set<DocumentID> {
    guard capacity > 0 else { return [] }
    let count = [0, 1, 20, 600].randomElement(using: &random) ?? 0
    // Often they are near each other, so that whole lines are without members.
    let end = DocumentID([capacity, min(capacity, 100)].randomElement(using: &random) ?? capacity)
    return Set((0..<count).map { _ in DocumentID.random(in: 0..<end, using: &random) })
  }

  @Test(arguments: 1...40)
  func operationsAreThoseOfSets(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let capacity = Self.capacities[seed % Self.capacities.count]
    let all = Set(0..<DocumentID(capacity))
    var expected = randomDocuments(capacity: capacity, &random)
    var set = makeSet(expected, capacity: capacity)
    for step in 0..<30 {
      let others = randomDocuments(capacity: capacity, &random)
      let other = makeSet(others, capacity: capacity)
      let operation = Int.random(in: 0..<7, using: &random)
      switch operation {
      case 0:
        set.formUnion(other)
        expected.formUnion(others)
      case 1:
        set.formIntersection(other)
        expected.formIntersection(others)
      case 2:
        set.subtract(other)
        expected.subtract(others)
      case 3:
        let low = DocumentID.random(in: 0...DocumentID(capacity), using: &random)
        let high = DocumentID.random(in: low...DocumentID(capacity) + 100, using: &random)
        set.insert(low..<high)
        expected.formUnion((low..<high).filter { $0 < capacity })
      case 4:
        set.clear()
        expected = []
      case 5:
        for document in others { set.remove(document) }
        expected.subtract(others)
      default:
        let bits = random.next()
        let word = Int.random(in: -1...(capacity + 63) / 64, using: &random)
        set.update { $0.insert(bits: bits, at: word) }
        expected.formUnion(
          (0..<64).filter { bits >> UInt64($0) & 1 != 0 }.map { DocumentID(truncatingIfNeeded: word * 64 + $0) })
        expected.formIntersection(all)
      }
      let sorted = expected.sorted()
      expectEqual(Array(set), sorted, "seed \(seed), step \(step), operation \(operation)")
      expectEqual(set.count, expected.count, "seed \(seed), step \(step), operation \(operation)")
      expectEqual(set.isEmpty, expected.isEmpty)
      expectEqual(set, makeSet(expected, capacity: capacity))
      let start = DocumentID.random(in: 0...DocumentID(capacity) + 10, using: &random)
      expectEqual(set.contains(start), expected.contains(start))
    }
  }

  @Test(arguments: capacities)
  func allDocumentsAreThoseOfTheIndex(capacity: Int) {
    var set = DocumentSet(capacity: capacity)
    set.insertAll()
    expectEqual(set.count, capacity)
    expectEqual(Array(set), Array(0..<DocumentID(capacity)))
  }

  @Test func documentsThatTheIndexDoesNotHaveAreLeftOut() {
    var set = DocumentSet(capacity: 70)
    set.insert(70)
    set.insert(.max)
    set.update { $0.insert(bits: ~0, at: 1) }
    expectEqual(Array(set), [64, 65, 66, 67, 68, 69])
    #expect(!set.contains(70))
    #expect(!set.contains(.max))
  }

  @Test func setsOfOtherCapacitiesCountAsFarAsBothGo() {
    var small = DocumentSet(capacity: 10)
    var large = DocumentSet(capacity: 2_000)
    small.insertAll()
    large.insertAll()
    small.formUnion(large)
    expectEqual(small.count, 10)
    large.formIntersection(small)
    expectEqual(large.count, 10)
  }

  @Test func copiesAreIndependent() {
    var set = DocumentSet(capacity: 100)
    set.insert(5)
    let copy = set
    set.insert(6)
    expectEqual(Array(copy), [5])
    expectEqual(Array(set), [5, 6])
  }

  @Test func countsFollowEachChange() {
    var set = DocumentSet(capacity: 1_000)
    expectEqual(set.count, 0)
    set.insert(5)
    expectEqual(set.count, 1)
    let copy = set
    set.insert(700..<720)
    expectEqual([set.count, copy.count], [21, 1])
    set.remove(5)
    expectEqual(set.count, 20)
    set.formIntersection(copy)
    expectEqual(set.count, 0)
    set.formUnion(copy)
    set.formUnion(set)
    expectEqual(set.count, 1)
    let same = set
    set.formIntersection(same)
    expectEqual(Array(set), [5])
    set.subtract(same)
    expectEqual([set.count, same.count], [0, 1])
  }

  @Test func iteratorStaysAtTheEnd() {
    var set = DocumentSet(capacity: 600)
    set.insert(599)
    var iterator = set.makeIterator()
    expectEqual(iterator.next(), 599)
    #expect(iterator.next() == nil)
    #expect(iterator.next() == nil)
  }
}
