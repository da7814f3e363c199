import OrderedCollections
import SearchModel
import Terminal

/// The panel of a section's facets and filters.
struct FilterPanel: Sendable {
  /// A line of the panel.
  enum Line: Sendable, Hashable {
    /// The name of a facet, or of the group of other filters.
    case heading(String)
    /// An item that can be chosen and deselected; facet values have a count.
    case choice(text: String, count: Int?, isSelected: Bool, effect: Effect)

    /// What choosing the line does; nil for a heading.
    var effect: Effect? {
      guard case .choice(_, _, _, let effect) = self else { return nil }
      return effect
    }
  }

  /// The section whose filters are shown.
  var section: Int
  /// What is typed to narrow the list.
  var editor = LineEditor()
  /// The line under the cursor among the choices.
  var row = 0
  /// What that line does, by which it is found again among others.
  var focus: Effect?
  /// Filters that existed since the panel was opened, so that a deselected one can be chosen again.
  var known: OrderedSet<KnownFilter> = []

  /// A filter that is no value of a counted facet.
  struct KnownFilter: Sendable, Hashable {
    var filter: Filter
    var groupID: FilterGroup.ID
  }

  /// The numbers of the choices among lines.
  static func choices(in lines: [Line]) -> [Int] {
    lines.indices.filter { lines[$0].effect != nil }
  }
}
