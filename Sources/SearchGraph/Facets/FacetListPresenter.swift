public import SearchModel

/// A criterion for the order of facet values.
///
/// Source of the behaviour: InstantSearch's `FacetSortCriterion`.
public enum FacetSortCriterion: Sendable, Hashable {
  /// A direction.
  public enum Order: Sendable, Hashable {
    /// Lowest first.
    case ascending
    /// Highest first.
    case descending
  }

  /// The number of records.
  case count(order: Order)
  /// The value without regard to case.
  case alphabetical(order: Order)
  /// Chosen values first.
  case isRefined
}

/// Orders and cuts the values of a facet for display.
///
/// Values without records are left out unless they are wanted. The rest is sorted by the criteria in their order; ties
/// are broken by the value without regard to case and finally by its bytes. The list is then cut to the limit. Source
/// of the behaviour: InstantSearch's `FacetListPresenter`.
public struct FacetListPresenter: Sendable, Hashable {
  /// The criteria of the order, most important first.
  public var sortBy: [FacetSortCriterion]
  /// How many values are shown at most.
  public var limit: Int
  /// Whether values without records are shown, chosen ones included.
  public var showEmptyFacets: Bool

  /// A presenter.
  public init(
    sortBy: [FacetSortCriterion] = [.count(order: .descending)], limit: Int = .max, showEmptyFacets: Bool = true
  ) {
    self.sortBy = sortBy
    self.limit = limit
    self.showEmptyFacets = showEmptyFacets
  }

  /// The values to show.
  ///
  /// - Complexity: O(*n* log *n*) in the number of values.
  public func transform(_ items: [SelectableItem<Facet>]) -> [SelectableItem<Facet>] {
    let shown = items.filter { showEmptyFacets || $0.item.count > 0 }
    let sorted = shown.map { (item: $0, folded: $0.item.value.lowercased()) }.sorted(by: precedes)
    return sorted.prefix(max(limit, 0)).map(\.item)
  }

  private typealias Candidate = (item: SelectableItem<Facet>, folded: String)

  private func precedes(_ left: Candidate, _ right: Candidate) -> Bool {
    for criterion in sortBy {
      switch criterion {
      case .count(let order) where left.item.item.count != right.item.item.count:
        return (left.item.item.count < right.item.item.count) == (order == .ascending)
      case .alphabetical(let order) where left.folded != right.folded:
        return utf8Precedes(left.folded, right.folded) == (order == .ascending)
      case .isRefined where left.item.isSelected != right.item.isSelected: return left.item.isSelected
      default: continue
      }
    }
    if left.folded != right.folded { return utf8Precedes(left.folded, right.folded) }
    return utf8Precedes(left.item.item.value, right.item.item.value)
  }
}
