import EmbeddedBackend
import SearchModel

@testable import EmbeddedEngine
@testable import FileSystem
@testable import IndexBuilding
@testable import IndexSettings
@testable import IndexStore

extension FuzzTargets {
  /// An index file that somebody forged, its checksums right, is refused or answers something; it ends nothing.
  ///
  /// The input is a list of changes to a sound file of eight bytes each: the place (three bytes, modulo the length),
  /// what is done, and a value of four bytes.
  static let index = FuzzTarget("index", maximumLength: 128) { input in
    guard let scene = IndexScene.shared else { throw BrokenProperty("a sound index file can be written") }
    let folder = try ScratchFolder()
    let file = try folder.write("forged.index", scene.forged(by: input))
    guard let image = try? IndexFile.open(file) else { return }
    let index = EmbeddedIndex(image: image, definition: IndexScene.definition)
    for query in IndexScene.queries {
      _ = try? index.search(query)
      _ = try? index.explain(objectID: "7", parameters: query)
      _ = try? index.searchFacetValues(attribute: "tags", facetQuery: "a", maxFacetHits: 5, parameters: query)
    }
  }
}

/// A sound index file, and how it is forged.
private struct IndexScene: Sendable {
  static let definition = IndexDefinition(
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

  static let queries: [SearchParameters] = [
    ["query": "red hat", "getRankingInfo": true], ["query": "r", "facets": ["*"]],
    ["query": "\"red hat\" -blue", "advancedSyntax": true],
    ["query": "softcap wrong", "distinct": 2, "optionalWords": "wrong"],
    ["query": "", "aroundLatLng": "10, 10", "filters": "tags:a OR price < 4", "distinct": true],
    ["query": "hatt", "ranking": ["asc(price)", "attribute", "proximity", "exact"], "typoTolerance": "min"],
    ["query": "hat", "attributesToSnippet": ["*:2"], "filters": "objectID:3"],
  ]

  static let shared = try? IndexScene()

  private let sound: [UInt8]
  private let header: IndexFileHeader

  private init() throws {
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
          "w\(number % 11)": .string("alone"),
        ])
    }
    let folder = try ScratchFolder()
    let file = folder.path("sound.index")
    var writer = try IndexFileWriter(path: file)
    try ImageBuilder(Self.definition).build(records.makeIterator(), into: &writer)
    try writer.commit()
    let bytes = try FileReading.bytes(ofFile: file)
    header = try bytes.withUnsafeBytes { bytes throws(IndexFileError) in
      try IndexFileHeader(bytes, fileLength: bytes.count, path: file)
    }
    sound = bytes
  }

  /// The file with changes, its checksums right again.
  func forged(by input: [UInt8]) -> [UInt8] {
    var bytes = sound
    for start in stride(from: 0, to: input.count - 7, by: 8) {
      let number = { (range: Range<Int>) in range.reduce(0) { $0 << 8 | Int(input[start + $1]) } }
      let place = number(0..<3) % bytes.count
      let value = input[start + 4..<start + 8]
      switch input[start + 3] % 4 {
      case 0: bytes[place] = input[start + 4]
      case 1: for offset in 0..<min(4, bytes.count - place) { bytes[place + offset] = input[start + 4 + offset] }
      case 2: bytes[place] ^= 1 << (input[start + 4] & 7)
      default:
        // As large a number as bytes of variable length can say, and a small end.
        for offset in 0..<min(9, bytes.count - place) { bytes[place + offset] = offset == 8 ? value.last ?? 0 : 0xFF }
      }
    }
    seal(&bytes)
    return bytes
  }

  private func seal(_ bytes: inout [UInt8]) {
    let directory = header.directory
    for block in 0..<BlockChecks.blockCount(of: directory.lowerBound) {
      let checksum = XXH64.hash(Array(bytes[BlockChecks.range(of: block, in: directory.lowerBound)]))
      put(checksum, at: directory.lowerBound + 16 + block * 8, in: &bytes)
    }
    put(XXH64.hash(Array(bytes[directory])), at: 40, in: &bytes)
    put(XXH64.hash(Array(bytes[..<56])), at: 56, in: &bytes)
  }

  private func put(_ number: UInt64, at offset: Int, in bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes.replaceSubrange(offset..<offset + 8, with: $0) }
  }
}
