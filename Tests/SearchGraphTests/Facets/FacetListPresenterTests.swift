import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

struct FacetListPresenterTests {
  private let items = [("b", 2, false), ("A", 2, true), ("c", 5, false), ("a", 2, false), ("d", 0, true)].map {
    SelectableItem(item: Facet(value: $0.0, count: $0.1), isSelected: $0.2)
  }

  private func shown(_ presenter: FacetListPresenter, of items: [SelectableItem<Facet>]? = nil) -> String {
    presenter.transform(items ?? self.items).map(\.item.value).joined()
  }

  @Test(arguments: [
    ([FacetSortCriterion.count(order: .descending)], "cAabd"), ([.count(order: .ascending)], "dAabc"),
    ([.alphabetical(order: .ascending)], "Aabcd"), ([.alphabetical(order: .descending)], "dcbAa"),
    ([.isRefined], "Adabc"), ([.isRefined, .count(order: .descending)], "Adcab"),
    ([.count(order: .descending), .isRefined], "cAabd"),
    ([.count(order: .descending), .alphabetical(order: .descending)], "cbAad"), ([], "Aabcd"),
  ])
  func criteriaAreGoneThroughInTheirOrder(criteria: [FacetSortCriterion], expected: String) {
    expectEqual(shown(FacetListPresenter(sortBy: criteria)), expected)
  }

  @Test func orderDoesNotDependOnTheOrderOfTheAnswer() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<50 {
      expectEqual(shown(FacetListPresenter(), of: items.shuffled(using: &generator)), "cAabd")
    }
  }

  @Test(arguments: [(-1, ""), (0, ""), (2, "cA"), (9, "cAabd"), (.max, "cAabd")])
  func limitCutsAfterSorting(limit: Int, expected: String) {
    expectEqual(shown(FacetListPresenter(limit: limit)), expected)
  }

  @Test func valuesWithoutRecordsCanBeLeftOut() {
    expectEqual(shown(FacetListPresenter(showEmptyFacets: false)), "cAab")
    expectEqual(shown(FacetListPresenter(sortBy: [.isRefined], limit: 2, showEmptyFacets: false)), "Aa")
  }

  @Test func choicesStayWithTheirValues() {
    expectEqual(
      describe(FacetListPresenter(sortBy: [.isRefined]).transform(items)), ["*A 2", "*d 0", "a 2", "b 2", "c 5"])
  }
}
