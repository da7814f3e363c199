import TestSupport
import Testing

@testable import IndexBuilding
@testable import IndexStore

struct PostingTableTests {
  struct Posting: Hashable {
    let document: DocumentID
    let code: UInt8
  }

  private func makeImage(_ terms: [[Posting]], documentCount: Int, chunk: Int) throws -> IndexImage {
    var image = MemoryImageWriter()
    var writer = PostingTableWriter()
    try writer.begin(&image)
    for first in stride(from: 0, to: terms.count, by: chunk) {
      var encoder = PostingEncoder(documentCount: documentCount)
      for term in terms[first..<min(terms.count, first + chunk)] {
        for posting in term { encoder.append(posting.document, PostingCode(rawValue: posting.code)) }
        try encoder.endTerm()
      }
      try writer.append(encoder, to: &image)
    }
    try writer.finish(&image)
    return image.finish()
  }

  /// Random terms: some in nearly every document, some in few, some in none.
  private func makeTerms(_ count: Int, documentCount: Int, _ random: inout SeededGenerator) -> [[Posting]] {
    (0..<count).map { number in
      let gap = [1, 2, 7, 40, 1_000, documentCount][number % 6]
      let codes = [1, 1, 2, 3, 8].randomElement(using: &random) ?? 1
      let lowest = UInt8.random(in: 0..<8, using: &random)
      var postings: [Posting] = []
      // Common terms are few, so that the tests are quick.
      var next = number % 6 < 2 && number > 12 ? documentCount : Int.random(in: 0...gap, using: &random)
      while next < documentCount {
        let code = (lowest + UInt8(Int.random(in: 0..<codes, using: &random))) % 8
        postings.append(Posting(document: DocumentID(next), code: code))
        next += Int.random(in: 1...2 * gap, using: &random)
      }
      return postings
    }
  }

  private func postings(of term: Int, in table: PostingTable) -> [Posting] {
    var found: [Posting] = []
    table.forEach(in: TermID(term)..<TermID(term) + 1) { found.append(Posting(document: $0, code: $1.rawValue)) }
    return found
  }

  @Test(arguments: 1...24)
  func everyPostingComesBack(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let documentCount = [1, 2, 63, 64, 65, 511, 1_000, 1_025, 5_000, 20_000][seed % 10]
    let terms = makeTerms(150, documentCount: documentCount, &random)
    let chunk = Int.random(in: 1...200, using: &random)
    let table = PostingTable(
      try makeImage(terms, documentCount: documentCount, chunk: chunk), documentCount: documentCount)
    for (number, term) in terms.enumerated() {
      expectEqual(postings(of: number, in: table), term, "seed \(seed), term \(number)")
      expectEqual(table.count(of: TermID(number)), term.count, "seed \(seed), term \(number)")
    }
    expectEqual(table.count(of: 150), 0)
    for _ in 0..<20 {
      let low = TermID.random(in: 0...150, using: &random)
      let high = TermID.random(in: low...160, using: &random)
      var set = DocumentSet(capacity: documentCount)
      table.union(low..<high, into: &set)
      let expected = Set(terms[Int(low)..<min(150, Int(high))].joined().map(\.document))
      expectEqual(Array(set), expected.sorted(), "seed \(seed), terms \(low)..<\(high)")
    }
  }

  @Test func indexOfVeryManyDocumentsKeepsEveryPosting() throws {
    let documentCount = 1 << 29
    let terms: [[Posting]] = [
      [Posting(document: 1 << 28 + 5, code: 3)],
      [Posting(document: 0, code: 1), Posting(document: 1 << 29 - 1, code: 7)],
    ]
    let table = PostingTable(try makeImage(terms, documentCount: documentCount, chunk: 1), documentCount: documentCount)
    expectEqual(postings(of: 0, in: table), terms[0])
    expectEqual(postings(of: 1, in: table), terms[1])
  }

  @Test(arguments: 1...80)
  func damagedSectionsLeadToNoOtherDocuments(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let documentCount = [1, 64, 700, 3_000][seed % 4]
    let terms = makeTerms(70, documentCount: documentCount, &random)
    let image = try makeImage(terms, documentCount: documentCount, chunk: 30)
    let damaged = damagedImage(image, sections: ["postings.heads", "postings.bases", "postings.lists"], &random)
    let table = PostingTable(damaged, documentCount: documentCount)
    var set = DocumentSet(capacity: documentCount)
    table.union(0..<90, into: &set)
    #expect(set.allSatisfy { $0 < documentCount }, "seed \(seed)")
    var isInside = true
    table.forEach(in: 0..<90) { document, _ in isInside = isInside && document < documentCount }
    #expect(isInside, "seed \(seed)")
    for term in 0..<90 { #expect(table.count(of: TermID(term)) <= documentCount, "seed \(seed)") }
  }

  @Test(arguments: [(0, 0), (1, 1), (9, 1), (10, 2), (999, 2), (1_000, 3), (7_999, 3)])
  func codeTellsThePlaceOfTheBestOccurrence(value: Int, place: Int) {
    for fillsElement in [false, true] {
      let code = PostingCode(attributeValue: value, fillsElement: fillsElement)
      expectEqual(code.place, place)
      expectEqual(code.fillsElement, fillsElement)
    }
  }
}
