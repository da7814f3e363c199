import SearchGraph
import SearchModel
import TestSupport
import Testing

struct FilterStateTests {
  private let drama = Filter(attribute: "genre", stringValue: "Drama")
  private let comedy = Filter(attribute: "genre", stringValue: "Comedy")
  private let recent = Filter(attribute: "year", operator: .greaterOrEqual, value: 1990)

  /// A state and the texts of its notifications so far.
  private func makeState() -> (state: FilterState, texts: () -> [String?]) {
    let state = FilterState()
    var texts: [String?] = []
    state.onChange.subscribe { texts.append(FilterGroup.text(of: $0)) }
    return (state, { texts })
  }

  @Test func changesAreSilentUntilNotified() {
    let (state, texts) = makeState()
    state.add(drama, toGroupWithID: .or(name: "g", filterType: .facet))
    state.toggle(recent, inGroupWithID: .and(name: "y"))
    state.set(FilterGroup(name: "x", kind: .and, filters: [comedy]))
    state.filters.remove(comedy)
    #expect(texts().isEmpty)
    state.notifyChange()
    expectEqual(texts(), [#"( "genre":"Drama" ) AND ( "year" >= 1990 )"#])
  }

  @Test func commandsAreAllAppliedAndNotifiedOnce() {
    let (state, texts) = makeState()
    let group = FilterGroup.ID.or(name: "g", filterType: .facet)
    state.notify(
      .add(drama, toGroupWithID: group), .addAll([comedy, recent], toGroupWithID: .and(name: "a")),
      .remove(comedy), .toggle(comedy, inGroupWithID: group), .remove(recent, fromGroupWithID: .and(name: "a")))
    expectEqual(texts(), [#"( "genre":"Comedy" OR "genre":"Drama" )"#])
    state.notify(.removeAll([drama]), .set(FilterGroup(name: "s", kind: .and, filters: [recent])))
    state.notify(.removeAll(fromGroupWithID: group), .removeAllExcept([.and(name: "s")]))
    state.notify(.removeAll(fromGroupWithIDs: [.and(name: "s")]), .clear([group], mode: .except))
    state.notify(.add(drama, toGroupWithID: group), .removeAll)
    expectEqual(
      texts().dropFirst(), [#"( "genre":"Comedy" ) AND ( "year" >= 1990 )"#, #"( "year" >= 1990 )"#, nil, nil])
  }

  @Test func trapCommandRemoveAllForAttributeKeepsToItsGroup() {
    let (state, texts) = makeState()
    for name in ["a", "b"] { state.add(drama, toGroupWithID: .and(name: name)) }
    state.notify(.removeAll(for: "genre", fromGroupWithID: .and(name: "a")))
    state.notify(.removeAll(for: "genre"))
    expectEqual(texts(), [#"( "genre":"Drama" )"#, nil])
  }

  @Test func noFiltersAreNoText() {
    let state = FilterState(groups: [FilterGroup(name: "a", kind: .or), FilterGroup(name: "b", kind: .and)])
    #expect(state.text == nil)
    #expect(state.isEmpty)
    expectEqual(state.legacyFilters, LegacyFilters(FilterGroups()))
  }

  @Test func copyIsIndependent() {
    let (state, texts) = makeState()
    state.add(drama, toGroupWithID: .and(name: "a"))
    let copy = state.copy()
    copy.add(comedy, toGroupWithID: .and(name: "a"))
    copy.notifyChange()
    state.removeAll()
    expectEqual(copy.getFilters(forGroupWithID: .and(name: "a")), [comedy, drama])
    #expect(state.isEmpty)
    #expect(texts().isEmpty)
  }

  @Test func lateSubscriberHearsTheLastNotification() {
    let state = FilterState()
    state.notify(.add(drama, toGroupWithID: .and(name: "a")))
    state.add(comedy, toGroupWithID: .and(name: "a"))
    var heard: [[FilterGroup]] = []
    state.onChange.subscribePast { heard.append($0) }
    expectEqual(heard, [[FilterGroup(name: "a", kind: .and, filters: [drama])]])
  }

  @Test func textIsAState() throws {
    let text = #"( "genre":"Drama" OR "genre":"R&B" ) AND ( "year" >= 1990 )"#
    try expectEqual(FilterState(text: text).text, text)
    #expect(throws: FilterSyntaxError.self) { try FilterState(text: "a:1 OR") }
  }

  @Test func changesReachTheFilters() {
    let state = FilterState(groups: [FilterGroup(name: "a", kind: .and, filters: [drama, comedy, recent])])
    let group = FilterGroup.ID.and(name: "a")
    #expect(state.contains(drama) && state.contains(drama, inGroupWithID: group))
    #expect(state.remove(drama, fromGroupWithID: group) && !state.remove(drama))
    state.removeAll(for: "year", fromGroupWithID: group)
    expectEqual(state.allFilters, [comedy])
    state.removeAll([comedy])
    state.addAll([drama, recent], toGroupWithID: group)
    state.removeAllExcept([group])
    expectEqual(state.groups, [FilterGroup(name: "a", kind: .and, filters: [drama, recent])])
    state.clear([group], mode: .except)
    state.removeAll(fromGroupWithIDs: [.and(name: "b")])
    #expect(!state.isEmpty)
    state.removeAll(fromGroupWithID: group)
    #expect(state.isEmpty)
  }
}

struct FilterStateAccessorTests {
  private let drama = Filter(attribute: "genre", stringValue: "Drama")
  private let comedy = Filter(attribute: "genre", stringValue: "Comedy", isNegated: true, score: 2)

  @Test func groupsAreReachedByTheirNames() {
    let state = FilterState()
    state[or: "genres"].add(drama, comedy)
    state[or: "tags", .tag].toggle(Filter(tag: "new"))
    state[and: "years"].addAll([Filter(attribute: "year", range: 1990...1999)])
    expectEqual(
      state.text,
      #"( "genre":"Drama" OR NOT "genre":"Comedy"<score=2> ) AND ( "_tags":"new" ) AND ( "year":1990 TO 1999 )"#)
    expectEqual(state[or: "genres"].filters, [drama, comedy])
    #expect(state[or: "genres"].contains(drama) && !state[and: "genres"].contains(drama))
    #expect(state[or: "genres"].remove(drama) && !state[or: "genres"].remove(drama))
    state[or: "genres"].removeAll([drama])
    #expect(!state[or: "genres"].isEmpty)
    state[or: "genres"].removeAll(for: "genre")
    #expect(state[or: "genres"].isEmpty)
    state[and: "years"].removeAll()
    expectEqual(state.text, #"( "_tags":"new" )"#)
  }

  @Test func hierarchicalGroupSelectsAndClears() {
    let state = FilterState()
    let category = state[hierarchical: "c"]
    category.attributes = ["c0", "c1", "c2"]
    category.select("Film > Feature")
    expectEqual(category.path, ["Film", "Feature"])
    expectEqual(state.text, #"( "c1":"Film > Feature" )"#)
    category.select("Film > Feature")
    expectEqual(state.text, #"( "c0":"Film" )"#)
    category.removeAll()
    #expect(state.isEmpty)
    expectEqual(category.refinement, HierarchicalRefinement(attributes: ["c0", "c1", "c2"]))
    category.path = ["Series"]
    expectEqual(state.text, #"( "c0":"Series" )"#)
  }

  @Test func trapHierarchicalRemoveAllOfFiltersKeepsTheOthers() {
    let state = FilterState()
    let category = state[hierarchical: "c"]
    category.refinement = HierarchicalRefinement(attributes: ["c0"], path: ["Film"])
    category.add(drama, comedy)
    category.removeAll([drama])
    expectEqual(state.text, #"( "c0":"Film" AND NOT "genre":"Comedy"<score=2> )"#)
    category.toggle(comedy)
    category.removeAll([Filter(attribute: "c0", stringValue: "Film")])
    #expect(category.isEmpty && category.attributes == ["c0"])
  }
}
