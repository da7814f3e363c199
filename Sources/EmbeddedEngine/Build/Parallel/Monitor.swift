#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value that threads share; each can wait until another one has changed it.
///
/// `value` is touched between a lock and an unlock of `mutex` alone, and both pointers are set in the initializer and freed
/// in `deinit`, when nobody can hold the lock: that is why it may be sent although the compiler cannot check it.
final class Monitor<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ value: Value) {
    self.value = value
    mutex.initialize(to: pthread_mutex_t())
    changed.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deinitialize(count: 1).deallocate()
    mutex.deinitialize(count: 1).deallocate()
  }

  /// Changes the value and wakes whoever waits for it.
  func change<Answer>(_ body: (inout Value) -> Answer) -> Answer {
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
}
