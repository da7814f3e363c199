#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One connection of a ``LoopbackServer``.
struct LoopbackConnection {
  let descriptor: Int32
  private var buffer: [UInt8] = []

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next request, nil when the client has no more. The greeting of a client of SOCKS 5 is one, too, with the
  /// method `SOCKS5`.
  mutating func readRequest() -> LoopbackServer.Request? {
    let end = Array("\r\n\r\n".utf8)
    var headEnd: Int?
    while headEnd == nil {
      headEnd = buffer.indices.dropLast(3).first { buffer[$0..<($0 + 4)].elementsEqual(end) }
      if headEnd == nil, !fill() { return nil }
      if buffer.first == 5 {
        buffer = []
        return LoopbackServer.Request(method: "SOCKS5", target: "", headers: [:], body: [], number: 0)
      }
    }
    guard let headEnd else { return nil }
    let lines = String(decoding: buffer[..<headEnd], as: UTF8.self).split(separator: "\r\n")
    buffer.removeFirst(headEnd + 4)
    let first = (lines.first ?? "").split(separator: " ")
    guard first.count == 3 else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
    }
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    while buffer.count < length { guard fill() else { return nil } }
    let body = Array(buffer[..<length])
    buffer.removeFirst(length)
    return LoopbackServer.Request(
      method: String(first[0]), target: String(first[1]), headers: headers, body: body, number: 0)
  }

  private mutating func fill() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return false }
    buffer += bytes[..<count]
    return true
  }

  /// Takes a step.
  ///
  /// - Returns: whether the connection can go on.
  func perform(_ step: LoopbackServer.Step) -> Bool {
    switch step {
    case .send(let bytes): return send(bytes)
    case .wait(let milliseconds):
      usleep(UInt32(milliseconds) * 1_000)
      return true
    case .reset:
      var linger = linger(l_onoff: 1, l_linger: 0)
      setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
      end()
      return false
    case .close:
      end()
      return false
    case .flood(let byte):
      let bytes = [UInt8](repeating: byte, count: 1 << 20)
      while send(bytes) {}
      end()
      return false
    }
  }

  func end() {
    close(descriptor)
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
