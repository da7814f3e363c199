import NIOCore
import SearchModel
import Synchronization

/// Sent to the handler of a connection's requests when the server ends.
struct ServerEnds: Sendable {}

/// The connections that are open, numbered in the order in which they came.
final class OpenConnections: Sendable {
  private struct State {
    var channels: [Int: any Channel] = [:]
    var last = 0
    var isEnding = false

    var open: [any Channel] { Array(channels.values) }
  }

  private let state = Mutex(State())

  /// Notes a connection until it ends.
  ///
  /// - Returns: its number.
  func add(_ channel: any Channel) -> Int {
    let (number, isEnding) = state.withLock { state in
      state.last = saturatingSum(state.last, 1)
      state.channels[state.last] = channel
      return (state.last, state.isEnding)
    }
    channel.closeFuture.whenComplete { [weak self] _ in self?.state.withLock { $0.channels[number] = nil } }
    // One that was taken in the last moment is told as well, once its handlers are there.
    if isEnding { channel.eventLoop.execute { Self.tell(channel) } }
    return number
  }

  private static func tell(_ channel: any Channel) { channel.pipeline.fireUserInboundEventTriggered(ServerEnds()) }

  /// Tells all connections that the server ends, and waits until they have ended.
  ///
  /// - Parameter time: how long they have. Those that are open then are closed, whatever is still to be said.
  func end(within time: TimeAmount, on eventLoop: any EventLoop) async {
    state.withLock { $0.isEnding = true }
    for channel in state.withLock({ $0.open }) { Self.tell(channel) }
    let alarm = eventLoop.scheduleTask(in: time) { [self] in
      for channel in state.withLock({ $0.open }) { channel.close(promise: nil) }
    }
    while case let open = state.withLock({ $0.open }), !open.isEmpty {
      try? await EventLoopFuture.andAllComplete(open.map(\.closeFuture), on: eventLoop).get()
    }
    alarm.cancel()
  }
}
