extension DocumentSet {
  // Operations take time in proportion to the lines that may have members, and none for copies of a set.

  package var isEmpty: Bool { read { $0.isEmpty } }

  package mutating func formUnion(_ other: DocumentSet) {
    guard !isCopy(of: other) else { return }
    other.read { other in update { $0.formUnion(other) } }
  }

  package mutating func formIntersection(_ other: DocumentSet) {
    guard !isCopy(of: other) else { return }
    other.read { other in update { $0.formIntersection(other) } }
  }

  package mutating func subtract(_ other: DocumentSet) {
    guard !isCopy(of: other) else { return clear() }
    other.read { other in update { $0.subtract(other) } }
  }
}
