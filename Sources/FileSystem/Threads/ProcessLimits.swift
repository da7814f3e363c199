#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system allows the process: without threads, what waits for them waits for ever, and without memory the
/// runtime ends the process where it stands.
package enum ProcessLimits {
  /// Whether so many threads can be started beside those that there are. They are started and ended again, since no
  /// number says how many other programs have left.
  package static func canStart(threads count: Int) -> Bool {
    start(count, gate: Monitor(false))
  }

  private static func start(_ count: Int, gate: Monitor<Bool>) -> Bool {
    guard count > 0, let thread = WorkerThread({ gate.wait { isOpen in isOpen ? () : nil } }) else {
      gate.change { $0 = true }
      return count <= 0
    }
    let couldStart = start(count - 1, gate: gate)
    thread.join()
    return couldStart
  }

  /// How many bytes of address space the process may have; nil for as many as there are.
  package static var addressSpace: Int? {
    var limits = rlimit()
    #if canImport(Glibc)
      guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limits) == 0 else { return nil }
    #else
      guard getrlimit(RLIMIT_AS, &limits) == 0 else { return nil }
    #endif
    // Without a limit it is the greatest number, or as good as that.
    return limits.rlim_cur > rlim_t(Int.max / 2) ? nil : Int(clamping: limits.rlim_cur)
  }

  /// Whether so many bytes of address space are free.
  package static func hasFreeAddressSpace(_ size: Int) -> Bool {
    guard let start = mmap(nil, size, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0), start != MAP_FAILED else {
      return false
    }
    munmap(start, size)
    return true
  }
}
