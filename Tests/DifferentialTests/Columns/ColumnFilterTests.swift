import SearchModel
import TestSupport
import Testing

@testable import EmbeddedEngine
@testable import IndexSettings
@testable import IndexStore

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
      let filter = DocumentFilter(
        ParsedFilters(query), options: options, numericAttributes: fixture.plain.numericAttributes,
        columns: fixture.table)
      let records = fixture.ordinals
      let accepted = records.indices.filter { plain.accepts(records[$0]) }.map { DocumentID($0) }
      expectEqual(filter.passed(of: records.count), accepted, note)
      var some =
        generator.chance(2) ? fixture.randomDocuments(&generator.random).set : DocumentSet(capacity: records.count)
      if generator.chance(2), let document = records.indices.randomElement(using: &generator.random) {
        some.insert(DocumentID(document))
      }
      let kept = some.filter { accepted.contains($0) }
      filter.restrict(&some)
      expectEqual(Array(some), kept, note)
      for document in records.indices {
        let (record, id) = (records[document], DocumentID(document))
        expectEqual(filter.accepts(id), plain.accepts(record), note)
        expectEqual(filter.score(id), plain.score(record), note)
        #expect(filter.score(id) <= filter.maximumScore, note)
        expectEqual(filter.failures(of: id), plain.failures(of: record), note)
      }
      guard !filter.isScoring else { continue }
      #expect(Set(records.filter(plain.accepts).map(plain.score)).count <= 1, note)
    }
  }

  /// Codes that are too many for a table are compared range by range, with the same outcome.
  @Test(arguments: 1...16)
  func codesAreTestedAlikeWithAndWithoutATable(seed: Int) throws {
    var generator = ColumnGenerator(seed: seed)
    let fixture = try generator.fixture(generator.pick([1, 64, 65, 500]))
    for attribute in fixture.plain.faceting.attributes {
      guard let facet = fixture.table.facet(attribute) else { continue }
      let codes = facet.column.codes
      let count = Int(codes.valueCount)
      let chosen = (0..<count).filter { _ in generator.chance(3) }
      let (first, end) = (Int.random(in: 0...count, using: &generator.random), count + generator.pick([-1, 0, 1]))
      let tests: [ElementTest] = [
        .elements(chosen), facet.test(for: .string("red")), .range(UInt64(first), below: UInt64(max(end, 0))),
        .outside(UInt64(first), below: UInt64(first + generator.pick([1, 2, 9]))), .none,
      ]
      for (number, test) in tests.enumerated() {
        for (mostTabled, isNegated) in [(0, false), (0, true), (1 << 22, false), (1 << 22, true)] as [(UInt64, Bool)] {
          var passed = DocumentSet(capacity: fixture.ordinals.count)
          let all = DocumentSet(all: fixture.ordinals.count)
          let scan = CodeTest(codes, test, mostTabled: mostTabled)
          scan.scan(into: &passed, among: all, isNegated: isNegated)
          let expected = all.filter { document in
            codes.containsElement(of: codes[document]) { test.accepts($0) } != isNegated
          }
          expectEqual(Array(passed), expected, "seed \(seed), \(attribute), test \(number), table of \(mostTabled)")
        }
      }
    }
  }
}

extension DocumentFilter {
  /// All documents that are accepted.
  func passed(of count: Int) -> [DocumentID] {
    var documents = DocumentSet(all: count)
    restrict(&documents)
    return Array(documents)
  }
}
