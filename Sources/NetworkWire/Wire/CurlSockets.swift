import CCurl

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The sockets of open connections, each with a number of its own: the system gives the descriptors of closed ones to
/// others.
final class CurlSockets {
  private let watch: CurlWatch
  private let floods: FloodGuard?
  private var connections: [curl_socket_t: Connection] = [:]
  private var count = 0

  private struct Connection {
    /// A number that no other one has.
    let number: Int
    /// The port on our side; nil as long as it was not asked for.
    var port: Int?
    /// When the last answer on it was whole.
    var lastAnswer: ContinuousClock.Instant?
  }

  /// - Parameters:
  ///   - watch: what watches sockets until they are closed.
  ///   - floods: what ends connections that are read without end.
  init(_ watch: CurlWatch, _ floods: FloodGuard?) {
    self.watch = watch
    self.floods = floods
  }

  /// Lets transfers open their sockets here. The sockets outlive the transfer, so this object must outlive libcurl's
  /// set of transfers.
  func install(on easy: UnsafeMutableRawPointer) {
    ccurl_easy_set_socket_functions(
      easy,
      { sockets, _, address in
        guard let sockets, let address = address?.pointee else { return -1 }
        return Unmanaged<CurlSockets>.fromOpaque(sockets).takeUnretainedValue().open(address)
      },
      { sockets, socket in
        if let sockets { Unmanaged<CurlSockets>.fromOpaque(sockets).takeUnretainedValue().forget(socket) }
        return close(socket)
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func forget(_ socket: curl_socket_t) {
    connections[socket] = nil
    watch.forget(socket)
    floods?.close(socket)
  }

  private func open(_ address: curl_sockaddr) -> curl_socket_t {
    let descriptor = socket(address.family, address.socktype, address.protocol)
    guard descriptor >= 0 else { return -1 }
    // Programs that are started meanwhile get no connection of ours.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    count += 1
    connections[descriptor] = Connection(number: count)
    floods?.open(descriptor)
    return descriptor
  }

  /// The number of the connection that a transfer used last; nil when it is closed already.
  func connection(of easy: UnsafeMutableRawPointer) -> Int? {
    var socket: curl_socket_t = -1
    ccurl_easy_get_socket(easy, CURLINFO_ACTIVESOCKET, &socket)
    return connections[socket]?.number
  }

  /// Ends a connection if it is still open, so that no other request is sent on it.
  func end(_ connection: Int) {
    for (socket, known) in connections where known.number == connection { shutdown(socket, Int32(SHUT_RDWR)) }
  }

  /// Ends the connection with a port on our side if it is still open.
  func end(atPort port: Int) {
    if let socket = descriptor(atPort: port) { shutdown(socket, Int32(SHUT_RDWR)) }
  }

  /// Takes note that an answer came on the connection with a port on our side.
  func noteAnswer(atPort port: Int) {
    if let socket = descriptor(atPort: port) { connections[socket]?.lastAnswer = .now }
  }

  /// Whether no answer came on the connection with a port on our side since a moment.
  func isSilent(atPort port: Int, since moment: ContinuousClock.Instant) -> Bool {
    guard let socket = descriptor(atPort: port) else { return false }
    return connections[socket]?.lastAnswer.map { $0 < moment } ?? true
  }

  /// Whether the connection with a port on our side is closed.
  func isClosed(atPort port: Int) -> Bool { port > 0 && descriptor(atPort: port) == nil }

  /// The socket with a port on our side. libcurl names the port of every transfer, and the socket of few.
  private func descriptor(atPort port: Int) -> curl_socket_t? {
    guard port > 0 else { return nil }
    if let known = connections.first(where: { $0.value.port == port }) { return known.key }
    for (socket, connection) in connections where connection.port == nil {
      let found = ccurl_local_port(socket)
      guard found > 0 else { continue }
      connections[socket]?.port = found
      if found == port { return socket }
    }
    return nil
  }
}
