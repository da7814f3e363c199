import FileSystem
import SearchBackends
import SearchModel

/// Decompresses the body of an answer while it comes.
///
/// libcurl could do it, too, but takes a second member of gzip data, which is allowed, for rubbish.
final class ContentDecoder {
  private let decoder: StreamDecoder
  private var isEmpty = true

  /// What asks hosts for what can be decompressed.
  static let accepted = StreamDecoder.names.joined(separator: ", ")

  /// What decompresses an encoding; nil for a body that is as it is.
  ///
  /// - Throws: a failure for an encoding that nobody asked for.
  init?(_ encoding: String?) throws(WireFailure) {
    let names = (encoding ?? "").lowercased().split(whereSeparator: { $0 == "," || $0.isWhitespace }).filter {
      $0 != "identity"
    }
    guard let name = names.first else { return nil }
    let decoder: StreamDecoder?
    do throws(Gzip.Failure) {
      decoder = names.count == 1 ? try StreamDecoder(String(name)) : nil
    } catch {
      throw Self.failure(error)
    }
    guard let decoder else { throw Self.failure("it is in a form that was not asked for") }
    self.decoder = decoder
  }

  /// Whether the data may end here.
  var isAtEnd: Bool { isEmpty || decoder.isAtEnd }

  /// Decompresses a piece of the body; false when there would be more than a limit.
  ///
  /// - Throws: a failure for what is no compressed data.
  func decode(
    _ bytes: UnsafeRawBufferPointer, into body: inout [UInt8], limit: Int
  ) throws(WireFailure) -> Bool {
    guard !bytes.isEmpty else { return true }
    isEmpty = false
    do throws(Gzip.Failure) {
      return try withUnsafeTemporaryAllocation(byteCount: 32 << 10, alignment: 1) { buffer throws(Gzip.Failure) in
        var rest = bytes[...]
        while true {
          let (consumed, produced) = try decoder.decode(UnsafeRawBufferPointer(rebasing: rest), into: buffer)
          if consumed == 0, produced == 0 { return true }
          guard produced <= limit - body.count else { return false }
          body.append(contentsOf: buffer[..<produced])
          rest = rest.dropFirst(consumed)
        }
      }
    } catch {
      throw Self.failure(error)
    }
  }

  private static func failure(_ error: Gzip.Failure) -> WireFailure {
    switch error {
    case .corrupt(let reason): failure(reason)
    case .truncated: failure("it ends too early")
    case .tooLarge: failure("it is too large")
    case .outOfMemory: failure("there is too little memory")
    }
  }

  static func failure(_ reason: String) -> WireFailure {
    WireFailure(.badResponse, "the answer cannot be decompressed (\(reason))")
  }
}
