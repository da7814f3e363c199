#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A port that neither accepts nor refuses connections: a client that connects waits.
///
/// It listens with a queue that is full and never accepts.
public final class BlackHole: Sendable {
  /// The port.
  public let port: Int
  private let descriptors: [Int32]

  /// Opens the port.
  public init() throws {
    let (listener, port) = try LoopbackServer.listen(backlog: 0)
    self.port = port
    var descriptors = [listener]
    for _ in 0..<4 {
      let client = LoopbackServer.connectWithoutWaiting(port: port)
      if client >= 0 { descriptors.append(client) }
    }
    self.descriptors = descriptors
  }

  /// Closes the port.
  public func stop() {
    for descriptor in descriptors { close(descriptor) }
  }
}
