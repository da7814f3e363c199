import SearchGraph
import SearchModel
import Terminal
import TestSupport
import Testing

@testable import InteractiveSearch

@Suite("Scripts")
struct ScriptTests {
  @Test("Lines are read with their words; comments and blank lines are not")
  func reading() throws {
    let script = try Script(
      """
      # a comment
      type  tom hanks\u{20}

        key down ctrl-space alt-enter
      select 2
      select films 3
      mark films 1
      scroll genres 4
      toggle genre:Science fiction
      toggle films cat.lvl0:a:b
      paste x
      submit
      clear
      wait 300ms
      wait 2s
      wait 1.5s
      wait 2m
      resize 40x10
      """)
    expectEqual(
      script.lines.map(\.action),
      [
        .type(" tom hanks "), .keys([Key(.down), .control(" "), Key(.enter, .alt)]), .select(section: nil, row: 2),
        .select(section: "films", row: 3), .mark(section: "films", row: 1), .scroll(section: "genres", row: 4),
        .toggle(section: nil, attribute: "genre", value: "Science fiction"),
        .toggle(section: "films", attribute: "cat.lvl0", value: "a:b"), .paste("x"), .submit, .clear,
        .wait(.milliseconds(300)), .wait(.seconds(2)), .wait(.milliseconds(1_500)), .wait(.seconds(120)),
        .resize(TerminalSize(columns: 40, rows: 10)),
      ])
    expectEqual(script.lines[0].number, 2)
    try expectEqual(Script("type a\r\ntype b\r\n").lines.map(\.action), [.type("a"), .type("b")])
    #expect(try Script("").lines.isEmpty)
  }

  @Test func aByteOrderMarkIsNoPartOfTheFirstLine() throws {
    try expectEqual(Script("\u{FEFF}type tom\r\nsubmit").lines, Script("type tom\nsubmit").lines)
  }

  @Test(
    "What cannot be read is told with its line and a way out",
    arguments: [
      ("tpye x", "did you mean 'type'?"), ("key", "needs the names of keys"), ("key donw", "did you mean 'down'?"),
      ("select", "number of a row"), ("select 0", "number of a row"), ("select a b 1", "number of a row"),
      ("toggle genre", "toggle [SECTION] genre:Drama"), ("toggle :x", "toggle [SECTION] genre:Drama"),
      ("wait 3", "300ms"), ("wait 1.", "1.5s"), ("wait .5s", "1.5s"), ("wait 1.5.5s", "1.5s"), ("wait 2h", "2m"),
      ("wait 99999999999999999999s", "300ms"), ("resize 0x5", "resize 80x24"),
      ("resize 80", "resize 80x24"), ("submit now", "stands alone"),
    ])
  func errors(line: String, message: String) {
    let error = #expect(throws: ScriptError.self) { try Script("type a\n\(line)") }
    expectEqual(error?.line, 2)
    expectEqual(error?.message.contains(message), true, "\(error?.message ?? "")")
  }

  /// The screens of a script and how the search ended.
  private func play(_ text: String, query: String = "") async throws -> (screens: [String], outcome: Outcome?) {
    let screens = Recorder()
    let player = ScriptPlayer(
      plan: try makePlan(service: FilmService(count: 30)), options: ScreenOptions(),
      size: TerminalSize(columns: 50, rows: 14), query: query)
    let outcome = try await player.play(try Script(text)) { _, buffer in
      screens.add(buffer.lines.joined(separator: "\n"))
    }
    return (screens.texts, outcome)
  }

  @Test("The order of the answers changes no screen")
  func orderOfAnswers() async throws {
    struct UnevenService: SearchService {
      let films = FilmService(count: 40)
      let slow: String

      func answer(_ requests: [SectionRequest]) async -> [Result<SearchResponse, SearchError>] {
        if requests.contains(where: { $0.indexName == slow }) { try? await Task.sleep(for: .milliseconds(5)) }
        return await films.answer(requests)
      }
    }
    let sections = ["a", "b", "c"].map { "  - { id: \($0), indexName: \($0), query: { hitsPerPage: 2 } }" }
    let backend = "backends: { remote: { type: algolia, applicationID: A, apiKey: \"0123456789\" } }\nbackend: remote"
    let spec = "version: 1\n\(backend)\nindexModules:\n" + sections.joined(separator: "\n")
    var plays: [[String]] = []
    for slow in ["a", "b", "c", "none"] {
      let screens = Recorder()
      let player = ScriptPlayer(
        plan: try makePlan(spec, service: UnevenService(slow: slow)), options: ScreenOptions(),
        size: TerminalSize(columns: 50, rows: 24), query: "")
      _ = try await player.play(try Script("type x\nkey down down pgdn pgdn\nscroll b 9")) { _, buffer in
        screens.add(buffer.lines.joined(separator: "\n"))
      }
      plays.append(screens.texts)
    }
    expectEqual(plays[0].count, 4)
    expectEqual(plays[0].last?.contains("requests"), true)
    for play in plays { expectEqual(play, plays[0]) }
  }

  @Test("Each line gives a screen, the same ones each time")
  func screens() async throws {
    let script = "type tom\nkey down down\ntoggle genre:Drama\nscroll films 20\nclear\nresize 30x8"
    let first = try await play(script)
    expectEqual(first.screens.count, 7)
    #expect(first.outcome == nil)
    for _ in 0..<3 { try await expectEqual(play(script).screens, first.screens) }
    #expect(first.screens[3].contains("[x] Drama"))
    #expect(first.screens[4].contains("> tom 19"))
  }

  @Test("A selected row is taken as Enter takes it, from a page that is not loaded yet too")
  func selecting() async throws {
    let (_, outcome) = try await play("type tom\nselect films 17")
    guard case .accepted(let selection)? = outcome else {
      Issue.record("nothing was accepted")
      return
    }
    expectEqual(selection.hits.map(\.hit.objectID), ["films-16"])
  }

  @Test(
    "What cannot be done is told with its line",
    arguments: [
      ("type a\nselect films 31", 2, "has 30 rows, no row 31"), ("select nosuch 1", 1, "there is no section 'nosuch'"),
      ("toggle genrre:x", 1, "no section counts the facet"),
      ("toggle genre:Dramma", 1, "has 'Dramma' in the facet 'genre'; did you mean 'Drama'?"),
      ("key esc\ntype a", 2, "the search has ended"),
      ("key esc down", 1, "the search has ended"), ("select films 1", 1, "has 0 rows"),
    ])
  func impossible(script: String, line: Int, message: String) async throws {
    let error = await #expect(throws: ScriptError.self) { try await play(script) }
    expectEqual(error?.line, line)
    expectEqual(error?.message.contains(message), true, "\(error?.message ?? "")")
  }
}
