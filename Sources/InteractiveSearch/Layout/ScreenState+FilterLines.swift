import Diagnostics
import SearchModel
import Terminal

extension ScreenState {
  /// The lines of the filter panel: the counted facets with their values, then the other filters.
  func filterLines(of panel: FilterPanel) -> [FilterPanel.Line] {
    let section = sections[panel.section]
    let typed = panel.editor.text.lowercased()
    var lines: [FilterPanel.Line] = []
    for (attribute, facets) in section.content.facets {
      let values = facets.filter { typed.isEmpty || $0.value.lowercased().contains(typed) }
      guard !values.isEmpty else { continue }
      lines.append(.heading(attribute))
      for facet in values {
        let (isSelected, effect) = choice(of: facet.value, attribute: attribute, section: panel.section)
        lines.append(.choice(text: facet.value, count: facet.count, isSelected: isSelected, effect: effect))
      }
    }
    let others = panel.known.filter { known in
      guard let value = known.filter.facetValue, !known.filter.isNegated else { return true }
      return section.content.facets[known.filter.attribute]?.contains { $0.value.lowercased() == value.lowercased() }
        != true
    }.filter { typed.isEmpty || $0.filter.description.lowercased().contains(typed) }
    if !others.isEmpty { lines.append(.heading("Filters")) }
    for other in others {
      let isSelected = section.filterGroups.contains { group in
        group.id == other.groupID && group.filters.contains(other.filter)
      }
      let change = FilterChange.filter(other.filter, groupID: other.groupID)
      lines.append(
        .choice(
          text: other.filter.description, count: nil, isSelected: isSelected,
          effect: .changeFilters(section: panel.section, change)))
    }
    return lines
  }

  /// Whether a value of a facet is chosen in a section, and what choosing it does.
  func choice(of value: String, attribute: String, section: Int) -> (isSelected: Bool, effect: Effect) {
    let groups = sections[section].filterGroups
    for group in groups {
      guard case .hierarchical(let refinement) = group.kind, refinement.attributes.contains(bytesOf: attribute) else {
        continue
      }
      return (
        refinement.keys.contains(value),
        .changeFilters(section: section, .place(key: value, groupName: group.name))
      )
    }
    let isSelected = groups.contains { group in
      group.filters.contains { $0.attribute.hasSameBytes(as: attribute) && $0.isValue(value) }
    }
    if let list = facetSections[RefinedFacet(section: section, attribute: attribute)] {
      return (isSelected, .selectFacet(section: list, value: value))
    }
    let isDisjunctive = disjunctiveFacets[section]?.contains(attribute) ?? false
    return (
      isSelected,
      .changeFilters(
        section: section, .facet(attribute: attribute, value: value, isDisjunctive: isDisjunctive))
    )
  }
}
