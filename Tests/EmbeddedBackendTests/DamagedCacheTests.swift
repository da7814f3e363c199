import RecordFiles
import SearchModel
import TestSupport
import Testing

@testable import EmbeddedBackend
@testable import EmbeddedEngine
@testable import IndexBuilding
@testable import IndexSettings
@testable import IndexStore

/// An index in a cache whose file is damaged where it is read only by searches.
struct DamagedCacheTests {
  @Test func aSearchThatMeetsDamageHasNoAnswer() throws {
    let folder = try TemporaryFolder()
    let settings: SearchParameters = ["searchableAttributes": ["title"], "attributesForFaceting": ["genre"]]
    let cache = try IndexCache(folder: folder["cache"])
    let source = IndexSource(
      IndexSpecification(name: "films", records: RecordSource(["films.jsonl"]), settings: settings),
      declaration: folder["search.yaml"], folder: folder.path)
    // Values that fill several blocks of checksums.
    let rest = String(repeating: "x", count: 100)
    let lines = (0..<20_000).map {
      "{\"objectID\":\"\($0)\",\"title\":\"film \($0)\",\"genre\":\"genre \($0) \(rest)\"}\n"
    }
    try folder.write("films.jsonl", lines.joined())
    func prepare() throws -> PreparedIndex {
      let records = RecordGroup(source.index.records, inFolder: folder.path)
      return try IndexPreparer(cache: cache).prepare(source, records: records) {
        IndexDefinition(name: "films", settings: settings)
      }
    }
    _ = try prepare()
    try damage("facet.0.texts", ofFile: "cache/\(source.fileName)", in: folder)
    let index = EmbeddedIndex(try prepare())
    #expect(!index.isDamaged)
    let error = #expect(throws: SearchError.self) {
      try index.search(["query": "film", "facets": ["genre"], "maxValuesPerFacet": 1_000])
    }
    expectEqual(error?.code, .server)
    #expect(error?.message.contains("is damaged between the bytes") ?? false)
    #expect(index.isDamaged)
    try expectEqual(prepare().origin, .built)
  }

  /// Changes bytes all over a section, but for the blocks of checksums that others have a part in, some of which are
  /// compared when the index is opened.
  private func damage(_ name: String, ofFile file: String, in folder: TemporaryFolder) throws {
    let image = try IndexFile.open(folder[file])
    try #require(image.count > 1 << 20, "small indices are compared as a whole")
    let section = image.section(name)
    try #require(section.count > 0)
    var bytes = try folder.bytes(file)
    let block = 1 << 15
    let inside = (section.offset + block - 1) / block * block..<(section.offset + section.count) / block * block
    try #require(inside.count > 0)
    for place in stride(from: inside.lowerBound, to: inside.upperBound, by: 1_000) { bytes[place] ^= 0x10 }
    // A new file: the image still reads the old one.
    try folder.remove(file)
    try folder.write(file, bytes)
  }
}
