#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Double {
  /// The number with six significant digits, as Algolia prints numbers that are not whole: 31342.87 is 31342.9.
  ///
  /// The digits are those of C's `%g`, which rounds the exact value of the double.
  package var withSixDigits: Double {
    // A sign, six digits, a point, an exponent of three digits with its sign.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { text in
      guard let start = text.baseAddress else { return self }
      let length = withVaList([self]) { vsnprintf(start, text.count, "%.6g", $0) }
      return length > 0 && Int(length) < text.count ? strtod(start, nil) : self
    }
  }
}
