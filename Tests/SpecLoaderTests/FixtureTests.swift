import Diagnostics
import SpecLoader
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
      options: SpecReadingOptions(files: ProjectFiles.checks))
    #expect(reading.diagnostics == [])
    #expect(reading.specification != nil)
  }

  @Test(arguments: SchemaDocument.allCases)
  func committedSchemaIsTheGeneratedOne(schema: SchemaDocument) throws {
    let committed = try ProjectFiles.bytes("schemas/" + schema.fileName)
    #expect(String(decoding: committed, as: UTF8.self) == schema.text)
  }
}
