import CCurl
import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends connections that keep libcurl at work without end.
///
/// Over HTTP/2, libcurl 7.88 reads within one call for as long as something comes that belongs to no answer, past all
/// time limits, and carries nothing else meanwhile. So other threads look now and then whether a call goes on, and end
/// the connection from which it keeps reading.
final class FloodGuard: Sendable {
  private struct Connection {
    /// How many bytes waited to be read at the last look.
    var waiting = 0
    /// How many looks found another number than the look before.
    var changes = 0
  }

  private struct State {
    var connections: [curl_socket_t: Connection] = [:]
    /// Whether a call was looked at.
    var hasLooked = false

    mutating func forgetLooks() {
      guard hasLooked else { return }
      hasLooked = false
      for socket in connections.keys { connections[socket] = Connection() }
    }
  }

  private let state = Mutex(State())
  /// Grows when a call of libcurl begins, gets something of an answer, and ends; odd while one goes on.
  private let turns = Atomic(0)
  private let isLooking = Atomic(false)
  private let hasEnded = Atomic(false)

  private static let timeBetweenLooks = DispatchTimeInterval.milliseconds(150)
  /// So many changes within one call are a flood: an answer that nobody reads has come whole by then.
  private static let changesOfFloods = 5

  /// Takes note of a connection's socket.
  func open(_ socket: curl_socket_t) { state.withLock { $0.connections[socket] = Connection() } }

  /// Takes note that a socket is about to be closed. The system may give its number to another one then.
  func close(_ socket: curl_socket_t) { state.withLock { $0.connections[socket] = nil } }

  /// Whether connections were ended; told once.
  func takeEnded() -> Bool {
    hasEnded.load(ordering: .sequentiallyConsistent) && hasEnded.exchange(false, ordering: .sequentiallyConsistent)
  }

  /// Calls libcurl.
  func guarding(_ call: () -> Void) {
    turns.add(1, ordering: .sequentiallyConsistent)
    lookLaterIfNeeded()
    call()
    turns.add(1, ordering: .sequentiallyConsistent)
  }

  /// Takes note that something of an answer came.
  func noteAnswer() { turns.add(2, ordering: .relaxed) }

  private func lookLaterIfNeeded() {
    guard !isLooking.load(ordering: .sequentiallyConsistent),
      !isLooking.exchange(true, ordering: .sequentiallyConsistent)
    else { return }
    lookLater()
  }

  private func lookLater() {
    let turn = turns.load(ordering: .sequentiallyConsistent)
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.timeBetweenLooks) { self.look(since: turn) }
  }

  private func look(since turn: Int) {
    let now = turns.load(ordering: .sequentiallyConsistent)
    state.withLock { state in
      if now == turn { look(at: &state) } else { state.forgetLooks() }
    }
    if now % 2 == 1 { return lookLater() }
    isLooking.store(false, ordering: .sequentiallyConsistent)
    // A call that began just now may have seen that somebody looks.
    if turns.load(ordering: .sequentiallyConsistent) % 2 == 1 { lookLaterIfNeeded() }
  }

  /// Ends connections if the call that goes on keeps reading from them.
  private func look(at state: inout State) {
    guard turns.load(ordering: .sequentiallyConsistent) % 2 == 1 else { return }
    state.hasLooked = true
    for (socket, last) in state.connections {
      let waiting = ccurl_waiting_bytes(socket)
      let changes = last.changes + (waiting == last.waiting ? 0 : 1)
      state.connections[socket] = Connection(waiting: waiting, changes: changes)
      guard changes >= Self.changesOfFloods else { continue }
      // First, since the call may end at once.
      hasEnded.store(true, ordering: .sequentiallyConsistent)
      shutdown(socket, Int32(SHUT_RDWR))
    }
  }
}
