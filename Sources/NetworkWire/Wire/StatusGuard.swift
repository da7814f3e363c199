import NIOCore
import NIOHTTP1
import SearchBackends
import SearchModel

/// Ends connections on which a status below 100 comes.
///
/// The network library takes each status below 200 for the announcement of another answer, and traps when a body
/// follows one that is no such announcement. So it never sees one.
final class StatusGuard: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = HTTPClientResponsePart

  /// Whether such a status came; what follows it means nothing.
  private var isClosing = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing else { return }
    guard case .head(let head) = unwrapInboundIn(data), head.status.code < 100 else {
      context.fireChannelRead(data)
      return
    }
    isClosing = true
    context.fireErrorCaught(
      WireFailure(.badResponse, "the answer is not HTTP (its status is \(head.status.code))"))
    context.close(promise: nil)
  }

  /// Adds a guard after the decoder of a new connection.
  @Sendable static func install(on channel: any Channel) -> EventLoopFuture<Void> {
    channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
      try pipeline.addHandler(StatusGuard(), position: .after(decoder))
    }
  }
}
