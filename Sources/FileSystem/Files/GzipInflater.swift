import CZlib

/// Decompresses gzip or zlib data that come piece by piece, one member after the other; zero bytes after the last one
/// are padding.
package final class GzipInflater {
  /// zlib remembers where its state is, which therefore may not move.
  private let stream: UnsafeMutablePointer<z_stream>
  /// Whether the last member ended, so that the data may end too.
  package private(set) var isBetweenMembers = false
  /// Whether padding was met; no member may follow it.
  private var isInPadding = false

  /// - Parameter isRaw: whether the data are of RFC 1951 alone, without the header of zlib or gzip.
  package init(isRaw: Bool = false) throws(Gzip.Failure) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // 15 bits of window; 32 more accept a zlib header besides gzip's.
    let status = inflateInit2_(stream, isRaw ? -15 : 15 + 32, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { throw .outOfMemory }
  }

  deinit {
    inflateEnd(stream)
    stream.deinitialize(count: 1).deallocate()
  }

  /// Decompresses as much as there is or as fits.
  ///
  /// - Parameters:
  ///   - input: compressed data; more may follow.
  ///   - output: where the decompressed data go.
  /// - Returns: how many bytes were read and written. Neither means that more input is needed.
  package func inflate(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) throws(Gzip.Failure) -> (consumed: Int, produced: Int) {
    var consumed = 0
    if isBetweenMembers {
      consumed = try beginMember(input)
      guard consumed < input.count, !isInPadding else { return (consumed, 0) }
    }
    // zlib counts in 32 bits.
    let available = min(input.count - consumed, 1 << 30)
    let room = min(output.count, 1 << 30)
    stream.pointee.next_in = input.bindMemory(to: UInt8.self).baseAddress.map {
      UnsafeMutablePointer(mutating: $0 + consumed)
    }
    stream.pointee.avail_in = UInt32(available)
    stream.pointee.next_out = output.bindMemory(to: UInt8.self).baseAddress
    stream.pointee.avail_out = UInt32(room)
    let status = CZlib.inflate(stream, Z_NO_FLUSH)
    consumed += available - Int(stream.pointee.avail_in)
    let produced = room - Int(stream.pointee.avail_out)
    switch status {
    case Z_STREAM_END: isBetweenMembers = true
    case Z_OK, Z_BUF_ERROR: break
    case Z_MEM_ERROR: throw .outOfMemory
    case Z_NEED_DICT: throw .corrupt("it needs a preset dictionary")
    default: throw .corrupt(stream.pointee.msg.map { String(cString: $0) } ?? "unknown error \(status)")
    }
    return (consumed, produced)
  }

  /// Skips padding, or makes ready for the next member.
  private func beginMember(_ input: UnsafeRawBufferPointer) throws(Gzip.Failure) -> Int {
    guard let first = input.first else { return 0 }
    if isInPadding || first == 0 {
      isInPadding = true
      guard input.allSatisfy({ $0 == 0 }) else { throw .corrupt("other data follow it") }
      return input.count
    }
    guard first == 0x1F else { throw .corrupt("other data follow it") }
    guard inflateReset(stream) == Z_OK else { throw .corrupt("the decoder cannot be reset") }
    isBetweenMembers = false
    return 0
  }
}
