import SearchModel
import TestSupport
import Testing

@testable import SearchGraph

struct FacetListFilterStateTests {
  private let list = FacetListInteractor()

  private func state(_ groups: FilterGroup...) -> FilterState { FilterState(groups: groups) }

  @Test(arguments: [
    (RefinementOperator.or, #"( "genre":"a" OR "genre":"b" ) AND ( "year":"z" )"#),
    (.and, #"( "genre":"a" AND "genre":"b" ) AND ( "year":"z" )"#),
  ])
  func choiceReplacesTheWholeGroupAndNotifiesOnce(refinementOperator: RefinementOperator, expected: String) {
    let state = state(
      FilterGroup(
        name: "genre", kind: refinementOperator == .or ? .or : .and,
        filters: [
          makeFacetFilter("genre", .string("a")), makeFacetFilter("year", .number(.integer(1999))),
          makeFacetFilter("genre", .string("x"), isNegated: true),
        ]),
      FilterGroup(name: "when", kind: .and, filters: [makeFacetFilter("year", .string("z"))]))
    var notified = 0
    state.onChange.subscribe { _ in notified += 1 }
    list.connectFilterState(state, with: "genre", operator: refinementOperator)
    expectEqual(notified, 0)
    list.select("b")
    expectEqual(notified, 1)
    expectEqual(state.text, expected)
    expectEqual(list.selections, ["a", "b"])
  }

  @Test func tagsAreChosenAsTags() {
    let state = state(FilterGroup(name: "t", kind: .or, filters: [Filter(.tag("new")), Filter(.tag("old"))]))
    list.connectFilterState(state, with: "_tags", operator: .or, groupName: "t")
    expectEqual(list.selections, ["new", "old"])
    list.select("old")
    list.select("rare")
    expectEqual(state.text, #"( "_tags":"new" OR "_tags":"rare" )"#)
    expectEqual(list.selections, ["new", "rare"])
  }

  @Test func tagsAndNumbersUnderTheNameOfTheGroupStay() {
    let state = state(
      FilterGroup(name: "g", kind: .or, filters: [Filter(.tag("new")), makeFacetFilter("genre", .string("a"))]))
    list.connectFilterState(state, with: "genre", operator: .or, groupName: "g")
    list.select("a")
    expectEqual(state.text, #"( "_tags":"new" )"#)
  }

  @Test func stateThatIsThereAlreadyIsChosen() {
    let state = state(
      FilterGroup(name: "g", kind: .or, filters: ["a", "b"].map { makeFacetFilter("genre", .string($0)) }))
    let single = FacetListInteractor(selectionMode: .single)
    single.connectFilterState(state, with: "genre", operator: .or, groupName: "g")
    expectEqual(single.selections, ["a", "b"])
    single.select("c")
    expectEqual(state.text, #"( "genre":"c" )"#)
    single.select("c")
    #expect(state.text == nil)
    #expect(single.selections.isEmpty)
  }

  @Test func changedStateChangesTheChoicesWithoutAnotherNotification() {
    let state = state()
    list.connectFilterState(state, with: "genre", operator: .and)
    var notified = 0
    state.onChange.subscribe { _ in notified += 1 }
    state.set(FilterGroup(name: "genre", kind: .and, filters: [makeFacetFilter("genre", .string("a"))]))
    #expect(list.selections.isEmpty)
    state.notifyChange()
    expectEqual(list.selections, ["a"])
    expectEqual(notified, 1)
  }

  @Test func groupsOfOtherNamesAndKindsAreNoChoices() {
    let chosen = makeFacetFilter("genre", .string("a"))
    let state = state(
      FilterGroup(name: "genre", kind: .and, filters: [chosen]),
      FilterGroup(name: "other", kind: .or, filters: [chosen]),
      FilterGroup(name: "genre", kind: .or, filters: [Filter(.tag("a"))]))
    list.connectFilterState(state, with: "genre", operator: .or)
    #expect(list.selections.isEmpty)
  }

  @Test func trapFiltersOfOtherAttributesAreNoSelections() {
    let state = state(
      FilterGroup(
        name: "g", kind: .and,
        filters: [
          makeFacetFilter("genre", .string("a")), makeFacetFilter("country", .string("FR")),
          makeFacetFilter("genre", .string("b"), isNegated: true), Filter(.tag("c")),
        ]))
    list.connectFilterState(state, with: "genre", operator: .and, groupName: "g")
    expectEqual(list.selections, ["a"])
  }

  @Test func trapNumbersAndBooleansAreSelectionsAndStayWhatTheyAre() {
    let state = state(
      FilterGroup(
        name: "v", kind: .or,
        filters: [
          makeFacetFilter("v", .number(.integer(1999))), makeFacetFilter("v", .bool(true)),
          makeFacetFilter("v", .number(PlainNumber(0.5))), makeFacetFilter("v", .string("x")),
        ]))
    list.connectFilterState(state, with: "v", operator: .or)
    expectEqual(list.selections, ["1999", "true", "0.5", "x"])
    list.select("2000")
    expectEqual(state.text, #"( "v":"2000" OR "v":"x" OR "v":0.5 OR "v":1999 OR "v":true )"#)
    list.select("1999")
    list.select("true")
    expectEqual(state.text, #"( "v":"2000" OR "v":"x" OR "v":0.5 )"#)
    list.select("1999")
    expectEqual(state.text, #"( "v":"2000" OR "v":"x" OR "v":0.5 OR "v":1999 )"#)
  }

  @Test func scoresOfChosenFiltersStay() {
    let scored = Filter(.facet(attribute: "genre", value: .string("a")), score: 3)
    let state = state(FilterGroup(name: "genre", kind: .or, filters: [scored]))
    list.connectFilterState(state, with: "genre", operator: .or)
    list.select("b")
    expectEqual(state.text, #"( "genre":"a"<score=3> OR "genre":"b" )"#)
  }

  @Test func disconnectedListAndStateLeaveEachOtherAlone() {
    let state = state()
    let connection = list.connectFilterState(state, with: "genre", operator: .or)
    connection.connect()
    list.select("a")
    connection.disconnect()
    list.select("b")
    expectEqual(state.text, #"( "genre":"a" )"#)
    state.set(FilterGroup(name: "genre", kind: .or))
    state.notifyChange()
    expectEqual(list.selections, ["a", "b"])
    connection.connect()
    #expect(list.selections.isEmpty)
  }

  @Test func connectionsOfSeveralListsToOneStateEndOneByOne() {
    let state = state()
    let other = FacetListInteractor()
    let connection = list.connectFilterState(state, with: "genre", operator: .or)
    list.connectFilterState(state, with: "country", operator: .or)
    other.connectFilterState(state, with: "genre", operator: .or)
    connection.disconnect()
    other.select("a")
    #expect(list.selections.isEmpty)
    state.set(FilterGroup(name: "country", kind: .or, filters: [makeFacetFilter("country", .string("FR"))]))
    state.notifyChange()
    expectEqual(list.selections, ["FR"])
  }

  @Test func choiceIsInTheRequestAndStartsItAnew() {
    let searcher = HitsSearcher(service: SilentService(), indexName: "movies", parameters: ["page": 3])
    let state = state()
    searcher.attach(state)
    searcher.parameters.page = 3
    list.connectSearcher(searcher, with: "genre")
    list.connectFilterState(state, with: "genre", operator: .or)
    searcher.answerNow(.success(SearchResponse(facets: ["genre": makeFacets(["a": 2])])))
    list.select("a")
    expectEqual(searcher.request.parameters.page, 0)
    expectEqual(FilterGroup.text(of: searcher.request.filterGroups), #"( "genre":"a" )"#)
    expectEqual(FacetingRecipe.disjunctiveAttributes(of: searcher.request), ["genre"])
    #expect(list.items.isEmpty && list.state == .waiting)
    expectEqual(describe(list.selectableItems), ["*a 0"])
  }
}
