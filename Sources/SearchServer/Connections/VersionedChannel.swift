import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// A connection of HTTP that ends where a client of HTTP/1.0 expects its end, which nothing behind it knows of.
struct VersionedChannel<Inner: ServerChildChannel>: ServerChildChannel {
  let inner: Inner

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Inner.Value> {
    inner.setup(channel: channel, logger: logger).flatMapThrowing { value in
      let pipeline = channel.pipeline.syncOperations
      let codec = try pipeline.handler(type: HTTP1ToHTTPServerCodec.self)
      try pipeline.addHandler(OldVersionHandler(), position: .before(codec))
      return value
    }
  }

  func handle(value: Inner.Value, logger: Logger) async {
    await inner.handle(value: value, logger: logger)
  }
}

/// Ends the connection after an answer to a request of HTTP/1.0, unless the client asked to keep it, and says which.
private final class OldVersionHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// For each request that is to be answered, what its answer says of the connection; nil for HTTP/1.1.
  private var pending: [String?] = []

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = unwrapInboundIn(data) {
      let isOld = head.version.major == 1 && head.version.minor == 0
      pending.append(isOld ? (head.isKeepAlive ? "keep-alive" : "close") : nil)
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(var head):
      guard let word = pending.first ?? nil, head.status.code >= 200 else { break }
      head.headers.replaceOrAdd(name: "connection", value: word)
      context.write(wrapOutboundOut(.head(head)), promise: promise)
      return
    case .body: break
    case .end:
      guard !pending.isEmpty, pending.removeFirst() == "close" else { break }
      context.writeAndFlush(data, promise: promise)
      context.close(mode: .output, promise: nil)
      return
    }
    context.write(data, promise: promise)
  }
}
