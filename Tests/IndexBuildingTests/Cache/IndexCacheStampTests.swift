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

/// What is believed without reading a file, and what is not.
struct IndexCacheStampTests {
  let scene: CacheScene

  init() throws {
    scene = try CacheScene()
  }

  @Test func youngFilesAreReadUntilTheyAreOldEnough() throws {
    _ = try scene.content()
    // They were made a moment ago, whatever their time of modification says.
    #expect(try !scene.areStampsTrusted())
    try expectEqual(scene.buildsNow(), 0)
    try scene.letTimePass()
    #expect(try scene.areStampsTrusted())
    try expectEqual(scene.buildsNow(), 0)
    #expect(try scene.areStampsTrusted())
  }

  @Test func aTouchedFileProvesItsContentsAndHasANewStamp() throws {
    _ = try scene.content()
    try scene.letTimePass()
    scene.age("a.jsonl", by: 7_200)
    #expect(try !scene.areStampsTrusted())
    try expectEqual(scene.buildsNow(), 0)
    try scene.letTimePass()
    #expect(try scene.areStampsTrusted())
  }

  @Test func aCopyThatTakesTheFilesPlaceProvesItsContents() throws {
    _ = try scene.content()
    try scene.letTimePass()
    try scene.folder.write("copy", try scene.folder.bytes("a.jsonl"))
    rename(scene.folder["copy"], scene.folder["a.jsonl"])
    #expect(try !scene.areStampsTrusted())
    try expectEqual(scene.buildsNow(), 0)
    try scene.letTimePass()
    #expect(try scene.areStampsTrusted())
  }

  @Test func newStampsAreWrittenInTheirPlaceAndTheIndexStaysAsItIs() throws {
    _ = try scene.content()
    let before = try scene.folder.bytes("cache/\(scene.source.fileName)")
    let stamp = try #require(FileStamp(path: scene.indexPath))
    let image = try #require(try scene.cache.keptImage(of: scene.source))
    scene.age("b.jsonl", by: 7_200)
    try expectEqual(scene.buildsNow(), 0)
    let after = try scene.folder.bytes("cache/\(scene.source.fileName)")
    expectEqual(FileStamp(path: scene.indexPath)?.inode, stamp.inode)
    expectEqual(before.count, after.count)
    let trailerStart = before.count - (24 + 2 * FileStamp.byteCount)
    expectEqual(before[..<trailerStart], after[..<trailerStart])
    #expect(before[trailerStart...] != after[trailerStart...])
    #expect(image.isSound(0..<image.count))
  }

  @Test func aDamagedTrailerIsNotBelievedAndIsRepaired() throws {
    _ = try scene.content()
    try scene.letTimePass()
    let bytes = try scene.folder.bytes("cache/\(scene.source.fileName)")
    let trailerStart = bytes.count - (24 + 2 * FileStamp.byteCount)
    for offset in trailerStart..<bytes.count {
      var changed = bytes
      changed[offset] ^= 0x10
      try scene.folder.write("cache/\(scene.source.fileName)", changed)
      #expect(try !scene.areStampsTrustedIfThere(), "offset \(offset)")
    }
    try expectEqual(scene.buildsNow(), 0)
    try scene.letTimePass()
    #expect(try scene.areStampsTrusted())
  }

  @Test func stampsOfAnotherIndexAreNotBelieved() {
    let stamp = FileStamp(size: 1, inode: 2, modified: 3, changed: 4)
    let stamps = SourceStamps(moment: 10_000_000_000, stamps: [stamp])
    let bytes = stamps.encoded(for: 1)
    expectEqual(SourceStamps(bytes, of: 1), stamps)
    #expect(SourceStamps(bytes, of: 2) == nil)
    #expect(stamps.confirms(stamp, at: 0))
    #expect(!stamps.confirms(stamp, at: 1))
    for count in bytes.indices { #expect(SourceStamps(Array(bytes[..<count]), of: 1) == nil) }
  }

  @Test func aFileIsSettledTwoSecondsAfterItsLastChangeOfAnyKind() {
    let second: Int64 = 1_000_000_000
    let stamp = FileStamp(size: 1, inode: 2, modified: 5 * second, changed: 8 * second)
    #expect(!stamp.isSettled(at: 10 * second - 1))
    #expect(stamp.isSettled(at: 10 * second))
    #expect(!FileStamp(size: 1, inode: 2, modified: 0, changed: .min).isSettled(at: .max - 1))
    #expect(!stamp.isSettled(at: .min))
  }

  @Test func aFileThatClaimsToBeOfTheFutureIsNotReadForever() throws {
    scene.age("a.jsonl", by: -86_400)
    _ = try scene.content()
    #expect(try !scene.areStampsTrusted())
    try scene.letTimePass()
    #expect(try scene.areStampsTrusted())
  }

  /// The contents change and the time of modification is set back to what it was.
  @Test func aChangeThatHidesItsTimeIsNoticed() throws {
    _ = try scene.content()
    try scene.letTimePass()
    let before = try #require(FileStamp(path: scene.folder["a.jsonl"]))
    try scene.folder.write("a.jsonl", Array("{\"objectID\": 7}\n".utf8))
    let nanoseconds = before.modified % 1_000_000_000
    let time = timespec(tv_sec: Int(before.modified / 1_000_000_000), tv_nsec: Int(nanoseconds))
    try #require(utimensat(AT_FDCWD, scene.folder["a.jsonl"], [time, time], 0) == 0)
    let after = try #require(FileStamp(path: scene.folder["a.jsonl"]))
    #expect((after.size, after.inode, after.modified) == (before.size, before.inode, before.modified))
    try expectEqual(scene.buildsNow(), 1)
  }
}

extension CacheScene {
  fileprivate func areStampsTrustedIfThere() throws -> Bool {
    let file = try IndexFile(indexPath)
    return SourceStamps(file.trailer, of: file.identity) != nil
  }
}
