#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One connection to a server of this machine, over which a test says exactly what it wants.
public final class LoopbackClient: Sendable {
  private let descriptor: Int32

  /// Connects to a port; nil when nothing listens there.
  public init?(port: Int) {
    guard let descriptor = LoopbackServer.connected(port: port) else { return nil }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Sends bytes.
  ///
  /// - Returns: whether the other end took all of them.
  @discardableResult public func send(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { sendto(descriptor, $0.baseAddress, $0.count, Self.flags, nil, 0) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Says that nothing more is sent.
  public func finishSending() {
    #if canImport(Glibc)
      shutdown(descriptor, Int32(SHUT_WR))
    #else
      shutdown(descriptor, SHUT_WR)
    #endif
  }

  /// Reads until a text has come, the other end is done, or nothing came for a while.
  ///
  /// - Parameters:
  ///   - text: the text; nil to read to the end.
  ///   - seconds: how long nothing may come.
  /// - Returns: what came, and whether the other end is done.
  public func read(until text: String? = nil, seconds: Int = 10) async -> (text: String, isEnd: Bool) {
    await withCheckedContinuation { continuation in
      // A thread of its own waits, since those of tasks are few and the server may be in the same process.
      LoopbackThread { continuation.resume(returning: self.readNow(until: text, seconds: seconds)) }.start()
    }
  }

  private func readNow(until text: String?, seconds: Int) -> (text: String, isEnd: Bool) {
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &part, part.count, 0)
      guard count > 0 else { return (String(decoding: bytes, as: UTF8.self), count == 0) }
      bytes += part[..<count]
      let found = String(decoding: bytes, as: UTF8.self)
      if let text, found.contains(text) { return (found, false) }
    }
  }

  /// A connection that the other end closed is an error, not a signal.
  private static var flags: Int32 {
    #if canImport(Darwin)
      0
    #else
      Int32(MSG_NOSIGNAL)
    #endif
  }
}
