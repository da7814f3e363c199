extension Collection<UInt8> {
  /// The index of the first byte that no valid UTF-8 text could hold there, nil for valid text.
  ///
  /// - Complexity: O(n).
  @inlinable package var firstInvalidUTF8Offset: Index? {
    var index = startIndex
    while index != endIndex {
      let byte = self[index]
      // Ranges of the second byte per first byte: Unicode Standard, table 3-7.
      let (length, second): (Int, ClosedRange<UInt8>)
      switch byte {
      case 0x00...0x7F: (length, second) = (1, 0x80...0xBF)
      case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: return index
      }
      let start = index
      formIndex(after: &index)
      for position in 1..<Swift.max(length, 1) {
        guard index != endIndex, (position == 1 ? second : 0x80...0xBF).contains(self[index]) else { return start }
        formIndex(after: &index)
      }
    }
    return nil
  }
}
