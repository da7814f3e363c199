import CCurl
import FileSystem

/// Decompresses data that come piece by piece.
enum StreamDecoder {
  case gzip(GzipInflater)
  case deflate(DeflateDecoder)
  case other(ForeignDecoder)

  /// The codings of HTTP that the system can decompress, the best first.
  static let names: [String] =
    [("zstd", CCURL_ZSTD), ("br", CCURL_BROTLI)].filter { ccurl_can_decode($0.1) != 0 }.map(\.0) + ["gzip", "deflate"]

  /// A decoder; nil for a coding of another name.
  init?(_ name: String) throws(Gzip.Failure) {
    switch name {
    case "gzip", "x-gzip": self = .gzip(try GzipInflater())
    case "deflate": self = .deflate(DeflateDecoder())
    case "br": self = .other(try ForeignDecoder(CCURL_BROTLI))
    case "zstd": self = .other(try ForeignDecoder(CCURL_ZSTD))
    default: return nil
    }
  }

  /// Whether the data may end here.
  var isAtEnd: Bool {
    switch self {
    case .gzip(let inflater): inflater.isBetweenMembers
    case .deflate(let decoder): decoder.isAtEnd
    case .other(let decoder): decoder.isAtEnd
    }
  }

  /// Decompresses as much as there is or as fits, and says how many bytes were read and written. Neither means that
  /// more input is needed.
  func decode(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) throws(Gzip.Failure) -> (consumed: Int, produced: Int) {
    switch self {
    case .gzip(let inflater): try inflater.inflate(input, into: output)
    case .deflate(let decoder): try decoder.decode(input, into: output)
    case .other(let decoder): try decoder.decode(input, into: output)
    }
  }
}

/// Decompresses what hosts call `deflate`: with the header of zlib, as it should be, or without, as some send it.
final class DeflateDecoder {
  private var inflater: GzipInflater?

  var isAtEnd: Bool { inflater?.isBetweenMembers ?? false }

  func decode(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) throws(Gzip.Failure) -> (consumed: Int, produced: Int) {
    if let inflater { return try inflater.inflate(input, into: output) }
    guard let first = input.first else { return (0, 0) }
    // In zlib's header the method comes first, and its only one is 8.
    let inflater = try GzipInflater(isRaw: first & 0x0F != 8)
    self.inflater = inflater
    return try inflater.inflate(input, into: output)
  }
}

/// A decoder of a library that is loaded with libcurl.
final class ForeignDecoder {
  private let coding: ccurl_coding
  private let decoder: UnsafeMutableRawPointer
  /// Whether the data may end here.
  private(set) var isAtEnd = false

  init(_ coding: ccurl_coding) throws(Gzip.Failure) {
    guard let decoder = ccurl_decoder_new(coding) else { throw .corrupt("its form is not known here") }
    self.coding = coding
    self.decoder = decoder
  }

  deinit {
    ccurl_decoder_free(coding, decoder)
  }

  func decode(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) throws(Gzip.Failure) -> (consumed: Int, produced: Int) {
    var (consumed, produced) = (input.count, output.count)
    guard let start = output.bindMemory(to: UInt8.self).baseAddress else { return (0, 0) }
    // Without input there may still be output that did not fit.
    var none: UInt8 = 0
    let progress = withUnsafePointer(to: &none) { none in
      ccurl_decoder_decode(
        coding, decoder, input.bindMemory(to: UInt8.self).baseAddress ?? none, &consumed, start, &produced)
    }
    guard progress != CCURL_CORRUPT else { throw .corrupt("other data stand in it") }
    if consumed > 0 || produced > 0 { isAtEnd = progress == CCURL_AT_END }
    return (consumed, produced)
  }
}
