import SearchGraph
import SearchModel
import SpecLoader
import Terminal
import TestSupport
import Testing

@testable import InteractiveSearch

@Suite("F4: the screen as a query with expectations")
struct QueryRowKeyTests {
  /// The row that the key asks to write, and the sections without an expectation.
  private func kept(_ state: inout ScreenState) -> (row: QueryRow, omissions: [String])? {
    guard case .keepQuery(let row, let omissions)? = state.press("f4").first else { return nil }
    return (row, omissions)
  }

  private let drama = FilterGroup(name: "genre", kind: .or, filters: [Filter(attribute: "genre", stringValue: "Drama")])

  @Test("The first three rows of each section are expected")
  func rows() {
    var hidden = makeSection("ideas", [], kind: .suggestions)
    hidden.content.isHidden = true
    var state = makeState(
      makeSection("films", ["a", "b", "c", "d"]), makeSection("people", []), hidden,
      makeSection("genres", ["Drama", "Comedy"], kind: .facetValues), query: "x y")
    state.given = GivenSearch(page: 0, hitsPerPage: 4, filters: ["year > 1"])
    expectEqual(
      kept(&state)?.row,
      QueryRow(
        query: "x y", page: 0, hitsPerPage: 4, filters: ["year > 1"],
        sections: [
          .init(module: "films", status: .ok, first: ["films-0", "films-1", "films-2"]),
          .init(module: "people", status: .empty), .init(module: "ideas", status: .hidden),
          .init(module: "genres", status: .ok, first: ["Drama", "Comedy"]),
        ]))
  }

  @Test("Rows that are no part of a first answer are not expected")
  func rowsWithoutRank() {
    var offset = makeSection("films", ["a"])
    offset.beginsWithFirstHit = false
    var gap = makeSection("people", ["a", "b"])
    gap.content.rows[1] = .missing
    var genres = makeSection("genres", ["Drama", "Chosen"], kind: .facetValues)
    genres.content.answeredRowCount = 1
    var years = makeSection("years", ["1990"], kind: .facetValues)
    years.content.answeredRowCount = 0
    var state = makeState(offset, gap, genres, years)
    expectEqual(
      kept(&state)?.row.sections,
      [
        .init(module: "films", status: .ok), .init(module: "people", status: .ok, first: ["people-0"]),
        .init(module: "genres", status: .ok, first: ["Drama"]), .init(module: "years", status: .empty),
      ])
  }

  @Test("What was chosen is filters of the section, and the values of its facets are not expected")
  func chosenFilters() {
    var films = makeSection("films", ["a"])
    films.filterGroups = [drama]
    var genres = makeSection("genres", ["Drama"], kind: .facetValues)
    genres.refines = ["films"]
    var state = makeState(films, makeSection("people", ["a"]), genres)
    state.given.filters = FilterTexts(byModule: ["films": ["a:1"]])
    let found = kept(&state)
    expectEqual(found?.row.filters, FilterTexts(byModule: ["films": ["a:1", #"( "genre":"Drama" )"#]]))
    expectEqual(found?.row.sections.map(\.module), ["films", "people"])
    #expect(found?.omissions.count == 1 && found?.omissions.first?.hasPrefix("genres (") == true)
  }

  @Test("The spec's own filters are not written, and a row cannot switch them off")
  func ownFilters() {
    let year = Filter(attribute: "year", operator: .greaterOrEqual, value: 1990)
    let spec = FilterGroup(name: "year", kind: .and, filters: [year])
    var more = spec
    more.filters.append(Filter(attribute: "genre", stringValue: "Drama"))
    expectEqual([spec].added(to: [spec]), [])
    expectEqual(FilterGroup.text(of: [more].added(to: [spec]) ?? []), #"( "genre":"Drama" )"#)
    expectEqual([spec, drama].added(to: [spec]), [drama])
    #expect([FilterGroup]().added(to: [spec]) == nil)
    #expect([drama].added(to: [spec]) == nil)
    var both = drama
    both.filters.append(Filter(attribute: "genre", stringValue: "Comedy"))
    #expect([both].added(to: [drama]) == nil)
    var films = makeSection("films", ["a"])
    films.ownFilterGroups = [spec]
    var state = makeState(films)
    #expect(kept(&state) == nil)
    expectEqual(state.note?.contains("switched off"), true)
  }

  @Test("Nothing is written while answers are on their way, and sections with errors are left out")
  func answersOnTheirWay() {
    var failed = makeSection("people", [])
    failed.content.error = SearchError(.timeout, "late")
    var state = makeState(makeSection("films", ["a"]), failed)
    let found = kept(&state)
    expectEqual(found?.row.sections.map(\.module), ["films"])
    expectEqual(found?.omissions, ["people (it ended in an error)"])
    state.type("x")
    #expect(kept(&state) == nil)
    expectEqual(state.note?.contains("on their way"), true)
    var nothing = makeState(failed)
    #expect(kept(&nothing) == nil)
    expectEqual(nothing.note?.contains("nothing to expect"), true)
    var waiting = makeState(makeSection("films", ["a"]), options: ScreenOptions(searchesAsYouType: false))
    waiting.type("x")
    #expect(kept(&waiting) == nil)
    expectEqual(waiting.note?.contains("Enter searches it"), true)
  }

  @Test("A page or an offset of the spec is not that of the screen")
  func pagesOfTheSpec() throws {
    let service = FilmService()
    let plain = try makePlan(service: service)
    #expect(plain.givenSearch.page == nil && plain.sectionsWithOffset == [])
    let paged = try makePlan(filmSpec.replacing("hitsPerPage: 4", with: "hitsPerPage: 4, page: 1"), service: service)
    expectEqual(paged.givenSearch.page, 0)
    let shifted = try makePlan(
      filmSpec.replacing("hitsPerPage: 4", with: "offset: 2, length: 4"), service: service)
    expectEqual(shifted.sectionsWithOffset, [1])
  }

  @Test("The key can accept instead, and works in the panel of filters")
  func otherUses() {
    var accepting = makeState(
      makeSection("films", ["a"]), options: ScreenOptions(acceptingKeys: [Key(.function(4))]))
    #expect(kept(&accepting) == nil)
    var panel = makeState(makeSection("films", ["a"]))
    panel.press("ctrl-f")
    #expect(kept(&panel) != nil)
  }
}
