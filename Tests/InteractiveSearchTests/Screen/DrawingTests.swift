import SearchGraph
import SearchModel
import Terminal
import TerminalText
import TestSupport
import Testing

@testable import InteractiveSearch

@Suite("What the screen looks like")
struct DrawingTests {
  @Test("Titles with counts, labels in a column, details after them, a status line with hints")
  func list() {
    var state = makeState(
      makeSection("people", ["Tom", "Tomoko"], nbHits: 12, details: ["1956", "1990"]),
      makeSection("tags", ["Drama"], kind: .facetValues), query: "tom", size: TerminalSize(columns: 60, rows: 9))
    state.figures = .init(duration: .milliseconds(12), requestCount: 2)
    expectEqual(
      state.shownLines,
      [
        "Search: tom", "People (1–2 of 12)", "> Tom     1956", "  Tomoko  1990", "Tags (1)", "  [ ] Drama  1", "", "",
        "12 ms · 2 requests                                   F1 keys",
      ])
  }

  @Test("Wide characters, marks and right-to-left text keep the columns")
  func columns() {
    let labels = ["漢字", "e\u{301}a", "שלום", "👨‍👩‍👧", "plain"]
    let state = makeState(makeSection("films", labels, details: ["1", "2", "3", "4", "5"]))
    let buffer = state.draw()
    for row in 2..<7 {
      expectEqual(buffer[row: row, column: 9].text, String(row - 1), "row \(row): \(buffer.lines[row])")
    }
  }

  @Test("Nothing from data acts on the terminal")
  func escapes() {
    var state = makeState(makeSection("films", ["\u{1B}[31mred\u{202E}\n"]))
    state.sections[0].content.error = SearchError(.server, "\u{1B}]0;x\u{7}")
    for cell in state.draw().cells {
      #expect(!cell.text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
    #expect(state.shownLines[2].contains("\\u{1B}[31mred\\u{202E}"))
  }

  @Test("Matched parts are emphasised, in suggestions the others")
  func emphasis() {
    for (kind, expected) in [(SectionView.Kind.hits, "tom"), (.suggestions, " hanks")] {
      var section = makeSection("films", ["tom hanks"], kind: kind)
      let field = kind == .suggestions ? "query" : "name"
      section.content.rows = [
        .hit(
          DynamicHit(
            objectID: "1", fields: [field: "tom hanks"],
            annotations: ["_highlightResult": .object([field: ["value": "<em>tom</em> hanks"]])]), received: nil)
      ]
      let buffer = makeState(section).draw()
      let emphasised = (0..<40).filter { buffer[row: 2, column: $0].style.contains(.underline) }
      expectEqual(emphasised.map { buffer[row: 2, column: $0].text }.joined(), expected)
    }
  }

  @Test("A section says that it waits after 300 ms, in its place, and keeps what it shows until then")
  func waiting() {
    var state = makeState(makeSection("films", ["a"]), makeSection("none", []))
    state.now = .milliseconds(1000)
    let updates = state.sections.map { _ in ScreenState.SectionUpdate(content: nil, filterGroups: [], isLoading: true) }
    _ = state.take(updates)
    expectEqual(state.nextWake, .milliseconds(1300))
    state.now = .milliseconds(1299)
    #expect(!state.shownLines.contains { $0.contains("waiting") })
    state.now = .milliseconds(1300)
    expectEqual(state.shownLines[1], "Films (1) waiting…")
    expectEqual(state.shownLines[3], "None waiting…")
    #expect(state.nextWake == nil)
  }

  @Test("An error stands in its section's place, beside the hits that are there")
  func errors() {
    var broken = makeSection("broken", [])
    broken.content.error = SearchError(.timeout, "too late")
    let state = makeState(broken, makeSection("films", ["a"]))
    expectEqual(state.shownLines[1...3], ["Broken: error (timeout): too late", "Films (1)", "> a"])
  }

  @Test("A long error goes on in the lines below its title")
  func longErrors() {
    var broken = makeSection("broken", [])
    broken.content.error = SearchError(
      .server, "the backend answered with the status 500: " + String(repeating: "x", count: 50))
    let state = makeState(broken, makeSection("films", ["a"]))
    expectEqual(
      state.shownLines[1...6],
      [
        "Broken: error (server): the backend", "answered with the status 500:", String(repeating: "x", count: 40),
        String(repeating: "x", count: 10), "Films (1)", "> a",
      ])
  }

  @Test("Three rows show a hit instead of a status line, two a hit instead of a title")
  func fewRows() {
    var state = makeState(makeSection("films", ["a", "b"]), size: TerminalSize(columns: 20, rows: 3))
    expectEqual(state.shownLines, ["Search:", "Films (1–1 of 2)", "> a"])
    state.size = TerminalSize(columns: 20, rows: 2)
    expectEqual(state.shownLines, ["Search:", "> a"])
  }

  @Test("Nothing found is said with the text, and nothing typed with a hint")
  func nothing() {
    expectEqual(makeState(makeSection("films", []), query: "xyz").shownLines[1], "  No results for \"xyz\"")
    var hidden = makeSection("films", [])
    hidden.content.isHidden = true
    expectEqual(makeState(hidden).shownLines[1], "  Type to search")
    expectEqual(makeState(hidden, query: " ").shownLines[1], "  Type to search")
  }

  @Test("A text longer than the box is scrolled to its cursor")
  func longText() {
    var state = makeState(
      makeSection("films", ["a"]), query: String(repeating: "x", count: 50) + "end",
      size: TerminalSize(columns: 20, rows: 4))
    var buffer = state.draw()
    expectEqual(buffer.lines[0], "Search: xxxxxxxxend")
    expectEqual(buffer.cursor, CellPosition(column: 19, row: 0))
    state.press("ctrl-a")
    buffer = state.draw()
    expectEqual(buffer.cursor, CellPosition(column: 8, row: 0))
    #expect(buffer.lines[0].hasPrefix("Search: xxx"))
  }

  @Test("The preview shows the record as received, beside the list where there is room and below it elsewhere")
  func preview() {
    var state = makeState(makeSection("films", ["a"]), size: TerminalSize(columns: 40, rows: 12))
    state.press("ctrl-o")
    expectEqual(state.shownLines[7...9], ["  \"objectID\": \"films-0\",", "  \"name\": \"a\"", "}"])
    state.size = TerminalSize(columns: 120, rows: 12)
    #expect(state.shownLines[2].contains("│  \"objectID\": \"films-0\","))
    state.press("ctrl-o")
    #expect(!state.shownLines.contains { $0.contains("objectID") })
  }

  @Test("The help lists all keys, and any key closes it")
  func help() {
    for (columns, rows) in [(160, 24), (80, 24), (40, 10)] {
      var state = makeState(makeSection("films", ["a"]), size: TerminalSize(columns: columns, rows: rows))
      state.press("?")
      var text = ""
      for _ in 0..<12 {
        text += state.shownLines.joined(separator: "\n")
        state.press("pgdn")
      }
      for group in KeyHelp.groups {
        for key in group.keys { #expect(text.contains(key.keys), "\(columns)x\(rows)") }
      }
    }
    var state = makeState(makeSection("films", ["a"]))
    state.press("?", "x")
    #expect(state.editor.isEmpty)
    expectEqual(state.shownLines[2], "> a")
    state.type("a?")
    expectEqual(state.editor.text, "a?")
  }
}
