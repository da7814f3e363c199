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
}
