import FileSystem
import NIOCore
import NIOHTTP1
import SearchDialects

/// A request while it comes, and what it says of its connection.
struct IncomingRequest {
  private var request: ServerRequest
  /// Whether it asks for an answer without its content.
  let isHead: Bool
  /// Whether the connection may be kept after its answer.
  let isKeptAlive: Bool
  /// Whether its client speaks HTTP/1.0, and is told what becomes of the connection.
  let isOld: Bool
  /// Whether the client waits for leave to send the body.
  let waitsForLeave: Bool
  /// The largest body in bytes.
  private let limit: Int

  /// A request of which only the head came.
  init(_ head: HTTPRequestHead, connection: Int, bodyLimit: Int) {
    isHead = head.method == .HEAD
    isKeptAlive = head.isKeepAlive
    isOld = head.version == .http1_0
    limit = bodyLimit
    request = ServerRequest(head, connection: connection)
    waitsForLeave = request.headers["expect"]?.lowercased() == "100-continue"
    if let length = request.headers["content-length"].flatMap(Int.init), length > limit { refuseBody() }
  }

  /// Takes a part of the body.
  mutating func take(_ part: ByteBuffer) {
    guard request.refusal?.status != 413 else { return }
    guard part.readableBytes <= limit - request.body.count else { return refuseBody() }
    request.body += part.readableBytesView
  }

  /// All that came, which is not kept here.
  mutating func takeRequest() -> ServerRequest {
    let taken = request
    request.body = []
    return taken
  }

  /// Whether the body is too large, so that what is left of it is read in vain.
  var isTooLarge: Bool { request.refusal?.status == 413 }

  private mutating func refuseBody() {
    request.body = []
    request.refusal = ServedFault(413, "The body has more than \(limit) bytes")
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
