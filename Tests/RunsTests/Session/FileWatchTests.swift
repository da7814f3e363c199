import FileSystem
import TestSupport
import Testing

@testable import Runs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct FileWatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("g/a/x.json", "[]")
  }

  private func latest(_ pattern: String) -> WatchedInputs {
    WatchedInputs(
      files: (try? Glob.files(matching: pattern, inFolder: folder.path)) ?? [],
      folders: (try? Glob.folders(matching: pattern, inFolder: folder.path)) ?? [])
  }

  /// Lets the clock of the file system go on: what changes twice at one of its times looks the same.
  private func waitForAnotherTime() { usleep(30_000) }

  @Test(arguments: ["g/*/*.json", "**/*.json", "g/*/z/*.json"])
  func aFileInAFolderThatIsMadeLaterIsNoticed(pattern: String) throws {
    var watch = FileWatch(latest(pattern))
    func changes() -> [String]? {
      defer { waitForAnotherTime() }
      return watch.changes { _ in latest(pattern) }
    }
    waitForAnotherTime()
    expectEqual(changes(), nil)
    folder.makeFolder("g/b")
    expectEqual(changes(), nil)
    folder.makeFolder("g/b/z")
    expectEqual(changes(), nil)
    let name = pattern.contains("z") ? "g/b/z/y.json" : "g/b/y.json"
    try folder.write(name, "[]")
    // Once seen, it must rest.
    expectEqual(changes(), nil)
    expectEqual(changes(), [folder[name]])
  }

  @Test func aFolderThatIsMovedInWithItsFilesIsNoticed() throws {
    var watch = FileWatch(latest("g/*/*.json"))
    try folder.write("other/y.json", "[]")
    waitForAnotherTime()
    #expect(rename(folder["other"], folder["g/b"]) == 0)
    expectEqual(watch.changes { _ in latest("g/*/*.json") }, nil)
    expectEqual(watch.changes { _ in latest("g/*/*.json") }, [folder["g/b/y.json"]])
  }
}
