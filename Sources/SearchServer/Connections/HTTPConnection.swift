import NIOCore
import NIOHTTP1

/// How a connection is set up: the codec of HTTP, one request at a time, and what answers them.
struct HTTPConnection: Sendable {
  let limits: ServerLimits
  let connections: OpenConnections
  let bodies: HeldBodies
  let answer: HTTPListener.Handler

  /// Sets up a connection, on its event loop.
  func setUp(_ channel: any Channel) throws {
    var decoder = NIOHTTPDecoderLimitConfiguration()
    decoder.maxHeaderFieldSize = limits.headerSize
    decoder.maxHeaderListSize = limits.headerSize
    let pipeline = channel.pipeline.syncOperations
    try pipeline.configureHTTPServerPipeline(
      withPipeliningAssistance: true, withErrorHandling: false, withOutboundHeaderValidation: true,
      withEncoderConfiguration: HTTPResponseEncoder.Configuration(), withDecoderLimitConfiguration: decoder)
    try pipeline.addHandler(
      RequestHandler(connection: connections.add(channel), limits: limits, bodies: bodies, answer: answer))
  }
}
