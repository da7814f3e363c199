import SearchModel
import TestSupport
import Testing

@testable import EmbeddedEngine
@testable import IndexSettings
@testable import IndexStore

struct ColumnFacetTests {
  @Test(arguments: 1...80)
  func countsAndStatisticsAreThoseOfThePlainIndex(seed: Int) throws {
    var generator = ColumnGenerator(seed: seed)
    let fixture = try generator.fixture(generator.pick([0, 1, 5, 64, 200, 500]))
    for round in 0..<6 {
      let order: FacetOrder = generator.chance(2) ? .count : .alpha
      let limit = generator.pick([1, 3, 10, 1_000])
      let options = SearchOptions(
        settings: fixture.plain.settings,
        query: [
          "facets": ["*"], "sortFacetValuesBy": .string(order.rawValue), "maxValuesPerFacet": .integer(limit),
        ])
      let documents = fixture.randomDocuments(&generator.random)
      var expected = SearchResponse()
      PlainFacetCounter(index: fixture.plain, options: options)
        .count(records: documents.ranked, kept: documents.ranked, into: &expected)
      for attribute in fixture.plain.faceting.attributes where fixture.plain.faceting.isCounted(attribute) {
        let note: Comment = "seed \(seed), round \(round), attribute \(attribute)"
        let texts = fixture.plain.facetColumn(attribute)?.texts(in: fixture.ordinals)
        guard let facet = fixture.table.facet(attribute) else {
          #expect(texts?.isEmpty == true && expected.facetStats[attribute] == nil, note)
          continue
        }
        let counts = facet.counts(over: documents.set)
        expectEqual(facet.facets(counts, by: order, limit: limit), expected.facets[attribute] ?? [], note)
        let listed = facet.counts(over: documents.list)
        expectEqual(facet.facets(listed, by: order, limit: limit), expected.facets[attribute] ?? [], note)
        let stats = expected.facetStats[attribute]
        expectEqual(bits(fixture.table.statistics(of: attribute, over: documents.set)), bits(stats), note)
        expectEqual(bits(fixture.table.statistics(of: attribute, over: documents.list)), bits(stats), note)
        expectEqual(facet.textsByAppearance(), texts, note)
      }
    }
    #expect(fixture.table.facet("undeclared") == nil)
  }

  /// Numbers whose sums depend on their order, or whose zeros have a sign, must be equal in every bit.
  private func bits(_ stats: FacetStats?) -> [UInt64]? {
    stats.map { [$0.min.bitPattern, $0.max.bitPattern, $0.avg.bitPattern, $0.sum.bitPattern] }
  }
}
