import SearchModel
import TestSupport
import Testing

@testable import IndexBuilding
@testable import IndexSettings
@testable import IndexStore

struct DeclaredFacetTests {
  /// The columns of records over some segments, with facets declared.
  private func columns(_ facets: [String], _ records: [Record]) throws -> (table: ColumnTable, facetSections: [String])
  {
    let plan = ColumnPlan(settings: ["attributesForFaceting": .array(facets.map(JSON.string))])
    let roles = RecordRoles(
      searchable: SearchableAttributes([]), columns: plan.paths, facets: plan.facetPaths, objectID: .given)
    let scanner = SegmentScanner(tokenizer: Tokenizer(), roles: roles, columns: plan)
    let segments = try stride(from: 0, to: records.count, by: 4).map { start in
      try scanner.scan(.records(Array(records[start..<min(start + 4, records.count)]))).columns
    }
    var writer = MemoryImageWriter()
    try ColumnMerger(
      plan, segments, read: { segment, range, body in try segments[segment].bytes[range].withUnsafeBytes(body) }
    ).write(into: &writer, ordinals: nil)
    let names = writer.names.filter { $0.hasPrefix("facet.") && $0.hasSuffix(".offsets") }
    let access = DocumentAccess(record: { records[Int($0)] }, documents: { _ in [:] })
    return (ColumnTable(writer.finish(), documentCount: records.count, documents: access), names)
  }

  @Test func facetsThatNoRecordHasTakeNoRoom() throws {
    let records = (0..<20).map { Record(objectID: "\($0)", attributes: ["k": .string("v\($0 % 3)")]) }
    let (table, sections) = try columns(["a", "k"] + (0..<500).map { "none\($0)" }, records)
    expectEqual(sections.count, 1)
    expectEqual(table.facet("k")?.textsByAppearance(), ["v0", "v1", "v2"])
    #expect(table.facet("none7") == nil)
  }

  @Test func facetsThatFewRecordsHaveKeepTheirRecords() throws {
    let records = (0..<20).map { number in
      Record(
        objectID: "\(number)",
        attributes: [5: ["a": "x"], 6: ["b": ["y", "x", "y"]], 17: ["a": "z", "b": 3]][number] ?? ["k": 1])
    }
    let (table, _) = try columns(["b", "none", "a"], records)
    for (name, expected) in [("a", [5: ["x"], 17: ["z"]]), ("b", [6: ["y", "x"], 17: ["3"]])] {
      let facet = try #require(table.facet(name))
      let codes = facet.column.codes
      for document in 0..<20 {
        var texts: [String] = []
        codes.forEachElement(of: codes.rows[document]) { texts.append(facet.text(of: Int($0))) }
        expectEqual(texts.sorted(), (expected[document] ?? []).sorted(), "\(name) of \(document)")
      }
    }
  }
}
