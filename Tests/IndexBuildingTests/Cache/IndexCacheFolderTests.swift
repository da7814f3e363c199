import TestSupport
import Testing

@testable import IndexBuilding

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct IndexCacheFolderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func kind(_ path: String) -> IndexCacheError.Kind? {
    do throws(IndexCacheError) {
      _ = try IndexCache(folder: path)
      return nil
    } catch {
      #expect(!error.description.isEmpty)
      return error.kind
    }
  }

  @Test func aMissingFolderIsMadeForItsOwnerAlone() throws {
    let cache = try IndexCache(folder: folder["a/b/c"])
    expectEqual(cache.folder, folder["a/b/c"])
    for name in ["a", "a/b", "a/b/c"] { expectEqual(folder.mode(name), 0o700) }
    _ = try IndexCache(folder: folder["a/b/d/"])
    expectEqual(folder.mode("a/b/d"), 0o700)
  }

  @Test(arguments: [0o700, 0o755, 0o777] as [mode_t])
  func aFolderOfOnesOwnIsTakenAsItIs(mode: mode_t) throws {
    mkdir(folder["own"], 0o700)
    chmod(folder["own"], mode)
    _ = try IndexCache(folder: folder["own"])
    expectEqual(folder.mode("own"), UInt32(mode))
  }

  @Test func whatIsNoFolderIsRefused() throws {
    try folder.write("file", [1])
    expectEqual(kind(folder["file"]), .refused)
    expectEqual(kind(""), .refused)
    expectEqual(kind(folder["a\0b"]), .refused)
    expectEqual(kind(folder["file/below"]), .unavailable)
  }

  /// The system's folder of temporary files is such a one, unless the tests run as its owner.
  @Test(.enabled(if: geteuid() != 0)) func aFolderOfAnotherUserThatEverybodyMayWriteToIsRefused() {
    expectEqual(kind("/tmp"), .refused)
  }

  @Test(.enabled(if: geteuid() == 0)) func aFolderOfAnotherUserIsTakenIfNobodyElseMayWriteToIt() {
    mkdir(folder["other"], 0o755)
    chown(folder["other"], 4_242, 4_242)
    #expect(kind(folder["other"]) == nil)
    chmod(folder["other"], 0o775)
    expectEqual(kind(folder["other"]), .refused)
    chmod(folder["other"], 0o1777)
    expectEqual(kind(folder["other"]), .refused)
  }

  @Test func theStandardFolderFollowsTheEnvironment() throws {
    #if os(Linux)
      let standard = "/home/ada/.cache/multihits"
    #else
      let standard = "/home/ada/Library/Caches/multihits"
    #endif
    let cases: [([String: String], String)] = [
      (["XDG_CACHE_HOME": "/var/c", "HOME": "/home/ada"], "/var/c/multihits"),
      (["XDG_CACHE_HOME": "/var/c"], "/var/c/multihits"),
      (["XDG_CACHE_HOME": "relative", "HOME": "/home/ada"], standard),
      (["XDG_CACHE_HOME": "", "HOME": "/home/ada"], standard),
      (["HOME": "/home/ada/"], standard),
    ]
    for (environment, expected) in cases {
      try expectEqual(IndexCache.standardFolder(environment: environment), expected)
    }
    for environment in [[:], ["HOME": ""], ["HOME": "ada"]] as [[String: String]] {
      do throws(IndexCacheError) {
        _ = try IndexCache.standardFolder(environment: environment)
        Issue.record("no error")
      } catch {
        expectEqual(error.kind, .unavailable)
      }
    }
  }
}
