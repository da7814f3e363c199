import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle

/// Takes connections and hands their requests on, one after the other for each connection.
struct HTTPListener: Service {
  /// What answers requests.
  typealias Handler = @Sendable (ServerRequest) async -> ServerReply

  let host: String
  let port: Int
  let limits: ServerLimits
  /// Called with the port once connections are taken.
  let onListening: @Sendable (Int) async -> Void
  let handler: Handler
  let logger: Logger

  /// Takes connections until the service ends.
  ///
  /// - Throws: why the address cannot be had.
  func run() async throws {
    let connections = OpenConnections()
    let onListening = onListening
    let server = Server(
      childChannelSetup: HTTPConnection(
        limits: limits, connections: connections, bodies: HeldBodies(limit: limits.heldSize), answer: handler),
      configuration: ServerConfiguration(
        address: .hostname(host, port: port), backlog: 1_024,
        availableConnectionsDelegate: MaximumAvailableConnections(limits.connectionCount)),
      onServerRunning: { channel in await onListening(channel.localAddress?.port ?? 0) },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: logger)
    let lastTime = Duration.seconds(limits.endSeconds)
    try await withGracefulShutdownHandler {
      // Requests wait for each other's turn, new connections for none of them.
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask(priority: .high) { try await server.run() }
        try await group.waitForAll()
      }
    } onGracefulShutdown: {
      // Who does not read its answers does not keep the server from ending.
      Task {
        try? await Task.sleep(for: lastTime)
        connections.closeAll()
      }
    }
  }
}
