import SearchModel
import Terminal
import TestSupport
import Testing

@testable import InteractiveSearch

@Suite("The parts of the screen")
struct LayoutTests {
  private func rows(_ count: Int) -> [String] { (0..<count).map { "row \($0)" } }

  @Test("Sections share the rows; one that needs less leaves the rest to the others")
  func sharing() {
    let state = makeState(
      makeSection("one", rows(2)), makeSection("two", rows(50)), makeSection("three", rows(50)),
      size: TerminalSize(columns: 80, rows: 24))
    expectEqual(state.layout.panes.map(\.rows.count), [2, 9, 8])
    expectEqual(state.layout.panes.map(\.titleRow), [1, 4, 14])
  }

  @Test("Where not all sections fit, those around the cursor are shown", arguments: 0..<6)
  func narrow(section: Int) {
    var state = makeState(size: TerminalSize(columns: 40, rows: 10))
    state.sections = (0..<6).map { makeSection("s\($0)", rows(5)) }
    state.setCursor(section: section, row: 4)
    let panes = state.layout.panes
    #expect(panes.contains { $0.section == section && $0.rows.contains(4) })
    expectEqual(panes.map(\.section), Array(panes[0].section..<panes[0].section + panes.count))
    #expect((panes.last?.titleRow ?? 0) + (panes.last?.rows.count ?? 0) <= 8)
  }

  @Test("Any size can be drawn, with any panel")
  func sizes() {
    for columns in [0, 1, 2, 3, 7, 10, 40, 71, 72, 99, 100, 300] {
      for rows in [0, 1, 2, 3, 4, 5, 10, 24, 60] {
        var state = makeState(
          makeSection("films", ["漢字 and \u{1F468}\u{200D}\u{1F469}", "b"], details: ["x", "y"]),
          makeSection("tags", ["t"], kind: .facetValues), query: "some words",
          size: TerminalSize(columns: columns, rows: rows))
        state.history = ["one", "two"]
        for key in ["down", "ctrl-o", "ctrl-o", "f1", "esc", "ctrl-r", "esc", "ctrl-f", "down", "esc"] {
          state.press(key)
          let buffer = state.draw()
          expectEqual(buffer.size, state.size)
          if let cursor = buffer.cursor, rows > 0, columns > 0 {
            #expect(
              (0..<rows).contains(cursor.row) && (0..<max(columns, 1)).contains(cursor.column),
              "\(columns)x\(rows) \(key)")
          }
        }
      }
    }
  }

  @Test("Sections that are hidden or have no hits take no room; one in error does")
  func hidden() {
    var failed = makeSection("broken", [])
    failed.content.error = SearchError(.timeout, "no answer within 5 s")
    var hidden = makeSection("hidden", ["x"])
    hidden.content.isHidden = true
    let state = makeState(makeSection("none", []), hidden, failed, makeSection("films", ["a"]))
    expectEqual(state.layout.panes.map(\.section), [2, 3])
  }
}
