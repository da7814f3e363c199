/// The first place where bytes are not the UTF-8 text that YAML allows.
struct EncodingProblem {
  /// The offset of the first bad byte.
  let offset: Int
  /// What is wrong, for people.
  let message: String
}

/// Finds the first byte that is not well-formed UTF-8 (no overlong forms, no surrogates) or begins a control character
/// or noncharacter outside of YAML's printable set (YAML 1.2, production 1).
///
/// Done ahead of libyaml, whose reader reports such bytes without line and column.
func checkEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> EncodingProblem? {
  var index = 0
  while index < bytes.count {
    let first = bytes[index]
    if first < 0x80 {
      guard first >= 0x20 && first != 0x7F || first == 0x09 || first == 0x0A || first == 0x0D else {
        return forbidden(UInt32(first), at: index)
      }
      index += 1
      continue
    }
    guard let length = sequenceLength(first), index + length <= bytes.count,
      secondByteRange(after: first).contains(bytes[index + 1]),
      bytes[(index + 2)..<(index + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else {
      let hexadecimal = String(first, radix: 16, uppercase: true)
      return EncodingProblem(offset: index, message: "the file is not valid UTF-8: unexpected byte 0x\(hexadecimal)")
    }
    // Only these sequences can encode what YAML forbids.
    if first == 0xC2, bytes[index + 1] < 0xA0, bytes[index + 1] != 0x85 {
      return forbidden(UInt32(bytes[index + 1]), at: index)
    }
    if first == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE {
      return forbidden(0xFFC0 + UInt32(bytes[index + 2] & 0x3F), at: index)
    }
    index += length
  }
  return nil
}

private func forbidden(_ value: UInt32, at offset: Int) -> EncodingProblem {
  let name = String(value, radix: 16, uppercase: true)
  let padded = String(repeating: "0", count: max(0, 4 - name.count)) + name
  return EncodingProblem(offset: offset, message: "YAML does not allow the control character U+\(padded)")
}

/// The number of bytes of a sequence by its first byte; nil when no sequence begins so.
private func sequenceLength(_ first: UInt8) -> Int? {
  switch first {
  case 0xC2...0xDF: 2
  case 0xE0...0xEF: 3
  case 0xF0...0xF4: 4
  default: nil
  }
}

/// The second bytes that keep out overlong forms, surrogates and what is beyond U+10FFFF (Unicode, table 3-7).
private func secondByteRange(after first: UInt8) -> ClosedRange<UInt8> {
  switch first {
  case 0xE0: 0xA0...0xBF
  case 0xED: 0x80...0x9F
  case 0xF0: 0x90...0xBF
  case 0xF4: 0x80...0x8F
  default: 0x80...0xBF
  }
}
