import FileSystem
import HTTPTypes
import HummingbirdCore
import NIOCore
import SearchDialects

/// Reads what comes with a request, as far as it may be large.
struct BodyReader: Sendable {
  /// The largest body in bytes, unpacked.
  let limit: Int

  /// Whether a request says nothing of a body that would be too large.
  func mayFit(_ request: ServerRequest) -> Bool {
    request.headers["content-length"].flatMap(Int.init).map { $0 <= limit } ?? true
  }

  /// The whole body, unpacked.
  ///
  /// - Throws: ``ServedFault`` with 413 for one that is too large, with 415 for one that is packed otherwise, with 400
  ///   for one that did not come whole.
  func body(of request: Request, _ received: ServerRequest) async throws(ServedFault) -> [UInt8] {
    let tooLarge = ServedFault(413, "The body has more than \(limit) bytes")
    guard mayFit(received) else { throw tooLarge }
    guard received.headers["content-length"] != "0" else { return [] }
    var body: [UInt8] = []
    do {
      for try await part in request.body {
        guard part.readableBytes <= limit - body.count else { throw tooLarge }
        body += part.readableBytesView
      }
    } catch let fault as ServedFault {
      throw fault
    } catch {
      throw ServedFault(400, "The body did not come whole")
    }
    switch received.headers["content-encoding"]?.lowercased() {
    case nil, "", "identity": return body
    case "gzip":
      do {
        return try Gzip.decompressed(body, limit: limit)
      } catch Gzip.Failure.tooLarge {
        throw tooLarge
      } catch {
        throw ServedFault(400, "The body is no gzip")
      }
    case let encoding?:
      throw ServedFault(415, "The encoding '\(encoding)' of the body is not known: send it plain or as gzip")
    }
  }
}
