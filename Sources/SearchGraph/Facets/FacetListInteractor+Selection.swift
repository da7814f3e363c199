public import SearchModel

extension FacetListInteractor {
  /// Computes the choices after a click on a value, and fires ``onSelectionsComputed`` with them.
  ///
  /// ``selections`` does not change here: a connected filter state adopts the choice and then updates the list.
  public func computeSelections(selectingItemForKey key: String) {
    onSelectionsComputed.fire(selections(selecting: key))
  }

  /// Chooses a value, or deselects it when it is chosen, and updates a connected filter state.
  public func select(_ value: String) {
    let computed = selections(selecting: value)
    selections = computed
    onSelectionsComputed.fire(computed)
  }

  /// The values to show: those of the answer in its order, then the chosen ones that it lacks, with the count 0, in
  /// byte order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of values and choices.
  public var selectableItems: [SelectableItem<Facet>] {
    let chosen = Set(selections.map { $0.lowercased() })
    let present = Set(items.map { $0.value.lowercased() })
    let missing = selections.filter { !present.contains($0.lowercased()) }.sorted(by: utf8Precedes)
    return items.map { SelectableItem(item: $0, isSelected: chosen.contains($0.value.lowercased())) }
      + missing.map { SelectableItem(item: Facet(value: $0, count: 0), isSelected: true) }
  }

  private func selections(selecting value: String) -> ExactSet {
    let folded = value.lowercased()
    let chosen = selections.filter { $0.lowercased() == folded }
    return switch selectionMode {
    case .single: chosen.isEmpty ? [value] : []
    case .multiple: chosen.isEmpty ? selections.union([value]) : selections.subtracting(chosen)
    }
  }
}
