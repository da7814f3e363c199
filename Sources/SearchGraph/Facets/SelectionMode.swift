/// How many values of a list can be chosen.
///
/// Source of the behaviour: InstantSearch's `SelectionMode`.
public enum SelectionMode: Sendable, Hashable {
  /// Choosing a value replaces the one before; choosing it again clears the choice.
  case single
  /// Choosing a value adds it; choosing it again takes it away.
  case multiple
}

/// How several chosen values of a facet combine.
///
/// Source of the behaviour: InstantSearch's `RefinementOperator`.
public enum RefinementOperator: Sendable, Hashable {
  /// A record must have all of them.
  case and
  /// A record must have one of them.
  case or
}

/// An item of a list together with whether it is chosen.
///
/// Source of the behaviour: InstantSearch's `SelectableItem`.
public struct SelectableItem<Item> {
  /// The item.
  public var item: Item
  /// Whether it is chosen.
  public var isSelected: Bool

  /// An item of a list.
  public init(item: Item, isSelected: Bool) {
    self.item = item
    self.isSelected = isSelected
  }
}

extension SelectableItem: Sendable where Item: Sendable {}
extension SelectableItem: Equatable where Item: Equatable {}
extension SelectableItem: Hashable where Item: Hashable {}
