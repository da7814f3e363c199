import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Ends connections on which a request takes too long to come, so that who sends a byte now and then holds nothing; and
/// answers requests whose headers are too long.
final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let time: TimeAmount
  private let answerTime: TimeAmount
  private var alarm: Scheduled<Void>?
  /// How many requests are whole and not answered.
  private var pendingCount = 0
  /// Whether a request has begun to come.
  private var isReading = false
  /// Whether what is being answered goes on until the client goes.
  private var isStreaming = false
  private var isInputClosed = false

  /// A handler for one connection.
  ///
  /// - Parameters:
  ///   - time: how long a request may take from its first byte to its last, and the first one from the connection's
  ///     beginning.
  ///   - answerTime: how long an answer may take to be read.
  init(time: TimeAmount, answerTime: TimeAmount) {
    self.time = time
    self.answerTime = answerTime
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { begin(context) }
  }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  func channelActive(context: ChannelHandlerContext) {
    begin(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      isReading = true
      begin(context)
    case .body: break
    case .end:
      isReading = false
      pendingCount += 1
      end()
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head): isStreaming = head.headerFields[.contentType] == ServerReply.eventType
    case .body: break
    case .end:
      pendingCount -= 1
      isStreaming = false
      return end(context, data, promise)
    }
    context.write(data, promise: promise)
    if isStreaming, isInputClosed { context.close(promise: nil) }
  }

  /// Writes the end of an answer, and ends the connection when nobody reads it in time.
  private func end(_ context: ChannelHandlerContext, _ data: NIOAny, _ promise: EventLoopPromise<Void>?) {
    let promise = promise ?? context.eventLoop.makePromise()
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    let alarm = context.eventLoop.scheduleTask(in: answerTime) { bound.value.close(promise: nil) }
    promise.futureResult.whenComplete { _ in alarm.cancel() }
    context.write(data, promise: promise)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case let event as ChannelEvent where event == .inputClosed:
      isInputClosed = true
      // Nobody reads what would be streamed.
      if isStreaming { context.close(promise: nil) }
    case is ChannelShouldQuiesceEvent where isReading: begin(context, Self.lastTime)
    default: break
    }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard case HTTPParserError.headerOverflow = error, pendingCount == 0 else {
      context.fireErrorCaught(error)
      return
    }
    refuse(context, .requestHeaderFieldsTooLarge, "The headers are too large")
  }

  /// Answers what cannot be read, and ends the connection.
  private func refuse(_ context: ChannelHandlerContext, _ status: HTTPResponse.Status, _ message: String) {
    end()
    let reply = ServerReply(fault: status.code, message)
    var head = HTTPResponse(status: status, headerFields: [.connection: "close"])
    for (name, value) in reply.headers {
      if let name = HTTPField.Name(name) { head.headerFields[name] = value }
    }
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if case .bytes(let bytes) = reply.body {
      context.write(wrapOutboundOut(.body(ByteBuffer(bytes: bytes))), promise: nil)
    }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    context.close(promise: nil)
  }

  private func begin(_ context: ChannelHandlerContext, _ limit: TimeAmount? = nil) {
    end()
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    alarm = context.eventLoop.scheduleTask(in: limit ?? time) {
      let (handler, context) = bound.value
      if handler.isReading, handler.pendingCount == 0 {
        handler.refuse(context, .requestTimeout, "The request took too long to come")
      } else {
        context.close(promise: nil)
      }
    }
  }

  /// How long a request may still take to come when the server ends.
  private static let lastTime = TimeAmount.seconds(2)

  private func end() {
    alarm?.cancel()
    alarm = nil
  }
}
