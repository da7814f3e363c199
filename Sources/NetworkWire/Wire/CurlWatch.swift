import CCurl

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What libcurl waits for: things that happen on sockets, and a time. It lives on the thread of the loop.
///
/// libcurl can wait by itself, but then it looks after each open transfer whenever something happens to one of them.
final class CurlWatch {
  /// A socket on which something happened.
  struct Event {
    let socket: curl_socket_t
    /// What happened, as libcurl says it.
    let events: Int32
  }

  private let pipe: WakePipe
  /// The pipe first, then the sockets.
  private var watched: [pollfd]
  private var places: [curl_socket_t: Int] = [:]
  /// When libcurl wants to be called even if nothing happens.
  private var time: ContinuousClock.Instant?

  init(_ pipe: WakePipe) {
    self.pipe = pipe
    watched = [pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)]
  }

  /// Takes what libcurl waits for on a socket from now on.
  func watch(_ socket: curl_socket_t, for events: Int32) {
    guard events != CURL_POLL_REMOVE else { return forget(socket) }
    var wanted: Int16 = 0
    if events & CURL_POLL_IN != 0 { wanted |= Int16(POLLIN) }
    if events & CURL_POLL_OUT != 0 { wanted |= Int16(POLLOUT) }
    if let place = places[socket] {
      watched[place].events = wanted
    } else {
      places[socket] = watched.count
      watched.append(pollfd(fd: socket, events: wanted, revents: 0))
    }
  }

  private func forget(_ socket: curl_socket_t) {
    guard let place = places.removeValue(forKey: socket), let last = watched.popLast(), last.fd != socket else {
      return
    }
    watched[place] = last
    places[last.fd] = place
  }

  /// Takes the time after which libcurl wants to be called; less than zero for never.
  func setTime(_ milliseconds: Int) {
    time = milliseconds < 0 ? nil : .now + .milliseconds(min(milliseconds, 1_000_000_000))
  }

  /// Whether the time has come; it is told once.
  func takeTime() -> Bool {
    guard let time, time <= .now else { return false }
    self.time = nil
    return true
  }

  /// Waits until something happens, a thread ends the wait or the time has come.
  func wait() -> [Event] {
    var milliseconds: Int32 = -1
    if let time {
      let (seconds, attoseconds) = ContinuousClock.now.duration(to: time).components
      // Rounded up, since a wait that ends too early would only begin again.
      let rest = min(seconds, 1_000) * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
      milliseconds = Int32(clamping: max(rest, 0))
    }
    guard poll(&watched, nfds_t(watched.count), milliseconds) > 0 else { return [] }
    if watched[0].revents != 0 { pipe.empty() }
    return watched.dropFirst().compactMap { socket in
      guard socket.revents != 0 else { return nil }
      var events: Int32 = 0
      if Int32(socket.revents) & (POLLIN | POLLHUP) != 0 { events |= CURL_CSELECT_IN }
      if Int32(socket.revents) & POLLOUT != 0 { events |= CURL_CSELECT_OUT }
      if Int32(socket.revents) & (POLLERR | POLLNVAL) != 0 { events |= CURL_CSELECT_ERR }
      return Event(socket: socket.fd, events: events)
    }
  }
}
