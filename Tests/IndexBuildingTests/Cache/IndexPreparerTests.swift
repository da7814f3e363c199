import RecordFiles
import SearchModel
import TestSupport
import Testing

@testable import FileSystem
@testable import IndexBuilding
@testable import IndexSettings
@testable import IndexStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Indices of record files, opened from a cache or built.
struct IndexPreparerTests {
  private let folder: TemporaryFolder
  private let cache: IndexCache
  private let source: IndexSource
  private let definition: IndexDefinition

  init() throws {
    folder = try TemporaryFolder()
    cache = try IndexCache(folder: folder["cache"])
    let settings: SearchParameters = ["searchableAttributes": ["title"], "attributesForFaceting": ["genre"]]
    source = IndexSource(
      IndexSpecification(name: "films", records: RecordSource(["films.jsonl"]), settings: settings),
      declaration: folder["search.yaml"], folder: folder.path)
    definition = IndexDefinition(name: "films", settings: settings)
    try write(count: 3)
  }

  private func write(count: Int, after first: String = "") throws {
    let lines = (0..<count).map { number in
      "{\"objectID\":\"\(number)\",\"title\":\"film \(number)\",\"genre\":\"genre \(number)\"}\n"
    }
    try folder.write("films.jsonl", Array((first + lines.joined()).utf8))
  }

  private func records(isShared: Bool = false) -> RecordGroup {
    RecordGroup(source.index.records, inFolder: folder.path, isShared: isShared)
  }

  private func prepare(_ records: RecordGroup? = nil, rebuilds: Bool = false) throws -> PreparedIndex {
    try IndexPreparer(cache: cache, rebuilds: rebuilds)
      .prepare(source, records: records ?? self.records()) { definition }
  }

  /// The records of an index.
  private func stored(in prepared: PreparedIndex) -> [Record] {
    let view = prepared.view
    return (0..<view.documentCount).map { view.documents.record(DocumentID($0)) }
  }

  @Test func anIndexIsBuiltOnceAndThenOpened() throws {
    let built = try prepare()
    expectEqual(built.origin, .built)
    let opened = try prepare()
    expectEqual(opened.origin, .kept)
    expectEqual(opened.path, cache.path(source.fileName))
    expectEqual(opened.byteCount, built.byteCount)
    expectEqual(stored(in: opened).map(\.objectID), ["2", "1", "0"])
    expectEqual(stored(in: built), stored(in: opened))
  }

  @Test func filesOfOtherFormsAreReadByTheOrdinaryReader() throws {
    try folder.write("films.json", Array(#"[{"objectID":"x","title":"film"},{"objectID":"y","title":"film"}]"#.utf8))
    var source = source
    source.index.records.files = ["films.json"]
    let records = RecordGroup(source.index.records, inFolder: folder.path)
    for cache in [cache, nil] {
      let prepared = try IndexPreparer(cache: cache).prepare(source, records: records) { definition }
      expectEqual(stored(in: prepared).map(\.objectID), ["y", "x"])
    }
  }

  /// Everything spills, and neither an index nor a temporary file can be made in the cache's folder.
  @Test func whatDoesNotFitIntoMemoryAvoidsAFolderThatFailed() throws {
    try #require(rmdir(cache.folder) == 0)
    let preparer = IndexPreparer(cache: cache, options: BuildOptions(memoryBudget: 0))
    let prepared = try preparer.prepare(source, records: records()) { definition }
    guard case .memory(let reason) = prepared.origin else { throw UnexpectedOrigin() }
    expectEqual(reason?.kind, .unavailable)
    expectEqual(stored(in: prepared).map(\.objectID), ["2", "1", "0"])
  }

  private struct UnexpectedOrigin: Error {}

  @Test func unfitRecordsAreAnErrorWithEverythingThatIsWrong() throws {
    try write(count: 1, after: "{\"objectID\":\"0\"}\n{}\n")
    let error = #expect(throws: UnfitRecords.self) { try prepare() }
    expectEqual(error.map { "\($0)".utf8.count < 200 }, true)
    expectEqual(error?.loading.diagnostics.count, 2)
    expectEqual(folder.names, ["cache", "films.jsonl"])
  }

  @Test func whatIsDamagedWhenItIsOpenedIsBuiltAnew() throws {
    try write(count: 20_000)
    let expected = stored(in: try prepare())
    try damage("terms.bytes")
    let prepared = try prepare()
    expectEqual(prepared.origin, .built)
    #expect(!prepared.view.isDamaged)
    expectEqual(stored(in: prepared), expected)
  }

  /// Changes bytes all over a section.
  private func damage(_ section: String) throws {
    let path = cache.path(source.fileName)
    let image = try IndexFile.open(path)
    try #require(image.count > 1 << 20, "small indices are compared as a whole")
    let section = image.section(section)
    try #require(section.count > 0)
    var bytes = try FileReading.bytes(ofFile: path)
    for place in stride(from: 0, to: section.count, by: 1_000) { bytes[section.offset + place] ^= 0x10 }
    unlink(path)
    try folder.write("cache/\(source.fileName)", bytes)
  }
}
