import Terminal
import TestSupport
import Testing

@testable import InteractiveSearch

@Suite("The cursor of the list")
struct CursorTests {
  private let letters = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]

  @Test("It begins in the first row of the first section with rows")
  func beginning() {
    let state = makeState(makeSection("none", []), makeSection("some", ["x"]))
    expectEqual(state.cursor, RowPosition(section: 1, row: 0))
  }

  @Test("It begins in hits or suggestions, though values of a facet stand above them")
  func beginningBelowFacets() {
    var state = makeState(makeSection("genres", ["x"], kind: .facetValues), makeSection("films", ["a"]))
    expectEqual(state.currentLabel, "a")
    state.press("up")
    expectEqual(state.currentLabel, "x")
  }

  @Test("Down and Up go over the rows of all sections and stop at the ends")
  func rows() {
    var state = makeState(makeSection("one", ["a", "b"]), makeSection("none", []), makeSection("two", ["c"]))
    var seen: [String?] = []
    for key in ["down", "down", "down", "up", "ctrl-p", "up", "ctrl-n"] {
      state.press(key)
      seen.append(state.currentLabel)
    }
    expectEqual(seen, ["b", "c", "c", "b", "a", "a", "b"])
  }

  @Test("Tab goes to the next section, where the cursor was in it last, and round")
  func sections() {
    var state = makeState(makeSection("one", ["a", "b"]), makeSection("two", ["c", "d"]))
    state.press("down", "tab")
    expectEqual(state.currentLabel, "c")
    state.press("down", "tab")
    expectEqual(state.currentLabel, "b")
    state.press("shift-tab")
    expectEqual(state.currentLabel, "d")
    state.press("alt-1")
    expectEqual(state.currentLabel, "b")
    state.press("alt-9")
    expectEqual(state.currentLabel, "b")
  }

  @Test("Home and End go to the ends of the section, with Ctrl to those of all")
  func ends() {
    var state = makeState(makeSection("one", letters), makeSection("two", ["x", "y"]))
    state.press("end")
    expectEqual(state.currentLabel, "j")
    state.press("home")
    expectEqual(state.currentLabel, "a")
    state.press("ctrl-end")
    expectEqual(state.currentLabel, "y")
    state.press("ctrl-home")
    expectEqual(state.currentLabel, "a")
  }

  @Test("A page is what the section shows, less one row; from the last row it goes into the next section")
  func pages() {
    var state = makeState(makeSection("one", letters), makeSection("two", ["x", "y"]))
    let height = state.layout.panes[0].rows.count
    state.press("pgdn")
    expectEqual(state.cursor?.row, height - 1)
    state.press("end", "pgdn")
    expectEqual(state.currentLabel, "x")
    state.press("pgup")
    expectEqual(state.currentLabel, "j")
  }

  @Test("The section of the cursor scrolls so that its row is on the screen")
  func scrolling() {
    var state = makeState(makeSection("one", letters), size: TerminalSize(columns: 40, rows: 6))
    expectEqual(state.layout.panes[0].rows, 0..<3)
    state.press("down", "down", "down")
    expectEqual(state.layout.panes[0].rows, 1..<4)
    state.press("end")
    expectEqual(state.layout.panes[0].rows, 7..<10)
    state.press("up", "up", "up")
    expectEqual(state.layout.panes[0].rows, 6..<9)
  }

  @Test("Keys that move do nothing when nothing is shown")
  func nothing() {
    var state = makeState(makeSection("none", []))
    for key in ["up", "down", "tab", "shift-tab", "pgup", "pgdn", "home", "end", "ctrl-home", "ctrl-end", "alt-1"] {
      state.press(key)
    }
    #expect(state.cursor == nil)
  }

  @Test("An answer to another text puts the cursor into the first row again, one with further pages does not")
  func answers() {
    var state = makeState(makeSection("one", letters))
    state.press("end")
    let more = makeSection("one", letters + ["k"]).content
    _ = state.take([.init(content: more, filterGroups: [], isLoading: false)])
    expectEqual(state.currentLabel, "j")
    state.type("x")
    _ = state.take([.init(content: more, filterGroups: [], isLoading: false, startsOver: true)])
    expectEqual(state.currentLabel, "a")
  }

  @Test("The cursor follows its row when an answer orders the rows otherwise")
  func identity() {
    var state = makeState(makeSection("tags", ["a", "b", "c"], kind: .facetValues))
    state.press("down")
    let content = makeSection("tags", ["c", "a", "b"], kind: .facetValues).content
    _ = state.take([.init(content: content, filterGroups: [], isLoading: false)])
    expectEqual(state.currentLabel, "b")
  }

  @Test("Down stays in a section of which there is more, and asks for it", arguments: ["down", "pgdn"])
  func more(key: String) {
    var state = makeState(makeSection("one", ["a"]), makeSection("two", ["b"]))
    state.sections[0].content.hasMore = true
    expectEqual(state.press(key), [.loadRow(1, section: 0)])
    expectEqual(state.currentLabel, "a")
    state.sections[0].content.hasMore = false
    #expect(state.press(key).isEmpty)
    expectEqual(state.currentLabel, "b")
  }
}
