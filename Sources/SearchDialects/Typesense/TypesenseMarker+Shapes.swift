import SearchModel

// Results in the shape of a record.
extension JSON {
  /// Two results of one record as one.
  func merged(with other: JSON) -> JSON {
    switch (self, other) {
    case (.object(let left), .object(let right)):
      return .object(left.merging(right) { $0.merged(with: $1) })
    case (.array(let left), .array(let right)) where left.count == right.count:
      return .array(zip(left, right).map { $0.merged(with: $1) })
    default: return self
    }
  }

  /// The results without elements of lists that match nothing, nil when nothing is left.
  var withoutUnmatchedElements: JSON? {
    switch self {
    case .array(let elements):
      return .array(elements.filter(\.hasMatch).compactMap(\.withoutUnmatchedElements))
    case .object(let members):
      // The words of a leaf are no elements of the record.
      guard members["matchLevel"]?.stringValue == nil else { return self }
      return .object(members.compactMapValues(\.withoutUnmatchedElements))
    default: return self
    }
  }

  private var hasMatch: Bool {
    switch self {
    case .array(let elements): return elements.contains(where: \.hasMatch)
    case .object(let members):
      if let level = members["matchLevel"]?.stringValue { return level != MatchLevel.none.rawValue }
      return members.values.contains(where: \.hasMatch)
    default: return false
    }
  }
}
