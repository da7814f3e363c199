import FileSystem
import NIOCore
import NIOHTTP1
import SearchDialects

/// A request while it comes, and what it says of its connection.
struct IncomingRequest {
  /// Whether it asks for an answer without its content.
  let isHead: Bool
  /// Whether the connection may be kept after its answer.
  let isKeptAlive: Bool
  /// Whether its client speaks HTTP/1.0, and is told what becomes of the connection.
  let isOld: Bool
  /// Whether the client waits for leave to send the body.
  let waitsForLeave: Bool
  /// Whether the body is not taken, so that what is left of it is read in vain.
  private(set) var isRefused = false
  /// How many bytes of the body are held.
  private(set) var heldCount = 0
  private var request: ServerRequest
  private let limit: Int
  private let bodies: HeldBodies

  /// A request of which only the head came.
  ///
  /// - Parameters:
  ///   - connection: the number of its connection.
  ///   - bodyLimit: the largest body in bytes.
  ///   - bodies: how much all connections hold.
  init(_ head: HTTPRequestHead, connection: Int, bodyLimit: Int, bodies: HeldBodies) {
    isHead = head.method == .HEAD
    // Behind an offer to speak something else, and behind a tunnel, the parser expects no HTTP.
    isKeptAlive = head.isKeepAlive && head.method != .CONNECT && !head.headers.contains(name: "upgrade")
    isOld = head.version == .http1_0
    limit = bodyLimit
    self.bodies = bodies
    request = ServerRequest(head, connection: connection)
    waitsForLeave = !isOld && request.headers["expect"]?.lowercased() == "100-continue"
    // A length that is no number of ours is too large, since the parser has read it.
    if let length = request.headers["content-length"], Int(length) ?? .max > limit { refuseLength() }
  }

  /// Takes a part of the body.
  mutating func take(_ part: ByteBuffer) {
    guard !isRefused else { return }
    guard part.readableBytes <= limit - request.body.count else { return refuseLength() }
    guard bodies.hold(part.readableBytes) else {
      return refuse(ServedFault(503, "The server holds too many large requests"))
    }
    heldCount += part.readableBytes
    request.body += part.readableBytesView
  }

  /// All that came, which is not kept here.
  mutating func takeRequest() -> ServerRequest {
    let taken = request
    request.body = []
    return taken
  }

  private mutating func refuseLength() { refuse(ServedFault(413, "The body has more than \(limit) bytes")) }

  private mutating func refuse(_ fault: ServedFault) {
    isRefused = true
    request.body = []
    request.refusal = fault
  }
}

extension ServerRequest {
  /// A request as it came over a connection, without its body.
  init(_ head: HTTPRequestHead, connection: Int) {
    var headers: [String: String] = [:]
    headers.reserveCapacity(head.headers.count)
    var hasTwoHosts = false
    for (name, value) in head.headers {
      let isFirst = headers.updateValue(value, forKey: Self.lowercased(name)) == nil
      if !isFirst, Self.lowercased(name) == "host" { hasTwoHosts = true }
    }
    var target = Substring(head.uri)
    // A proxy is asked with whole URLs, in which the host counts that is named there.
    if !target.hasPrefix("/"), let start = target.firstRange(of: "://") {
      let rest = target[start.upperBound...]
      let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
      headers["host"] = String(rest[..<end])
      target = rest[end...]
      if target.first != "/" { target = "/" + target }
    }
    let mark = target.utf8.firstIndex(of: UInt8(ascii: "?"))
    self.init(
      method: head.method == .HEAD ? "GET" : head.method.rawValue, path: String(target[..<(mark ?? target.endIndex)]),
      query: mark.map { String(target[target.index(after: $0)...]) } ?? "", headers: headers, body: [],
      connection: connection)
    if hasTwoHosts { refusal = ServedFault(400, "The request names two hosts") }
  }

  private static func lowercased(_ name: String) -> String {
    name.utf8.contains { $0 &- UInt8(ascii: "A") < 26 } ? name.lowercased() : name
  }

  /// Unpacks the body where it came packed.
  ///
  /// - Parameter limit: the largest body in bytes, unpacked.
  /// - Throws: ``ServedFault`` with 413 for one that is too large, with 415 for one that is packed otherwise, with 400
  ///   for one that is not what its header says.
  mutating func unpackBody(limit: Int) throws(ServedFault) {
    guard let encoding = headers["content-encoding"], !body.isEmpty else { return }
    switch encoding.lowercased() {
    case "", "identity": return
    case "gzip":
      do {
        body = try Gzip.decompressed(body, limit: limit)
      } catch Gzip.Failure.tooLarge {
        throw ServedFault(413, "The body has more than \(limit) bytes")
      } catch {
        throw ServedFault(400, "The body is no gzip")
      }
    default: throw ServedFault(415, "The encoding '\(encoding)' of the body is not known: send it plain or as gzip")
    }
  }
}
