import Testing

@testable import EmbeddedEngine

struct PostingTableTests {
  struct Posting: Hashable {
    let document: DocumentID
    let code: UInt8
  }

  private func makeTable(_ terms: [[Posting]], documentCount: Int, chunk: Int) throws -> PostingTable {
    var image = MemoryImageWriter()
    var writer = PostingTableWriter()
    try writer.begin(&image)
    var first = 0
    while first < terms.count {
      var encoder = PostingEncoder(documentCount: documentCount)
      for term in terms[first..<min(terms.count, first + chunk)] {
        for posting in term { encoder.append(posting.document, PostingCode(rawValue: posting.code)) }
        try encoder.endTerm()
      }
      try writer.append(encoder, to: &image)
      first += chunk
    }
    try writer.finish(&image)
    return PostingTable(image.finish(), documentCount: documentCount)
  }

  @Test(arguments: 1...30)
  func everyPostingComesBack(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let documentCount = [1, 2, 63, 64, 65, 1_000, 5_000, 70_000].randomElement(using: &random) ?? 1
    let terms = (0..<150).map { _ in
      let share = [1, 2, 3, 5, 20, 100, 5_000].randomElement(using: &random) ?? 1
      let codes = [1, 1, 2, 3, 8].randomElement(using: &random) ?? 1
      let lowest = UInt8.random(in: 0..<8, using: &random)
      return (0..<DocumentID(documentCount)).filter { _ in Int.random(in: 0..<share, using: &random) == 0 }
        .prefix(Int.random(in: 0..<4, using: &random) == 0 ? 1 : documentCount)
        .map { Posting(document: $0, code: (lowest + UInt8(Int.random(in: 0..<codes, using: &random))) % 8) }
    }
    let table = try makeTable(terms, documentCount: documentCount, chunk: Int.random(in: 1...200, using: &random))
    for (number, term) in terms.enumerated() {
      var found: [Posting] = []
      table.forEach(in: TermID(number)..<TermID(number) + 1) { found.append(Posting(document: $0, code: $1.rawValue)) }
      #expect(found == term, "seed \(seed), term \(number)")
      #expect(table.count(of: TermID(number)) == term.count, "seed \(seed), term \(number)")
    }
    for _ in 0..<50 {
      let low = TermID.random(in: 0...150, using: &random)
      let high = TermID.random(in: low...150, using: &random)
      var set = DocumentSet(capacity: documentCount)
      table.union(low..<high, into: &set)
      let expected = Set(terms[Int(low)..<Int(high)].joined().map(\.document))
      #expect(Array(set) == expected.sorted(), "seed \(seed), terms \(low)..<\(high)")
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (9, 1), (10, 2), (999, 2), (1_000, 3), (7_999, 3)])
  func codeTellsThePlaceOfTheBestOccurrence(value: Int, place: Int) {
    #expect(PostingCode(attributeValue: value, fillsElement: false).place == place)
    #expect(!PostingCode(attributeValue: value, fillsElement: false).fillsElement)
    #expect(PostingCode(attributeValue: value, fillsElement: true).place == place)
    #expect(PostingCode(attributeValue: value, fillsElement: true).fillsElement)
  }
}
