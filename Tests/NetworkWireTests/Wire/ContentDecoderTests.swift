import SearchBackends
import TestSupport
import Testing

@testable import NetworkWire

/// Bodies of answers in each coding, whole and in pieces.
struct ContentDecoderTests {
  /// `{"a":1}{"a":1}{"a":1}`, compressed by programs of others.
  private static let bodies: [String: [UInt8]] = [
    "zstd": [40, 181, 47, 253, 32, 21, 109, 0, 0, 56, 123, 34, 97, 34, 58, 49, 125, 1, 0, 146, 139, 17],
    "br": [27, 20, 0, 248, 141, 212, 98, 173, 176, 55, 214, 34, 58, 97, 123, 42, 166, 47, 228, 137, 4, 50, 161],
    "gzip": [
      31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 171, 86, 74, 84, 178, 50, 172, 173, 70, 161, 0, 16, 130, 220, 12, 21, 0, 0, 0,
    ],
    "deflate": [120, 156, 171, 86, 74, 84, 178, 50, 172, 173, 70, 161, 0, 67, 38, 6, 25],
  ]

  private static let text = String(repeating: #"{"a":1}"#, count: 3)

  /// The codings for which the system has a library.
  static let codings = StreamDecoder.names

  /// Decompresses a body in pieces of a length; nil when it is larger than a limit.
  private func decoded(
    _ body: [UInt8], _ coding: String, pieces: Int, limit: Int = 1_000
  ) throws -> String? {
    guard let decoder = try ContentDecoder(coding) else { return nil }
    var text: [UInt8] = []
    var rest = body[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
      let fits = try piece.withUnsafeBytes { bytes in
        try decoder.decode(bytes, into: &text, limit: limit)
      }
      guard fits else { return nil }
    }
    if !decoder.isAtEnd { throw ContentDecoder.failure("it ends too early") }
    return String(decoding: text, as: UTF8.self)
  }

  @Test(arguments: codings, [1, 2, 7, 1_000])
  func piecesOfAnyLengthGiveTheText(coding: String, pieces: Int) throws {
    let body = try #require(Self.bodies[coding])
    try expectEqual(decoded(body, coding, pieces: pieces), Self.text)
    try expectEqual(decoded(body, coding, pieces: pieces, limit: Self.text.utf8.count), Self.text)
    #expect(try decoded(body, coding, pieces: pieces, limit: Self.text.utf8.count - 1) == nil)
  }

  @Test(arguments: codings)
  func whatIsCutOrFollowedByRubbishIsRefused(coding: String) throws {
    let body = try #require(Self.bodies[coding])
    for length in 1..<body.count {
      #expect(throws: WireFailure.self) { try decoded(Array(body.prefix(length)), coding, pieces: 5) }
    }
    #expect(throws: WireFailure.self) { try decoded(body + [1, 2, 3, 4, 5, 6, 7, 8], coding, pieces: 1_000) }
    #expect(throws: WireFailure.self) { try decoded(Array("{\"a\":1}".utf8), coding, pieces: 1_000) }
  }

  @Test(arguments: ["zstd", "gzip"].filter(codings.contains), [1, 1_000])
  func severalMembersAreOne(coding: String, pieces: Int) throws {
    let body = try #require(Self.bodies[coding])
    try expectEqual(decoded(body + body, coding, pieces: pieces), Self.text + Self.text)
  }

  @Test(arguments: [1, 1_000])
  func deflateWithoutAHeaderIsTaken(pieces: Int) throws {
    let body: [UInt8] = [171, 86, 74, 84, 178, 50, 172, 173, 70, 161, 0]
    try expectEqual(decoded(body, "deflate", pieces: pieces), Self.text)
  }

  @Test func whatIsNotCompressedHasNoDecoder() throws {
    for coding in [nil, "", "identity"] as [String?] { #expect(try ContentDecoder(coding) === nil) }
    for coding in ["compress", "gzip, br", "br,\tgzip", "x"] {
      #expect(throws: WireFailure.self) { try ContentDecoder(coding) }
    }
  }
}
