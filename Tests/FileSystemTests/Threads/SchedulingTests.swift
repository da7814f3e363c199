#if os(Linux)
  import Synchronization
  import Testing

  @testable import FileSystem

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// How threads wake up.
  struct SchedulingTests {
    private final class Policies: Sendable {
      private let found = Mutex<[Int32]>([])

      func note() { found.withLock { $0.append(sched_getscheduler(0)) } }
      var all: [Int32] { found.withLock { $0 } }
    }

    /// Whether the system has the policy; containers may keep it away.
    private static let hasBatch: Bool = {
      let policies = Policies()
      WorkerThread {
        var parameters = sched_param()
        _ = sched_setscheduler(0, 3, &parameters)
        policies.note()
      }?.join()
      return policies.all == [3]
    }()

    /// 3 is SCHED_BATCH; other threads of the process keep what they have.
    @Test(.enabled(if: hasBatch, "the system has no such policy"))
    func threadThatInterruptsNobodyStartsOthersThatDoNot() {
      let policies = Policies()
      let before = sched_getscheduler(0)
      WorkerThread {
        SystemCalls.interruptNobody()
        policies.note()
        WorkerThread { policies.note() }?.join()
      }?.join()
      #expect(policies.all == [3, 3])
      #expect(sched_getscheduler(0) == before)
    }
  }
#endif
