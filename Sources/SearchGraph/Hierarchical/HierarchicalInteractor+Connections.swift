import SearchModel

// None of these connections keeps alive what it connects.
extension HierarchicalInteractor {
  /// Shows the levels that a hits searcher counts, and has it count them in every request until the connection is
  /// ended.
  @discardableResult
  public func connectSearcher(_ searcher: HitsSearcher) -> Connection {
    Connection { [weak self, weak searcher] in
      guard let self, let searcher else { return [] }
      searcher.countFacets(of: hierarchicalAttributes)
      searcher.attach(self)
      return [
        Subscription { [weak self, weak searcher] in
          guard let self, let searcher else { return }
          searcher.detach(self)
          searcher.stopCountingFacets(of: hierarchicalAttributes)
        }
      ]
    }
  }

  /// Keeps the chosen place in a hierarchical group of a filter state, in both directions; the deepest value alone
  /// filters.
  ///
  /// The tree takes the place that the state holds now. A choice replaces the group and notifies once; searchers that
  /// are connected to the state search then. Once the connection is ended, the chosen place and the filters stay as
  /// they are.
  ///
  /// - Parameters:
  ///   - filterState: the filter state that holds the filters.
  ///   - groupName: the name of the group, by default the attribute of the top level.
  @discardableResult
  public func connectFilterState(_ filterState: FilterState, groupName: String? = nil) -> Connection {
    let groupName = groupName ?? hierarchicalAttributes.first ?? ""
    return Connection { [weak self, weak filterState] in
      guard let self, let filterState else { return [] }
      selections = Self.selections(in: filterState.groups, groupName)
      return [
        filterState.onChange.subscribe(with: self) { tree, groups in
          tree.selections = Self.selections(in: groups, groupName)
        },
        onSelectionsComputed.subscribe(with: filterState) { [weak self] filterState, selections in
          guard let self else { return }
          filterState[hierarchical: groupName].refinement = refinement(choosing: selections)
          filterState.notifyChange()
        },
      ]
    }
  }

  private static func selections(in groups: [FilterGroup], _ groupName: String) -> [String] {
    guard case .hierarchical(let refinement)? = groups.first(where: { $0.id == .hierarchical(name: groupName) })?.kind
    else { return [] }
    return refinement.keys
  }

  /// Lets a controller show the tree now and after each change, and choose in it. Once the connection is ended, clicks
  /// choose nothing any more, and what is shown stays.
  @discardableResult
  public func connectController(
    _ controller: any HierarchicalController, presenter: HierarchicalPresenter = HierarchicalPresenter()
  ) -> Connection {
    let show = { [weak self, weak controller] in
      guard let self, let controller else { return }
      controller.setItem(presenter.transform(levels: item, selections: selections, separator: separator))
    }
    return Connection { [weak self, weak controller] in
      guard let self, let controller else { return [] }
      controller.onClick = { [weak self] key in self?.select(key) }
      show()
      return [
        onItemChanged.subscribe { _ in show() },
        onSelectionsChanged.subscribe { _ in show() },
        Subscription { [weak controller] in controller?.onClick = nil },
      ]
    }
  }
}
