#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread of the operating system that runs one function.
///
/// Builds are called from code that does not wait asynchronously, and their work would block the few threads of Swift's
/// own pool; hence separate threads.
package struct WorkerThread: ~Copyable {
  #if canImport(Darwin)
    private let thread: pthread_t?
  #else
    private let thread: pthread_t
  #endif

  /// Starts a thread; nil when the system has no thread left.
  package init?(_ body: @escaping @Sendable () -> Void) {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    // Some C libraries give threads 128 KiB, too little for deeply nested records.
    pthread_attr_setstacksize(attributes, 4 << 20)
    let argument = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
      var created: pthread_t?
      let status = pthread_create(&created, attributes, { Self.run($0) }, argument.toOpaque())
    #else
      var created = pthread_t()
      let status = pthread_create(&created, attributes, { Self.run($0) }, argument.toOpaque())
    #endif
    guard status == 0 else {
      argument.release()
      return nil
    }
    thread = created
  }

  /// Waits for the end of the function.
  package consuming func join() {
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
  }

  /// Lets the thread end by itself.
  package consuming func detach() {
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
  }

  private static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }
}
