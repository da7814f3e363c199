import SearchGraph
import SearchModel
import Terminal
import TestSupport
import Testing

@testable import InteractiveSearch

@Suite("Accepting, marking and leaving")
struct AcceptanceTests {
  /// The ids of what was accepted; nil when nothing was.
  private func accepted(_ effects: [Effect]) -> [String]? {
    for case .finish(.accepted(let selection)) in effects { return selection.hits.map(\.hit.objectID) }
    return nil
  }

  @Test("Enter accepts the hit under the cursor and keeps the query")
  func enter() {
    var state = makeState(makeSection("films", ["a", "b"]), query: "x")
    state.press("down")
    let effects = state.press("enter")
    expectEqual(accepted(effects), ["films-1"])
    expectEqual(effects.first, .remember("x"))
  }

  @Test("Marks come in the order of marking, over sections and searches, and are taken back by the same key")
  func marks() {
    var state = makeState(makeSection("films", ["a", "b"]), makeSection("people", ["c"]))
    state.press("tab", "ctrl-space", "home", "alt-1", "alt-enter", "ctrl-space")
    expectEqual(state.marks.map(\.hit.objectID), ["people-0", "films-0", "films-1"])
    state.press("alt-1", "home", "ctrl-space")
    expectEqual(state.marks.map(\.hit.objectID), ["people-0", "films-1"])
    _ = state.take([
      .init(content: .init(), filterGroups: [], isLoading: false, startsOver: true),
      .init(content: .init(), filterGroups: [], isLoading: false, startsOver: true),
    ])
    expectEqual(accepted(state.press("enter")), ["people-0", "films-1"])
  }

  @Test("A suggestion takes the place of the text, and the cursor begins in its results")
  func suggestions() {
    var state = makeState(
      makeSection("ideas", ["tom hanks"], kind: .suggestions), makeSection("films", ["a"]), query: "tom")
    expectEqual(state.press("enter"), [.submit("tom hanks"), .remember("tom hanks")])
    expectEqual(state.editor.text, "tom hanks")
    let contents = state.sections.map(\.content)
    _ = state.take(contents.map { .init(content: $0, filterGroups: [], isLoading: false, startsOver: true) })
    expectEqual(state.currentLabel, "a")
  }

  @Test("A suggestion that is the text already leads to its results")
  func sameSuggestion() {
    var state = makeState(
      makeSection("ideas", ["tom"], kind: .suggestions), makeSection("films", ["a"]), query: "tom")
    state.press("enter")
    expectEqual(state.currentLabel, "a")
  }

  @Test("Enter and the marking keys choose a value of a facet", arguments: ["enter", "ctrl-space", "alt-enter"])
  func facets(key: String) {
    var state = makeState(makeSection("genres", ["Drama"], kind: .facetValues))
    expectEqual(state.press(key), [.selectFacet(section: 0, value: "Drama")])
  }

  @Test("Enter toggles and searches as ever while hits are marked, and accepts them at a hit")
  func marksAndOtherRows() {
    var state = makeState(
      makeSection("films", ["a", "b"]), makeSection("genres", ["Drama"], kind: .facetValues),
      makeSection("ideas", ["tom"], kind: .suggestions))
    state.press("ctrl-space", "alt-2")
    expectEqual(state.press("enter"), [.selectFacet(section: 1, value: "Drama")])
    state.press("alt-3")
    expectEqual(state.press("enter"), [.submit("tom"), .remember("tom")])
    state.searchedText = "tom"
    state.press("alt-1")
    expectEqual(accepted(state.press("enter")), ["films-0"])
  }

  @Test("Enter before the answers to the typed text waits for them")
  func waiting() {
    var state = makeState(makeSection("films", ["old"]))
    state.type("n")
    expectEqual(state.press("enter"), [.searchTypedText])
    state.searchedText = "n"
    let content = makeSection("films", ["new", "newer"]).content
    let effects = state.take([.init(content: content, filterGroups: [], isLoading: false, startsOver: true)])
    expectEqual(accepted(effects), ["films-0"])
    expectEqual(state.currentLabel, "new")
  }

  @Test("Typing on, or moving, takes the waiting Enter back")
  func takenBack() {
    var state = makeState(makeSection("films", ["old"]))
    state.type("n")
    state.press("enter")
    state.type("e")
    state.searchedText = "ne"
    let content = makeSection("films", ["new"]).content
    #expect(state.take([.init(content: content, filterGroups: [], isLoading: false, startsOver: true)]).isEmpty)
  }

  @Test("A row that the cursor was moved to is accepted at once, answers or not")
  func moved() {
    var state = makeState(makeSection("films", ["a", "b"]))
    state.type("n")
    state.press("down")
    expectEqual(accepted(state.press("enter")), ["films-1"])
  }

  @Test("With submission only, Enter searches a changed text and accepts an unchanged one")
  func submission() {
    var state = makeState(makeSection("films", ["a"]), options: ScreenOptions(searchesAsYouType: false))
    state.type("n")
    expectEqual(state.press("enter"), [.submit("n"), .remember("n")])
    state.searchedText = "n"
    expectEqual(accepted(state.press("enter")), ["films-0"])
  }

  @Test("Without a hit Enter says so, unless the query alone is wanted")
  func none() {
    var state = makeState(makeSection("films", []), query: "x")
    #expect(state.press("enter").isEmpty)
    #expect(state.note != nil)
    var other = makeState(makeSection("films", []), query: "x", options: ScreenOptions(acceptsQueryAlone: true))
    expectEqual(accepted(other.press("enter")), [])
  }

  @Test("Esc, Ctrl-C, and Ctrl-D in an empty box leave", arguments: ["esc", "ctrl-c", "ctrl-g", "ctrl-d"])
  func leaving(key: String) {
    var state = makeState(makeSection("films", ["a"]))
    expectEqual(state.press(key), [.finish(.cancelled)])
  }

  @Test("A key that is expected accepts, suggestions too, and is named")
  func expected() {
    var state = makeState(
      makeSection("ideas", ["tom"], kind: .suggestions), options: ScreenOptions(acceptingKeys: [.control("y")]))
    guard case .finish(.accepted(let selection))? = state.press("ctrl-y").last else {
      Issue.record("nothing was accepted")
      return
    }
    expectEqual(selection.key, .control("y"))
    expectEqual(selection.hits.map(\.hit.objectID), ["ideas-0"])
  }
}
