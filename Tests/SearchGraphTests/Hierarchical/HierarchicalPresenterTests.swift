import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

struct HierarchicalPresenterTests {
  /// Rows indented by two spaces a level; `*` marks the chosen place, `+` what it lies below.
  private func rows(_ levels: [[Facet]], _ selections: [String]) -> [String] {
    HierarchicalPresenter().transform(levels: levels, selections: selections, separator: " > ").map { row in
      String(repeating: "  ", count: row.level) + (row.isSelected ? "*" : row.isParentOfSelected ? "+" : "")
        + "\(row.facet.value) \(row.facet.count)"
    }
  }

  private let levels = [
    makeFacets(["C": 9, "A": 3, "B": 5]), makeFacets(["A > Z": 1, "A > M": 2, "B > Q": 4]),
    makeFacets(["A > M > X": 2]),
  ]

  @Test func topLevelIsSortedByName() {
    expectEqual(rows([levels[0]], []), ["A 3", "B 5", "C 9"])
  }

  @Test func levelsStandUnderTheirChosenParents() {
    expectEqual(rows(Array(levels.prefix(2)), ["A"]), ["*A 3", "  A > M 2", "  A > Z 1", "B 5", "C 9"])
    expectEqual(rows(levels, ["A", "A > M"]), ["+A 3", "  *A > M 2", "    A > M > X 2", "  A > Z 1", "B 5", "C 9"])
    expectEqual(
      rows(levels, ["A", "A > M", "A > M > X"]),
      [
        "+A 3", "  +A > M 2", "    *A > M > X 2", "  A > Z 1", "B 5", "C 9",
      ])
  }

  @Test func valuesOfOtherBranchesAreLeftOut() {
    expectEqual(rows(levels, ["B"]), ["A 3", "*B 5", "  B > Q 4", "C 9"])
    expectEqual(rows([makeFacets(["A": 1]), makeFacets(["A > B": 1, "Ab > C": 1])], ["A"]), ["*A 1", "  A > B 1"])
  }

  @Test func chosenPlaceWithoutRecordsIsStillShown() {
    expectEqual(rows([makeFacets(["A": 1])], ["B", "B > C"]), ["A 1", "+B 0", "  *B > C 0"])
    expectEqual(rows([], ["B"]), ["*B 0"])
    #expect(rows([], []).isEmpty)
  }
}
