extension [UInt8] {
  /// Whether no byte is above 0x7F.
  package var isASCII: Bool {
    withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        guard bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 else {
          return false
        }
        offset += 8
      }
      while offset < bytes.count {
        guard bytes[offset] < 0x80 else { return false }
        offset += 1
      }
      return true
    }
  }
}
