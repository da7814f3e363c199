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
