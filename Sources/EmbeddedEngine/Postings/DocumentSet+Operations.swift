extension DocumentSet {
  /// How many documents are in the set.
  ///
  /// - Complexity: O(*l*) in the number of lines that may have members, as for all operations here.
  var count: Int { read { $0.count } }

  var isEmpty: Bool { read { $0.isEmpty } }

  mutating func formUnion(_ other: DocumentSet) {
    other.read { other in update { $0.formUnion(other) } }
  }

  mutating func formIntersection(_ other: DocumentSet) {
    other.read { other in update { $0.formIntersection(other) } }
  }

  mutating func subtract(_ other: DocumentSet) {
    other.read { other in update { $0.subtract(other) } }
  }
}
