import SearchModel
import TestSupport
import Testing

@testable import EmbeddedBackend
@testable import EmbeddedEngine
@testable import IndexBuilding
@testable import IndexSettings
@testable import IndexStore

/// What an index file says is never trusted: of forged numbers come senseless hits, and no crash and no endless work.
struct ForgedIndexTests {
  private static let definition = IndexDefinition(
    name: "forged",
    settings: [
      "searchableAttributes": ["name", "text", "tags"], "attributesForFaceting": ["searchable(tags)", "price"],
      "customRanking": ["desc(price)"], "attributeForDistinct": "group",
    ],
    synonyms: [Synonym(objectID: "s", kind: .synonym(["hat", "soft cap"]))],
    rules: RuleSet(
      [
        Rule(
          objectID: "r",
          consequence: RuleConsequence(promotions: [RulePromotion(objectIDs: ["3", "x"], position: 1)], hidden: ["4"]))
      ], now: 0))
  private static let queries: [SearchParameters] = [
    ["query": "red hat"], ["query": "redhat shoe", "getRankingInfo": true], ["query": "r", "facets": ["*"]],
    ["query": "\"red hat\" -blue", "advancedSyntax": true],
    ["query": "softcap", "distinct": 2, "hitsPerPage": 50], ["query": "soft cap wrong", "optionalWords": "wrong"],
    ["query": "", "aroundLatLng": "10, 10", "filters": "tags:a OR price < 4", "distinct": true],
    ["query": "hatt", "ranking": ["asc(price)", "attribute", "proximity", "exact"], "typoTolerance": "min"],
    ["query": "hat", "attributesToSnippet": ["*:2"], "exactOnSingleWordQuery": "word", "filters": "objectID:3"],
  ]

  /// The sections of a sound index.
  private static func sections(wide: Bool = false) throws -> [String: [UInt8]] {
    let words = ["red", "hat", "redhat", "soft", "cap", "softcap", "shoe", "blue", "Ünder_score"]
    let records = (0..<45).map { number in
      let tag = { (offset: Int) in JSON.string(["a", "A", "b", "c d"][(number + offset) % 4]) }
      return Record(
        objectID: number % 5 == 0 ? "x\(number)" : String(number),
        attributes: [
          "name": .string(words[number % words.count] + " " + words[number / 9 % words.count]),
          "text": .array((0..<number % 4).map { ["deep": .string(words[($0 + number) % words.count]), "n": 1] }),
          "tags": number % 3 == 0 ? tag(0) : .array([tag(0), tag(1)]), "price": .integer(number % 13),
          "group": .integer(number % 20), "_geoloc": ["lat": .integer(number % 50), "lng": 1],
          wide ? "w\(number)" : "w": .string("alone"),
        ])
    }
    var writer = MemoryImageWriter()
    var options = BuildOptions(workers: 2, memoryBudget: 1 << 20)
    options.segmentSize = 2_000
    try ImageBuilder(definition, options: options).build(records.makeIterator(), into: &writer)
    let names = writer.names
    let image = writer.finish()
    return Dictionary(uniqueKeysWithValues: names.map { ($0, Array(image.section($0).bytes)) })
  }

  private static func image(_ sections: [String: [UInt8]]) -> IndexImage {
    var writer = MemoryImageWriter()
    for (name, bytes) in sections.sorted(by: { $0.key < $1.key }) {
      writer.begin(name)
      bytes.withUnsafeBytes { writer.append($0) }
    }
    return writer.finish()
  }

  /// Does everything that can be done with an index.
  private static func use(_ sections: [String: [UInt8]]) {
    let index = EmbeddedIndex(image: image(sections), definition: definition)
    for query in queries {
      _ = try? index.search(query)
      _ = try? index.explain(objectID: "7", parameters: query)
      _ = try? index.searchFacetValues(attribute: "tags", facetQuery: "a", maxFacetHits: 5, parameters: query)
    }
  }

  @Test(arguments: 1...24)
  func damagedSectionsNeverCrash(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var sections = try Self.sections(wide: seed % 2 == 0)
    let name = try #require(sections.keys.sorted().randomElement(using: &random))
    var bytes = sections[name] ?? []
    for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
      bytes[Int.random(in: bytes.indices, using: &random)] = random.byte()
    }
    if seed % 7 == 0 { bytes.removeLast(Int.random(in: 0...bytes.count, using: &random)) }
    sections[name] = bytes
    Self.use(sections)
  }

  @Test(arguments: ["shapes.limits", "shapes.bytes", "documents.bytes", "pieces.special.bytes", "groups.rows"])
  func forgedNumbersNeverCrash(section: String) throws {
    var sections = try Self.sections(wide: section == "documents.bytes")
    let sound = try #require(sections[section])
    for start in stride(from: 0, to: sound.count, by: max(1, sound.count / 8)) {
      var bytes = sound
      for place in start..<min(start + 5, bytes.count) { bytes[place] = place == start + 4 ? 0x0F : 0xFF }
      sections[section] = bytes
      Self.use(sections)
    }
  }

  /// Lookups of an attribute by its number rely on it.
  @Test func textsOfUnknownAttributesAreNotSearched() throws {
    let image = Self.image(try Self.sections())
    let count = IndexManifest(image).documentCount
    let table = DocumentTable(image, terms: TermTable(image), count: count, attributeCount: 1)
    var (isSearched, isLeftOut) = (false, false)
    for document in 0..<DocumentID(count) {
      var texts = TextBuffer()
      _ = table.record(document, texts: &texts)
      isSearched = isSearched || texts.texts.contains { $0.attribute == 0 }
      isLeftOut = isLeftOut || texts.texts.contains { $0.attribute == -1 && !$0.bytes.isEmpty }
      #expect(texts.texts.allSatisfy { $0.attribute < 1 })
      var words = TokenBuffer()
      table.readTokens(of: document, into: &words)
      #expect(words.elements.allSatisfy { $0.attribute == 0 })
    }
    #expect(isSearched && isLeftOut)
  }

  /// A document with a structure of its own says how often its parts are repeated; parts that read nothing are endless.
  @Test func partsThatReadNothingEnd() throws {
    // A list of lists of empty objects, which says that it has very many items.
    let structure: [StructureCode] = [.plain, .searchedList, .searchedList, .object, .end]
    var document: [UInt8] = [0, UInt8(structure.count)] + structure.map(\.rawValue) + [1, UInt8(ascii: "i")]
    document.appendVarint(1 << 62)
    document += [UInt8](repeating: 1, count: 40)
    var sections = try Self.sections()
    sections["documents.bytes"] = document
    sections["documents.bases"] = [UInt8](repeating: 0, count: sections["documents.bases"]?.count ?? 0)
    sections["documents.offsets"] = [UInt8](repeating: 0, count: sections["documents.offsets"]?.count ?? 0)
    let image = Self.image(sections)
    let table = DocumentTable(image, terms: TermTable(image), count: 1)
    var words = TokenBuffer()
    var texts = TextBuffer()
    table.readTokens(of: 0, into: &words)
    _ = table.record(0, texts: &texts)
    _ = table.record(0)
    #expect(words.tokens.count < document.count)
  }
}
