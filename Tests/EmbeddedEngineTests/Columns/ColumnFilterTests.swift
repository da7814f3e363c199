import SearchModel
import Testing

@testable import EmbeddedEngine

struct ColumnFilterTests {
  @Test(arguments: 1...16)
  func filtersAcceptAndScoreAsThePlainIndexDoes(seed: Int) throws {
    var generator = ColumnGenerator(seed: seed)
    let fixture = try generator.fixture(generator.pick([0, 1, 2, 63, 64, 65, 130, 500]))
    for round in 0..<30 {
      let text = generator.filters(of: fixture.plain)
      var query: SearchParameters = ["filters": .string(text)]
      if generator.chance(4) { query["sumOrFiltersScores"] = true }
      if generator.chance(5), let attribute = fixture.plain.faceting.attributes.randomElement(using: &generator.random)
      {
        query["optionalFilters"] = [
          .string("\(attribute):red<score=3>"), [.string("\(attribute):-1"), .string("\(attribute):true")],
        ]
      }
      let note: Comment = "seed \(seed), round \(round): \(text)"
      let options = SearchOptions(settings: fixture.plain.settings, query: query)
      let plain = try PlainFilters(options: options, index: fixture.plain)
      let filter = try DocumentFilter(
        options: options, numericAttributes: fixture.plain.numericAttributes, columns: fixture.table)
      let records = fixture.ordinals
      let accepted = records.indices.filter { plain.accepts(records[$0]) }.map { DocumentID($0) }
      #expect(Array(filter.documents()) == accepted, note)
      var some =
        generator.chance(2) ? fixture.randomDocuments(&generator.random).set : DocumentSet(capacity: records.count)
      if generator.chance(2), let document = records.indices.randomElement(using: &generator.random) {
        some.insert(DocumentID(document))
      }
      let kept = some.filter { accepted.contains($0) }
      filter.restrict(&some)
      #expect(Array(some) == kept, note)
      for document in records.indices {
        let (record, id) = (records[document], DocumentID(document))
        #expect(filter.accepts(id) == plain.accepts(record), note)
        #expect(filter.score(id) == plain.score(record), note)
        #expect(filter.score(id) <= filter.maximumScore, note)
        #expect(filter.failures(of: id) == plain.failures(of: record), note)
      }
      guard !filter.isScoring else { continue }
      #expect(records.allSatisfy { plain.score($0) == 0 }, note)
    }
  }

  @Test func filtersThatDoNotParseAreRefused() throws {
    var generator = ColumnGenerator(seed: 1)
    let fixture = try generator.fixture(3)
    #expect(throws: SearchError.self) {
      try DocumentFilter(
        options: SearchOptions(settings: [:], query: ["filters": "a:("]),
        numericAttributes: NumericAttributes(settings: [:]),
        columns: fixture.table)
    }
  }
}
