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
    #expect(try scene.content() == first)
    #expect(try scene.content() == first)
    #expect(scene.buildCount == 1)
    #expect(scene.cachedNames == [scene.source.fileName])
    #expect(scene.folder.mode("cache/\(scene.source.fileName)") == 0o600)
  }

  @Test func aRebuildThatIsAskedForHappens() throws {
    _ = try scene.content()
    #expect(try scene.content(rebuilds: true) == first)
    #expect(scene.buildCount == 2)
    #expect(scene.cachedNames.count == 1)
  }

  @Test func otherContentsMakeAnotherIndex() throws {
    _ = try scene.content()
    try scene.folder.write("a.jsonl", Array("{\"objectID\": 10}\n".utf8))
    #expect(try scene.content() == "{\"objectID\": 10}\n{\"objectID\": 2}\n")
    #expect(scene.buildCount == 2)
  }

  @Test func contentsOfTheSameSizeMakeAnotherIndex() throws {
    _ = try scene.content()
    try scene.letTimePass()
    try scene.folder.write("a.jsonl", Array("{\"objectID\": 7}\n".utf8))
    // Even when the time of modification pretends that nothing happened.
    scene.age("a.jsonl")
    #expect(try scene.content() == "{\"objectID\": 7}\n{\"objectID\": 2}\n")
    #expect(scene.buildCount == 2)
  }

  @Test func filesThatAGlobMatchesNowOrNoLongerMakeAnotherIndex() throws {
    _ = try scene.content()
    try scene.folder.write("c.jsonl", Array("{\"objectID\": 3}\n".utf8))
    #expect(try scene.content() == first + "{\"objectID\": 3}\n")
    unlink(scene.folder["a.jsonl"])
    #expect(try scene.content() == "{\"objectID\": 2}\n{\"objectID\": 3}\n")
    rename(scene.folder["c.jsonl"], scene.folder["d.jsonl"])
    #expect(try scene.buildsNow() == 1)
    #expect(scene.buildCount == 4)
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
      #expect(try scene.buildsNow() == 1, "change \(number)")
      #expect(try scene.buildsNow() == 0, "change \(number)")
    }
    #expect(scene.cachedNames.count == 1)
  }

  @Test func synonymsAndRulesAreAmongTheContents() throws {
    try scene.folder.write("s.json", Array("[]".utf8))
    scene.source.index.rules = "s.json"
    _ = try scene.content()
    try scene.folder.write("s.json", Array("[1]".utf8))
    #expect(try scene.buildsNow() == 1)
  }

  @Test func indicesOfOneNameInTwoSpecsDoNotFight() throws {
    _ = try scene.content()
    scene.source.declaration = scene.folder["other.yaml"]
    #expect(try scene.buildsNow() == 1)
    scene.source.declaration = scene.folder["search.yaml"]
    #expect(try scene.buildsNow() == 0)
    #expect(scene.cachedNames.count == 2)
  }

  @Test func theWayToTheSpecMakesNoDifference() throws {
    try scene.folder.write("search.yaml", [])
    _ = try scene.content()
    try #require(symlink(scene.folder.path, scene.folder["link"]) == 0)
    scene.source.declaration = scene.folder["link/search.yaml"]
    scene.source.folder = scene.folder["link/"]
    #expect(try scene.buildsNow() == 0)
  }

  @Test(arguments: ["movies", "../etc/passwd", "a b/c", "größe", "", ".", String(repeating: "x", count: 300)])
  func fileNamesAreSafe(name: String) throws {
    scene.source.index.name = name
    let fileName = scene.source.fileName
    #expect(fileName.hasSuffix(".index"))
    #expect(fileName.utf8.count <= 80)
    #expect(fileName.dropLast(6).allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    #expect(try scene.buildsNow() == 1)
    #expect(scene.cachedNames == [fileName])
  }

  @Test func namesThatLookAlikeInFileNamesHaveTheirOwnFiles() {
    var other = scene.source
    (scene.source.index.name, other.index.name) = ("a b", "a_b")
    #expect(scene.source.fileName != other.fileName)
  }

  @Test func missingRecordsAreTheirOwnError() throws {
    scene.source.index.records.files = ["*.csv"]
    #expect(throws: (any Error).self) { try scene.content() }
    #expect(scene.buildCount == 0)
    #expect(scene.cachedNames == [])
  }

  @Test func whatTheBuilderThrowsIsThrownAndNothingIsLeft() throws {
    struct Mistake: Error {}
    _ = try scene.content()
    let before = try scene.folder.bytes("cache/\(scene.source.fileName)")
    #expect(throws: Mistake.self) { try scene.content(rebuilds: true) { throw Mistake() } }
    #expect(scene.cachedNames == [scene.source.fileName])
    #expect(try scene.folder.bytes("cache/\(scene.source.fileName)") == before)
  }

  @Test func recordsThatChangeDuringTheBuildAreReadAgain() throws {
    var changes = 0
    let content = try scene.content {
      changes += 1
      if changes == 1 { try scene.folder.write("b.jsonl", Array("{\"objectID\": 3}\n".utf8)) }
    }
    #expect(content == "{\"objectID\": 1}\n{\"objectID\": 3}\n")
    #expect(scene.buildCount == 2)
    #expect(try scene.buildsNow() == 0)
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
      #expect(error.kind == .unavailable)
    }
    #expect(scene.cachedNames == [])
  }
}
