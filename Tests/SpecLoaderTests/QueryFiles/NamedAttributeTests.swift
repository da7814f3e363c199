import Diagnostics
import SearchModel
import SpecLoader
import TestSupport
import Testing

/// Which attributes query files name in expectations and parameters.
struct NamedAttributeTests {
  private func attributes(_ name: String, _ text: String) throws -> [NamedAttribute] {
    let form = try #require(QueryFileForm(fileName: name))
    var reader = QueryFileReader([QuerySource(file: name, form: form, origin: .bytes(Array(text.utf8)))])
    while try reader.next() != nil {}
    return reader.namedAttributes
  }

  @Test func theyAreThoseOfFiltersSnapshotsAndDuplicates() throws {
    let found = try attributes(
      "q.yaml",
      """
      - query: a
        expect:
          m: { each: ["b:1 AND n > 2"], contains: [{ where: "NOT c:1" }, id], snapshot: [d, e.f], excludes: [g] }
          page: { duplicates: { by: h } }
          all: { each: ["b:1"] }
      - { query: b, expect: { m: { each: ["b:1"] } } }

      """)
    expectEqual(found.map(\.attribute), ["b", "n", "c", "d", "e.f", "h", "b"])
    let modules = ["m", "m", "m", "m", "m", nil, nil]
    expectEqual(found.map(\.role), modules.map { .condition(module: $0) })
    expectEqual(found.map { $0.demand == .numbers }, [false, true, false, false, false, false, false])
    expectEqual(found.map(\.range.start.line), [3, 3, 3, 3, 3, 4, 5])
  }

  @Test func tablesNameThemInCells() throws {
    let found = try attributes("q.csv", "query,expect.m\na,t:x\nb,some-id\n")
    #expect(found.map(\.attribute) == ["t"] && found.map(\.role) == [.condition(module: "m")])
  }

  @Test func parametersNameThemInRowsAndDefaults() throws {
    let text = """
      defaults: { attributesToHighlight: [a, 'b*', '*'] }
      queries:
        - { query: a, params: { aroundLatLng: '1,2', restrictSearchableAttributes: [c], facets: [d], filters: 'e:1' } }
        - { query: b, params: { insidePolygon: '', attributesToRetrieve: ['*', '-f'] } }

      """
    let spec = try #require(
      read("version: 1\nindices: { t: { records: t.jsonl } }\nindexModules: [{ indexName: t }]\n").specification)
    var reader = QueryFileReader(
      [QuerySource(file: "q.yaml", form: .yaml, origin: .bytes(Array(text.utf8)))],
      filterCheck: FilterCheck(specification: spec))
    while try reader.next() != nil {}
    let found = reader.namedAttributes
    expectEqual(found.map(\.attribute), ["a", "_geoloc", "c", "f"])
    expectEqual(
      found.map(\.name),
      ["attributesToHighlight", "aroundLatLng", "restrictSearchableAttributes", "attributesToRetrieve"])
    expectEqual(found.map(\.demand), [.anything, .places, .anything, .anything])
    #expect(found.allSatisfy { !$0.isExpected })
  }

  /// Memory and time do not grow with the number of queries.
  @Test func noMoreThanAThousandAreKept() throws {
    let rows = (0..<1_100).map { "a,x\($0):1\n" }.joined()
    try expectEqual(attributes("q.csv", "query,expect.m\n" + rows).count, 1_000)
  }
}
