/// Looks at many codes at once: 64 documents are one word of a set.
///
/// The codes are compared sixteen at a time, and what each comparison says becomes a bit.
enum CodeScan {
  /// The documents of a word whose codes are in a range.
  ///
  /// - Parameters:
  ///   - rows: the codes of all documents.
  ///   - word: the number of the word.
  ///   - first: the first code of the range.
  ///   - span: how far the range goes beyond it.
  @inline(__always)
  static func bits<Code: CodeInteger>(
    of rows: UnsafeBufferPointer<Code>, word: Int, first: Code, span: Code
  ) -> UInt64 {
    let start = word &* 64
    guard start &+ 64 <= rows.count, let base = rows.baseAddress else {
      return lastBits(of: rows, start: start, first: first, span: span)
    }
    return Code.bits(of: base + start, first: first, span: span)
  }
}

extension CodeScan {
  /// The documents of a word that is not full.
  @inline(never)
  private static func lastBits<Code: CodeInteger>(
    of rows: UnsafeBufferPointer<Code>, start: Int, first: Code, span: Code
  ) -> UInt64 {
    var bits: UInt64 = 0
    for row in start..<max(start, rows.count) where rows[row] &- first <= span { bits |= 1 << UInt64(row - start) }
    return bits
  }
}

/// An integer that codes are stored as.
package protocol CodeInteger: FixedWidthInteger, UnsignedInteger, BitwiseCopyable {
  /// Which of 64 codes are in a range.
  static func bits(of codes: UnsafePointer<Self>, first: Self, span: Self) -> UInt64
}

extension UInt8: CodeInteger {
  @inline(__always)
  package static func bits(of codes: UnsafePointer<UInt8>, first: UInt8, span: UInt8) -> UInt64 {
    let codes = UnsafeRawPointer(codes)
    return part(codes, first, span) | part(codes + 16, first, span) &<< 16
      | part(codes + 32, first, span) &<< 32 | part(codes + 48, first, span) &<< 48
  }

  /// Which of sixteen codes are in a range.
  @inline(__always)
  private static func part(_ codes: UnsafeRawPointer, _ first: UInt8, _ span: UInt8) -> UInt64 {
    // Each of eight bytes keeps a bit of its own, so that their sum has a bit for each; the product's highest byte is
    // that sum.
    let weights = SIMD16<UInt8>(1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128)
    let distances = codes.loadUnaligned(as: SIMD16<UInt8>.self) &- SIMD16<UInt8>(repeating: first)
    let accepted = unsafeBitCast(distances .<= SIMD16<UInt8>(repeating: span), to: SIMD16<UInt8>.self)
    let halves = unsafeBitCast(accepted & weights, to: SIMD2<UInt64>.self)
    return (halves.x &* 0x0101_0101_0101_0101) &>> 56 | (halves.y &* 0x0101_0101_0101_0101) &>> 48 & 0xFF00
  }
}

// The next two differ by their type alone: a generic vector is not compiled into one, and takes thirty times as long.
extension UInt16: CodeInteger {
  @inline(__always)
  package static func bits(of codes: UnsafePointer<UInt16>, first: UInt16, span: UInt16) -> UInt64 {
    let codes = UnsafeRawPointer(codes)
    return part(codes, first, span) | part(codes + 32, first, span) &<< 16
      | part(codes + 64, first, span) &<< 32 | part(codes + 96, first, span) &<< 48
  }

  @inline(__always)
  private static func part(_ codes: UnsafeRawPointer, _ first: UInt16, _ span: UInt16) -> UInt64 {
    let weights = SIMD16<UInt16>(
      1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048, 4_096, 8_192, 16_384, 32_768)
    let distances = codes.loadUnaligned(as: SIMD16<UInt16>.self) &- SIMD16<UInt16>(repeating: first)
    let accepted = unsafeBitCast(distances .<= SIMD16<UInt16>(repeating: span), to: SIMD16<UInt16>.self)
    return UInt64((accepted & weights).wrappedSum())
  }
}

extension UInt32: CodeInteger {
  @inline(__always)
  package static func bits(of codes: UnsafePointer<UInt32>, first: UInt32, span: UInt32) -> UInt64 {
    let codes = UnsafeRawPointer(codes)
    return part(codes, first, span) | part(codes + 64, first, span) &<< 16
      | part(codes + 128, first, span) &<< 32 | part(codes + 192, first, span) &<< 48
  }

  @inline(__always)
  private static func part(_ codes: UnsafeRawPointer, _ first: UInt32, _ span: UInt32) -> UInt64 {
    let weights = SIMD16<UInt32>(
      1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048, 4_096, 8_192, 16_384, 32_768)
    let distances = codes.loadUnaligned(as: SIMD16<UInt32>.self) &- SIMD16<UInt32>(repeating: first)
    let accepted = unsafeBitCast(distances .<= SIMD16<UInt32>(repeating: span), to: SIMD16<UInt32>.self)
    return UInt64((accepted & weights).wrappedSum())
  }
}

extension UInt64: CodeInteger {
  @inline(__always)
  package static func bits(of codes: UnsafePointer<UInt64>, first: UInt64, span: UInt64) -> UInt64 {
    var bits: UInt64 = 0
    for row in 0..<64 { bits |= (codes[row] &- first <= span ? 1 : 0) &<< UInt64(row) }
    return bits
  }
}
