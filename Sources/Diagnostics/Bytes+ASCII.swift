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
    @inline(__always)
    func isEqual<Bytes: FixedWidthInteger>(_ offset: Int, as type: Bytes.Type) -> Bool {
      loadUnaligned(fromByteOffset: offset, as: type) == other.loadUnaligned(fromByteOffset: offset, as: type)
    }
    if count >= 8 {
      var offset = 0
      while offset < count &- 8 {
        guard isEqual(offset, as: UInt64.self) else { return false }
        offset &+= 8
      }
      // The last eight overlap those before them.
      return isEqual(count &- 8, as: UInt64.self)
    }
    if count >= 4 { return isEqual(0, as: UInt32.self) && isEqual(count &- 4, as: UInt32.self) }
    return (0..<count).allSatisfy { isEqual($0, as: UInt8.self) }
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
