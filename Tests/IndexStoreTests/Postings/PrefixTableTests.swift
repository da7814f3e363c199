import TestSupport
import Testing

@testable import IndexBuilding
@testable import IndexStore

/// Joined lists of beginnings say what the lists of their words say.
struct PrefixTableTests {
  private struct Index {
    let table: PostingTable
    let prefixes: PrefixTable
    let words: [String]
    let postings: [[DocumentID: UInt8]]

    init(wordCount: Int, documentCount: Int, alphabet: String, _ random: inout SeededGenerator) throws {
      let words = Set(
        (0..<wordCount).map { _ in
          String((0..<Int.random(in: 1...5, using: &random)).compactMap { _ in alphabet.randomElement(using: &random) })
        })
      self.words = words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      var postings: [[DocumentID: UInt8]] = []
      for _ in self.words {
        let count = [1, 3, 40, documentCount].randomElement(using: &random) ?? 1
        var own: [DocumentID: UInt8] = [:]
        for _ in 0..<count {
          own[DocumentID.random(in: 0..<DocumentID(documentCount), using: &random)] = UInt8.random(
            in: 0...7, using: &random)
        }
        postings.append(own)
      }
      self.postings = postings
      let terms = try makeTermTable(self.words, placeholders: [])
      var sink = MemoryImageWriter()
      var writer = PostingTableWriter()
      var collector = PrefixCollector(documentCount: documentCount)
      try writer.begin(&sink)
      let chunk = Int.random(in: 1...self.words.count, using: &random)
      for start in stride(from: 0, to: self.words.count, by: chunk) {
        var encoder = PostingEncoder(documentCount: documentCount)
        for own in postings[start..<min(start + chunk, self.words.count)] {
          for (document, code) in own.sorted(by: { $0.key < $1.key }) {
            encoder.append(document, PostingCode(rawValue: code))
          }
          try encoder.endTerm()
        }
        try writer.append(encoder, to: &sink)
        try collector.add(encoder, from: TermID(start), terms)
      }
      try writer.finish(&sink)
      try collector.finish(&sink)
      let image = sink.finish()
      table = PostingTable(image, documentCount: documentCount)
      prefixes = PrefixTable(image, documentCount: documentCount)
    }
  }

  @Test(arguments: 1...16)
  func joinedListsAreThoseOfTheirWords(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let documentCount = [70, 300, 1_000, 3_000][seed % 4]
    let index = try Index(
      wordCount: [5, 60, 300][seed % 3], documentCount: documentCount, alphabet: ["ab", "abcdef", "aé東b"][seed % 3],
      &random)
    #expect(index.prefixes.count > 0 || index.words.count < 20, "seed \(seed)")
    let all = TermID(index.words.count)
    for _ in 0..<30 {
      let first = TermID.random(in: 0..<all, using: &random)
      let end = TermID.random(in: first...all, using: &random)
      let range = Bool.random(using: &random) ? first..<end : extensions(ofWord: first, in: index.words)
      var expected: [DocumentID: UInt8] = [:]
      for term in range {
        for (document, code) in index.postings[Int(term)] {
          expected[document] = min(expected[document] ?? 3, code & 3)
        }
      }
      var joined = DocumentSet(capacity: documentCount)
      index.table.union(range, into: &joined)
      expectEqual(Array(joined), expected.keys.sorted(), "seed \(seed), terms \(range)")
      let places = documentsByPlace(of: range, in: index.table, documentCount: documentCount)
      expectEqual(
        places.dropFirst().reduce(into: places[0]) { $0.formUnion($1) }, joined, "seed \(seed), terms \(range)")
      for document in joined {
        let best = places.firstIndex { $0.contains(document) }
        expectEqual(best, expected[document].map(Int.init), "seed \(seed), terms \(range), document \(document)")
      }
    }
  }

  /// The documents of terms by the best place of any.
  private func documentsByPlace(
    of terms: Range<TermID>, in table: PostingTable, documentCount: Int
  ) -> [DocumentSet] {
    let empty = DocumentSet(capacity: documentCount)
    var (first, near, far, elsewhere) = (empty, empty, empty, empty)
    first.update { first in
      near.update { near in
        far.update { far in
          elsewhere.update { elsewhere in
            let editors = [first, near, far, elsewhere]
            table.union(terms) { editors[$0] }
          }
        }
      }
    }
    return [first, near, far, elsewhere]
  }

  /// The words that begin with the first letters of a word and have more.
  private func extensions(ofWord term: TermID, in words: [String]) -> Range<TermID> {
    let beginning = String.UnicodeScalarView(words[Int(term)].unicodeScalars.prefix(2))
    let own = words.indices.filter { words[$0].unicodeScalars.starts(with: beginning) }
    guard let first = own.first, let last = own.last else { return 0..<0 }
    let start = words[first].unicodeScalars.count == beginning.count ? first + 1 : first
    return TermID(start)..<TermID(max(start, last + 1))
  }

  @Test func smallIndicesHaveNone() throws {
    var random = SeededGenerator(seed: 1)
    let index = try Index(wordCount: 20, documentCount: PrefixCollector.fewest - 1, alphabet: "ab", &random)
    expectEqual(index.prefixes.count, 0)
  }
}
