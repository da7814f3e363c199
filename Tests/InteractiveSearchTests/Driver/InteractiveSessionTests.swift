import SearchGraph
import SearchModel
import Terminal
import TestSupport
import Testing

@testable import InteractiveSearch

@Suite("Keys, the graph and the screen together")
@MainActor
struct InteractiveSessionTests {
  @Test("The empty text shows suggestions and hides sections that show nothing then")
  func emptyText() async throws {
    let service = FilmService()
    let (search, _) = try await InteractiveSession.films(service)
    expectEqual(search.labels(0), [" 0", " 1"])
    #expect(search.state.sections[1].content.isHidden)
    #expect(!service.requests.contains { $0.moduleID == "films" })
  }

  @Test("Typing searches once, when it rests, and all sections change together")
  func typing() async throws {
    let service = FilmService()
    let (search, clock) = try await InteractiveSession.films(service)
    let before = service.requests.count
    search.type("tom")
    expectEqual(search.state.editor.text, "tom")
    expectEqual(search.labels(0), [" 0", " 1"])
    await search.settle(clock, isolation: MainActor.shared)
    expectEqual(service.requests.count, before + 3 + 2)  // Three sections, and the next pages of the one that scrolls.
    expectEqual(search.labels(0), ["tom 0", "tom 1"])
    expectEqual(search.labels(1).first, "tom 0")
    expectEqual(search.state.figures.requestCount, 4 + 2)  // The films count their genres in requests of their own.
  }

  @Test("An answer that comes late changes nothing", arguments: [["t", "to"], ["to", "t"]])
  func lateAnswers(order: [String]) async throws {
    let service = FilmService()
    let (search, clock) = try await InteractiveSession.films(service)
    service.hold("t")
    service.hold("to")
    search.type("t")
    clock.advance(by: .milliseconds(100))
    search.debouncer.flush()
    search.type("o")
    clock.advance(by: .milliseconds(100))
    search.debouncer.flush()
    while service.requests.filter({ $0.parameters.query == "to" }).isEmpty { await Task.yield() }
    for text in order {
      service.release(text)
      for _ in 0..<20 { await Task.yield() }
    }
    await search.settle(clock, isolation: MainActor.shared)
    expectEqual(search.labels(1).first, "to 0")
    expectEqual(search.labels(0), ["to 0", "to 1"])
  }

  @Test("What is shown stays until the answers are there, and after 300 ms a section says that it waits")
  func waiting() async throws {
    let service = FilmService()
    let (search, clock) = try await InteractiveSession.films(service, query: "a")
    service.hold("ab")
    search.type("b")
    clock.advance(by: .milliseconds(100))
    search.debouncer.flush()
    expectEqual(search.labels(1).first, "a 0")
    #expect(!search.screen.lines.contains { $0.contains("waiting") })
    var screens = 0
    search.onChange = { screens += 1 }
    clock.advance(by: .milliseconds(300))
    while screens == 0 { await Task.yield() }
    expectEqual(search.screen.lines.filter { $0.contains("waiting…") }.count, 3)
    expectEqual(search.labels(1).first, "a 0")
    service.release("ab")
    await search.settle(clock, isolation: MainActor.shared)
    expectEqual(search.labels(1).first, "ab 0")
    #expect(!search.screen.lines.contains { $0.contains("waiting") })
  }

  @Test("Enter waits for the answers to what was typed last")
  func enter() async throws {
    let service = FilmService()
    let (search, clock) = try await InteractiveSession.films(
      service,
      spec: """
        version: 1
        backends: { remote: { type: algolia, applicationID: A, apiKey: "0123456789" } }
        backend: remote
        indexModules: [{ indexName: films, hit: { title: string } }]
        """)
    search.type("tom")
    search.press("enter")
    #expect(search.outcome == nil)
    await search.settle(clock, isolation: MainActor.shared)
    guard case .accepted(let selection)? = search.outcome else {
      Issue.record("nothing was accepted")
      return
    }
    expectEqual(selection.query, "tom")
    expectEqual(selection.hits.map(\.hit.fields), [["title": "tom 0"]])
  }

  @Test("Rows near the end of what is loaded load the next page, once")
  func scrolling() async throws {
    let service = FilmService(count: 30)
    let (search, clock) = try await InteractiveSession.films(
      service, query: "a", size: TerminalSize(columns: 60, rows: 12))
    // The rows on the screen and two beyond are loaded.
    let shown = try #require(search.state.layout.panes.first { $0.section == 1 }).rows.count
    expectEqual(search.labels(1).count, ((shown + 2 + 3) / 4) * 4)
    search.press("tab", "end")
    await search.settle(clock, isolation: MainActor.shared)
    let loaded = search.labels(1).count
    #expect(loaded > shown + 2)
    let pages = service.requests.filter { $0.moduleID == "films" }.map(\.parameters.page)
    expectEqual(pages, Array(0..<pages.count))
    search.press("up", "down")
    await search.settle(clock, isolation: MainActor.shared)
    expectEqual(search.labels(1).count, loaded)
  }

  @Test("A page that fails is not asked for again and again, and what is loaded stays")
  func failingPage() async throws {
    let service = FilmService(count: 30) { request in
      request.moduleID == "films" && request.parameters.page > 0 ? SearchError(.server, "broken") : nil
    }
    let (search, clock) = try await InteractiveSession.films(service, query: "a")
    await search.settle(clock, isolation: MainActor.shared)
    expectEqual(search.labels(1).count, 4)
    #expect(search.screen.lines.contains { $0.contains("Films: error (server): broken") })
    #expect(service.requests.filter { $0.moduleID == "films" }.count < 6)
  }

  @Test("A value of a facet section refines the hits and shows that it is chosen; choosing it again gives it up")
  func facetSection() async throws {
    let service = FilmService()
    let (search, clock) = try await InteractiveSession.films(service, query: "a")
    search.press("alt-3", "enter")
    await search.settle(clock, isolation: MainActor.shared)
    expectEqual(search.labels(2), ["x Drama", "Comedy"])
    expectEqual(service.filmFilters, "( \"genre\":\"Drama\" ) AND ( \"year\" >= 1990 )")
    search.press("enter")
    await search.settle(clock, isolation: MainActor.shared)
    expectEqual(search.labels(2), ["Drama", "Comedy"])
    expectEqual(service.filmFilters, "( \"year\" >= 1990 )")
  }

  @Test("The panel toggles facets and filters of a section, and gives up filters of the spec")
  func panel() async throws {
    let service = FilmService()
    let (search, clock) = try await InteractiveSession.films(service, query: "a")
    search.press("alt-2", "ctrl-f")
    await search.settle(clock, isolation: MainActor.shared)
    let lines = search.screen.lines
    #expect(lines.contains { $0.contains("[ ] Drama") })
    #expect(lines.contains { $0.contains("[x] \"year\" >= 1990") })
    search.press("enter", "end", "space")
    await search.settle(clock, isolation: MainActor.shared)
    expectEqual(service.filmFilters, "( \"genre\":\"Drama\" )")
    #expect(search.screen.lines.contains { $0.contains("[ ] \"year\" >= 1990") })
    #expect(search.screen.lines.contains { $0.contains("[x] Drama") })
    search.press("enter", "esc")
    await search.settle(clock, isolation: MainActor.shared)
    expectEqual(service.filmFilters, "( \"genre\":\"Drama\" ) AND ( \"year\" >= 1990 )")
    #expect(search.outcome == nil)
  }

  @Test("A suggestion replaces the text and searches it at once")
  func suggestion() async throws {
    let service = FilmService()
    let (search, clock) = try await InteractiveSession.films(service, query: "a")
    search.press("down", "enter")
    await search.settle(clock, isolation: MainActor.shared)
    expectEqual(search.state.editor.text, "a 1")
    expectEqual(search.labels(1).first, "a 1 0")
    expectEqual(search.state.cursor, RowPosition(section: 1, row: 0))
    expectEqual(search.state.history, ["a 1"])
  }

  @Test("With submission only, typing searches nothing")
  func submission() async throws {
    let service = FilmService()
    let (search, clock) = try await InteractiveSession.films(
      service, options: ScreenOptions(searchesAsYouType: false))
    let before = service.requests.count
    search.type("tom")
    await search.settle(clock, isolation: MainActor.shared)
    expectEqual(service.requests.count, before)
    search.press("enter")
    await search.settle(clock, isolation: MainActor.shared)
    expectEqual(search.labels(1).first, "tom 0")
    #expect(search.outcome == nil)
  }

  @Test("With an offset of 0 the next page comes when the cursor goes beyond the last row")
  func offsetZero() async throws {
    let spec = filmSpec.replacing("{ offset: 2 }", with: "{ offset: 0 }")
    let (search, clock) = try await InteractiveSession.films(FilmService(count: 30), query: "a", spec: spec)
    expectEqual(search.labels(1).count, 4)
    search.press("alt-2", "end", "down")
    await search.settle(clock, isolation: MainActor.shared)
    expectEqual(search.labels(1).count, 8)
    expectEqual(search.state.cursor, RowPosition(section: 1, row: 4))
  }

  @Test("What a terminal pastes key by key is typed at once")
  func keyByKey() async throws {
    let service = FilmService()
    let (search, clock) = try await InteractiveSession.films(service)
    let before = service.requests.count
    search.type(String(repeating: "lorem ipsum ", count: 4_000))
    expectEqual(search.state.editor.count, LineEditor.capacity)
    search.press("ctrl-u")
    search.type("tom")
    await search.settle(clock, isolation: MainActor.shared)
    #expect(service.requests[before...].allSatisfy { $0.moduleID == "genres" || $0.parameters.query == "tom" })
    expectEqual(search.labels(1).first, "tom 0")
  }

  @Test("Line breaks of a text that is pasted key by key are spaces; Enter at its end is Enter")
  func pastedLines() {
    let text = "first line\rsecond\nthird\t\r"
    let keys = text.map { character -> TerminalInput in
      switch character {
      case "\r": .key(Key(.enter))
      case "\n": .key(.control("j"))
      case "\t": .key(Key(.tab))
      default: .key(.character(character))
      }
    }
    let joined = keys.joiningPastedLines()
    expectEqual(joined.dropLast(), "first line second third ".map { .key(.character($0)) }[...])
    expectEqual(joined.last, .key(Key(.enter)))
    expectEqual(Array(keys.suffix(15)).joiningPastedLines(), Array(keys.suffix(15)))
  }

  @Test("A page that failed is asked for again by Down in the last row")
  func failedPage() async throws {
    let isBroken = Recorder()
    let service = FilmService(count: 30) { request in
      request.moduleID == "films" && request.parameters.page > 0 && isBroken.texts.isEmpty
        ? SearchError(.server, "broken") : nil
    }
    let (search, clock) = try await InteractiveSession.films(service, query: "a")
    isBroken.add("no more")
    search.press("alt-2", "end", "down")
    await search.settle(clock, isolation: MainActor.shared)
    expectEqual(search.state.cursor, RowPosition(section: 1, row: 4))
    #expect(!search.screen.lines.contains { $0.contains("broken") })
  }

  @Test("The panel's cursor stays at the value that was chosen, whatever counts are left")
  func panelCursor() async throws {
    let (search, clock) = try await InteractiveSession.films(FilmService(), query: "a")
    search.press("alt-2", "ctrl-f", "down", "enter")
    await search.settle(clock, isolation: MainActor.shared)
    #expect(search.screen.lines.contains { $0.contains("> [x] Comedy") })
    search.press("enter")
    await search.settle(clock, isolation: MainActor.shared)
    #expect(search.screen.lines.contains { $0.contains("> [ ] Comedy") })
  }

  @Test("The time of further pages and of counts is their own")
  func figures() async throws {
    let (search, clock) = try await InteractiveSession.films(
      FilmService(count: 60), query: "a", size: TerminalSize(columns: 60, rows: 12))
    clock.advance(by: .seconds(5))
    search.press("alt-2", "end")
    await search.settle(clock, isolation: MainActor.shared)
    expectEqual(search.state.figures.duration, .zero)
    #expect(search.state.figures.requestCount < 4)
  }

  @Test("The record is previewed with members that the schema leaves out")
  func preview() async throws {
    let (search, _) = try await InteractiveSession.films(FilmService(), query: "a")
    search.press("alt-2", "ctrl-o")
    #expect(search.screen.lines.contains { $0.contains("\"extra\": true") })
  }
}

extension FilmService {
  /// The filters of the last request for films.
  fileprivate var filmFilters: String? {
    FilterGroup.text(of: requests.last { $0.moduleID == "films" }?.filterGroups ?? [])
  }
}
