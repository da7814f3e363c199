/// A section of an index would grow beyond what its offsets can address.
package struct StorageLimitError: Error, Hashable, CustomStringConvertible {
  /// The name of the section: `terms.bytes`.
  package let section: String

  package init(section: String) {
    self.section = section
  }

  package var description: String {
    "the records are too many or too large for one index, whose section '\(section)' is full"
  }
}
