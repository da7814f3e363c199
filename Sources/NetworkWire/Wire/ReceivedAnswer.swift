import Diagnostics
import SearchBackends
import SearchDialects
import SearchModel

/// An answer as it comes: its lines of headers, then its body, which is decompressed and counted on the way.
struct ReceivedAnswer {
  private let limit: Int
  /// Whether it comes over TLS, where libcurl takes connections for HTTP/2 that say so.
  private let isSecure: Bool
  private var status = 0
  private var headers: [String: String] = [:]
  private(set) var body: [UInt8] = []
  private var decoder: ContentDecoder?
  private var isHeadComplete = false
  /// How many bytes the heads and the trailers had so far: libcurl keeps them all.
  private var headSize = 0
  /// Whether the body cannot be decompressed, and the status is all that counts.
  private var isUnreadable = false
  /// Whether anything came.
  private(set) var hasBegun = false
  /// Whether it came over HTTP/2.
  private(set) var isHTTP2 = false
  /// Why the answer is no use, once that is known.
  private(set) var failure: WireFailure?

  /// libcurl's own limit is nearby.
  static let largestHead = 256 << 10

  /// How much room is made for a body before any of it came.
  private static let mostReserved = 256 << 10

  /// Whether a head began and did not end.
  var isInHead: Bool { hasBegun && !isHeadComplete }

  /// Whether hosts say so when they give up waiting for a request, and so perhaps did not see ours.
  var isFarewell: Bool {
    switch status {
    case 408: true
    case 429: false
    case 400..<500: closesConnection
    case 503: closesConnection && headers["retry-after"] == nil
    default: false
    }
  }

  private var closesConnection: Bool {
    headers["connection"]?.lowercased().split(separator: ",").contains { $0.filter { $0 != " " } == "close" } ?? false
  }

  /// Whether nothing says that it is whole: libcurl 7.88 takes answers of HTTP/2 for whole when their connection ends.
  var mayBeCutOff: Bool {
    isHTTP2 && (200..<300).contains(status) && status != 204 && headers["content-length"] == nil && failure == nil
  }

  /// - Parameters:
  ///   - limit: how large its body may be, decompressed.
  ///   - isSecure: whether it comes over TLS.
  init(limit: Int, isSecure: Bool) {
    self.limit = limit
    self.isSecure = isSecure
  }

  /// Takes a line of the head, with its end; false when nothing more is wanted.
  mutating func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
    hasBegun = true
    headSize = headSize &+ bytes.count
    guard headSize <= Self.largestHead else {
      failure = .headTooLarge
      return false
    }
    // Behind a head without an answer of its own comes another one; behind the body, trailers may come.
    if isHeadComplete, status >= 200 {
      guard Self.beginsHead(bytes) else { return true }
      // A trailer is no such line: libcurl has asked again, and what came before belongs to nothing.
      let size = headSize
      self = ReceivedAnswer(limit: limit, isSecure: isSecure)
      (hasBegun, headSize) = (true, size)
    }
    let line = Self.trimmed(bytes.bindMemory(to: UInt8.self))
    if Self.beginsHead(bytes) {
      headers = [:]
      isHeadComplete = false
      return takeStatus(line)
    }
    if line.isEmpty { return endHead() }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return true }
    let name = String(lowercasingASCII: UnsafeBufferPointer(rebasing: line[..<colon]))
    // libcurl knows no such name, and would wait for an answer without an end.
    if name.utf8.last == UInt8(ascii: " ") || name.utf8.last == UInt8(ascii: "\t"),
      ["content-length", "transfer-encoding"].contains(name.prefix { $0 != " " && $0 != "\t" })
    {
      return fail(.badResponse, "the answer is not HTTP (a blank stands behind the name of a header)")
    }
    let value = String(decoding: Self.trimmed(UnsafeBufferPointer(rebasing: line[(colon + 1)...])), as: UTF8.self)
    guard let first = headers.updateValue(value, forKey: name) else { return true }
    // Of equal names the first one counts, but codings that are on top of each other are one list.
    headers[name] = name == "content-encoding" ? "\(first), \(value)" : first
    return name != "content-length" || value == first
      || fail(.badResponse, "the answer is not HTTP (it has two lengths)")
  }

  /// Whether a line begins as a status line does, in any case of letters.
  private static func beginsHead(_ line: UnsafeRawBufferPointer) -> Bool {
    let start: StaticString = "http/"
    return line.count >= start.utf8CodeUnitCount
      && (0..<start.utf8CodeUnitCount).allSatisfy { line[$0] | 0x20 == start.utf8Start[$0] | 0x20 }
  }

  private mutating func takeStatus(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    let digits = line.drop { $0 != UInt8(ascii: " ") }.dropFirst().prefix { $0 != UInt8(ascii: " ") }
    guard digits.count == 3, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
      return fail(.badResponse, "the answer is not HTTP (its status is no number)")
    }
    status = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    let version = line.dropFirst("HTTP/".utf8.count)
    if isSecure, version.first == UInt8(ascii: "2") {
      // HTTP/2 has no such line: libcurl writes it, without a reason. Any other is one of HTTP/1.1 by a wrong name.
      isHTTP2 = version.elementsEqual("2 \(status)".utf8)
      guard isHTTP2 else {
        refuseVersion()
        return false
      }
    }
    // Nobody asked for another protocol.
    return status >= 100 && status != 101 || fail(.badResponse, "the answer is not HTTP (its status is \(status))")
  }

  /// Ends with the failure of an answer that comes by another version of HTTP than it says.
  mutating func refuseVersion() {
    failure = WireFailure(.badResponse, "the answer is not HTTP (it names another version)")
  }

  private mutating func endHead() -> Bool {
    isHeadComplete = true
    guard status >= 200 else { return true }
    if let coding = headers["transfer-encoding"] {
      // libcurl reads what has no coding until the host closes, whatever its length is said to be.
      guard coding.lowercased() == "chunked" || coding.lowercased() == "identity" && closesConnection else {
        return fail(.badResponse, "the answer is not HTTP (its transfer coding is none that was asked for)")
      }
    } else if let length = headers["content-length"] {
      guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return fail(.badResponse, "the answer is not HTTP (its length is no number)")
      }
      // A number that does not fit is too large as well.
      guard let count = Int(length), count <= limit else { return failBySize() }
      body.reserveCapacity(min(count, Self.mostReserved))
    }
    do throws(WireFailure) {
      decoder = try ContentDecoder(headers["content-encoding"])
      return true
    } catch {
      return giveUp(error)
    }
  }

  /// Takes a part of the body; false when nothing more is wanted.
  mutating func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    hasBegun = true
    guard !isUnreadable else { return true }
    guard let decoder else {
      guard bytes.count <= limit - body.count else { return failBySize() }
      body.append(contentsOf: bytes)
      return true
    }
    do throws(WireFailure) {
      return try decoder.decode(bytes, into: &body, limit: limit) || failBySize()
    } catch {
      return giveUp(error)
    }
  }

  /// Ends with a failure of the body, unless the status says enough by itself.
  private mutating func giveUp(_ error: WireFailure) -> Bool {
    isUnreadable = true
    body = []
    guard (200..<300).contains(status) else { return true }
    failure = error
    return false
  }

  /// The whole answer.
  ///
  /// - Throws: a failure when it ended before its compressed body did.
  func reply(connection: Int?) throws(WireFailure) -> HTTPReply {
    guard isHeadComplete else {
      throw .incomplete
    }
    if let decoder, !isUnreadable, !decoder.isAtEnd { throw ContentDecoder.failure("it ends too early") }
    return HTTPReply(status: status, headers: headers, body: body, connection: connection ?? 0)
  }

  private mutating func failBySize() -> Bool {
    fail(.tooLarge, "the answer is larger than \(limit) bytes")
  }

  private mutating func fail(_ code: SearchError.Code, _ message: String) -> Bool {
    failure = WireFailure(code, message)
    return false
  }

  private static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var range = bytes.indices
    while let last = range.last, bytes[last] <= UInt8(ascii: " ") { range.removeLast() }
    while let first = range.first, bytes[first] == UInt8(ascii: " ") || bytes[first] == UInt8(ascii: "\t") {
      range.removeFirst()
    }
    return UnsafeBufferPointer(rebasing: bytes[range])
  }
}

extension WireFailure {
  static var incomplete: WireFailure {
    WireFailure(.connect, "the host closed the connection before its answer was complete")
  }

  static var headTooLarge: WireFailure { WireFailure(.badResponse, "the head of the answer is too large") }
}
