import FileSystem
import Foundation
import Runs
import SearchGraph
import SearchModel
import SpecLoader
import Terminal
import TestSupport
import Testing
import Workspaces

@testable import InteractiveSearch

@Suite("What is printed when hits are accepted")
struct SelectionTests {
  private let selection = Selection(
    query: "tom", key: .control("y"),
    hits: [
      SelectedHit(
        module: "films", indexName: "movies",
        hit: DynamicHit(
          objectID: "1",
          fields: ["title": "A\tB\nC", "genres": ["x", "y"], "ratings": ["average": 9.5], "none": .null])),
      SelectedHit(module: "people", indexName: "people", hit: DynamicHit(objectID: "2", fields: ["name": "Tom"])),
    ])

  private func text(_ pattern: String, zero: Bool = false) throws -> String {
    SelectionPrinter(format: .template(try SelectionTemplate(pattern)), endsWithZero: zero).text(of: selection)
  }

  @Test("Ids, one a line, after the query and the key where these are asked for")
  func ids() {
    expectEqual(SelectionPrinter().text(of: selection), "1\n2\n")
    expectEqual(SelectionPrinter(printsQuery: true, printsKey: true).text(of: selection), "tom\nctrl-y\n1\n2\n")
    var entered = selection
    entered.key = Key(.enter)
    expectEqual(SelectionPrinter(printsKey: true, endsWithZero: true).text(of: entered), "\u{0}1\u{0}2\u{0}")
  }

  @Test("JSON holds the query, the key and the hits with their sections")
  func json() throws {
    let json = try JSON(parsing: Array(SelectionPrinter(format: .json).text(of: selection).utf8))
    expectEqual(json.objectValue.map { Array($0.keys) }, ["query", "key", "hits"])
    expectEqual(
      json.value(at: FieldPath("hits"))?.arrayValue?[1],
      [
        "module": "people", "indexName": "people", "hit": ["objectID": "2", "name": "Tom"],
      ])
  }

  @Test("A template has fields, paths, lists and escapes; what a hit lacks is empty, and a value stays in its line")
  func template() throws {
    try expectEqual(text("{module}\\t{objectID}\\t{title}"), "films\t1\tA B C\npeople\t2\t\n")
    try expectEqual(text("{title}", zero: true), "A\tB\nC\u{0}\u{0}")
    try expectEqual(text("\\{{query}\\} {genres} {ratings.average} {none}\\\\"), "{tom} x, y 9.5 \\\n{tom}   \\\n")
  }

  @Test("A template that cannot be read says why", arguments: ["{", "{}", "a}", "\\x", "\\", "{a{b}}"])
  func malformed(pattern: String) {
    #expect(throws: SelectionTemplate.SyntaxError.self) { try SelectionTemplate(pattern) }
  }

  @Test("A field that no section has is told, with the one that is meant")
  func unknownField() throws {
    let modules = try makePlan(service: FilmService()).loader.modules
    try expectEqual(
      SelectionTemplate("{titel}").problem(in: modules), "no section has a field 'titel'; did you mean 'title'?")
    #expect(try SelectionTemplate("{module}{title}{query}").problem(in: modules) == nil)
  }

  @Test("Earlier queries are kept in a file, each once, the newest last, and nobody else can read it")
  func history() throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: folder["queries"])
    #expect(file.read().isEmpty)
    for query in ["a", "b\nc", "a"] { try file.add(query) }
    expectEqual(file.read(), ["b c", "a"])
    expectEqual(folder.mode("queries"), 0o600)
    try folder.write("queries", (0..<1_009).map { "q\($0)\n" }.joined())
    try file.add("q1009")
    expectEqual(file.read().count, 1_000)
    expectEqual(file.read().last, "q1009")
    try folder.write("queries", "one\r\ntwo\n\n  \nthree")
    expectEqual(file.read(), ["one", "two", "three"])
    var missing = HistoryFile(path: folder["none/queries"])
    let failures = Recorder()
    missing.onFailure = { failures.add($0.path) }
    missing.keep("a")
    expectEqual(failures.texts, [missing.path])
  }

  @Test("Searches that add queries at the same time keep all of them, and a link stays one")
  func sharedHistory() async throws {
    let folder = try TemporaryFolder()
    let link = folder["link"]
    try folder.makeLink("link", to: "queries")
    // So many lines that one of them shortens the file meanwhile.
    try folder.write("queries", (0..<1_990).map { "old \($0)\n" }.joined())
    await withTaskGroup(of: Void.self) { group in
      for searcher in 0..<4 {
        group.addTask {
          let file = HistoryFile(path: link, isOwn: true)
          // A file that is locked for long is reported, and the search goes on without it.
          for query in 0..<10 { while (try? file.add("\(searcher) \(query)")) == nil {} }
        }
      }
    }
    let queries = HistoryFile(path: link).read()
    expectEqual(queries.count, 1_000)
    #expect(Set(queries).isSuperset(of: (0..<4).flatMap { searcher in (0..<10).map { "\(searcher) \($0)" } }))
    try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: link), "queries")
    let lines = try folder.text("queries").split(separator: "\n")
    #expect(lines.count < 1_990)
    expectEqual(folder.names, ["link", "queries"])
  }
}
