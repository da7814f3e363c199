#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value that threads share; each can wait until another one has changed it.
///
/// `value` is touched between a lock and an unlock of `mutex` alone, and both pointers are set in the initializer and
/// freed in `deinit`, when no thread can hold the lock: that is why it may be sent although the compiler cannot check
/// it.
package final class Monitor<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Changes the value and wakes all threads that wait for it.
  package func change<Answer>(_ body: (inout Value) -> Answer) -> Answer {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    return body(&value)
  }

  /// Waits until a body has an answer, and gives it; the body may change the value when it answers.
  func wait<Answer>(for body: (inout Value) -> Answer?) -> Answer {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    while true {
      if let answer = body(&value) { return answer }
      pthread_cond_wait(changed, mutex)
    }
  }

  /// Waits until a body has an answer, for some time at most.
  ///
  /// - Returns: the answer; nil when it did not come in time.
  package func wait<Answer>(milliseconds: Int, for body: (inout Value) -> Answer?) -> Answer? {
    var deadline = timespec()
    clock_gettime(CLOCK_REALTIME, &deadline)
    deadline.tv_nsec += milliseconds % 1_000 * 1_000_000
    deadline.tv_sec += milliseconds / 1_000 + deadline.tv_nsec / 1_000_000_000
    deadline.tv_nsec %= 1_000_000_000
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    while true {
      if let answer = body(&value) { return answer }
      guard pthread_cond_timedwait(changed, mutex, &deadline) == 0 else { return body(&value) }
    }
  }
}
