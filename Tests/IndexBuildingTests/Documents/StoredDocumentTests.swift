import OrderedCollections
import SearchModel
import Testing

@testable import IndexBuilding
@testable import IndexSettings
@testable import IndexStore

/// What is read of a store is what went in.
struct StoredDocumentTests {
  @Test(arguments: 1...150)
  func recordsComeBackAsTheyWere(seed: Int) throws {
    var random = RandomRecords(seed: seed)
    let records = random.records(30)
    let stored = try StoredRecords(
      records, tokenizer: random.tokenizer(), roles: random.roles(), segmentSize: 11, readsJSON: seed % 3 != 0)
    for (number, record) in records.enumerated() {
      let read = stored.table.record(DocumentID(number))
      #expect(read.objectID == record.objectID, "seed \(seed)")
      #expect(areIdentical(.object(read.attributes), .object(record.attributes)), "seed \(seed), record \(number)")
      #expect(stored.table.objectID(DocumentID(number)) == record.objectID, "seed \(seed)")
    }
  }

  @Test(arguments: 1...200)
  func wordsAreThoseOfTheTokenizer(seed: Int) throws {
    var random = RandomRecords(seed: seed)
    let records = random.records(30)
    let (tokenizer, roles) = (random.tokenizer(), random.roles())
    let stored = try StoredRecords(
      records, tokenizer: tokenizer, roles: roles, segmentSize: 11, readsJSON: seed % 3 != 0)
    var plain = PlainWords(tokenizer: tokenizer, roles: roles)
    var buffer = TokenBuffer()
    for (number, record) in records.enumerated() {
      stored.table.readTokens(of: DocumentID(number), into: &buffer)
      #expect(stored.words(in: buffer) == plain.words(of: record), "seed \(seed), record \(number)")
    }
    #expect(stored.attributes == plain.attributes, "seed \(seed)")
  }

  @Test func numbersThatNoJSONHoldsComeBack() throws {
    let attributes: JSONObject = [
      "infinite": .double(.infinity), "odd": .literal("12 apples"), "long": .literal("00012"), "zero": .double(-0.0),
      "list": [.double(.infinity), .double(-.infinity)],
    ]
    for searchable in [[], ["nothing"]] {
      let stored = try StoredRecords(
        [Record(objectID: "", attributes: attributes)], roles: makeRoles(searchable), readsJSON: false)
      #expect(stored.table.record(0).attributes == attributes)
      #expect(stored.table.record(0).attributes["zero"]?.doubleValue?.sign == .minus)
    }
  }

  @Test func documentsBeyondABlockOf64KiBAreFound() throws {
    let records = (0..<70).map { number in
      let length = number % 17 == 3 ? 9_000 : 1
      let words = (0..<length).map { "w\(($0 * 7 + number) % 1_000)" }.joined(separator: " ")
      return Record(objectID: "\(number)", attributes: ["text": .string(words)])
    }
    let stored = try StoredRecords(records, segmentSize: 100)
    for (number, record) in records.enumerated() {
      #expect(stored.table.record(DocumentID(number)) == record)
    }
  }

  @Test func rareStructuresStandInTheDocuments() throws {
    let records = (0..<20).map { number in
      Record(
        objectID: "r\(number)", attributes: ["a\(number)": .string("word \(number)"), "b": ["x", ["y", 1, 2.5]]])
    }
    let stored = try StoredRecords(records, segmentSize: 3)
    var plain = PlainWords(tokenizer: Tokenizer(), roles: makeRoles())
    for (number, record) in records.enumerated() {
      #expect(stored.table.record(DocumentID(number)) == record)
      #expect(stored.words(of: number) == plain.words(of: record))
    }
  }

  @Test func segmentsDoNotChangeWhatIsRead() throws {
    var random = RandomRecords(seed: 5)
    let records = random.records(40)
    let whole = try StoredRecords(records, segmentSize: 100)
    for size in [1, 3, 19] {
      let stored = try StoredRecords(records, segmentSize: size)
      #expect(stored.attributes == whole.attributes)
      for number in records.indices { #expect(stored.words(of: number) == whole.words(of: number)) }
    }
  }

  @Test(arguments: 1...60)
  func textsStandInTheOrderOfAWalk(seed: Int) throws {
    var random = RandomRecords(seed: seed)
    let records = random.records(15)
    let (tokenizer, roles) = (random.tokenizer(), random.roles())
    let stored = try StoredRecords(records, tokenizer: tokenizer, roles: roles)
    var buffer = TextBuffer()
    for (number, record) in records.enumerated() {
      stored.table.readTexts(of: DocumentID(number), into: &buffer)
      let leaves =
        [(RecordRoles.objectIDPath, JSON.string(record.objectID))] + Self.leaves(of: .object(record.attributes))
      #expect(buffer.texts.count == leaves.count, "seed \(seed)")
      for (text, (path, value)) in zip(buffer.texts, leaves) {
        guard text.attribute >= 0 || value.stringValue != nil else { continue }
        #expect(String(decoding: buffer.bytes[text.bytes], as: UTF8.self) == value.scalarText, "seed \(seed)")
        guard text.attribute >= 0 else { continue }
        #expect(stored.attributes[Int(text.attribute)] == path, "seed \(seed)")
        let tokens = tokenizer.tokens(
          of: value.scalarText ?? "", splitsCamelCase: roles.camelCase.includes(path))
        Self.compare(buffer.tokens[text.tokens], with: tokens, stored, "seed \(seed)")
      }
    }
  }

  private static func compare(
    _ found: ArraySlice<TextBuffer.Token>, with tokens: [Token], _ stored: StoredRecords, _ comment: Comment
  ) {
    #expect(found.count == tokens.count, comment)
    for (token, expected) in zip(found, tokens) {
      #expect(Int(token.position) == expected.position && Int(token.span) == expected.span, comment)
      let word = (expected.isPlaceholder ? "\u{1}" : "") + expected.text
      #expect(String(decoding: stored.terms.bytes(of: token.term), as: UTF8.self) == word, comment)
      let piece = Int(token.piece.lowerBound)..<Int(token.piece.upperBound)
      #expect(token.isWhole ? piece == expected.range : piece.clamped(to: expected.range) == expected.range, comment)
    }
  }

  /// The strings and numbers of a record in its order.
  private static func leaves(of value: JSON, at path: [String] = []) -> [(FieldPath, JSON)] {
    switch value {
    case .object(let members): members.flatMap { leaves(of: $0.value, at: path + [$0.key]) }
    case .array(let elements): elements.flatMap { leaves(of: $0, at: path) }
    case .null, .bool: []
    default: [(FieldPath(components: path), value)]
    }
  }
}
