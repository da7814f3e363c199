import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A server on a loopback port of its own that answers each request as a test tells it, faults included.
///
/// A thread a connection; it ends with ``stop()`` or with the process.
public final class LoopbackServer: Sendable {
  /// What the server read of a request.
  public struct Request: Sendable {
    /// The method.
    public var method: String
    /// The path and query as they came.
    public var target: String
    /// The headers by name in lower case.
    public var headers: [String: String]
    /// The body.
    public var body: [UInt8]
    /// Which request of the server it is, from 0.
    public var number: Int

    /// The body as text.
    public var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// What the server does with the connection, one step after the other.
  public enum Step: Sendable {
    /// Sends bytes.
    case send([UInt8])
    /// Waits.
    case wait(milliseconds: Int)
    /// Ends the connection with a reset.
    case reset
    /// Ends the connection.
    case close
    /// Sends a byte again and again, as fast as they are taken, until the client gives up.
    case flood(UInt8)
  }

  /// The port that it listens on.
  public let port: Int
  private let listener: Int32
  private let state = Mutex<(requests: [Request], isStopped: Bool)>(([], false))
  private let keepsRequests: Bool
  private let handler: @Sendable (Request) -> [Step]

  /// The server's URL, without a slash at its end.
  public var url: String { "http://127.0.0.1:\(port)" }

  /// The requests so far.
  public var requests: [Request] { state.withLock { $0.requests } }

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - keepsRequests: whether ``requests`` are kept; a test with very many has no use for them.
  ///   - handler: says what to do with a request; it may be called on several threads at once.
  /// - Throws: when no port can be listened on.
  public init(keepsRequests: Bool = true, _ handler: @escaping @Sendable (Request) -> [Step]) throws {
    self.keepsRequests = keepsRequests
    self.handler = handler
    signal(SIGPIPE, SIG_IGN)
    (listener, port) = try Self.listen(backlog: 128)
    let thread = LoopbackThread { [self] in acceptAll() }
    thread.start()
  }

  /// Ends listening; connections end when their clients end them.
  public func stop() {
    let wasStopped = state.withLock { state in
      defer { state.isStopped = true }
      return state.isStopped
    }
    guard !wasStopped else { return }
    shutdown(listener, Int32(SHUT_RDWR))
    #if canImport(Darwin)
      close(listener)
    #endif
  }

  /// A port on which nothing listens, for somebody to listen there soon. No port is given out twice.
  public static func closedPort() throws -> Int {
    while true {
      let (descriptor, port) = try listen(backlog: 1)
      close(descriptor)
      if closedPorts.withLock({ $0.insert(port).inserted }) { return port }
    }
  }

  /// The ports that were given out: to the system they are free until somebody listens there.
  private static let closedPorts = Mutex<Set<Int>>([])

  /// A port that refuses connections. It stays taken, so that no other test listens there.
  public static func refusingPort() throws -> Int { try bind { _ in true }.port }

  /// Whether something listens on a port.
  public static func takesConnections(port: Int) -> Bool {
    guard let descriptor = connected(port: port) else { return false }
    close(descriptor)
    return true
  }

  private static var streamSocket: Int32 {
    #if canImport(Glibc)
      socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket(AF_INET, SOCK_STREAM, 0)
    #endif
  }

  private static func address(port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = UInt16(port).bigEndian
    return address
  }

  /// Begins to connect to a port, whether it answers or not.
  static func connectWithoutWaiting(port: Int) -> Int32 {
    let descriptor = streamSocket
    guard descriptor >= 0 else { return -1 }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = connect(descriptor, to: port)
    return descriptor
  }

  /// A socket that is connected to a port; nil when nothing listens there.
  static func connected(port: Int) -> Int32? {
    let descriptor = streamSocket
    guard descriptor >= 0 else { return nil }
    guard connect(descriptor, to: port) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  private static func connect(_ descriptor: Int32, to port: Int) -> Int32 {
    var address = address(port: port)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        #if canImport(Glibc)
          Glibc.connect(descriptor, pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
        #elseif canImport(Musl)
          Musl.connect(descriptor, pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
        #else
          Darwin.connect(descriptor, pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
        #endif
      }
    }
  }

  /// Listens on a port of the system's choice.
  static func listen(backlog: Int32) throws -> (descriptor: Int32, port: Int) {
    try bind { beginListening($0, backlog) }
  }

  private static func bind(_ begin: (Int32) -> Bool) throws -> (descriptor: Int32, port: Int) {
    let descriptor = streamSocket
    var address = address(port: 0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        Self.bind(descriptor, pointer, length) == 0 && begin(descriptor)
          && getsockname(descriptor, pointer, &length) == 0
      }
    }
    guard descriptor >= 0, isBound else { throw LoopbackServerError() }
    return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
  }

  private static func bind(_ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t) -> Int32 {
    #if canImport(Glibc)
      Glibc.bind(descriptor, address, length)
    #elseif canImport(Musl)
      Musl.bind(descriptor, address, length)
    #else
      Darwin.bind(descriptor, address, length)
    #endif
  }

  private static func beginListening(_ descriptor: Int32, _ backlog: Int32) -> Bool {
    #if canImport(Glibc)
      Glibc.listen(descriptor, backlog) == 0
    #elseif canImport(Musl)
      Musl.listen(descriptor, backlog) == 0
    #else
      Darwin.listen(descriptor, backlog) == 0
    #endif
  }

  private func acceptAll() {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else {
        #if !canImport(Darwin)
          // Closed here, where no thread accepts any more: its number may belong to another server in the next moment.
          close(listener)
        #endif
        return
      }
      let thread = LoopbackThread { [self] in serve(connection) }
      thread.start()
    }
  }

  private func serve(_ connection: Int32) {
    var socket = LoopbackConnection(descriptor: connection)
    while var request = socket.readRequest() {
      state.withLock { state in
        request.number = state.requests.count
        if keepsRequests { state.requests.append(request) }
      }
      for step in handler(request) {
        guard socket.perform(step) else { return }
      }
    }
    socket.end()
  }
}

/// No port could be listened on.
public struct LoopbackServerError: Error {}
