import NIOCore
import SearchModel
import Synchronization

/// The connections that are open, numbered in the order in which they came.
final class OpenConnections: Sendable {
  private struct State {
    var channels: [Int: any Channel] = [:]
    var last = 0
  }

  private let state = Mutex(State())

  /// Notes a connection until it ends.
  ///
  /// - Returns: its number.
  func add(_ channel: any Channel) -> Int {
    let number = state.withLock { state in
      state.last = saturatingSum(state.last, 1)
      state.channels[state.last] = channel
      return state.last
    }
    channel.closeFuture.whenComplete { [weak self] _ in self?.state.withLock { $0.channels[number] = nil } }
    return number
  }

  /// Ends all of them, whatever is still to be said.
  func closeAll() {
    let channels = state.withLock { Array($0.channels.values) }
    for channel in channels { channel.close(promise: nil) }
  }
}
