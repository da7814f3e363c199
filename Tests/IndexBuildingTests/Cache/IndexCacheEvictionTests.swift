import TestSupport
import Testing

@testable import FileSystem
@testable import IndexBuilding

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct IndexCacheEvictionTests {
  private static let day = 86_400
  let scene: CacheScene

  init() throws {
    scene = try CacheScene()
  }

  /// Builds the index of another spec, and lets it be opened so many seconds ago for the last time.
  @discardableResult
  private func keepIndex(of declaration: String, unusedFor seconds: Int) throws -> String {
    let own = scene.source
    defer { scene.source = own }
    scene.source.declaration = scene.folder[declaration]
    _ = try scene.content()
    let name = scene.source.fileName
    scene.age("cache/\(name)", by: seconds)
    return name
  }

  private func unused(_ name: String) throws -> Int64 {
    let stamp = try #require(FileStamp(path: scene.folder["cache/\(name)"]))
    return (FileStamp.now - stamp.modified) / 1_000_000_000
  }

  @Test func anIndexThatNobodyOpenedForAMonthGoesWhenAnotherOneIsBuilt() throws {
    let old = try keepIndex(of: "old.yaml", unusedFor: 31 * Self.day)
    let young = try keepIndex(of: "young.yaml", unusedFor: 29 * Self.day)
    #expect(!scene.cachedNames.contains(old))
    _ = try scene.content()
    expectEqual(scene.cachedNames, [young, scene.source.fileName].sorted())
    scene.age("cache/\(young)", by: 31 * Self.day)
    // Opening an index that fits looks at no other one.
    _ = try scene.content()
    #expect(scene.cachedNames.contains(young))
    _ = try scene.content(rebuilds: true)
    expectEqual(scene.cachedNames, [scene.source.fileName])
  }

  @Test func openingAnIndexIsAUse() throws {
    let name = scene.source.fileName
    _ = try scene.content()
    scene.age("cache/\(name)", by: 31 * Self.day)
    try expectEqual(scene.buildsNow(), 0)
    #expect(try unused(name) < 60)
    try keepIndex(of: "other.yaml", unusedFor: 0)
    #expect(scene.cachedNames.contains(name))
  }

  @Test func aUseIsNotedOnceAnHour() throws {
    let name = scene.source.fileName
    _ = try scene.content()
    // New stamps in the index would be a modification, too.
    try scene.letTimePass()
    scene.age("cache/\(name)", by: 1_800)
    try expectEqual(scene.buildsNow(), 0)
    #expect(try unused(name) >= 1_800)
  }

  @Test func anIndexInAFolderThatNobodyMayWriteToIsOpenedAllTheSame() throws {
    _ = try scene.content()
    scene.age("cache/\(scene.source.fileName)", by: 31 * Self.day)
    chmod(scene.cache.folder, 0o500)
    chmod(scene.indexPath, 0o400)
    defer { chmod(scene.cache.folder, 0o700) }
    try expectEqual(scene.buildsNow(), 0)
  }

  @Test func beyondTheLimitTheLeastRecentlyUsedGo() throws {
    let names = try (1...4).map { try keepIndex(of: "\($0).yaml", unusedFor: $0 * 2 * Self.day) }
    let size = try scene.folder.bytes("cache/\(names[0])").count
    scene.cache.removeUnused(.init(byteCount: 4 * size))
    expectEqual(scene.cachedNames, names.sorted())
    scene.cache.removeUnused(.init(byteCount: 4 * size - 1))
    expectEqual(scene.cachedNames, names.dropLast().sorted())
    scene.cache.removeUnused(.init(byteCount: size))
    expectEqual(scene.cachedNames, [names[0]])
  }

  @Test func anIndexOfTodayStaysWhateverItsSize() throws {
    let names = try (1...3).map { try keepIndex(of: "\($0).yaml", unusedFor: $0 * Self.day - 3_600) }
    let future = try keepIndex(of: "future.yaml", unusedFor: -Self.day)
    scene.cache.removeUnused(.init(byteCount: 0))
    expectEqual(scene.cachedNames, [names[0], future].sorted())
  }

  @Test func whatSomebodyBuildsStays() throws {
    let name = try keepIndex(of: "busy.yaml", unusedFor: 40 * Self.day)
    let lock = try BuildLock(scene.folder["cache/\(name).lock"])
    withExtendedLifetime(lock) { scene.cache.removeUnused() }
    #expect(scene.cachedNames.contains(name))
  }

  @Test func whatIsNoIndexOfOursStays() throws {
    let own = try keepIndex(of: "own.yaml", unusedFor: 0)
    let bytes = try scene.folder.bytes("cache/\(own)")
    let hash = String(repeating: "a", count: 16)
    try scene.folder.write("cache/notes-\(hash).index", Array("no index".utf8))
    try scene.folder.write("cache/empty-\(hash).index", [])
    for name in ["index", "book.index", "-\(hash).idx", "x\(hash).index", "x-\(hash.uppercased()).index"] {
      try scene.folder.write("cache/\(name)", bytes)
    }
    mkdir(scene.folder["cache/folder-\(hash).index"], 0o700)
    try scene.folder.write("elsewhere", bytes)
    symlink(scene.folder["elsewhere"], scene.folder["cache/link-\(hash).index"])
    for name in scene.cachedNames { scene.age("cache/\(name)", by: 40 * Self.day) }
    let names = scene.cachedNames
    scene.cache.removeUnused()
    expectEqual(scene.cachedNames, names.filter { $0 != own })
    expectEqual(scene.cachedNames.count, 9)
  }
}
