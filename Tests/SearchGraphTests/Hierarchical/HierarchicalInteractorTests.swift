import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

struct HierarchicalInteractorTests {
  private let tree = HierarchicalInteractor(hierarchicalAttributes: ["c0", "c1", "c2"])
  private let searcher = HitsSearcher(service: SilentService(), indexName: "movies")

  @Test(arguments: [
    ([], "A", ["A"]), ([], "A > B > C", ["A", "A > B", "A > B > C"]), (["A", "A > B"], "A > B", ["A"]),
    (["A"], "A", []), (["A", "A > B"], "A", ["A"]), (["A", "A > B"], "D", ["D"]),
    ([], "A > B > C > D", ["A", "A > B", "A > B > C"]), (["A"], "", []),
  ])
  func choosingBuildsTheWayToTheValue(chosen: [String], key: String, expected: [String]) {
    tree.selections = chosen
    var computed: [[String]] = []
    tree.onSelectionsComputed.subscribe { computed.append($0) }
    tree.computeSelection(key: key)
    expectEqual(computed, [expected])
    expectEqual(tree.selections, chosen)
    tree.select(key)
    expectEqual(tree.selections, expected)
  }

  @Test(arguments: [("/", "A/B", ["A", "A/B"]), ("", "A > B", ["A > B"]), (" > ", "A>B", ["A>B"])])
  func separatorTellsTheLevelsApart(separator: String, key: String, expected: [String]) {
    let tree = HierarchicalInteractor(hierarchicalAttributes: ["c0", "c1"], separator: separator)
    tree.select(key)
    expectEqual(tree.selections, expected)
  }

  @Test func levelsReachToOneBelowTheChosenPlace() {
    tree.connectSearcher(searcher)
    expectEqual(searcher.request.parameters.facets, ["c0", "c1", "c2"])
    let answer = SearchResponse(
      hits: [["objectID": "1"]],
      facets: ["c0": makeFacets(["A": 1]), "c1": makeFacets(["A > B": 1]), "c2": makeFacets(["A > B > C": 1])])
    var levels: [[[String]]] = []
    tree.onItemChanged.subscribe { levels.append($0.map { $0.map(\.value) }) }
    searcher.answerNow(.success(answer))
    tree.selections = ["A"]
    searcher.answerNow(.success(answer))
    tree.selections = ["A", "A > B", "A > B > C"]
    searcher.answerNow(.success(answer))
    expectEqual(levels, [[["A"]], [["A"], ["A > B"]], [["A"], ["A > B"], ["A > B > C"]]])
    expectEqual(tree.numberOfHits(), 3)
  }

  @Test func errorsReachTheTreeAndDisconnectingIsComplete() {
    let connection = tree.connectSearcher(searcher)
    connection.connect()
    var errors: [SearchError] = []
    tree.onError.subscribe { errors.append($0) }
    let error = SearchError(.server, "down")
    searcher.answerNow(.failure(error))
    expectEqual(tree.state, .failed(error))
    expectEqual(errors, [error])
    connection.disconnect()
    connection.disconnect()
    #expect(searcher.request.parameters["facets"] == nil)
    searcher.answerNow(.success(SearchResponse(facets: ["c0": makeFacets(["A": 1])])))
    #expect(tree.item.isEmpty)
  }

  @Test func deepestValueAloneIsInTheFilterState() {
    let state = FilterState()
    var notified = 0
    state.onChange.subscribe { _ in notified += 1 }
    tree.connectFilterState(state)
    tree.select("A > B > C")
    expectEqual(state.text, #"( "c2":"A > B > C" )"#)
    expectEqual(notified, 1)
    tree.select("A > B > C")
    expectEqual(state.text, #"( "c1":"A > B" )"#)
    tree.select("A")
    tree.select("A")
    #expect(state.text == nil)
    expectEqual(state.groups.count, 1)
    expectEqual(state.groups.first?.name, "c0")
    #expect(tree.selections.isEmpty)
  }

  @Test func filtersBesideThePathStay() {
    let state = FilterState(groups: [
      FilterGroup(
        name: "c0", kind: .hierarchical(HierarchicalRefinement(attributes: ["c0"], path: ["A"])),
        filters: [makeFacetFilter("x", .string("y"))])
    ])
    tree.connectFilterState(state)
    tree.select("D > E")
    expectEqual(state.text, #"( "c1":"D > E" AND "x":"y" )"#)
  }

  @Test func groupOfTheStateIsTheChosenPlace() {
    func group(_ path: [String]) -> FilterGroup {
      FilterGroup(
        name: "category", kind: .hierarchical(HierarchicalRefinement(attributes: ["c0", "c1", "c2"], path: path)))
    }
    let state = FilterState(groups: [
      FilterGroup(name: "category", kind: .and, filters: [makeFacetFilter("x", .string("y"))]), group(["A", "B"]),
    ])
    let connection = tree.connectFilterState(state, groupName: "category")
    expectEqual(tree.selections, ["A", "A > B"])
    state.set(group(["D"]))
    state.notifyChange()
    expectEqual(tree.selections, ["D"])
    connection.disconnect()
    tree.select("E")
    state.notifyChange()
    expectEqual(tree.selections, ["E"])
    expectEqual(state.text, #"( "x":"y" ) AND ( "c0":"D" )"#)
  }
}
