import Diagnostics
public import SearchModel

/// A row of a tree of categories.
///
/// Source of the behaviour: InstantSearch's `HierarchicalFacet`.
public struct HierarchicalFacet: Sendable, Hashable {
  /// The value, named from the top (`Film > Feature`), and its count.
  public var facet: Facet
  /// How far to indent the row: 0 for the top level.
  public var level: Int
  /// Whether it is the chosen place.
  public var isSelected: Bool
  /// Whether the chosen place lies below it.
  public var isParentOfSelected: Bool

  /// A row of a tree.
  public init(facet: Facet, level: Int, isSelected: Bool = false, isParentOfSelected: Bool = false) {
    self.facet = facet
    self.level = level
    self.isSelected = isSelected
    self.isParentOfSelected = isParentOfSelected
  }
}

/// Puts the levels of a tree of categories into one list, each level under the chosen value of the one above, values in
/// byte order.
///
/// Values of other branches, which come from records with several categories, are left out; a chosen value that no
/// record has is shown with the count 0. Source of the behaviour: InstantSearch's hierarchical presenter.
public struct HierarchicalPresenter: Sendable, Hashable {
  /// A presenter.
  public init() {}

  /// The rows to show.
  ///
  /// - Parameters:
  ///   - levels: the counted values of each level, from the top.
  ///   - selections: the values on the way to the chosen place, from the top.
  ///   - separator: the text between the names of a value.
  /// - Complexity: O(*n* log *n*) in the number of values.
  public func transform(levels: [[Facet]], selections: [String], separator: String) -> [HierarchicalFacet] {
    var rows: [HierarchicalFacet] = []
    // From the deepest level up, so that each level takes the rows below its chosen value in.
    for level in (0...selections.count).reversed() {
      let parent = level > 0 ? selections[level - 1] + separator : ""
      let chosen = level < selections.count ? selections[level] : nil
      var facets = (level < levels.count ? levels[level] : []).filter { $0.value.utf8.starts(with: parent.utf8) }
      if let chosen, !facets.contains(where: { $0.value.hasSameBytes(as: chosen) }) {
        facets.append(Facet(value: chosen, count: 0))
      }
      var tree: [HierarchicalFacet] = []
      for facet in facets.sorted(by: { utf8Precedes($0.value, $1.value) }) {
        let isOnTheWay = facet.value == chosen
        tree.append(
          HierarchicalFacet(
            facet: facet, level: level, isSelected: isOnTheWay && level == selections.count - 1,
            isParentOfSelected: isOnTheWay && level < selections.count - 1))
        if isOnTheWay { tree += rows }
      }
      rows = tree
    }
    return rows
  }
}
