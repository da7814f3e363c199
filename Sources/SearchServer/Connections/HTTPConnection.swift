import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// How a connection is set up: the codec of HTTP, one request at a time, and what answers them.
struct HTTPConnection: ServerChildChannel {
  /// A connection that is open.
  struct Value: ServerChildChannelValue {
    let channel: any Channel
  }

  let limits: ServerLimits
  let connections: OpenConnections
  let bodies: HeldBodies
  let answer: HTTPListener.Handler

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      var decoder = NIOHTTPDecoderLimitConfiguration()
      decoder.maxHeaderFieldSize = limits.headerSize
      decoder.maxHeaderListSize = limits.headerSize
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(EndOfServer())
      try pipeline.configureHTTPServerPipeline(
        withPipeliningAssistance: true, withErrorHandling: false, withOutboundHeaderValidation: true,
        withEncoderConfiguration: HTTPResponseEncoder.Configuration(), withDecoderLimitConfiguration: decoder)
      try pipeline.addHandler(
        RequestHandler(connection: connections.add(channel), limits: limits, bodies: bodies, answer: answer))
      return Value(channel: channel)
    }
  }

  /// A connection is a task of the server until it ends.
  func handle(value: Value, logger: Logger) async { try? await value.channel.closeFuture.get() }
}

/// Sent to the handler of requests when the server ends.
struct ServerEnds: Sendable {}

/// Stands before the handlers that would end a connection at once when the server ends, whatever is on its way.
private final class EndOfServer: ChannelInboundHandler {
  typealias InboundIn = NIOAny

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    context.fireUserInboundEventTriggered(event is ChannelShouldQuiesceEvent ? ServerEnds() : event)
  }
}
