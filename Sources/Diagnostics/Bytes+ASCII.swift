extension Sequence<UInt8> {
  /// Whether no byte is above 0x7F.
  @inlinable package var isASCII: Bool {
    withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0).isASCII } ?? allSatisfy { $0 < 0x80 }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether no byte is above 0x7F.
  @inlinable package var isASCII: Bool {
    var offset = 0
    while offset + 8 <= count {
      guard loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 else { return false }
      offset += 8
    }
    while offset < count {
      guard self[offset] < 0x80 else { return false }
      offset += 1
    }
    return true
  }
}

extension UnsafeRawBufferPointer {
  /// Whether another buffer of the same length holds the same bytes.
  @inlinable package func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    while offset + 8 <= count {
      let difference =
        loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard difference == 0 else { return false }
      offset += 8
    }
    while offset < count {
      guard self[offset] == other[offset] else { return false }
      offset += 1
    }
    return true
  }
}

extension UInt8 {
  /// The small letter of an ASCII capital; every other byte is itself.
  @inlinable package var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}

extension String {
  /// A text of bytes, with small letters in place of ASCII's capitals. What is no UTF-8 is repaired.
  @inlinable package init(lowercasingASCII bytes: UnsafeBufferPointer<UInt8>) {
    self.init(unsafeUninitializedCapacity: bytes.count) { letters in
      for place in bytes.indices { letters.initializeElement(at: place, to: bytes[place].lowercasedASCII) }
      return bytes.count
    }
  }
}
