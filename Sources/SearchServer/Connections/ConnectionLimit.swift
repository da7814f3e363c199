import NIOCore

/// Takes no further connection while too many are open.
final class ConnectionLimit: ChannelDuplexHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel
  typealias OutboundIn = Never
  typealias OutboundOut = Never

  private let most: Int
  private var openCount = 0
  /// Whether a connection is to be taken as soon as another one ends.
  private var isWaiting = false

  /// A limit that nobody has reached.
  init(_ most: Int) { self.most = most }

  func read(context: ChannelHandlerContext) {
    isWaiting = openCount >= most
    if !isWaiting { context.read() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    openCount += 1
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    unwrapInboundIn(data).closeFuture.hop(to: context.eventLoop).whenComplete { _ in
      bound.value.handler.connectionEnded(bound.value.context)
    }
    context.fireChannelRead(data)
  }

  private func connectionEnded(_ context: ChannelHandlerContext) {
    openCount -= 1
    if isWaiting { read(context: context) }
  }
}
