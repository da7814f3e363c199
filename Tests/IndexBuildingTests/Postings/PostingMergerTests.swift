import TestSupport
import Testing

@testable import IndexBuilding
@testable import IndexStore

struct PostingMergerTests {
  private struct Occurrence {
    let term: TermID
    let document: DocumentID
    let code: UInt8
  }

  /// The postings of each term by the definition: of a document's occurrences the lowest place, and whether one fills.
  private func expected(_ occurrences: [Occurrence], termCount: Int) -> [[DocumentID: UInt8]] {
    var lists = [[DocumentID: UInt8]](repeating: [:], count: termCount)
    for occurrence in occurrences {
      let old = lists[Int(occurrence.term)][occurrence.document] ?? 3
      lists[Int(occurrence.term)][occurrence.document] =
        min(old & 3, occurrence.code & 3) | (old | occurrence.code) & 4
    }
    return lists
  }

  private func merged(
    _ occurrences: [Occurrence], documentCount: Int, termCount: Int, segmentOf: (DocumentID) -> Int, segmentCount: Int,
    isInOrder: Bool, budget: Int, stretchSize: Int
  ) throws -> [[DocumentID: UInt8]] {
    let store = SpillStore(budget: budget, folder: "/tmp")
    var inverter = PostingInverter(termCount: termCount)
    var segments: [InvertedSegment] = []
    for segment in 0..<segmentCount {
      let own = occurrences.filter { segmentOf($0.document) == segment }.sorted { $0.document < $1.document }
      for occurrence in own {
        inverter.add(occurrence.term, in: occurrence.document, PostingCode(rawValue: occurrence.code))
      }
      segments.append(try inverter.finish(terms: Set(own.map(\.term)).sorted(), store))
    }
    let merger = PostingMerger(segments: segments, documentCount: documentCount, areSegmentsInOrder: isInOrder)
    var sink = MemoryImageWriter()
    var writer = PostingTableWriter()
    try writer.begin(&sink)
    var scratch = PostingMerger.Scratch()
    for stretch in merger.termRanges(termCount: termCount, size: stretchSize) {
      try writer.append(try merger.encode(stretch, &scratch), to: &sink)
    }
    try writer.finish(&sink)
    let table = PostingTable(sink.finish(), documentCount: documentCount)
    return (0..<TermID(termCount)).map { term in
      var list: [DocumentID: UInt8] = [:]
      var last = -1
      table.forEach(in: term..<term + 1) { document, code in
        #expect(Int(document) > last, "the documents of a term ascend")
        last = Int(document)
        list[document] = code.rawValue
      }
      return list
    }
  }

  @Test(arguments: [0, 1 << 20], [true, false])
  func everyTermHasTheDocumentsThatContainIt(budget: Int, isInOrder: Bool) throws {
    for seed in 1...12 {
      var generator = SeededGenerator(seed: seed)
      let documentCount = Int.random(in: 1...3_000, using: &generator)
      let termCount = Int.random(in: 1...60, using: &generator)
      let occurrences = (0..<Int.random(in: 0...6_000, using: &generator)).map { _ in
        // Low terms are frequent.
        let term = Int.random(in: 0..<termCount, using: &generator) * Int.random(in: 0..<termCount, using: &generator)
        return Occurrence(
          term: TermID(term / termCount),
          document: DocumentID.random(in: 0..<DocumentID(documentCount), using: &generator),
          code: UInt8.random(in: 0..<8, using: &generator))
      }
      let size = max(1, documentCount / 4)
      let found = try merged(
        occurrences, documentCount: documentCount, termCount: termCount,
        segmentOf: { isInOrder ? min(3, Int($0) / size) : Int($0 &* 2_654_435_761 >> 16) % 4 }, segmentCount: 4,
        isInOrder: isInOrder, budget: budget, stretchSize: 100)
      expectEqual(found, expected(occurrences, termCount: termCount), "seed \(seed)")
    }
  }

  @Test(arguments: [0, 1, 2, 16, 17, 199, 200, 5_000])
  func postingsAreSortedWhateverTheirNumber(count: Int) {
    var generator = SeededGenerator(seed: count)
    let numbers = Array(0..<UInt32(count)).map { $0 << 3 | 5 }.shuffled(using: &generator)
    var padded = [9, 9] + numbers + [9]
    var scratch: [UInt32] = []
    PostingSorter.sort(&padded, 2..<2 + count, scratch: &scratch)
    expectEqual(padded, [9, 9] + numbers.sorted() + [9])
  }
}
