import SearchModel
import TestSupport
import Testing

struct FilterGroupsTests {
  private let drama = Filter(attribute: "genre", stringValue: "Drama")
  private let comedy = Filter(attribute: "genre", stringValue: "Comedy")
  private let recent = Filter(attribute: "year", operator: .greaterOrEqual, value: 1990)
  private let new = Filter(tag: "new")
  private let category = FilterGroup.ID.hierarchical(name: "c")

  private var path: HierarchicalRefinement {
    HierarchicalRefinement(attributes: ["c0", "c1"], path: ["Film", "Feature"])
  }

  private func or(_ name: String, _ kind: Filter.Kind = .facet) -> FilterGroup.ID { .or(name: name, filterType: kind) }

  @Test func kindsOfOneNameAreDifferentGroups() {
    var groups = FilterGroups()
    groups.add(drama, toGroupWithID: or("a"))
    groups.add(new, toGroupWithID: or("a", .tag))
    groups.add(recent, toGroupWithID: .and(name: "a"))
    groups.add(comedy, toGroupWithID: .hierarchical(name: "a"))
    expectEqual(groups.groupIDs, [or("a"), or("a", .tag), .and(name: "a"), .hierarchical(name: "a")])
    expectEqual(groups.groups.map(\.id), groups.groupIDs)
    expectEqual(groups.filters(in: or("a")), [drama])
    expectEqual(groups.getFilters(forGroupWithID: .and(name: "a")), [recent])
    groups.removeAll(fromGroupWithID: or("a"))
    let left = [comedy, recent, new]
    expectEqual(groups.allFilters, left.sorted { $0.description < $1.description })
  }

  @Test func filterAddedTwiceIsThereOnce() {
    var groups = FilterGroups()
    groups.addAll([drama, drama], toGroupWithID: .and(name: "a"))
    groups.add(drama, toGroupWithID: .and(name: "a"))
    expectEqual(groups.filters(in: .and(name: "a")), [drama])
    groups.remove(drama, fromGroupWithID: .and(name: "a"))
    expectEqual(groups, FilterGroups())
    #expect(groups.isEmpty)
    #expect(groups.text == nil)
  }

  @Test func orderOfChangesDoesNotMatter() {
    let filters = [drama, comedy, recent, new, Filter(tag: "\u{E9}"), Filter(tag: "e\u{301}")]
    var forward = FilterGroups()
    var backward = FilterGroups()
    forward.addAll(filters, toGroupWithID: or("a"))
    backward.addAll(filters.reversed(), toGroupWithID: or("a"))
    expectEqual(forward, backward)
    expectEqual(forward.hashValue, backward.hashValue)
    let text = forward.text ?? ""
    expectEqual(backward.text?.utf8.elementsEqual(text.utf8), true)
  }

  @Test func filterOfAnotherKindGoesToTheOrGroupOfItsKind() throws {
    var groups = FilterGroups([FilterGroup(name: "a", kind: .or, filters: [drama, new, recent])])
    expectEqual(groups.groupIDs, [or("a"), or("a", .numeric), or("a", .tag)])
    #expect(groups.contains(new, inGroupWithID: or("a")))
    #expect(!groups.contains(new, inGroupWithID: or("b")))
    groups.toggle(new, inGroupWithID: or("a"))
    #expect(!groups.contains(new))
    let text = try #require(groups.text)
    expectEqual(text, #"( "genre":"Drama" ) AND ( "year" >= 1990 )"#)
    try expectEqual(FilterGroups(parsing: text).text, text)
  }

  @Test func facetValueOfTagsIsATag() {
    let filter = Filter(attribute: "_tags", stringValue: "new")
    expectEqual(filter, new)
    var other = drama
    other.condition = .facet(attribute: "_tags", value: .number(5))
    expectEqual(other, Filter(tag: "5"))
    expectEqual(FilterGroups([FilterGroup(name: "a", kind: .or, filters: [filter])]).groupIDs, [or("a", .tag)])
  }

  @Test(arguments: [(-1, 0), (0, 0), (65_535, 65_535), (70_000, 65_535)])
  func scoreStaysInItsRange(score: Int, kept: Int) {
    var filter = Filter(tag: "a", score: score)
    expectEqual(filter.score, kept)
    filter.score = nil
    filter.score = score
    expectEqual(filter.score, kept)
  }

  @Test func removeTellsWhetherItRemoved() {
    var groups = FilterGroups()
    groups.add(drama, toGroupWithID: or("a"))
    groups.add(drama, toGroupWithID: .and(name: "b"))
    groups.add(drama, toGroupWithID: .and(name: "c"))
    let fromGroups = [
      groups.remove(comedy, fromGroupWithID: or("a")), groups.remove(drama, fromGroupWithID: .and(name: "a")),
      groups.remove(drama, fromGroupWithID: .and(name: "b")),
    ]
    expectEqual(fromGroups, [false, false, true])
    let fromEverywhere = [groups.remove(comedy), groups.remove(drama), groups.remove(drama)]
    expectEqual(fromEverywhere, [false, true, false])
    #expect(groups.isEmpty)
  }

  @Test func trapRemoveAllForAttributeKeepsToItsGroup() {
    var groups = FilterGroups()
    for name in ["a", "b"] { groups.addAll([drama, comedy, recent], toGroupWithID: .and(name: name)) }
    var everywhere = groups
    groups.removeAll(for: "genre", fromGroupWithID: .and(name: "a"))
    expectEqual(groups.filters(in: .and(name: "a")), [recent])
    expectEqual(groups.filters(in: .and(name: "b")), [comedy, drama, recent])
    everywhere.removeAll(for: "genre")
    expectEqual(everywhere.allFilters, [recent])
    everywhere.removeAll(for: "year")
    #expect(everywhere.groupIDs.isEmpty)
  }

  @Test func trapHierarchicalRemoveAllOfFiltersKeepsTheOthers() throws {
    var groups = FilterGroups()
    groups.set(path, inGroupNamed: "c")
    groups.addAll([drama, comedy], toGroupWithID: category)
    groups.removeAll([drama, recent], fromGroupWithID: category)
    expectEqual(groups.text, #"( "c1":"Film > Feature" AND "genre":"Comedy" )"#)
    groups.removeAll([try #require(path.deepestFilter)])
    expectEqual(groups.text, #"( "genre":"Comedy" )"#)
    expectEqual(groups.refinement(inGroupNamed: "c"), HierarchicalRefinement(attributes: ["c0", "c1"]))
  }

  @Test func trapTwoGroupsMayHoldTheSameValue() {
    var groups = FilterGroups()
    groups.add(drama, toGroupWithID: or("a"))
    groups.add(drama, toGroupWithID: or("b"))
    expectEqual(groups.text, #"( "genre":"Drama" ) AND ( "genre":"Drama" )"#)
    expectEqual(groups.allFilters, [drama])
    let request = SectionRequest(moduleID: "m", indexName: "m", filterGroups: groups.groups)
    expectEqual(FacetingRecipe.chosenValues(in: request), ["genre": ["Drama"]])
  }

  @Test func toggleAddsAndRemoves() {
    var groups = FilterGroups()
    groups.toggle(drama, inGroupWithID: or("a"))
    #expect(groups.contains(drama))
    groups.toggle(drama, inGroupWithID: or("a"))
    #expect(!groups.contains(drama))
  }

  @Test(
    arguments: [
      (nil, .specified, []), ([], .specified, ["a", "b", "d"]), (["a", "x"], .specified, ["b", "d"]),
      (["a"], .except, ["a"]), ([], .except, []), (nil, .except, []),
    ] as [([String]?, FilterClearMode, [String])])
  func clearEmptiesTheGroupsMeant(names: [String]?, mode: FilterClearMode, left: [String]) {
    var groups = FilterGroups(["a", "b", "d"].map { FilterGroup(name: $0, kind: .and, filters: [drama]) })
    groups.set(path, inGroupNamed: "c")
    groups.clear(names?.map { .and(name: $0) }, mode: mode)
    expectEqual(groups.groups.filter { $0.kind == .and }.map(\.name), left)
    expectEqual(groups.refinement(inGroupNamed: "c")?.path.isEmpty, (names == nil || mode == .except))
  }

  @Test func clearedHierarchicalGroupKeepsItsAttributes() {
    var groups = FilterGroups([FilterGroup(name: "c", kind: .hierarchical(path), filters: [drama])])
    groups.clear([category])
    #expect(groups.isEmpty)
    expectEqual(
      groups.groups,
      [
        FilterGroup(name: "c", kind: .hierarchical(HierarchicalRefinement(attributes: path.attributes)))
      ])
    groups.select("Film", inGroupNamed: "c")
    expectEqual(groups.text, #"( "c0":"Film" )"#)
    groups.removeAll(for: "c0")
    #expect(groups.isEmpty)
  }

  @Test func deepestFilterOfAPathIsHeldOnce() throws {
    let deepest = try #require(path.deepestFilter)
    var groups = FilterGroups([FilterGroup(name: "c", kind: .hierarchical(path), filters: [deepest])])
    groups.add(deepest, toGroupWithID: category)
    expectEqual(groups.filters(in: category), [deepest])
    #expect(groups.contains(deepest) && groups.contains(deepest, inGroupWithID: category))
    #expect(!groups.contains(deepest, inGroupWithID: .and(name: "c")))
    groups.select("Film > Feature", inGroupNamed: "c")
    expectEqual(groups.text, #"( "c0":"Film" )"#)
    groups.select("Film", inGroupNamed: "c")
    #expect(groups.isEmpty)
    groups.select("Film", inGroupNamed: "other")
    expectEqual(groups.groupIDs, [category])
  }

  @Test func setReplacesTheGroupOfItsID() {
    var groups = FilterGroups([FilterGroup(name: "a", kind: .or, filters: [drama, new])])
    groups.set(FilterGroup(name: "a", kind: .or, filters: [comedy]))
    expectEqual(groups.text, #"( "genre":"Comedy" ) AND ( "_tags":"new" )"#)
    groups.set(FilterGroup(name: "a", kind: .or))
    expectEqual(groups.text, #"( "_tags":"new" )"#)
    groups.set(FilterGroup(name: "a", kind: .or, filters: [drama, recent, !new]))
    expectEqual(groups.text, #"( "genre":"Drama" ) AND ( "year" >= 1990 ) AND ( NOT "_tags":"new" )"#)
    groups.set(FilterGroup(name: "c", kind: .hierarchical(path), filters: [drama]))
    groups.set(FilterGroup(name: "c", kind: .hierarchical(HierarchicalRefinement(attributes: ["d"], path: ["x"]))))
    expectEqual(groups.filters(in: category).map(\.description), [#""d":"x""#])
  }
}
