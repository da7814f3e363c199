import SearchModel

/// The group of a filter state in which a facet list keeps its choices.
struct FacetGroup {
  let attribute: String
  let id: FilterGroup.ID

  init(attribute: String, name: String, refinementOperator: RefinementOperator) {
    self.attribute = attribute
    // Filters on `_tags` are of a kind of their own.
    id =
      switch refinementOperator {
      case .and: .and(name: name)
      case .or: .or(name: name, filterType: attribute == "_tags" ? .tag : .facet)
      }
  }

  /// The filters that stand for chosen values, by the values' text: those of the list's own attribute, whatever type
  /// the value has.
  func choices(in groups: [FilterGroup]) -> ExactDictionary<[Filter]> {
    var choices: ExactDictionary<[Filter]> = [:]
    for filter in groups.filter({ $0.id == id }).flatMap(\.filters) where !filter.isNegated {
      switch filter.condition {
      case .facet(attribute, let value): choices[value.text, default: []].append(filter)
      case .tag(let tag) where attribute == "_tags": choices[tag, default: []].append(filter)
      default: continue
      }
    }
    return choices
  }

  /// Leaves nothing but the given values in the group.
  ///
  /// - Parameter known: filters by the text of their values, taken as they are, so that numbers and booleans stay such.
  func choose(_ values: ExactSet, in filterState: FilterState, known: ExactDictionary<[Filter]>) {
    filterState.removeAll(fromGroupWithID: id)
    for value in values {
      filterState.addAll(known[value] ?? [Filter(attribute: attribute, stringValue: value)], toGroupWithID: id)
    }
  }
}
