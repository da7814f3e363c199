import ExampleScreen
import MultihitsKit

final class FacetTable: FacetListController {
  var onClick: ((Facet) -> Void)?
  private(set) var items: [SelectableItem<Facet>] = []

  func setSelectableItems(_ items: [SelectableItem<Facet>]) {
    self.items = items
  }

  func reload() {}
}

@MainActor
func chooseAmongFacetValues() async throws {
  let searcher = HitsSearcher(service: try ExampleData.shop(), indexName: "products")
  let filterState = FilterState()
  searcher.connectFilterState(filterState)
  let table = FacetTable()

  let connector = FacetListConnector(
    searcher: searcher, filterState: filterState, attribute: "colours", operator: .or, controller: table,
    presenter: FacetListPresenter(sortBy: [.isRefined, .count(order: .descending)], limit: 4))
  await searcher.searchAndWait()

  // A click puts a filter into the state, which searches; the other values keep their counts.
  table.onClick?(Facet(value: "red", count: 0))
  await searcher.waitForAnswers()
  for item in table.items { print(item.isSelected ? "x" : "-", item.item.value, item.item.count) }
  print(filterState.text ?? "", connector.interactor.selections)
}

final class Tree: HierarchicalController {
  var onClick: ((String) -> Void)?
  private(set) var rows: [HierarchicalFacet] = []

  func setItem(_ item: [HierarchicalFacet]) {
    rows = item
  }
}

@MainActor
func walkAHierarchy() async throws {
  let searcher = HitsSearcher(service: try ExampleData.movieNight(), indexName: "movies")
  let filterState = FilterState()
  searcher.connectFilterState(filterState)
  let tree = Tree()

  let connector = HierarchicalConnector(
    searcher: searcher, filterState: filterState, hierarchicalAttributes: ["cat.lvl0", "cat.lvl1"],
    controller: tree)
  await searcher.searchAndWait()

  tree.onClick?("Fiction")
  await searcher.waitForAnswers()
  for row in tree.rows.prefix(4) {
    print(String(repeating: "  ", count: row.level) + "\(row.facet.value) \(row.facet.count)")
  }
  print(connector.interactor.selections)
}
