import NIOCore
import NIOHTTP1

extension RequestHandler {
  /// Writes the answer to the request that is being answered.
  func write(_ reply: ServerReply, _ context: ChannelHandlerContext) {
    guard case .answering = phase, let incoming else {
      // The client is gone.
      if case .stream(let events) = reply.body { events.end() }
      return
    }
    let closes = !incoming.isKeptAlive || incoming.isRefused || isInputClosed || isLast
    let word = closes ? "close" : incoming.isOld ? "keep-alive" : nil
    switch reply.body {
    case .bytes(let bytes):
      context.write(wrapOutboundOut(.head(Self.head(reply, size: bytes.count, connection: word))), promise: nil)
      if !incoming.isHead, !bytes.isEmpty {
        write(bytes, context, closes: closes)
      } else {
        finishAnswer(context, closes: closes)
      }
    case .stream(let events) where incoming.isHead || isInputClosed:
      events.end()
      context.write(wrapOutboundOut(.head(Self.head(reply, size: 0, connection: word))), promise: nil)
      finishAnswer(context, closes: closes)
    case .stream(let events):
      var head = Self.head(reply, size: nil, connection: "close")
      // Clients of HTTP/1.0 do not know content in chunks.
      if incoming.isOld { head.version = .http1_0 }
      context.writeAndFlush(wrapOutboundOut(.head(head)), promise: nil)
      stream(events, context)
    }
  }

  private func stream(_ events: EventStream, _ context: ChannelHandlerContext) {
    phase = .streaming(events)
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    let channel = context.channel
    Task {
      for await text in events.texts {
        let part = HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: text)))
        do { try await channel.writeAndFlush(part) } catch { break }
      }
      events.end()
      channel.eventLoop.execute {
        let (handler, context) = bound.value
        if case .streaming = handler.phase { handler.finishAnswer(context, closes: true) }
      }
    }
  }

  private static func head(_ reply: ServerReply, size: Int?, connection: String?) -> HTTPResponseHead {
    var headers = HTTPHeaders(reply.headers)
    if let size, reply.status != 204 { headers.add(name: "content-length", value: "\(size)") }
    if let connection { headers.add(name: "connection", value: connection) }
    return HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: reply.status), headers: headers)
  }

  /// Writes the content of an answer. One that is more than the system takes at once holds the next request back.
  private func write(_ bytes: [UInt8], _ context: ChannelHandlerContext, closes: Bool) {
    let part = wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes))))
    let isWritten = context.eventLoop.makePromise(of: Void.self)
    context.write(part, promise: isWritten)
    guard !context.channel.isWritable else { return finishAnswer(context, closes: closes) }
    phase = .writing
    wait(limits.answerTime, context)
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    isWritten.futureResult.whenSuccess {
      let (handler, context) = bound.value
      if case .writing = handler.phase { handler.finishAnswer(context, closes: closes) }
    }
    context.flush()
  }

  /// Writes the end of an answer, behind which the next request may come at once.
  ///
  /// - Parameter closes: whether it is the connection's last one.
  private func finishAnswer(_ context: ChannelHandlerContext, closes: Bool) {
    forget()
    let closes = closes || isInputClosed || isLast
    if closes {
      phase = .ending
    } else {
      phase = .waiting
      wait(limits.idleTime, context)
    }
    writeEnd(context)
    guard closes else { return }
    if isWhole || isInputClosed {
      end(context)
    } else {
      // The client sends on until it has read the answer.
      wait(isLast ? Self.lastTime : limits.requestTime, context)
    }
  }

  private func writeEnd(_ context: ChannelHandlerContext) {
    unwrittenCount += 1
    let isWritten = context.eventLoop.makePromise(of: Void.self)
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    isWritten.futureResult.whenSuccess {
      let (handler, context) = bound.value
      handler.unwrittenCount -= 1
      if handler.isEnding { handler.end(context) }
    }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: isWritten)
  }

  /// Ends the connection when the client has read what was written.
  func end(_ context: ChannelHandlerContext) {
    if case .streaming(let events) = phase { events.end() }
    forget()
    phase = .ending
    isEnding = true
    guard unwrittenCount == 0 else { return wait(limits.answerTime, context) }
    wait(Self.lastTime, context)
    context.close(mode: .output, promise: nil)
  }

  /// Answers what cannot be read, and ends the connection.
  func refuse(_ context: ChannelHandlerContext, _ status: Int, _ message: String) {
    let reply = ServerReply(fault: status, message)
    guard case .bytes(let bytes) = reply.body else { return }
    phase = .ending
    context.write(wrapOutboundOut(.head(Self.head(reply, size: bytes.count, connection: "close"))), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: nil)
    writeEnd(context)
    end(context)
  }
}
