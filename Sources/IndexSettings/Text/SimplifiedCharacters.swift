/// Makes traditional Chinese characters simplified ones.
enum SimplifiedCharacters {
  /// The character that a traditional one is written as today; other characters stay.
  static func simplified(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    // Ideographs alone are looked up: not Korean syllables, and nothing that comes before.
    guard scalar.value >= 0x3400, !(0xA000...0xF8FF).contains(scalar.value) else { return scalar }
    return table[scalar] ?? scalar
  }

  private static let table: [Unicode.Scalar: Unicode.Scalar] = {
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    table.reserveCapacity(4_200)
    var traditional: Unicode.Scalar?
    for scalar in SimplifiedTable.pairs.unicodeScalars where scalar.value >= 0x3400 {
      if let source = traditional {
        table[source] = scalar
        traditional = nil
      } else {
        traditional = scalar
      }
    }
    return table
  }()
}
