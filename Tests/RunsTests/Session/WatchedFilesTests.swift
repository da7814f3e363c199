import FileSystem
import SearchModel
import TestSupport
import Testing

@testable import Runs

struct WatchedFilesTests {
  private func stamp(_ number: Int64) -> FileStamp {
    FileStamp(size: number, inode: 1, modified: number, changed: number)
  }

  private func files(_ stamps: [String: Int64?]) -> WatchedFiles {
    WatchedFiles(stamps.keys.sorted()) { stamps[$0]?.map(stamp) }
  }

  @Test func whatDiffersIsNamedInOrder() {
    let before = files(["b": 1, "a": 1, "same": 1, "gone": 1, "missing": nil, "made": nil, "left": 1])
    let after = files(["b": 2, "a": 2, "same": 1, "gone": nil, "missing": nil, "made": 1, "new": 1])
    expectEqual(before.changes(to: after), ["a", "b", "gone", "left", "made", "new"])
    #expect(after.changes(to: before) == before.changes(to: after) && before.changes(to: before) == [])
  }

  @Test func missingFilesAreNotCounted() {
    #expect(files(["a": 1, "x/b": nil]).foundCount == 1 && WatchedFiles().foundCount == 0)
  }
}
