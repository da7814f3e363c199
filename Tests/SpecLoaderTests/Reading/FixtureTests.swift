import Diagnostics
import SpecLoader
import TestSupport
import Testing

struct FixtureTests {
  static let broken = (try? ProjectFiles.paths("Tests/Fixtures/broken-specs/*.yaml")) ?? []
  static let semantic = (try? ProjectFiles.paths("Tests/Fixtures/broken-specs-semantic/*.yaml")) ?? []
  static let examples = (try? ProjectFiles.paths("examples/*/search.yaml")) ?? []

  @Test func theCorpusIsThere() {
    #expect(Self.broken.count >= 45)
    #expect(Self.semantic.count >= 20)
    #expect(Self.examples.count >= 3)
  }

  @Test(arguments: broken + semantic)
  func brokenSpecHasItsErrors(path: String) throws {
    let bytes = try ProjectFiles.bytes(path)
    let firstLine = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let expected = try #require(firstLine.firstRange(of: "# expect: ")).upperBound
    let reading = SpecReader.read(bytes: bytes, file: path)
    #expect(reading.specification == nil)
    #expect(reading.errors.map(\.place).joined(separator: ", ") == firstLine[expected...])
  }

  @Test(arguments: examples + ["Tests/Fixtures/contract-spec/search.yaml"])
  func exampleIsValidWithItsFiles(path: String) throws {
    let reading = SpecReader.read(
      bytes: try ProjectFiles.bytes(path), file: ProjectFiles.root + "/" + path,
      options: SpecReadingOptions(
        files: DiskFiles(folder: SearchSpecification.folder(ofFile: ProjectFiles.root + "/" + path))))
    expectEqual(reading.diagnostics, [])
    #expect(reading.specification != nil)
  }

  @Test(arguments: SchemaDocument.allCases)
  func committedSchemaIsTheGeneratedOne(schema: SchemaDocument) throws {
    let committed = try ProjectFiles.bytes("schemas/" + schema.fileName)
    let isGenerated = String(decoding: committed, as: UTF8.self) == schema.text
    #expect(isGenerated, "run make schemas")
  }
}

struct DamagedSpecTests {
  /// A damaged file must never stop the program; each seed damages the contract's spec in another way.
  @Test(arguments: 0..<300)
  func damageIsReportedOrHarmless(seed: Int) throws {
    let path = "Tests/Fixtures/contract-spec/search.yaml"
    var bytes = try ProjectFiles.bytes(path)
    var generator = SeededGenerator(seed: seed)
    func random(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    let signs = Array("{}[]:,\"'${}-#&*!|>%@`? \n\t~0a\u{E9}".utf8)
    for _ in 0...random(below: 4) {
      let place = random(below: bytes.count)
      switch random(below: 3) {
      case 0: bytes[place] = signs[random(below: signs.count)]
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random(below: 20)))
      default: bytes.insert(signs[random(below: signs.count)], at: place)
      }
    }
    let reading = SpecReader.read(bytes: bytes, file: path)
    expectEqual((reading.specification == nil), !reading.errors.isEmpty)
    let text = DiagnosticRenderer(sources: [reading.source]).render(reading.diagnostics)
    expectEqual(text.isEmpty, reading.diagnostics.isEmpty)
  }
}
