import Diagnostics
import SearchGraph
import SearchModel
import SpecLoader

extension GraphLoader {
  /// A list of the values of a facet. Its choices are kept in the filter states of the modules that it refines; where
  /// these differ, the first one says what is chosen.
  func facetListInteractor(
    of module: ModuleSpecification, _ facet: FacetModuleSpecification, refining filterStates: [FilterState]
  ) -> FacetListInteractor {
    let interactor = FacetListInteractor(
      selectionMode: facet.selection,
      showItemsOnEmptyQuery: module.showItemsOnEmptyQuery)
    for filterState in filterStates.reversed() {
      interactor.connectFilterState(
        filterState, with: facet.attribute, operator: facet.operator,
        groupName: groupName(of: facet, in: filterState))
    }
    return interactor
  }

  /// The group that holds nothing but values of the facet, so that the spec's choices can be deselected; nil without
  /// such a group.
  private func groupName(of facet: FacetModuleSpecification, in filterState: FilterState) -> String? {
    let kind: FilterGroup.Kind = facet.operator == .and ? .and : .or
    return filterState.groups.first { group in
      group.kind == kind
        && group.filters.allSatisfy {
          $0.kind == .facet && $0.attribute.hasSameBytes(as: facet.attribute) && !$0.isNegated
        }
    }?.name
  }
}
