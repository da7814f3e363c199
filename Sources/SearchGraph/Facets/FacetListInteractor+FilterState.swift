public import SearchModel

extension FacetListInteractor {
  /// Keeps the choices in a group of a filter state, in both directions.
  ///
  /// The list takes the choices that the state holds now. A choice empties the whole group, puts a filter for each
  /// chosen value into it and notifies once; searchers that are connected to the state search then. Any change of the
  /// state changes the choices. Filters on other attributes in the group are not choices of the list; numbers and
  /// booleans are. The connection keeps neither alive; once it is ended, choices and filters stay as they are.
  ///
  /// - Parameters:
  ///   - filterState: the filter state that holds the filters.
  ///   - attribute: the facet.
  ///   - operator: whether records must have all or one of the chosen values.
  ///   - groupName: the name of the group, by default the attribute.
  @discardableResult
  public func connectFilterState(
    _ filterState: FilterState, with attribute: String, operator: RefinementOperator, groupName: String? = nil
  ) -> Connection {
    let group = FacetGroup(attribute: attribute, name: groupName ?? attribute, refinementOperator: `operator`)
    // The filters that the state has held, by the text of their values. A list knows values as texts only; when one is
    // chosen again, its filter is taken from here, so that a number or boolean does not come back as a text.
    var known: ExactDictionary<[Filter]> = [:]
    func takeChoices(of groups: [FilterGroup], into list: FacetListInteractor) {
      let choices = group.choices(in: groups)
      known.merge(choices) { $1 }
      list.selections = choices.keys
    }
    return Connection { [weak self, weak filterState] in
      guard let self, let filterState else { return [] }
      takeChoices(of: filterState.groups, into: self)
      return [
        filterState.onChange.subscribe(with: self) { list, groups in takeChoices(of: groups, into: list) },
        onSelectionsComputed.subscribe(with: filterState) { filterState, selections in
          group.choose(selections, in: filterState, known: known)
          filterState.notifyChange()
        },
      ]
    }
  }
}
