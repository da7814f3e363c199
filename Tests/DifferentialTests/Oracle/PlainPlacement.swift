/// A place in a record where a query word matches.
struct PlainPlacement {
  /// How the match came about.
  enum Kind: Hashable {
    case exact
    case prefix
    case typo(Int)
    /// The query word's two halves stand side by side.
    case split
    /// The query word and its neighbours are one word here.
    case concatenation
    /// Other words stand here for it, or for it and its neighbours: the alternative of the query by its number.
    case alternative(Int)
  }

  /// The number of the attribute in the index.
  let attribute: Int
  let kind: Kind
  /// What stands there: one occurrence of a word, or those of a phrase.
  let tokens: [PlainRecord.Token]

  /// The number of the element in the record.
  var element: Int { tokens[0].element }
  /// The first position.
  var start: Int { tokens[0].start }
  /// The last position.
  var end: Int { tokens[tokens.count - 1].end }

  /// Whether another placement covers the same words of the record.
  func isSamePlace(as other: PlainPlacement) -> Bool {
    element == other.element && start == other.start && end == other.end
  }

  /// Whether other words stand for the query's here.
  var isOtherWord: Bool {
    if case .alternative = kind { true } else { false }
  }

  /// Whether it begins where another placement ends.
  func isDirectly(after other: PlainPlacement) -> Bool {
    element == other.element && start == other.end + 1
  }
}
