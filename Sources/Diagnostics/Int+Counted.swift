extension Int {
  /// The number with what it counts, such as `1 query` and `2 queries`.
  ///
  /// - Parameters:
  ///   - one: what one is called.
  ///   - many: what any other number is called; nil for the same with an `s`.
  package func counted(_ one: String, _ many: String? = nil) -> String {
    "\(self) \(self == 1 ? one : many ?? "\(one)s")"
  }
}
