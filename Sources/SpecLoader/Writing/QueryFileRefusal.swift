/// Why a query file takes no further row.
package struct QueryFileRefusal: Error, Sendable, Hashable {
  /// What is in the way, for people: the rest of a sentence that begins with the file.
  package let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
