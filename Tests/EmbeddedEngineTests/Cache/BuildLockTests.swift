import Synchronization
import Testing

@testable import EmbeddedEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct BuildLockTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func theFileIsThereAsLongAsTheLock() throws {
    do {
      let lock = try BuildLock(folder["lock"])
      withExtendedLifetime(lock) { #expect(folder.names == ["lock"]) }
    }
    #expect(folder.names == [])
  }

  @Test func nobodyElseHasALockThatIsTaken() throws {
    let lock = try BuildLock(folder["lock"])
    withExtendedLifetime(lock) {
      let other = BuildLock(ifFree: folder["lock"])
      let isTaken = other == nil
      #expect(isTaken)
    }
  }

  @Test func aLockInAMissingFolderIsAnError() {
    #expect(throws: IndexCacheError.self) { _ = try BuildLock(folder["missing/lock"]) }
  }

  @Test func aLockLeavesAFileAloneThatTookItsPlace() throws {
    do {
      let lock = try BuildLock(folder["lock"])
      try withExtendedLifetime(lock) {
        unlink(folder["lock"])
        try folder.write("lock", [])
      }
    }
    #expect(folder.names == ["lock"])
  }

  /// How many threads hold the lock, and how many did at most.
  private final class Holders: Sendable {
    let count = Atomic<Int>(0)
    let most = Mutex(0)
  }

  /// The file is removed with each lock, so that those who waited must find out that theirs is gone.
  @Test func oneThreadAtATimeHasTheLock() async throws {
    let path = folder["lock"]
    let holders = Holders()
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for _ in 0..<4 {
        tasks.addTask {
          for _ in 0..<200 {
            let lock = try BuildLock(path)
            withExtendedLifetime(lock) {
              let count = holders.count.add(1, ordering: .sequentiallyConsistent).newValue
              holders.most.withLock { $0 = max($0, count) }
              sched_yield()
              holders.count.subtract(1, ordering: .sequentiallyConsistent)
            }
          }
        }
      }
      try await tasks.waitForAll()
    }
    #expect(holders.most.withLock { $0 } == 1)
    #expect(folder.names == [])
  }
}
