import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The thread that waits for a terminal and for signals.
///
/// It is made by hand, since this room stands without `FileSystem` and its `WorkerThread`.
struct EventThread {
  #if canImport(Darwin)
    private let thread: pthread_t?
  #else
    private let thread: pthread_t
  #endif
  private let actions: SignalRelay.Actions

  /// Starts the thread; nil if this process has one already, or the system has no thread left.
  init?(_ reader: EventReader) {
    guard let actions = SignalRelay.begin() else { return nil }
    let argument = Unmanaged.passRetained(Body(reader))
    #if canImport(Darwin)
      var created: pthread_t?
      let status = pthread_create(&created, nil, { Self.run($0) }, argument.toOpaque())
    #else
      var created = pthread_t()
      let status = pthread_create(&created, nil, { Self.run($0) }, argument.toOpaque())
    #endif
    guard status == 0 else {
      argument.release()
      SignalRelay.end(actions)
      return nil
    }
    self.actions = actions
    thread = created
  }

  /// Ends the thread and waits for its end; signals act as before.
  func stop() {
    SignalRelay.sendStop()
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
    SignalRelay.end(actions)
  }

  private static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    var reader = Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().reader
    reader.run()
    return nil
  }

  private final class Body {
    let reader: EventReader

    init(_ reader: EventReader) {
      self.reader = reader
    }
  }
}
