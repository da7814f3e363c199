import Diagnostics
import SearchModel
import SpecLoader
import TestSupport
import Testing

/// Which attributes of hits the expectations of query files name.
struct ExpectedAttributeTests {
  private func attributes(_ name: String, _ text: String) throws -> [ExpectedAttribute] {
    let form = try #require(QueryFileForm(fileName: name))
    var reader = QueryFileReader([QuerySource(file: name, form: form, origin: .bytes(Array(text.utf8)))])
    while try reader.next() != nil {}
    return reader.expectedAttributes
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
    expectEqual(found.map(\.module), ["m", "m", "m", "m", "m", nil, nil])
    expectEqual(found.map(\.isNumeric), [false, true, false, false, false, false, false])
    expectEqual(found.map(\.range.start.line), [3, 3, 3, 3, 3, 4, 5])
  }

  @Test func tablesNameThemInCells() throws {
    let found = try attributes("q.csv", "query,expect.m\na,t:x\nb,some-id\n")
    #expect(found.map(\.attribute) == ["t"] && found.map(\.module) == ["m"])
  }

  /// Memory and time do not grow with the number of queries.
  @Test func noMoreThanAThousandAreKept() throws {
    let rows = (0..<1_100).map { "a,x\($0):1\n" }.joined()
    try expectEqual(attributes("q.csv", "query,expect.m\n" + rows).count, 1_000)
  }
}
