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
    let inflater = try GzipInflater()
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    var offset = 0
    while offset < bytes.count || !inflater.isBetweenMembers {
      let (consumed, produced) = try bytes.withUnsafeBufferPointer { input throws(Failure) in
        try chunk.withUnsafeMutableBufferPointer { output throws(Failure) in
          try inflater.inflate(
            UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: input[offset...])),
            into: UnsafeMutableRawBufferPointer(output))
        }
      }
      if consumed == 0, produced == 0 { throw offset >= bytes.count ? .truncated : .corrupt("no progress") }
      offset += consumed
      let count = output.count + produced
      guard count <= limit else { throw .tooLarge }
      // An array that grows by itself would double beyond the limit.
      if count > output.capacity { output.reserveCapacity(min(limit, max(count, output.capacity * 2))) }
      output.append(contentsOf: chunk[..<produced])
    }
    return output
  }
}
