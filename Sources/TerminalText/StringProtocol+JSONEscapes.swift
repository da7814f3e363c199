extension StringProtocol {
  /// JSON with the same values and nothing in it that could act on a terminal: what `visiblyEscaped` makes visible
  /// stands as `\u009B`. Line feeds between values stay.
  ///
  /// - Complexity: O(*n*); JSON with nothing to escape comes back as it is.
  package func escapedAsJSON() -> String {
    guard unicodeScalars.contains(where: { $0.needsVisibleEscape && $0 != "\n" }) else { return String(self) }
    var result = ""
    result.reserveCapacity(utf8.count + 16)
    for scalar in unicodeScalars {
      if scalar.needsVisibleEscape, scalar != "\n" {
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16, uppercase: true)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
