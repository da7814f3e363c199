import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import SearchDialects
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
    let limits = limits
    let handler = handler
    let seconds = TimeAmount.seconds(Int64(limits.requestSeconds))
    let answerTime = TimeAmount.seconds(Int64(limits.answerSeconds))
    let connections = OpenConnections()
    let channel = HTTP1Channel(
      responder: { request, writer, channel in
        let received = ServerRequest(request, connection: connections.number(of: channel))
        try await Self.respond(to: request, received, writer, over: channel, limits: limits, by: handler)
      },
      configuration: HTTP1Channel.Configuration(
        additionalChannelHandlers: [RequestDeadline(time: seconds, answerTime: answerTime)],
        idleTimeout: .seconds(Int64(limits.idleSeconds)),
        httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
          maxHeaderFieldSize: limits.headerSize, maxHeaderListSize: limits.headerSize)))
    let onListening = onListening
    let server = Server(
      childChannelSetup: VersionedChannel(inner: channel),
      configuration: ServerConfiguration(
        address: .hostname(host, port: port), backlog: 1_024,
        availableConnectionsDelegate: MaximumAvailableConnections(limits.connectionCount)),
      onServerRunning: { channel in await onListening(channel.localAddress?.port ?? 0) },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: logger)
    let lastTime = Duration.seconds(limits.endSeconds)
    try await withGracefulShutdownHandler {
      try await server.run()
    } onGracefulShutdown: {
      // Who does not read its answers does not keep the server from ending.
      Task {
        try? await Task.sleep(for: lastTime)
        connections.closeAll()
      }
    }
  }

  @concurrent private static func respond(
    to request: Request, _ head: ServerRequest, _ writer: consuming ResponseWriter, over channel: any Channel,
    limits: ServerLimits, by handler: Handler
  ) async throws {
    let start = ContinuousClock.now
    var received = head
    let reader = BodyReader(limit: limits.bodySize)
    if received.headers["expect"]?.lowercased() == "100-continue", reader.mayFit(received) {
      try await writer.writeInformationalHead(HTTPResponse(status: .continue))
    }
    do throws(ServedFault) {
      received.body = try await reader.body(of: request, received)
    } catch {
      received.refusal = received.refusal ?? error
    }
    let reply = await handler(received)
    // What is left of a body that is too large is read and dropped, so that the client comes to read the answer.
    let closes = received.refusal?.status == 413
    try await write(reply, to: writer, over: channel, closes: closes, isHead: request.method == .head)
    // Many requests of one connection may wait already; those of others come first.
    if ContinuousClock.now - start > .milliseconds(1) { await Task.yield() }
  }

  @concurrent private static func write(
    _ reply: ServerReply, to writer: consuming ResponseWriter, over channel: any Channel, closes: Bool, isHead: Bool
  ) async throws {
    var head = HTTPResponse(status: HTTPResponse.Status(code: reply.status))
    for (name, value) in reply.headers {
      if let name = HTTPField.Name(name) { head.headerFields.append(HTTPField(name: name, value: value)) }
    }
    if closes || Task.isShuttingDownGracefully { head.headerFields[.connection] = "close" }
    switch reply.body {
    case .bytes(let bytes):
      if reply.status != 204 { head.headerFields[.contentLength] = String(bytes.count) }
      if isHead || bytes.isEmpty {
        try await writer.writeResponse(head)
      } else {
        try await writer.write(response: head, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
      }
    case .stream(let events):
      guard !isHead else {
        events.end()
        head.headerFields[.contentLength] = "0"
        return try await writer.writeResponse(head)
      }
      channel.closeFuture.whenComplete { _ in events.end() }
      var body = try await writer.writeHead(head)
      for await text in events.texts.cancelOnGracefulShutdown() { try await body.write(ByteBuffer(bytes: text)) }
      try await body.finish(nil)
    }
  }
}
