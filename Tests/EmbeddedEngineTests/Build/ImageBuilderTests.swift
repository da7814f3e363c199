import OrderedCollections
import SearchModel
import Testing

@testable import EmbeddedEngine

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
    #expect(index.manifest.attributes == plain.attributes, "seed \(seed)")
    var expected: [String: [DocumentID: UInt8]] = [:]
    for (document, record) in index.ordinals.enumerated() {
      #expect(index.words(of: document) == words[record], "seed \(seed), record \(record)")
      for list in words[record] {
        let entry = options.searchable.entry(for: plain.attributes[list.attribute])
        for word in list.words {
          let position = entry?.isOrdered ?? false ? min(word.start, 999) : 0
          let code = PostingCode(
            attributeValue: (entry?.rank ?? 0) * 1_000 + position,
            fillsElement: word.start == list.start && word.end == list.start + list.length - 1)
          let old = expected[word.text]?[DocumentID(document)] ?? 3
          expected[word.text, default: [:]][DocumentID(document)] =
            min(old & 3, code.rawValue & 3) | (old | code.rawValue) & 4
        }
      }
    }
    #expect(index.lists == expected, "seed \(seed)")
  }

  @Test(arguments: 1...20)
  func recordsComeBackInTheOrderOfTheCustomRanking(seed: Int) throws {
    let records = records(80, seed: seed)
    let settings = Self.settings[seed % Self.settings.count]
    let index = try BuiltIndex(records, IndexDefinition(name: "test", settings: settings))
    let orders = IndexOptions(IndexDefinition(name: "test", settings: settings)).staticCriteria.compactMap {
      if case .sort(let order) = $0 { SortOrder(order, records: records).places } else { nil }
    }
    let expected = records.indices.sorted { left, right in
      for order in orders where order[left] != order[right] { return order[left] < order[right] }
      return left < right
    }
    #expect(index.ordinals == expected, "seed \(seed)")
    for (document, record) in expected.enumerated() {
      let read = index.documents.record(DocumentID(document))
      #expect(read.objectID == records[record].objectID)
      #expect(areIdentical(.object(read.attributes), .object(records[record].attributes)), "seed \(seed)")
    }
  }

  @Test(arguments: 1...6)
  func theImageDoesNotDependOnThreadsSegmentsOrMemory(seed: Int) throws {
    let records = records(120, seed: seed)
    let definition = IndexDefinition(
      name: "test",
      settings: Self.settings[seed % Self.settings.count].overlaid(with: ["attributesForFaceting": ["name", "rank"]]))
    func bytes(_ workers: Int, _ segmentSize: Int, _ memoryBudget: Int = 1 << 20) throws -> [UInt8] {
      let options = BuildOptions.small(workers: workers, segmentSize: segmentSize, memoryBudget: memoryBudget)
      return Array(try BuiltIndex(records, definition, options: options).image.bytes)
    }
    let expected = try bytes(1, 1_000)
    let lines = records.map(\.line).joined(separator: "\n")
    let images =
      try [bytes(2, 1_000), bytes(3, 1_000), bytes(2, 1_000, 0), bytes(2, 1), bytes(2, 1 << 20)]
      + [Array(BuiltIndex(lines: lines, definition).image.bytes)]
    // Names that differ in the composition of their characters alone are one path, whose spelling is still left to chance.
    withKnownIssue(isIntermittent: true) {
      for image in images { #expect(image == expected, "seed \(seed)") }
    }
  }

  @Test func anIndexMayBeEmpty() throws {
    for settings in Self.settings {
      let index = try BuiltIndex([], IndexDefinition(name: "test", settings: settings))
      #expect(index.manifest.documentCount == 0)
      #expect(index.terms.count == 0)
      #expect(index.documents.count == 0)
      #expect(index.lists.isEmpty)
    }
    #expect(try BuiltIndex(lines: "\n \n").manifest.documentCount == 0)
  }

  @Test func anIndexMayHaveOneRecord() throws {
    let record = Record(objectID: "1", attributes: ["name": "One two one"])
    let index = try BuiltIndex([record], IndexDefinition(name: "test", settings: Self.settings[1]))
    #expect(index.documents.record(0) == record)
    #expect(index.lists == ["one": [0: 0], "two": [0: 1]])
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
    for (number, record) in records.enumerated() { #expect(index.documents.record(DocumentID(number)) == record) }
    #expect(index.lists["small"]?.keys.sorted() == [0, 2])
    #expect(index.lists["word19999"]?.keys.sorted() == [1])
    let lines = records.map(\.line).joined(separator: "\r\n")
    let image = Array(try BuiltIndex(lines: lines).image.bytes)
    withKnownIssue(isIntermittent: true) { #expect(image == Array(index.image.bytes)) }
  }

  @Test func progressTellsThePhasesAndTheRecords() throws {
    let heard = Monitor<[BuildProgress]>([])
    var options = BuildOptions.small(segmentSize: 1_000)
    options.progress = { progress in heard.change { $0.append(progress) } }
    _ = try BuiltIndex(records(100, seed: 1), options: options)
    let all = heard.change { $0 }
    #expect(all.first == BuildProgress(phase: .reading, recordCount: 0))
    #expect(all.last == BuildProgress(phase: .finished, recordCount: 100))
    #expect(all.map(\.recordCount) == all.map(\.recordCount).sorted())
    #expect(all.count { $0.phase == .reading } > 3)
  }
}
