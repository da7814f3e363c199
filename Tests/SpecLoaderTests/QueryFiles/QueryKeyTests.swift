import Diagnostics
import SearchModel
import TestSupport
import Testing

@testable import SpecLoader

/// What is said of keys and columns that are carried to the output, though they are near those that are read.
struct QueryKeyTests {
  private func warnings(
    _ name: String, _ text: String, modules: [String] = ["movies", "actors"]
  ) throws -> [Diagnostic] {
    let form = try #require(QueryFileForm(fileName: name))
    var reader = QueryFileReader(
      [QuerySource(file: name, form: form, origin: .bytes(Array(text.utf8)))], modules: modules)
    while try reader.next() != nil {}
    return reader.warnings
  }

  @Test(arguments: [
    ("hitsperpage", "hitsPerPage"), ("Filter", "filters"), ("filter", "filters"), ("expected", "expect"),
    ("ID", "id"), ("Page", "page"), ("pages", "page"), ("nbhits", "nbHits"), ("witin", "within"), ("Counts", "count"),
    ("filter.movies", "filters.movies"), ("Expect.actors", "expect.actors"), ("nbhits.movies", "nbHits.movies"),
  ])
  func aColumnNearOneThatIsReadIsToldOnceAFile(column: String, meant: String) throws {
    let found = try warnings("q.csv", "query,\(column)\ntom,\njerry,\n")
    expectEqual(found.map(\.code), ["carried-key"])
    expectEqual(found.map(\.suggestion), [meant])
    expectEqual(found.first?.range?.start, SourcePosition(line: 1, column: 7))
    let lines = try warnings("q.jsonl", "{\"query\":\"a\",\"\(column)\":\"\"}\n{\"query\":\"b\",\"\(column)\":\"\"}\n")
    expectEqual(lines.map(\.suggestion), [meant])
    expectEqual(lines.first?.range?.start.line, 1)
  }

  @Test(arguments: [
    "source", "note", "clicked", "country", "amount", "account", "age", "image", "url", "uid", "user", "type", "date",
    "title", "rank", "n", "color.movies", "filters of movies", "width", "aspect", "discount", "brand", "session",
  ])
  func aColumnThatIsSomethingElseIsNotTold(column: String) throws {
    #expect(try warnings("q.csv", "query,\(column)\ntom,\n").isEmpty)
    #expect(try warnings("q.jsonl", "{\"query\":\"tom\",\"\(column)\":\"\"}\n").isEmpty)
    #expect(try warnings("q.yaml", "- { query: tom, '\(column)': x }\n").isEmpty)
  }

  @Test func tagsAndFiltersOfModulesAreToldWhereTheyAreNotRead() throws {
    let table = try warnings("q.tsv", "query\ttags\ntom\tkind=head\n")
    expectEqual(table.map(\.code), ["carried-key"])
    expectEqual(table.first?.message.hasPrefix("'tags' is not read in tables"), true)
    let lines = try warnings("q.jsonl", #"{"query":"tom","filters.movies":"a:b","tag":{"kind":"head"}}"#)
    expectEqual(lines.map(\.suggestion), [nil, "tags"])
    expectEqual(lines.first?.message.contains(#"write "filters": {"movies": "…"}"#), true)
    let yaml = try warnings("q.yaml", "- { query: tom, nbHits.movies: 3 }\n- { query: x, Filters: 'a:b' }\n")
    expectEqual(yaml.map(\.code), ["carried-key", "carried-key"])
    expectEqual(yaml.map(\.suggestion), [nil, "filters"])
  }

  @Test(arguments: ["status", "first", "contains", "excludes", "each", "requests", "within"])
  func aConditionOfASectionAsAColumnIsTold(condition: String) throws {
    let name = "\(condition).movies"
    for (file, text) in [
      ("q.csv", "query,expect.movies,\(name)\ntom,x,1\n"), ("q.jsonl", #"{"query":"tom","\#(name)":1}"#),
      ("q.yaml", "- { query: tom, \(name): 1 }\n"),
    ] {
      let found = try warnings(file, text)
      expectEqual(found.map(\.code), ["carried-key"])
      #expect(found.first?.message.hasPrefix("'\(name)' is not judged, and is carried to the output; ") == true)
    }
    let rows = try warnings("q.yaml", "- { query: tom, \(name): 1 }\n- { query: jerry, \(name): 2 }\n")
    expectEqual(rows.count, 1)
    try expectEqual(warnings("q.csv", "query,\(condition).all\ntom,1\n").count, 1)
    try expectEqual(warnings("q.csv", "query,\(condition).m\ntom,1\n", modules: ["m"]).count, 1)
    // Something else, with a dot.
    #expect(try warnings("q.csv", "query,\(condition).color\ntom,1\n").isEmpty)
    if condition == "within" {
      try expectEqual(warnings("q.yaml", "- { query: tom, within: 3 }\n").map(\.code), ["carried-key"])
    }
  }

  @Test(arguments: ["status", "first", "contains", "excludes", "each", "requests", "snapshot"])
  func aConditionAsAKeyOfAJudgedFileIsTold(condition: String) throws {
    let value = ["status": #""empty""#, "requests": #"">= 2""#][condition] ?? #"["7"]"#
    for (file, text) in [
      ("q.jsonl", #"{"query":"jerry","\#(condition)":\#(value)}"# + "\n" + #"{"query":"tom","expect":"x"}"# + "\n"),
      ("q.jsonl", #"{"query":"tom","expect":"x"}"# + "\n" + #"{"query":"jerry","\#(condition)":\#(value)}"# + "\n"),
      ("q.yaml", "- { query: jerry, \(condition): \(value) }\n- { query: tom, expect: { movies: { nbHits: 1 } } }\n"),
    ] {
      let found = try warnings(file, text)
      expectEqual(found.map(\.code), ["carried-key"])
      #expect(found.first?.message.contains(#"judge "expect": {"all": {"\#(condition)": …}}"#) == true)
    }
    // It may name anything where nothing is judged, and most of them as a column.
    #expect(try warnings("q.csv", "query,\(condition)\ntom,1\n").isEmpty)
    #expect(try warnings("q.yaml", "- { query: tom, \(condition): 1 }\n").isEmpty)
    #expect(try warnings("q.jsonl", #"{"query":"tom","\#(condition)":1}"#).isEmpty)
    let isToldAsColumn = ["contains", "excludes", "each"].contains(condition)
    try expectEqual(warnings("q.csv", "query,expect.movies,\(condition)\ntom,x,1\n").count, isToldAsColumn ? 1 : 0)
  }

  @Test func aModuleWithConditionsBesideTheExpectationsIsTold() throws {
    for name in ["movies", "all"] {
      let yaml = try warnings(
        "q.yaml", "- { query: a, \(name): { nbHits: 7 } }\n- { query: b, expect: { all: { nbHits: 1 } } }")
      expectEqual(yaml.map(\.code), ["carried-key"])
      expectEqual(yaml.first?.message.hasSuffix(#"YAML and JSON lines judge "expect": {"\#(name)": …}"#), true)
      let lines = #"{"query":"a","\#(name)":{"excludes":["1"]}}"# + "\n" + #"{"query":"b","expect":"1"}"#
      try expectEqual(warnings("q.jsonl", lines).map(\.code), ["carried-key"])
    }
    let others =
      "- { query: a, movies: 3, more: { nbHits: 7 }, status: draft, order: 17, first: Tom }\n- { query: b, expect: { all: { nbHits: 1 } } }"
    #expect(try warnings("q.yaml", others).isEmpty)
  }

  @Test(arguments: ["Excludes: x", "exclude: [x]", "contain: x", "movies: { nbhit: 3 }", "Movies: { nbHits: 3 }"])
  func aMisspeltConditionOfARowIsTold(member: String) throws {
    let found = try warnings("q.yaml", "- { query: a, \(member) }\n- { query: b, expect: { all: { nbHits: 1 } } }")
    expectEqual(found.map(\.code), ["carried-key"])
  }

  @Test func hintsNameWhatCanBeWritten() throws {
    let row = "expect: { all: { nbHits: 1 } }"
    let found = try warnings("q.yaml", "- { query: a, excludes.page: x, duplicates.page: y, shown: 3, \(row) }")
    expectEqual(
      found.map { String($0.message.drop { $0 != "{" }) },
      [#"{"all": {"excludes": …}}"#, #"{"page": {"duplicates": …}}"#, #"{"page": {"shown": …}}"#])
  }

  @Test(arguments: ["Excludes.movies", "exclude.movies", "contain.movies", "excludes.nosuch", "excludes.Movies"])
  func aMisspeltConditionOfASectionIsTold(column: String) throws {
    let found = try warnings("q.csv", "query,expect.movies,\(column)\ntom,x,1\n")
    expectEqual(found.map(\.code), ["carried-key"])
    expectEqual(found.first?.message.hasPrefix("'\(column)' is not judged"), true)
  }

  @Test(arguments: ["typed: true", "scroll: all", "isolation: true", "faults: { movies: timeout }"])
  func whatARowAsksForInVainIsToldAndIsAnErrorWhereItExpectsSomething(member: String) throws {
    let name = String(member.prefix { $0 != ":" })
    let found = try warnings("q.yaml", "- { query: tom, \(member) }\n")
    expectEqual(found.map(\.code), ["unsupported-key"])
    expectEqual(found.first?.message.hasPrefix("'\(name)' is not supported by this version"), true)
    expectEqual(found.first?.range?.start, SourcePosition(line: 1, column: 16 + 1))
    let row = #"{"query":"tom","\#(name)":true}"# + "\n"
    let lines = try warnings("q.jsonl", row.replacing("true", with: "false") + row + row)
    expectEqual(lines.map(\.code), ["unsupported-key"])
    expectEqual(lines.first?.message, found.first?.message)
    expectEqual(lines.first?.range?.start.line, 2)
    for (file, text) in [
      ("q.yaml", "- { query: tom, \(member), expect: { movies: { nbHits: 1 } } }\n"),
      ("q.jsonl", #"{"query":"tom","\#(name)":true,"expect":{"movies":{"nbHits":1}}}"#),
    ] {
      let error = #expect(throws: QueryFileError.self) { try warnings(file, text) }
      expectEqual(error?.diagnostics.map(\.code), ["unsupported-key"])
      expectEqual(error?.diagnostics.first?.message.hasSuffix("its expectations cannot be judged"), true)
    }
    try expectEqual(warnings("q.yaml", "- { query: tom, \(name): false }\n- { query: a, \(member) }\n").count, 1)
    let off = "- { query: tom, \(name): false, expect: { movies: { nbHits: 1 } } }\n"
    #expect(try warnings("q.yaml", off).isEmpty)
  }

  @Test func aModuleThatTheSpecDoesNotHaveIsNoSuggestion() throws {
    #expect(try warnings("q.csv", "query,filter.color\ntom,\n").isEmpty)
  }

  @Test func aSearchParameterHasOneWarning() throws {
    for (name, text) in [
      ("q.csv", "query,typoTolerance,params\ntom,,\n"),
      ("q.jsonl", #"{"query":"tom","typoTolerance":false,"facets":[]}"#),
    ] {
      try expectEqual(warnings(name, text).map(\.code), ["carried-parameter", "carried-parameter"])
    }
  }

  @Test func aNameIsToldInEachFile() throws {
    var reader = QueryFileReader(
      ["a.csv", "b.csv"].map {
        QuerySource(file: $0, form: .csv, origin: .bytes(Array("query,filter\ntom,\n".utf8)))
      })
    while try reader.next() != nil {}
    expectEqual(reader.warnings.map(\.file), ["a.csv", "b.csv"])
  }
}
