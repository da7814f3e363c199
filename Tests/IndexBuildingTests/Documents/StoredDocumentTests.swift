import SearchModel
import TestSupport
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
      expectEqual(read.objectID, record.objectID, "seed \(seed)")
      #expect(areIdentical(.object(read.attributes), .object(record.attributes)), "seed \(seed), record \(number)")
      expectEqual(stored.table.objectID(DocumentID(number)), record.objectID, "seed \(seed)")
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
      expectEqual(stored.words(in: buffer), plain.words(of: record), "seed \(seed), record \(number)")
    }
    expectEqual(stored.attributes, plain.attributes, "seed \(seed)")
  }

  @Test func numbersThatNoJSONHoldsComeBack() throws {
    let attributes: JSONObject = [
      "infinite": .double(.infinity), "odd": .literal("12 apples"), "long": .literal("00012"), "zero": .double(-0.0),
      "list": [.double(.infinity), .double(-.infinity)],
    ]
    for searchable in [[], ["nothing"]] {
      let stored = try StoredRecords(
        [Record(objectID: "", attributes: attributes)], roles: makeRoles(searchable), readsJSON: false)
      expectEqual(stored.table.record(0).attributes, attributes)
      expectEqual(stored.table.record(0).attributes["zero"]?.doubleValue?.sign, .minus)
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
      expectEqual(stored.table.record(DocumentID(number)), record)
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
      expectEqual(stored.table.record(DocumentID(number)), record)
      expectEqual(stored.words(of: number), plain.words(of: record))
    }
  }

  @Test func segmentsDoNotChangeWhatIsRead() throws {
    var random = RandomRecords(seed: 5)
    let records = random.records(40)
    let whole = try StoredRecords(records, segmentSize: 100)
    for size in [1, 3, 19] {
      let stored = try StoredRecords(records, segmentSize: size)
      expectEqual(stored.attributes, whole.attributes)
      for number in records.indices { expectEqual(stored.words(of: number), whole.words(of: number)) }
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
      let found = stored.table.record(DocumentID(number), texts: &buffer)
      expectEqual(found, stored.table.record(DocumentID(number)), "seed \(seed)")
      let leaves =
        [(RecordRoles.objectIDPath, JSON.string(record.objectID))] + Self.leaves(of: .object(record.attributes))
      expectEqual(buffer.texts.count, leaves.count, "seed \(seed)")
      for (text, (path, value)) in zip(buffer.texts, leaves) {
        guard text.attribute >= 0 else { continue }
        expectEqual(String(decoding: buffer.bytes[text.bytes], as: UTF8.self), value.scalarText, "seed \(seed)")
        expectEqual(stored.attributes[Int(text.attribute)], path, "seed \(seed)")
        let tokens = tokenizer.tokens(
          of: value.scalarText ?? "", splitsCamelCase: roles.camelCase.includes(path))
        expectEqual(
          Self.words(of: text, in: buffer, stored, tokenizer, splitsCamelCase: roles.camelCase.includes(path)),
          tokens.map(Self.description), "seed \(seed)")
      }
    }
  }

  /// The words of a text, each piece cut by itself, as far as the pieces' terms agree.
  private static func words(
    of text: TextBuffer.Text, in buffer: TextBuffer, _ stored: StoredRecords, _ tokenizer: Tokenizer,
    splitsCamelCase: Bool
  ) -> [String] {
    let bytes = buffer.bytes[text.bytes]
    var position = 0
    return buffer.pieces[text.pieces].flatMap { piece -> [String] in
      let start = bytes.startIndex + Int(piece.start)
      let own = bytes[start..<start + stored.table.byteCount(of: piece)]
      let tokens = tokenizer.tokens(of: String(decoding: own, as: UTF8.self), splitsCamelCase: splitsCamelCase)
      let kept = stored.table.tokens(of: piece)
      let words = kept.map { String(decoding: stored.terms.bytes(of: $0.term), as: UTF8.self) }
      guard words == tokens.map({ ($0.isPlaceholder ? "\u{1}" : "") + $0.text }), piece.hasTokens == !kept.isEmpty,
        piece.onlyTerm == nil || piece.onlyTerm == kept.first?.term && kept.count == 1
      else { return ["\(words)"] }
      let scalars = String(decoding: bytes[..<start], as: UTF8.self).unicodeScalars.count
      defer { position += kept.map { Int($0.last) + 1 }.max() ?? 0 }
      return tokens.map { description($0.moved(byScalars: scalars, positions: position)) }
    }
  }

  private static func description(_ token: Token) -> String {
    "\(token.text) \(token.range) \(token.ends) \(token.position) \(token.span) \(token.isPlaceholder)"
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
