/// Data in the form of gzip (RFC 1952).
package enum Gzip {
  /// Why data cannot be decompressed.
  package enum Failure: Error {
    case tooLarge
    case truncated
    case corrupt(String)
    case outOfMemory
  }

  /// Whether data begins as gzip data do (RFC 1952, 2.3.1).
  static func isCompressed(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: [0x1F, 0x8B])
  }

  /// Data that are in memory, decompressed.
  ///
  /// - Parameters:
  ///   - data: the compressed data, whole.
  ///   - limit: how many bytes they may become.
  /// - Throws: ``Failure`` for data that end too early, are something else, or become too large.
  package static func decompressed(_ data: [UInt8], limit: Int) throws(Failure) -> [UInt8] {
    let inflater = try GzipInflater()
    var output: [UInt8] = []
    try withUnsafeTemporaryAllocation(byteCount: 32 << 10, alignment: 1) { buffer throws(Failure) in
      try data.withUnsafeBufferPointer { input throws(Failure) in
        var rest = UnsafeRawBufferPointer(input)[...]
        while true {
          let (consumed, produced) = try inflater.inflate(UnsafeRawBufferPointer(rebasing: rest), into: buffer)
          guard consumed > 0 || produced > 0 else { return }
          guard produced <= limit - output.count else { throw Failure.tooLarge }
          output += buffer[..<produced]
          rest = rest.dropFirst(consumed)
        }
      }
    }
    guard inflater.isBetweenMembers else { throw .truncated }
    return output
  }
}
