import SearchModel
import SpecLoader
import TestSupport
import Testing

@testable import Runs

struct QuerySelectionTests {
  private func ordinals(_ selection: QuerySelection) throws -> [Int] {
    let entries = try makeEntries(
      """
      - { id: a, query: x, tags: { kind: head, lang: de } }
      - { query: y, tags: { kind: tail } }
      - { id: c, query: x, tags: { kind: head } }
      - { query: z }
      - { id: e, query: x, tags: { kind: head, lang: de } }
      """)
    return entries.filter(selection.contains).map(\.ordinal)
  }

  @Test func selectionIsOfEverythingThatIsAsked() throws {
    try expectEqual(ordinals(QuerySelection()), [1, 2, 3, 4, 5])
    try expectEqual(ordinals(QuerySelection(ids: ["c", "2", "missing"])), [2, 3])
    try expectEqual(ordinals(QuerySelection(tags: ["kind": "head"])), [1, 3, 5])
    try expectEqual(ordinals(QuerySelection(tags: ["kind": "head", "lang": "de"])), [1, 5])
    try expectEqual(ordinals(QuerySelection(ids: ["a", "2"], tags: ["kind": "head"])), [1])
  }

  @Test func shardsShareTheQueriesByPlace() throws {
    let shards = try (1...3).map { number in
      let shard = try #require(QuerySelection.Shard("\(number)/3"))
      return try ordinals(QuerySelection(shard: shard))
    }
    expectEqual(shards, [[1, 4], [2, 5], [3]])
    let shard = try #require(QuerySelection.Shard("1/2"))
    try expectEqual(ordinals(QuerySelection(tags: ["kind": "head"], shard: shard)), [1, 3, 5])
  }

  @Test(arguments: ["", "1", "1/", "/1", "0/2", "3/2", "-1/2", "1/0", "1/2/3", "a/b", "1/99999999999999999999", " 1/2"])
  func otherTextsAreNoShard(text: String) {
    #expect(QuerySelection.Shard(text) == nil)
  }
}
