/// A section of an index would grow beyond what its offsets can address.
struct StorageLimitError: Error, Hashable, CustomStringConvertible {
  /// The name of the section: `terms.bytes`.
  let section: String

  var description: String { "the records are too many or too large for one index, whose section '\(section)' is full" }
}
