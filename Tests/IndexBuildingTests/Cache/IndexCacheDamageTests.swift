import TestSupport
import Testing

@testable import FileSystem
@testable import IndexBuilding
@testable import IndexStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Caches that are damaged, or cannot be written.
struct IndexCacheDamageTests {
  private static let seed = 7
  let scene: CacheScene
  private let expected = "{\"objectID\": 1}\n{\"objectID\": 2}\n"

  init() throws {
    scene = try CacheScene()
  }

  @Test func aDamagedIndexIsBuiltAnewWithoutAWord() throws {
    _ = try scene.content()
    let name = "cache/\(scene.source.fileName)"
    let bytes = try scene.folder.bytes(name)
    let trailerStart = bytes.count - (24 + 2 * FileStamp.byteCount)
    var generator = SeededGenerator(seed: Self.seed)
    for offset in stride(from: 0, to: trailerStart, by: 7) {
      var changed = bytes
      changed[offset] ^= UInt8.random(in: 1...255, using: &generator)
      unlink(scene.folder[name])
      try scene.folder.write(name, changed)
      try expectEqual(scene.buildsNow(), 1, "offset \(offset), seed \(Self.seed)")
      try expectEqual(scene.content(), expected)
    }
  }

  @Test func aCutForeignOrEmptyIndexIsBuiltAnew() throws {
    _ = try scene.content()
    let name = "cache/\(scene.source.fileName)"
    let bytes = try scene.folder.bytes(name)
    for content in [[], Array(bytes[..<40]), Array(bytes.dropLast()), Array("no index".utf8), bytes + [0]] {
      unlink(scene.folder[name])
      try scene.folder.write(name, content)
      try expectEqual(scene.buildsNow(), 1)
      try expectEqual(scene.content(), expected)
    }
  }

  @Test func anIndexOfAnotherVersionIsBuiltAnew() throws {
    _ = try scene.content()
    let name = "cache/\(scene.source.fileName)"
    var bytes = try scene.folder.bytes(name)
    bytes[8] ^= 3
    let checksum = XXH64.hash(Array(bytes[..<56]))
    withUnsafeBytes(of: checksum.littleEndian) { bytes.replaceSubrange(56..<64, with: $0) }
    unlink(scene.folder[name])
    try scene.folder.write(name, bytes)
    try expectEqual(scene.buildsNow(), 1)
  }

  @Test func aLargeIndexThatTurnsOutDamagedLaterIsRemovedForTheNextRun() throws {
    func build(_ writer: inout IndexFileWriter) throws {
      try writer.begin("content")
      try writer.append([UInt8](repeating: 5, count: 3_000_000))
    }
    _ = try scene.cache.entry(for: scene.source, writing: build)
    let name = "cache/\(scene.source.fileName)"
    var bytes = try scene.folder.bytes(name)
    bytes[2_000_000] ^= 1
    unlink(scene.folder[name])
    try scene.folder.write(name, bytes)
    let entry = try scene.cache.entry(for: scene.source, writing: build)
    #expect(!entry.wasBuilt)
    #expect(!entry.image.section("content").isSound())
    expectEqual(scene.cachedNames, [])
    let next = try scene.cache.entry(for: scene.source, writing: build)
    #expect(next.wasBuilt)
    // The old image finds its damage again and again, and must leave the new file alone.
    #expect(!entry.image.section("content").isSound())
    #expect(next.image.section("content").isSound())
    expectEqual(scene.cachedNames, [scene.source.fileName])
  }

  @Test func anIndexThatTookThePlaceOfADamagedOneIsNotRemoved() throws {
    func build(_ writer: inout IndexFileWriter) throws {
      try writer.begin("content")
      try writer.append([UInt8](repeating: 5, count: 3_000_000))
    }
    _ = try scene.cache.entry(for: scene.source, writing: build)
    let name = "cache/\(scene.source.fileName)"
    let sound = try scene.folder.bytes(name)
    var bytes = sound
    bytes[2_000_000] ^= 1
    unlink(scene.folder[name])
    try scene.folder.write(name, bytes)
    let damaged = try scene.cache.entry(for: scene.source, writing: build).image
    try scene.folder.write("sound", sound)
    try #require(rename(scene.folder["sound"], scene.folder[name]) == 0)
    #expect(!damaged.section("content").isSound())
    expectEqual(scene.cachedNames, [scene.source.fileName])
  }

  @Test func leftoversOfDeadBuildersAreRemovedWhenTheFolderIsOpened() throws {
    let content = try scene.content()
    for name in ["old-1.index.building", "old-1.index.lock", "\(scene.source.fileName).lock"] {
      try scene.folder.write("cache/\(name)", [1])
    }
    let living = try BuildLock(scene.folder["cache/live.index.lock"])
    try withExtendedLifetime(living) {
      _ = try IndexCache(folder: scene.folder["cache"])
      expectEqual(scene.cachedNames, ["live.index.lock", scene.source.fileName].sorted())
    }
    try expectEqual(scene.content(), content)
  }

  @Test func leftoversOfDeadBuildersAreRemovedByTheNextBuild() throws {
    let own = scene.source.fileName
    for name in ["\(own).building", "\(own).lock", "old-1.index.building", "old-1.index.lock", "old-2.index.lock"] {
      try scene.folder.write("cache/\(name)", [1, 2, 3])
    }
    try scene.folder.write("cache/other.building", [1])
    try scene.folder.write("cache/old-3.index", [1])
    let living = try BuildLock(scene.folder["cache/live.index.lock"])
    try scene.folder.write("cache/live.index.building", [1])
    let content = try scene.content()
    withExtendedLifetime(living) {
      expectEqual(content, expected)
      let kept = ["live.index.building", "live.index.lock", own, "old-3.index", "other.building"]
      expectEqual(scene.cachedNames, kept.sorted())
    }
  }

  @Test(.enabled(if: geteuid() != 0)) func aFolderThatCannotBeWrittenIsUnavailableButItsIndicesAreUsed() throws {
    chmod(scene.cache.folder, 0o500)
    try expectEqual(unavailability(), scene.indexPath + ".lock")
    chmod(scene.cache.folder, 0o700)
    _ = try scene.content()
    chmod(scene.cache.folder, 0o500)
    try expectEqual(scene.buildsNow(), 0)
  }

  @Test(.enabled(if: geteuid() != 0)) func aFileThatCannotBeReadIsReplaced() throws {
    _ = try scene.content()
    chmod(scene.indexPath, 0)
    try expectEqual(scene.buildsNow(), 1)
    try expectEqual(scene.buildsNow(), 0)
  }

  @Test(.enabled(if: geteuid() == 0)) func anotherUsersFileInAFolderForAllIsReplaced() throws {
    _ = try scene.content()
    chown(scene.indexPath, 4_242, 4_242)
    try expectEqual(scene.buildsNow(), 0)
    chmod(scene.cache.folder, 0o777)
    try expectEqual(scene.buildsNow(), 1)
    try expectEqual(scene.buildsNow(), 0)
  }

  @Test func aPathThatCannotBeReplacedIsUnavailable() throws {
    mkdir(scene.indexPath, 0o700)
    try expectEqual(unavailability(), scene.indexPath)
    expectEqual(scene.cachedNames, [scene.source.fileName])
  }

  /// The path of the error that says why an index is not kept.
  private func unavailability() throws -> String {
    do {
      _ = try scene.content()
      Issue.record("no error")
      return ""
    } catch let error as IndexCacheError {
      expectEqual(error.kind, .unavailable)
      return error.path
    }
  }
}
