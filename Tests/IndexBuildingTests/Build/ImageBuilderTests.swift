import SearchModel
import TestSupport
import Testing

@testable import FileSystem
@testable import IndexBuilding
@testable import IndexSettings
@testable import IndexStore

/// A built image says what the records say, in the order that the settings ask for.
struct ImageBuilderTests {
  /// Random records with unique ids.
  private func records(_ count: Int, seed: Int) -> [Record] {
    var random = RandomRecords(seed: seed)
    var records = random.records(count)
    for number in records.indices {
      records[number].objectID += "/\(number)"
      records[number].attributes["rank"] =
        [.integer(number % 7), .double(1.5), .string("a"), .null, .bool(true), [3, 1]].randomElement(
          using: &random.random)
    }
    return records
  }

  private static let settings: [SearchParameters] = [
    [:],
    ["searchableAttributes": ["name", "unordered(nested)", "list,title"], "customRanking": ["desc(rank)"]],
    [
      "searchableAttributes": ["objectID", "title", "é"], "customRanking": ["asc(rank)", "desc(price)"],
      "camelCaseAttributes": ["brandName"], "separatorsToIndex": "+#",
    ],
  ]

  @Test(arguments: 1...40)
  func everyTermHasTheDocumentsThatContainIt(seed: Int) throws {
    let records = records(60, seed: seed)
    let definition = IndexDefinition(
      name: "test", settings: Self.settings[seed % Self.settings.count],
      synonyms: seed % 2 == 0
        ? [] : [Synonym(objectID: "1", kind: .placeholder(placeholder: "<tel>", replacements: ["a"]))])
    let index = try BuiltIndex(records, definition)
    let options = IndexOptions(definition)
    var plain = PlainWords(
      tokenizer: options.tokenizer,
      roles: RecordRoles(
        searchable: options.searchable, camelCase: options.camelCaseAttributes, columns: [], group: nil,
        objectID: .given))
    let words = records.map { plain.words(of: $0) }
    expectEqual(index.manifest.attributes, plain.attributes, "seed \(seed)")
    var expected: [String: [DocumentID: UInt8]] = [:]
    for (document, record) in try index.ordinals(of: records).enumerated() {
      expectEqual(index.words(of: document), words[record], "seed \(seed), record \(record)")
      var wordsBefore = 0
      for list in words[record] {
        defer { wordsBefore += list.length }
        let entry = options.searchable.entry(for: plain.attributes[list.attribute])
        for word in list.words {
          // Without declared attributes the words before count through the whole record.
          let start = entry == nil ? wordsBefore + word.start - list.start : word.start
          let position = entry?.isOrdered ?? true ? min(start, 999) : 0
          let code = PostingCode(
            attributeValue: (entry?.rank ?? list.attribute) * 1_000 + position,
            fillsElement: word.start == list.start && word.end == list.start + list.length - 1)
          let old = expected[word.text]?[DocumentID(document)] ?? 3
          expected[word.text, default: [:]][DocumentID(document)] =
            min(old & 3, code.rawValue & 3) | (old | code.rawValue) & 4
        }
      }
    }
    expectEqual(index.lists, expected, "seed \(seed)")
  }

  @Test(arguments: 1...20)
  func recordsComeBackAsTheirNumbersSay(seed: Int) throws {
    let records = records(80, seed: seed)
    let settings = Self.settings[seed % Self.settings.count]
    let index = try BuiltIndex(records, IndexDefinition(name: "test", settings: settings))
    let ordinals = try index.ordinals(of: records)
    expectEqual(ordinals.sorted(), Array(records.indices), "seed \(seed)")
    for (document, record) in ordinals.enumerated() {
      let read = index.documents.record(DocumentID(document))
      expectEqual(read.objectID, records[record].objectID)
      #expect(areIdentical(.object(read.attributes), .object(records[record].attributes)), "seed \(seed)")
    }
  }

  private func definition(seed: Int) -> IndexDefinition {
    IndexDefinition(
      name: "test",
      settings: Self.settings[seed % Self.settings.count].overlaid(with: ["attributesForFaceting": ["name", "rank"]]))
  }

  @Test(arguments: 1...6)
  func theBytesDoNotDependOnThreadsOrMemory(seed: Int) throws {
    let records = records(120, seed: seed)
    func bytes(_ workers: Int, _ memoryBudget: Int) throws -> [UInt8] {
      let options = BuildOptions.small(workers: workers, segmentSize: 1_000, memoryBudget: memoryBudget)
      return try BuiltIndex(records, definition(seed: seed), options: options).bytes
    }
    let expected = try bytes(1, 1 << 20)
    try expectEqual(bytes(2, 1 << 20), expected, "seed \(seed)")
    try expectEqual(bytes(3, 1 << 20), expected, "seed \(seed)")
    try expectEqual(bytes(2, 0), expected, "seed \(seed)")
  }

  @Test(arguments: 1...6)
  func whatAnIndexSaysDoesNotDependOnItsSegments(seed: Int) throws {
    let records = records(120, seed: seed)
    let definition = definition(seed: seed)
    func index(_ segmentSize: Int) throws -> BuiltIndex {
      try BuiltIndex(records, definition, options: .small(segmentSize: segmentSize))
    }
    let expected = try index(1_000)
    expectSame(try index(1), expected, "seed \(seed), segments of a record")
    expectSame(try index(1 << 20), expected, "seed \(seed), one segment")
    let lines = records.map(\.line).joined(separator: "\n")
    expectSame(try BuiltIndex(lines: lines, definition), expected, "seed \(seed), lines")
  }

  private func expectSame(_ index: BuiltIndex, _ other: BuiltIndex, _ context: String) {
    expectEqual(index.manifest.json, other.manifest.json, "\(context)")
    expectEqual(index.objectIDs, other.objectIDs, "\(context)")
    expectEqual(index.lists, other.lists, "\(context)")
    for document in 0..<min(index.documents.count, other.documents.count) {
      let (left, right) = (index.documents.record(DocumentID(document)), other.documents.record(DocumentID(document)))
      expectEqual(left.objectID, right.objectID, "\(context)")
      #expect(areIdentical(.object(left.attributes), .object(right.attributes)), "\(context)")
      expectEqual(index.words(of: document), other.words(of: document), "\(context)")
    }
  }

  @Test func anIndexMayBeEmpty() throws {
    for settings in Self.settings {
      let index = try BuiltIndex([], IndexDefinition(name: "test", settings: settings))
      expectEqual(index.manifest.documentCount, 0)
      expectEqual(index.terms.count, 0)
      expectEqual(index.documents.count, 0)
      #expect(index.lists.isEmpty)
    }
    try expectEqual(BuiltIndex(lines: "\n \n").manifest.documentCount, 0)
  }

  @Test func anIndexMayHaveOneRecord() throws {
    let record = Record(objectID: "1", attributes: ["name": "One two one"])
    let index = try BuiltIndex([record], IndexDefinition(name: "test", settings: Self.settings[1]))
    expectEqual(index.documents.record(0), record)
    expectEqual(index.lists, ["one": [0: 0], "two": [0: 1]])
  }

  @Test func aRecordMayBeHuge() throws {
    let words = (0..<60_000).map { "word\($0 % 20_000)" }.joined(separator: " ")
    let list = JSON.array((0..<5_000).map { .object(["n": .integer($0), "t": .string("item \($0)")]) })
    let records = [
      Record(objectID: "a", attributes: ["name": "small"]),
      Record(objectID: "b", attributes: ["name": .string(words), "list": list]),
      Record(objectID: "c", attributes: ["name": "small"]),
    ]
    let index = try BuiltIndex(records)
    for (number, record) in records.reversed().enumerated() {
      expectEqual(index.documents.record(DocumentID(number)), record)
    }
    expectEqual(index.lists["small"]?.keys.sorted(), [0, 2])
    expectEqual(index.lists["word19999"]?.keys.sorted(), [1])
    let lines = records.map(\.line).joined(separator: "\r\n")
    expectSame(try BuiltIndex(lines: lines), index, "lines")
  }

  @Test func progressTellsThePhasesAndTheRecords() throws {
    let heard = Monitor<[BuildProgress]>([])
    var options = BuildOptions.small(segmentSize: 1_000)
    options.progress = { progress in heard.change { $0.append(progress) } }
    _ = try BuiltIndex(records(100, seed: 1), options: options)
    let all = heard.change { $0 }
    expectEqual(all.first, BuildProgress(phase: .reading, recordCount: 0))
    expectEqual(all.last, BuildProgress(phase: .finished, recordCount: 100))
    expectEqual(all.map(\.recordCount), all.map(\.recordCount).sorted())
    #expect(all.count { $0.phase == .reading } > 3)
  }
}
