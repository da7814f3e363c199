import NIOCore
import SearchModel
import Synchronization

/// The connections on which something was asked, numbered in the order in which they asked first.
final class OpenConnections: Sendable {
  private struct State {
    var connections: [ObjectIdentifier: (number: Int, channel: any Channel)] = [:]
    var last = 0
  }

  private let state = Mutex(State())

  /// The number of a connection, which it keeps until it ends.
  func number(of channel: any Channel) -> Int {
    let id = ObjectIdentifier(channel)
    let (number, isNew) = state.withLock { state in
      if let known = state.connections[id] { return (known.number, false) }
      state.last = saturatingSum(state.last, 1)
      state.connections[id] = (state.last, channel)
      return (state.last, true)
    }
    if isNew {
      channel.closeFuture.whenComplete { [weak self] _ in self?.state.withLock { $0.connections[id] = nil } }
    }
    return number
  }

  /// Ends all of them, whatever is still to be said.
  func closeAll() {
    let channels = state.withLock { $0.connections.values.map(\.channel) }
    for channel in channels { channel.close(promise: nil) }
  }
}
