import NIOCore
import SearchModel
import Synchronization

/// The numbers of connections in the order in which they asked first.
final class ConnectionNumbers: Sendable {
  private struct State {
    var numbers: [ObjectIdentifier: Int] = [:]
    var last = 0
  }

  private let state = Mutex(State())

  /// The number of a connection, which it keeps until it ends.
  func number(of channel: any Channel) -> Int {
    let id = ObjectIdentifier(channel)
    let (number, isNew) = state.withLock { state in
      if let number = state.numbers[id] { return (number, false) }
      state.last = saturatingSum(state.last, 1)
      state.numbers[id] = state.last
      return (state.last, true)
    }
    if isNew {
      channel.closeFuture.whenComplete { [weak self] _ in self?.state.withLock { $0.numbers[id] = nil } }
    }
    return number
  }
}
