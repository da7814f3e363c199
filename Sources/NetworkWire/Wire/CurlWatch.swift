import CCurl
import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What libcurl waits for: things that happen on sockets, and a time.
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
  /// What is waited for on each socket. Those of kept connections remain: the next request mostly uses one of them, and
  /// a wait that has begun notices its answer.
  private var watched: [curl_socket_t: Int16] = [:]
  /// The sockets that libcurl does not wait for at present.
  private var idle: Set<curl_socket_t> = []
  /// When libcurl wants to be called even if nothing happens.
  private var time: ContinuousClock.Instant?
  /// When we want to look after transfers even if nothing happens.
  private var ourTime: ContinuousClock.Instant?
  /// What the wait that was begun last notices, and when it ends.
  private var noticed: [curl_socket_t: Int16] = [:]
  private var end: ContinuousClock.Instant?
  /// Whether that wait does not notice all that is waited for.
  private var isLate = false
  /// Whether that wait goes on, as far as is known.
  private var isWaiting = false

  /// How much later than libcurl wants a wait may end: what it says of one moment differs by parts of a millisecond.
  private static let tolerance = Duration.milliseconds(2)
  /// How many idle sockets are watched: each takes time whenever a wait begins.
  private static let mostIdle = 64

  init(_ pipe: WakePipe) {
    self.pipe = pipe
  }

  /// Takes what libcurl waits for on a socket from now on.
  func watch(_ socket: curl_socket_t, for events: Int32) {
    guard events != CURL_POLL_REMOVE else {
      if idle.count < Self.mostIdle { idle.insert(socket) } else { forget(socket) }
      return
    }
    var wanted: Int16 = 0
    if events & CURL_POLL_IN != 0 { wanted |= Int16(POLLIN) }
    if events & CURL_POLL_OUT != 0 { wanted |= Int16(POLLOUT) }
    // A list that is as it was is not copied.
    if watched[socket] != wanted { watched[socket] = wanted }
    idle.remove(socket)
    if wanted & ~(noticed[socket] ?? 0) != 0 { isLate = true }
  }

  /// Takes note of a socket that is closed.
  func forget(_ socket: curl_socket_t) {
    watched[socket] = nil
    idle.remove(socket)
    // The system may give its number to another one.
    noticed[socket] = nil
  }

  /// Whether libcurl is to hear of what happened on a socket that the last wait watched.
  ///
  /// Not where it was closed meanwhile, and another one may have its number. An idle one is not watched any longer
  /// then: its host closes the connection, or breaks the rules, and libcurl sees to that before it uses it again.
  func isWanted(_ socket: curl_socket_t) -> Bool {
    guard noticed[socket] != nil else { return false }
    guard idle.contains(socket) else { return true }
    forget(socket)
    return false
  }

  /// Takes the time after which libcurl wants to be called; less than zero for never.
  func setTime(_ milliseconds: Int) {
    time = milliseconds < 0 ? nil : .now + .milliseconds(min(milliseconds, 1_000_000_000))
  }

  /// Takes the time at which a wait has to end at the latest; nil for none.
  func setOurTime(_ time: ContinuousClock.Instant?) { ourTime = time }

  /// The earlier one of the times.
  private var nextTime: ContinuousClock.Instant? {
    guard let time, let ourTime else { return time ?? ourTime }
    return min(time, ourTime)
  }

  /// Whether libcurl's time has come; it is told once.
  func takeTime() -> Bool {
    guard let time, time <= .now else { return false }
    self.time = nil
    return true
  }

  /// Takes note that the wait that was begun last is over.
  func endWait() { isWaiting = false }

  /// Whether a wait goes on that does not notice all that is waited for now; told once.
  func takeLateness() -> Bool {
    guard isWaiting else { return false }
    if let time = nextTime, end.map({ time + Self.tolerance < $0 }) ?? true { isLate = true }
    defer { isLate = false }
    return isLate
  }

  /// Begins a wait.
  func beginWait() -> Wait {
    noticed = watched
    isLate = false
    isWaiting = true
    // An end that was set for requests that are answered is kept: it is early enough for those to come.
    if let time = nextTime { end = time } else if let last = end, last <= .now { end = nil }
    return Wait(pipe: pipe, sockets: watched, end: end)
  }

  /// A wait for something to happen. It knows nothing of what libcurl wants after its beginning.
  struct Wait {
    fileprivate let pipe: WakePipe
    fileprivate let sockets: [curl_socket_t: Int16]
    fileprivate let end: ContinuousClock.Instant?
  }
}

extension CurlWatch.Wait {
  /// Waits until something happens, a thread ends the wait or its time is over.
  ///
  /// - Returns: what happened, and whether it had happened before anybody waited.
  func events() -> (happened: [CurlWatch.Event], endedAtOnce: Bool) {
    var milliseconds: Int32 = -1
    if let end {
      let (seconds, attoseconds) = ContinuousClock.now.duration(to: end).components
      // Rounded up, since a wait that ends too early would only begin again.
      let rest = min(seconds, 1_000) * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
      milliseconds = Int32(clamping: max(rest, 0))
    }
    var polled: [pollfd] = []
    polled.reserveCapacity(1 + sockets.count)
    polled.append(pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0))
    for (socket, events) in sockets { polled.append(pollfd(fd: socket, events: events, revents: 0)) }
    let count = nfds_t(polled.count)
    var ready = poll(&polled, count, 0)
    let endedAtOnce = ready > 0
    if ready == 0 { ready = poll(&polled, count, milliseconds) }
    guard ready > 0 else { return ([], endedAtOnce) }
    if polled[0].revents != 0 { pipe.empty() }
    var happened: [CurlWatch.Event] = []
    for socket in polled.dropFirst() where socket.revents != 0 {
      var events: Int32 = 0
      if Int32(socket.revents) & (POLLIN | POLLHUP) != 0 { events |= CURL_CSELECT_IN }
      if Int32(socket.revents) & POLLOUT != 0 { events |= CURL_CSELECT_OUT }
      if Int32(socket.revents) & (POLLERR | POLLNVAL) != 0 { events |= CURL_CSELECT_ERR }
      happened.append(CurlWatch.Event(socket: socket.fd, events: events))
    }
    return (happened, endedAtOnce)
  }
}
