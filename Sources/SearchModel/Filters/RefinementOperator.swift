/// How several chosen values of a facet combine.
///
/// Source of the behaviour: InstantSearch's `RefinementOperator`.
public enum RefinementOperator: String, Sendable, Hashable, CaseIterable {
  /// A record must have all of them.
  case and
  /// A record must have one of them.
  case or
}

/// How many values of a list can be chosen.
///
/// Source of the behaviour: InstantSearch's `SelectionMode`.
public enum SelectionMode: String, Sendable, Hashable, CaseIterable {
  /// Choosing a value replaces the previous one; choosing it again clears the choice.
  case single
  /// Choosing a value adds it; choosing it again removes it.
  case multiple
}
