import NIOCore
import NIOPosix

/// Takes connections and hands their requests on, one after the other for each connection.
struct HTTPListener: Sendable {
  /// What answers requests.
  typealias Handler = @Sendable (ServerRequest) async -> ServerReply

  private let channel: any Channel
  private let connections: OpenConnections
  private let limits: ServerLimits

  /// How many file descriptors it needs: three for each loop of events, one to listen, one for a connection, and two
  /// for files. The library ends the process when a loop gets none.
  static let neededDescriptors = 3 * NIOSingletons.groupLoopCountSuggestion + 4

  /// The port on which connections are taken.
  var port: Int { channel.localAddress?.port ?? 0 }

  /// Begins to take connections.
  ///
  /// - Parameters:
  ///   - port: the port; 0 for a free one.
  ///   - handler: what answers requests, on any thread.
  /// - Throws: why the address cannot be had.
  init(host: String, port: Int, limits: ServerLimits, handler: @escaping Handler) async throws {
    let connections = OpenConnections()
    let connection = HTTPConnection(
      limits: limits, connections: connections, bodies: HeldBodies(limit: limits.heldSize), answer: handler)
    self.limits = limits
    self.connections = connections
    channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 1_024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // Several at once could be more than the limit.
      .serverChannelOption(.maxMessagesPerRead, value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          // Where the process has no descriptor left, the next connection waits a second.
          try pipeline.addHandler(AcceptBackoffHandler(shouldForwardIOErrorCaught: false))
          try pipeline.addHandler(ConnectionLimit(limits.connectionCount))
        }
      }
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try connection.setUp(channel) }
      }
      .bind(host: host, port: port).get()
  }

  /// Takes no further connection, and answers what was asked before that.
  ///
  /// Who does not read its answers does not keep the listener from ending.
  func end() async {
    try? await channel.close()
    await connections.end(within: limits.endTime, on: channel.eventLoop)
  }
}
