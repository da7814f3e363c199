#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SystemCalls {
  /// Has the calling thread, and those that it starts from now on, wait for a free processor when they wake up, rather
  /// than interrupt a thread of another process. Their share of the processors stays the same.
  ///
  /// A server on the same machine is interrupted by the reading of each of its answers otherwise, and takes longer for
  /// the next ones. Where the system knows no such thing, nothing happens.
  package static func interruptNobody() {
    #if os(Linux)
      // The constant is not visible to Swift.
      let batch: Int32 = 3
      var parameters = sched_param()
      _ = sched_setscheduler(0, batch, &parameters)
    #endif
  }
}
