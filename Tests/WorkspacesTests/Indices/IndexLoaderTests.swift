import Diagnostics
import EmbeddedEngine
import IndexBuilding
import IndexSettings
import RecordFiles
import RunFixtures
import SearchModel
import SpecLoader
import Synchronization
import TestSupport
import Testing

@testable import Workspaces

/// The indices of a spec.
struct IndexLoaderTests {
  private let folder: TemporaryFolder
  private let specification: SearchSpecification

  init() throws {
    folder = try TemporaryFolder()
    specification = try makeSpecification(
      """
      indices:
        films:
          records: films.json
          settings: { searchableAttributes: [title], replicas: [films_by_year] }
        films_by_year: { settings: { ranking: [desc(year)] } }
        actors: { records: actors.json }
      indexModules: [{ indexName: films }, { indexName: films_by_year }, { indexName: actors }]
      """)
    try folder.write(
      "films.json", #"[{"objectID":"1","title":"Tom","year":1},{"objectID":"2","title":"Tim","year":2}]"#)
    try folder.write("actors.json", #"[{"objectID":"1","name":"Tom"}]"#)
  }

  private func makeLoader(isCached: Bool) throws -> IndexLoader {
    var loader = IndexLoader(specification: specification, files: SpecFileReader(folder: folder.path), now: 0)
    if isCached { loader.cache = try IndexCache(folder: folder["cache"]) }
    return loader
  }

  @Test func withoutACacheIndicesAreInMemory() async throws {
    let loaded = try await makeLoader(isCached: false).load(specification.indices)
    expectEqual(loaded.map(\.name), ["films", "films_by_year", "actors"])
    expectEqual(loaded.map { $0.index?.recordCount }, [2, 2, 1])
    expectEqual(loaded.map { $0.origin?.action }, [.builtInMemory(nil), .builtInMemory(nil), .builtInMemory(nil)])
    #expect(loaded.allSatisfy { $0.origin?.file == nil })
  }

  @Test func aCacheKeepsThem() async throws {
    var loader = try makeLoader(isCached: true)
    let built = await loader.load(specification.indices)
    expectEqual(built.map { $0.origin?.action }, [.built, .built, .built])
    let opened = await loader.load(specification.indices)
    expectEqual(opened.map { $0.origin?.action }, [.opened, .opened, .opened])
    expectEqual(opened.map { $0.origin?.file }, built.map { $0.origin?.file })
    let hits = try opened[1].index?.search([:]).hits.map { $0["objectID"]?.stringValue }
    expectEqual(hits, ["2", "1"])
    loader.rebuilds = true
    expectEqual(loader.load(specification.indices[0]).origin?.action, .built)
  }

  @Test(arguments: [false, true])
  func whatIsWrongWithSharedRecordsIsToldOnce(isCached: Bool) async throws {
    try folder.write("films.json", #"[{"objectID":"1"},{"title":"x"},{"objectID":"1"}]"#)
    let loaded = try await makeLoader(isCached: isCached).load(specification.indices)
    expectEqual(loaded.map { $0.diagnostics.count }, [2, 0, 0])
    expectEqual(loaded.map { $0.index == nil }, [true, true, false])
    expectEqual(loaded[0].diagnostics.map { $0.range?.start.column }, [19, 33])
  }

  @Test func recordsAndSynonymsAreToldTogether() async throws {
    try folder.write("actors.json", "[1]")
    try folder.write("synonyms.json", "[2]")
    var actors = try #require(specification.indices.last)
    actors.synonyms = "synonyms.json"
    let loaded = try makeLoader(isCached: true).load(actors)
    #expect(loaded.index == nil)
    expectEqual(loaded.diagnostics.map { $0.file.split(separator: "/").last }, ["actors.json", "synonyms.json"])
  }

  @Test func aMissingFileIsAFinding() async throws {
    var actors = try #require(specification.indices.last)
    actors.records.files = ["missing.json"]
    for isCached in [false, true] {
      let loaded = try makeLoader(isCached: isCached).load(actors)
      expectEqual(loaded.diagnostics.map(\.code), ["missing-file"])
    }
  }

  @Test func settingsThatCannotBeReadAreAFinding() async throws {
    var actors = try #require(specification.indices.last)
    actors.settings = ["customRanking": ["up(x)"]]
    let loaded = try makeLoader(isCached: true).load(actors)
    expectEqual(loaded.diagnostics.map(\.code), ["invalid-settings"])
  }

  /// The shared records would be read by the ordinary reader to say what is wrong with them, and nothing is.
  @Test func whereNoTemporaryFileCanBeMadeTheRecordsAreNotAtFault() async throws {
    var loader = try makeLoader(isCached: false)
    loader.buildOptions = BuildOptions(memoryBudget: 0, temporaryFolder: folder["missing"])
    let loaded = await loader.load(specification.indices)
    expectEqual(loaded.map { $0.diagnostics.map(\.code) }, Array(repeating: ["no-temporary-file"], count: 3))
    #expect(loaded.allSatisfy { $0.lacksTemporaryFile })
    let message = "the index cannot be built: no temporary file can be made in \(folder["missing"]): "
    #expect(loaded.allSatisfy { $0.diagnostics[0].message.hasPrefix(message) })
  }

  @Test func buildsAreHeardOf() async throws {
    let heard = Heard()
    var loader = try makeLoader(isCached: true)
    loader.progress = { progress in heard.all.withLock { $0.append(progress) } }
    let actors = try #require(specification.indices.last)
    _ = loader.load(actors)
    let all = heard.all.withLock { $0 }
    #expect(all.allSatisfy { $0.index == "actors" })
    guard case .building(let end) = all.last?.state else { throw Silence() }
    expectEqual(end.phase, .finished)
    expectEqual(end.recordCount, 1)
    _ = loader.load(actors)
    // To open an index is no progress worth telling.
    expectEqual(heard.all.withLock { $0 }, all)
  }

  private final class Heard: Sendable {
    let all = Mutex<[IndexProgress]>([])
  }

  private struct Silence: Error {}
}
