import Synchronization
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

struct BuildLockTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func theFileIsThereAsLongAsTheLock() throws {
    do {
      let lock = try BuildLock(folder["lock"])
      withExtendedLifetime(lock) { expectEqual(folder.names, ["lock"]) }
    }
    expectEqual(folder.names, [])
  }

  @Test func nobodyElseHasALockThatIsTaken() throws {
    let lock = try BuildLock(folder["lock"])
    withExtendedLifetime(lock) {
      let other = BuildLock(ifFree: folder["lock"])
      let isTaken = other == nil
      #expect(isTaken)
    }
  }

  /// What a stopped process looks like to others: its lock is there, and says nothing new.
  @Test func aLockWithoutSignsOfLifeIsWaitedForATimeAndToldBefore() throws {
    let held = try #require(BuildLockHolder(folder["lock"], says: "4711 3\n"))
    var news: [BuildWaiting.News] = []
    let error = #expect(throws: IndexCacheError.self) {
      _ = try BuildLock(folder["lock"], waiting: BuildWaiting(onNews: { news.append($0) }))
    }
    expectEqual(error?.kind, .unavailable)
    #expect(error?.message.hasPrefix("process 4711 builds the index and does not go on") ?? false)
    expectEqual(news, [.begins, .lasts(processID: 4_711)])
    held.release()
    _ = try BuildLock(folder["lock"])
  }

  @Test func aWaitEndsWhenNobodyWantsTheIndexAnyMore() throws {
    let lock = try BuildLock(folder["lock"])
    withExtendedLifetime(lock) {
      let error = #expect(throws: CancellationError.self) {
        _ = try BuildLock(folder["lock"], waiting: BuildWaiting(isCancelled: { true }))
      }
      #expect(error != nil)
    }
  }

  @Test func whoHasTheLockSaysSoAndGoesOnSayingIt() throws {
    let lock = try BuildLock(folder["lock"])
    try withExtendedLifetime(lock) {
      let first = try folder.bytes("lock")
      expectEqual(String(decoding: first, as: UTF8.self), "\(getpid()) 0\n")
      let deadline = ContinuousClock.now + .seconds(60)
      while try folder.bytes("lock") == first, ContinuousClock.now < deadline { usleep(10_000) }
      #expect(try folder.bytes("lock") != first)
    }
  }

  /// A process that has a lock and is stopped.
  private final class BuildLockHolder {
    private let descriptor: Int32

    init?(_ path: String, says text: String) {
      descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
      _ = write(descriptor, text, text.utf8.count)
    }

    func release() {
      close(descriptor)
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
    expectEqual(folder.names, ["lock"])
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
    expectEqual(holders.most.withLock { $0 }, 1)
    expectEqual(folder.names, [])
  }
}
