import CZlib

/// Decompresses gzip data, one member after the other.
enum Gzip {
  /// Why data cannot be decompressed.
  enum Failure: Error {
    case tooLarge
    case truncated
    case corrupt(String)
    case outOfMemory
  }

  /// Whether data begins as gzip data do (RFC 1952, 2.3.1).
  static func isCompressed(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: [0x1F, 0x8B])
  }

  /// The decompressed data; zero bytes after the last member are padding.
  ///
  /// - Parameters:
  ///   - bytes: The members.
  ///   - limit: The number of bytes that the result may have.
  static func decompress(_ bytes: [UInt8], limit: Int) throws(Failure) -> [UInt8] {
    var stream = z_stream()
    // 15 bits of window; 32 more accept a zlib header besides gzip's.
    let status = inflateInit2_(&stream, 15 + 32, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { throw .outOfMemory }
    defer { inflateEnd(&stream) }
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    var offset = 0
    while true {
      let (status, consumed, produced) = inflateStep(&stream, bytes, from: offset, into: &chunk)
      offset += consumed
      guard produced <= limit - output.count else { throw .tooLarge }
      output.append(contentsOf: chunk[..<produced])
      switch status {
      case Z_STREAM_END:
        let rest = bytes[offset...]
        if rest.allSatisfy({ $0 == 0 }) { return output }
        guard isCompressed(rest) else { throw .corrupt("other data follow it") }
        guard inflateReset(&stream) == Z_OK else { throw .corrupt("the decoder cannot be reset") }
      case Z_OK, Z_BUF_ERROR:
        if consumed == 0, produced == 0 {
          throw offset >= bytes.count ? .truncated : .corrupt("no progress")
        }
      case Z_MEM_ERROR: throw .outOfMemory
      case Z_NEED_DICT: throw .corrupt("it needs a preset dictionary")
      default: throw .corrupt(stream.msg.map { String(cString: $0) } ?? "unknown error \(status)")
      }
    }
  }

  /// Decompresses into `chunk` as much as fits.
  private static func inflateStep(
    _ stream: inout z_stream, _ bytes: [UInt8], from offset: Int, into chunk: inout [UInt8]
  ) -> (status: Int32, consumed: Int, produced: Int) {
    bytes.withUnsafeBufferPointer { input in
      chunk.withUnsafeMutableBufferPointer { output in
        // zlib counts in 32 bits.
        let available = min(input.count - offset, 1 << 30)
        stream.next_in = input.baseAddress.map { UnsafeMutablePointer(mutating: $0 + offset) }
        stream.avail_in = UInt32(available)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        let status = inflate(&stream, Z_NO_FLUSH)
        return (status, available - Int(stream.avail_in), output.count - Int(stream.avail_out))
      }
    }
  }
}
