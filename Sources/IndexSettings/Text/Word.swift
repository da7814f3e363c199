/// A normalised word as typo matching reads it.
package struct Word {
  package let scalars: [Unicode.Scalar]
  /// One bit per letter that occurs, letters sharing bits; tells most words apart without looking closer.
  let mask: UInt64
  /// Whether it is a placeholder of synonyms, which query words never match by their letters.
  let isPlaceholder: Bool

  package init(_ scalars: [Unicode.Scalar], isPlaceholder: Bool = false) {
    self.scalars = scalars
    self.isPlaceholder = isPlaceholder
    mask = scalars.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
  }
}
