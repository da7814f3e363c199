import RecordFiles
import SearchModel
import TestSupport
import Testing

@testable import IndexBuilding
@testable import IndexSettings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct IndexCacheTests {
  let scene: CacheScene

  init() throws {
    scene = try CacheScene()
  }

  private let first = "{\"objectID\": 1}\n{\"objectID\": 2}\n"

  @Test func anIndexIsBuiltOnceAndKeptInOneFile() throws {
    let none = try scene.cache.keptImage(of: scene.source)
    #expect(none === nil)
    try expectEqual(scene.content(), first)
    try expectEqual(scene.content(), first)
    expectEqual(scene.buildCount, 1)
    expectEqual(scene.cachedNames, [scene.source.fileName])
    expectEqual(scene.folder.mode("cache/\(scene.source.fileName)"), 0o600)
  }

  @Test func aRebuildThatIsAskedForHappens() throws {
    _ = try scene.content()
    try expectEqual(scene.content(rebuilds: true), first)
    expectEqual(scene.buildCount, 2)
    expectEqual(scene.cachedNames.count, 1)
  }

  @Test func otherContentsMakeAnotherIndex() throws {
    _ = try scene.content()
    try scene.folder.write("a.jsonl", Array("{\"objectID\": 10}\n".utf8))
    try expectEqual(scene.content(), "{\"objectID\": 10}\n{\"objectID\": 2}\n")
    expectEqual(scene.buildCount, 2)
  }

  @Test func contentsOfTheSameSizeMakeAnotherIndex() throws {
    _ = try scene.content()
    try scene.letTimePass()
    try scene.folder.write("a.jsonl", Array("{\"objectID\": 7}\n".utf8))
    // Even when the time of modification pretends that nothing happened.
    scene.age("a.jsonl")
    try expectEqual(scene.content(), "{\"objectID\": 7}\n{\"objectID\": 2}\n")
    expectEqual(scene.buildCount, 2)
  }

  @Test func filesThatAGlobMatchesNowOrNoLongerMakeAnotherIndex() throws {
    _ = try scene.content()
    try scene.folder.write("c.jsonl", Array("{\"objectID\": 3}\n".utf8))
    try expectEqual(scene.content(), first + "{\"objectID\": 3}\n")
    unlink(scene.folder["a.jsonl"])
    try expectEqual(scene.content(), "{\"objectID\": 2}\n{\"objectID\": 3}\n")
    rename(scene.folder["c.jsonl"], scene.folder["d.jsonl"])
    try expectEqual(scene.buildsNow(), 1)
    expectEqual(scene.buildCount, 4)
  }

  @Test func whateverElseTheIndexIsMadeFromMakesAnotherOne() throws {
    try scene.folder.write("s.json", Array("[]".utf8))
    _ = try scene.content()
    let changes: [(inout IndexSource) -> Void] = [
      { $0.index.settings["ranking"] = ["asc(year)"] }, { $0.index.settings = [:] },
      { $0.index.records.identity = .attribute("id") },
      { $0.index.synonyms = "s.json" },
      {
        $0.index.synonyms = nil
        $0.index.rules = "s.json"
      },
      { $0.index.relevantSort = RelevantSort(settings: ["ranking": ["asc(year)"]]) },
      { $0.index.relevantSort = RelevantSort(settings: ["ranking": ["desc(year)"]]) },
      { $0.index.relevantSort = RelevantSort(settings: [:]) }, { $0.index.relevantSort = nil },
      { $0.index.records.files = ["a.jsonl", "b.jsonl"] }, { $0.index.records.files = ["b.jsonl", "a.jsonl"] },
    ]
    for (number, change) in changes.enumerated() {
      change(&scene.source)
      try expectEqual(scene.buildsNow(), 1, "change \(number)")
      try expectEqual(scene.buildsNow(), 0, "change \(number)")
    }
    expectEqual(scene.cachedNames.count, 1)
  }

  @Test func synonymsAndRulesAreAmongTheContents() throws {
    try scene.folder.write("s.json", Array("[]".utf8))
    scene.source.index.rules = "s.json"
    _ = try scene.content()
    try scene.folder.write("s.json", Array("[1]".utf8))
    try expectEqual(scene.buildsNow(), 1)
  }

  @Test func indicesOfOneNameInTwoSpecsDoNotFight() throws {
    _ = try scene.content()
    scene.source.declaration = scene.folder["other.yaml"]
    try expectEqual(scene.buildsNow(), 1)
    scene.source.declaration = scene.folder["search.yaml"]
    try expectEqual(scene.buildsNow(), 0)
    expectEqual(scene.cachedNames.count, 2)
  }

  @Test func theWayToTheSpecMakesNoDifference() throws {
    try scene.folder.write("search.yaml", [])
    _ = try scene.content()
    try #require(symlink(scene.folder.path, scene.folder["link"]) == 0)
    scene.source.declaration = scene.folder["link/search.yaml"]
    scene.source.folder = scene.folder["link/"]
    try expectEqual(scene.buildsNow(), 0)
  }

  @Test(arguments: ["movies", "../etc/passwd", "a b/c", "größe", "", ".", String(repeating: "x", count: 300)])
  func fileNamesAreSafe(name: String) throws {
    scene.source.index.name = name
    let fileName = scene.source.fileName
    #expect(fileName.hasSuffix(".index"))
    #expect(fileName.utf8.count <= 80)
    #expect(fileName.dropLast(6).allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    try expectEqual(scene.buildsNow(), 1)
    expectEqual(scene.cachedNames, [fileName])
  }

  @Test func namesThatLookAlikeInFileNamesHaveTheirOwnFiles() {
    var other = scene.source
    (scene.source.index.name, other.index.name) = ("a b", "a_b")
    #expect(scene.source.fileName != other.fileName)
  }

  @Test func missingRecordsAreTheirOwnError() throws {
    scene.source.index.records.files = ["*.csv"]
    #expect(throws: (any Error).self) { try scene.content() }
    expectEqual(scene.buildCount, 0)
    expectEqual(scene.cachedNames, [])
  }

  @Test func whatTheBuilderThrowsIsThrownAndNothingIsLeft() throws {
    struct Mistake: Error {}
    _ = try scene.content()
    let before = try scene.folder.bytes("cache/\(scene.source.fileName)")
    #expect(throws: Mistake.self) { try scene.content(rebuilds: true) { throw Mistake() } }
    expectEqual(scene.cachedNames, [scene.source.fileName])
    try expectEqual(scene.folder.bytes("cache/\(scene.source.fileName)"), before)
  }

  @Test func recordsThatChangeDuringTheBuildAreReadAgain() throws {
    var changes = 0
    let content = try scene.content {
      changes += 1
      if changes == 1 { try scene.folder.write("b.jsonl", Array("{\"objectID\": 3}\n".utf8)) }
    }
    expectEqual(content, "{\"objectID\": 1}\n{\"objectID\": 3}\n")
    expectEqual(scene.buildCount, 2)
    try expectEqual(scene.buildsNow(), 0)
  }

  @Test func anIndexOfRecordsThatNeverRestIsNotKept() throws {
    var changes = 0
    do {
      _ = try scene.content {
        changes += 1
        try scene.folder.write("b.jsonl", Array("{\"objectID\": \(changes)}\n".utf8))
      }
      Issue.record("no error")
    } catch let error as IndexCacheError {
      expectEqual(error.kind, .unavailable)
    }
    expectEqual(scene.cachedNames, [])
  }
}
