import EmbeddedBackend
import SearchModel
import TestSupport
import Testing

@testable import EmbeddedEngine
@testable import IndexBuilding
@testable import IndexSettings
@testable import IndexStore

/// A search of a damaged index file answers as the sound one does, or says that the file is damaged.
struct DamagedIndexFileTests {
  private static let definition = IndexDefinition(
    name: "shop",
    settings: [
      "searchableAttributes": ["name", "text"], "attributesForFaceting": ["kind"], "customRanking": ["desc(rank)"],
      "attributeForDistinct": "kind",
    ])

  private static let queries: [SearchParameters] = [
    ["query": "", "facets": ["kind"]], ["query": "w"], ["query": "wo1", "facets": ["kind"]], ["query": "word12 wor"],
    ["query": "wrod77 word3"], ["query": "word5", "filters": "kind:a AND rank > 900"],
    ["query": "\"word1 word2\""], ["query": "word9", "distinct": true], ["query": "word10 word2", "page": 7],
    ["query": "zzz"], ["query": "item 15", "getRankingInfo": true],
  ]

  private func records(_ random: inout SeededGenerator) -> [Record] {
    (0..<400).map { number in
      let words = (0..<40).map { _ in
        "word\(Int.random(in: 0..<4_000, using: &random) % Int.random(in: 1...4_000, using: &random))"
      }
      return Record(
        objectID: "id\(number)",
        attributes: [
          "name": .string("Item \(number)"), "text": .string(words.joined(separator: " ")),
          "kind": .string(["a", "b", "c"][number % 3]), "rank": .integer(Int.random(in: 0..<1_000, using: &random)),
        ])
    }
  }

  private func answers(_ path: String) throws -> [SearchResponse?] {
    let index = EmbeddedIndex(image: try IndexFile.open(path), definition: Self.definition)
    return Self.queries.map { try? index.search($0) }
  }

  @Test(arguments: 1...1)
  func noDamageChangesAnAnswerInSilence(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    var writer = try IndexFileWriter(path: folder["sound"])
    try ImageBuilder(Self.definition, options: BuildOptions(workers: 1)).build(
      records(&random).makeIterator(), into: &writer)
    try writer.commit()
    let bytes = try folder.bytes("sound")
    let expected = try answers(folder["sound"])
    #expect(expected.allSatisfy { $0 != nil })
    var noticed = 0
    for round in 0..<8 {
      var damaged = bytes
      let place = Int.random(in: 64..<bytes.count, using: &random)
      for offset in place..<min(place + 8, bytes.count) { damaged[offset] ^= UInt8.random(in: 1...255, using: &random) }
      try folder.write("damaged", damaged)
      guard let found = try? answers(folder["damaged"]) else {
        noticed += 1
        continue
      }
      for (query, (answer, right)) in zip(Self.queries, zip(found, expected)) {
        guard let answer else {
          noticed += 1
          continue
        }
        expectEqual(answer, right, "seed \(seed), round \(round), damage at \(place), \(query)")
      }
    }
    #expect(noticed > 1, "seed \(seed)")
  }
}
