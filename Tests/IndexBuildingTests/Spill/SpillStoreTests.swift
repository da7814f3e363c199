import TestSupport
import Testing

@testable import IndexBuilding

struct SpillStoreTests {
  @Test func whatDoesNotFitIntoMemoryComesBackFromTheFile() throws {
    let store = SpillStore(budget: 1_000, folder: "/tmp")
    let arrays = (0..<20).map { (number: UInt32) -> [UInt32] in
      (0..<number * 10).map { $0 &* 2_654_435_761 &+ number }
    }
    let kept = try arrays.map { try store.keep($0) }
    for (array, kept) in zip(arrays, kept) {
      try expectEqual(kept.elements(), array)
      expectEqual(kept.count, array.count)
      let middle = array.count / 3..<array.count / 2
      try expectEqual(kept.withElements(middle) { Array($0) }, Array(array[middle]))
    }
  }

  @Test func aFolderThatIsMissingIsAnError() throws {
    let store = SpillStore(budget: 10, folder: "/tmp/multihits-no-such-folder")
    let kept = try store.keep([UInt8](repeating: 1, count: 10))
    #expect(throws: SpillError.self) { try store.keep([1 as UInt8]) }
    expectEqual(kept.count, 10)
  }

  @Test func memoryThatIsGivenBackIsUsedAgain() throws {
    // Without a folder, nothing but memory can take the arrays.
    let store = SpillStore(budget: 10, folder: "/tmp/multihits-no-such-folder")
    for _ in 0..<5 {
      let kept = try store.keep([UInt8](repeating: 7, count: 10))
      try expectEqual(kept.elements().count, 10)
    }
  }
}
