extension DocumentSet {
  /// How many documents are in the set.
  ///
  /// - Complexity: O(*l*) in the number of lines that may have members, as for all operations here.
  var count: Int { read { $0.count } }

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
    other.read { other in update { $0.formUnion(other) } }
  }

  mutating func formIntersection(_ other: DocumentSet) {
    other.read { other in update { $0.formIntersection(other) } }
  }

  mutating func subtract(_ other: DocumentSet) {
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
