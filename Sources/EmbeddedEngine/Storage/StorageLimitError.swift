/// A section of an index would grow beyond what its offsets can address.
struct StorageLimitError: Error, Hashable {
  /// The name of the section: `terms.bytes`.
  let section: String
}
