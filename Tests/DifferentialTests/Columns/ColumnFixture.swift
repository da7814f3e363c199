import SearchModel
import TestSupport

@testable import IndexBuilding
@testable import IndexSettings
@testable import IndexStore

/// The columns of random records beside the plain index of the same records.
struct ColumnFixture {
  let plain: PlainIndex
  let table: ColumnTable
  /// The record of each document.
  let ordinals: [Int]
  let plan: ColumnPlan
  let sections: [String: [UInt8]]

  /// Builds columns.
  ///
  /// - Parameters:
  ///   - records: the records.
  ///   - settings: the index's settings.
  ///   - cuts: at which records new segments begin.
  init(_ records: [Record], settings: SearchParameters, cuts: [Int]) throws {
    plain = try PlainIndex(
      name: "columns", records: records, settings: settings, synonyms: [], rules: .none, relevantSort: nil)
    let plan = ColumnPlan(settings: settings)
    self.plan = plan
    let segments = try Self.segments(of: records, plan, cuts: cuts)
    let ranks = plain.staticRanks
    ordinals = ranks.indices.sorted { ranks[$0] < ranks[$1] }
    let isIdentity = ordinals == Array(ranks.indices)
    var writer = MemoryImageWriter()
    let documents = isIdentity ? nil : ordinals.map { UInt32($0) }
    try ColumnMerger(plan, segments).write(into: &writer, ordinals: documents)
    let names = writer.names
    let image = writer.finish()
    sections = Dictionary(uniqueKeysWithValues: names.map { ($0, Array(image.section($0).bytes)) })
    table = Self.table(over: sections, records: records, ordinals: ordinals)
  }

  static func segments(of records: [Record], _ plan: ColumnPlan, cuts: [Int]) throws -> [ColumnSegment] {
    let roles = RecordRoles(
      searchable: SearchableAttributes([]), columns: plan.paths, facets: plan.facetPaths, group: plan.group,
      objectID: .given)
    let scanner = SegmentScanner(tokenizer: Tokenizer(), roles: roles, columns: plan)
    let bounds = [0] + cuts.sorted() + [records.count]
    return try zip(bounds, bounds.dropFirst()).map { start, end in
      try scanner.scan(.records(Array(records[start..<end]))).columns
    }
  }

  /// The columns over sections, however senseless they are.
  static func table(over sections: [String: [UInt8]], records: [Record], ordinals: [Int]) -> ColumnTable {
    var writer = MemoryImageWriter()
    for (name, bytes) in sections.sorted(by: { $0.key < $1.key }) {
      writer.begin(name)
      bytes.withUnsafeBytes { writer.append($0) }
    }
    return ColumnTable(
      writer.finish(), documentCount: ordinals.count,
      documents: DocumentAccess(
        record: { records[ordinals[Int($0) % ordinals.count]] },
        documents: { ids in
          ExactDictionary(
            ordinals.enumerated().map { (records[$0.element].objectID, DocumentID($0.offset)) },
            uniquingKeysWith: { first, _ in first }
          ).filter { ids.contains($0.key) }
        }))
  }

  /// Some documents as a set and as a list, and as the records that the plain index knows.
  func randomDocuments(
    _ random: inout SeededGenerator
  ) -> (set: DocumentSet, list: [DocumentID], ranked: [PlainRankedRecord]) {
    let share = [1, 2, 10].randomElement(using: &random) ?? 1
    let list = ordinals.indices.filter { _ in Int.random(in: 0..<share, using: &random) == 0 }.map { DocumentID($0) }
    var set = DocumentSet(capacity: ordinals.count)
    for document in list { set.insert(document) }
    let ranked = list.map { PlainRankedRecord(record: ordinals[Int($0)], match: PlainMatch()) }
    return (set, list.shuffled(using: &random), ranked)
  }
}

extension ColumnMerger {
  /// A merger of segments with their bytes.
  init(_ plan: ColumnPlan, _ segments: [ColumnSegment]) {
    self.init(plan, segments) { segment, range, body in
      try segments[segment].bytes.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[range])) }
    }
  }
}
