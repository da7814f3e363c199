import NIOCore
import NIOHTTP1
import SearchDialects

/// Reads the requests of one connection, one after the other, has them answered elsewhere, and writes the answers. It
/// ends the connection where a client is slow, so that who sends a byte now and then holds nothing.
///
/// The handlers before it hold a request back until the one before it is answered.
final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// What the connection does.
  enum Phase {
    /// It waits for a request.
    case waiting
    /// A request comes.
    case reading
    /// A request is to be answered.
    case answering
    /// An answer is on its way to a client that has yet to read the most of it.
    case writing
    /// Texts are sent as they come.
    case streaming(EventStream)
    /// Nothing is answered any more; what still comes is dropped.
    case ending
  }

  let limits: ServerLimits
  var phase = Phase.waiting
  /// The request that comes or is answered.
  private(set) var incoming: IncomingRequest?
  /// Whether all of it came.
  private(set) var isWhole = false
  /// Whether nothing more can come: the client said so, or sent what is no request.
  private(set) var isInputClosed = false
  /// Whether the server ends, so that no further request is taken.
  private(set) var isLast = false
  /// How many answers are on their way to the client.
  var unwrittenCount = 0
  /// Whether the connection ends once they are written.
  var isEnding = false
  private let bodies: HeldBodies
  private let number: Int
  private let answer: HTTPListener.Handler
  private var alarm = Alarm()

  /// A handler for one connection.
  ///
  /// - Parameters:
  ///   - number: the connection's number.
  ///   - bodies: how much all connections hold.
  ///   - answer: what answers requests, on any thread.
  init(connection number: Int, limits: ServerLimits, bodies: HeldBodies, answer: @escaping HTTPListener.Handler) {
    self.number = number
    self.limits = limits
    self.bodies = bodies
    self.answer = answer
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { wait(limits.requestTime, context) }
  }

  func channelActive(context: ChannelHandlerContext) { wait(limits.requestTime, context) }

  func channelInactive(context: ChannelHandlerContext) {
    if case .streaming(let events) = phase { events.end() }
    forget()
    phase = .ending
    alarm.end()
  }

  /// Holds the request that was answered no longer.
  func forget() {
    if let incoming { bodies.release(incoming.heldCount) }
    incoming = nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch (unwrapInboundIn(data), phase) {
    case (.head(let head), .waiting): begin(head, context)
    case (.body(let part), .reading):
      incoming?.take(part)
      if incoming?.isRefused ?? false { finish(context) }
    case (.end, .reading):
      isWhole = true
      finish(context)
    case (.end, .ending): end(context)
    case (.end, _): isWhole = true
    default: break
    }
  }

  private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let incoming = IncomingRequest(head, connection: number, bodyLimit: limits.bodySize, bodies: bodies)
    self.incoming = incoming
    isWhole = false
    phase = .reading
    if incoming.isRefused { return finish(context) }
    alarm.unset()
    guard incoming.waitsForLeave else { return }
    context.writeAndFlush(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .continue))), promise: nil)
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    // Nearly all requests come whole at once, and are not waited for.
    if case .reading = phase, !alarm.isSet { wait(isLast ? Self.lastTime : limits.requestTime, context) }
  }

  /// Has the request answered.
  private func finish(_ context: ChannelHandlerContext) {
    guard var request = incoming?.takeRequest() else { return }
    alarm.unset()
    phase = .answering
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    let (eventLoop, answer, limit) = (context.eventLoop, answer, limits.bodySize)
    Task {
      if request.refusal == nil {
        do throws(ServedFault) { try request.unpackBody(limit: limit) } catch { request.refusal = error }
      }
      let reply = await answer(request)
      eventLoop.execute { bound.value.handler.write(reply, bound.value.context) }
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case let event as ChannelEvent where event == .inputClosed:
      isInputClosed = true
      switch phase {
      case .answering, .writing: break
      // Nobody reads what would be streamed, and nobody sends the rest of a request.
      case .waiting, .reading, .streaming, .ending: end(context)
      }
    case is ServerEnds:
      isLast = true
      switch phase {
      // A request may be on its way that was sent before.
      case .waiting where unwrittenCount == 0: wait(Self.lastMoment, context)
      case .waiting: end(context)
      case .reading, .ending: wait(Self.lastTime, context)
      case .streaming(let events): events.end()
      case .answering, .writing: break
      }
    default: context.fireUserInboundEventTriggered(event)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A request that was cut short is an error, too, and nobody is there to be told.
    guard context.channel.isActive else { return }
    switch (error, phase) {
    case (HTTPParserError.headerOverflow, .waiting), (HTTPParserError.headerOverflow, .reading):
      refuse(context, 431, "The headers are too large or too many")
    case (is HTTPParserError, .waiting), (is HTTPParserError, .reading):
      refuse(context, 400, "The request is no HTTP")
    // What came before it is answered first.
    case (is HTTPParserError, .answering), (is HTTPParserError, .writing): isInputClosed = true
    case (is HTTPParserError, .ending): break
    default: context.close(promise: nil)
    }
  }

  /// Sets the time at which the connection ends unless what it waits for comes.
  func wait(_ time: TimeAmount, _ context: ChannelHandlerContext) {
    alarm.set(in: time, on: context.eventLoop, wake: wake(context))
  }

  private func wake(_ context: ChannelHandlerContext) -> @Sendable () -> Void {
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    return { bound.value.handler.timePassed(bound.value.context) }
  }

  private func timePassed(_ context: ChannelHandlerContext) {
    guard alarm.isDue(on: context.eventLoop, wake: wake(context)) else { return }
    if case .reading = phase {
      refuse(context, 408, "The request took too long to come")
    } else {
      context.close(promise: nil)
    }
  }

  /// How long a client may still take when its connection or the server ends.
  static let lastTime = TimeAmount.seconds(2)
  /// How long a connection on which nothing is asked is kept when the server ends.
  private static let lastMoment = TimeAmount.milliseconds(50)
}
