extension JSON {
  /// Whether two values are equal when the order of objects' members is ignored. `==` compares the order, which many
  /// coders do not keep.
  public func isEquivalent(to other: JSON) -> Bool {
    switch (self, other) {
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isEquivalent(to: $1) }
    case (.object(let left), .object(let right)):
      left.count == right.count
        && left.allSatisfy { name, value in right[name].map { value.isEquivalent(to: $0) } ?? false }
    default: self == other
    }
  }
}
