extension DocumentSet {
  // Operations take time in proportion to the lines that may have members, and none for copies of a set.

  var isEmpty: Bool { read { $0.first(from: 0) == nil } }

  /// The first document that is not lower than a number.
  func first(from document: DocumentID) -> DocumentID? {
    read { $0.first(from: document) }
  }

  /// How many documents are in this set and another one.
  func intersectionCount(_ other: DocumentSet) -> Int {
    read { left in other.read { left.intersectionCount($0) } }
  }

  mutating func formUnion(_ other: DocumentSet) {
    guard !isCopy(of: other) else { return }
    other.read { other in update { $0.formUnion(other) } }
  }

  mutating func formIntersection(_ other: DocumentSet) {
    guard !isCopy(of: other) else { return }
    other.read { other in update { $0.formIntersection(other) } }
  }

  mutating func subtract(_ other: DocumentSet) {
    guard !isCopy(of: other) else { return clear() }
    other.read { other in update { $0.subtract(other) } }
  }

  /// Keeps what is not in the set, of all documents of the index.
  mutating func formComplement() {
    update { $0.formComplement() }
  }

  /// Becomes equal to another set, without new memory.
  mutating func assign(_ other: DocumentSet) {
    clear()
    formUnion(other)
  }
}
