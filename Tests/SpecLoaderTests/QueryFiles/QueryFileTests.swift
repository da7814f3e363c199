import Diagnostics
import FileSystem
import SearchModel
import SpecLoader
import TestSupport
import Testing

/// All queries of files given by name and text.
func queries(_ files: (name: String, text: String)..., modules: [String]? = nil) throws -> [QueryEntry] {
  let sources = files.map { file in
    QuerySource(
      file: file.name, form: QueryFileForm(fileName: file.name) ?? .lines, origin: .bytes(Array(file.text.utf8)))
  }
  var reader = QueryFileReader(sources, modules: modules)
  var entries: [QueryEntry] = []
  while let entry = try reader.next() { entries.append(entry) }
  return entries
}

/// The first error of a query file, as code and place.
func queryError(_ name: String, _ text: String, modules: [String]? = nil) -> String? {
  do {
    _ = try queries((name, text), modules: modules)
    return nil
  } catch let error as QueryFileError {
    return error.diagnostics.filter { $0.severity == .error }.map(\.place).joined(separator: ", ")
  } catch {
    return "\(error)"
  }
}

struct QueryFileTests {
  @Test func linesAreQueriesAsWritten() throws {
    let entries = try queries(("q.txt", "\u{FEFF}tom\r\n\n# comment\n   \n\\#tag\n two  words \n\\\\x\nlast"))
    expectEqual(entries.map(\.query), ["tom", "#tag", " two  words ", "\\\\x", "last"])
    expectEqual(entries.map(\.id), ["1", "2", "3", "4", "5"])
    expectEqual(entries.map(\.line), [1, 5, 6, 7, 8])
  }

  @Test func tableHasColumns() throws {
    let text = "query,id,page,hitsPerPage,filters,source,n\r\n\"a \"\"b\"\", c\",x,2,7,genre:Drama,logs,007\r\n,,,,,,\n"
    let entries = try queries(("q.csv", text))
    expectEqual(entries.map(\.query), ["a \"b\", c", ""])
    expectEqual(entries.map(\.id), ["x", "2"])
    expectEqual(entries[0].parameters, ["page": 2, "hitsPerPage": 7])
    expectEqual(entries[0].filterTexts, ["genre:Drama"])
    expectEqual(entries[0].carried, ["source": "logs", "n": "007"])
    expectEqual(entries[1].parameters, [:])
  }

  @Test func allErrorsOfARowAreTold() {
    let table = "query,expect.movies,nbHits.movies,hitsPerPage,page,filters\ntom,x,abc,zz,-1,a b c\n"
    expectEqual(
      queryError("q.csv", table, modules: ["movies"]),
      ["invalid-value 2:7", "invalid-value 2:11", "invalid-value 2:14", "invalid-filter 2:17"].joined(separator: ", "))
    let line = #"{"query":"tom","page":-1,"hitsPerPage":5000,"filters":"a b c","params":{"x":1},"count":0}"#
    expectEqual(
      queryError("q.jsonl", line),
      [
        "invalid-value 1:16", "invalid-value 1:26", "invalid-value 1:45", "unknown-parameter 1:63",
        "invalid-value 1:80",
      ]
      .joined(separator: ", "))
  }

  @Test func tabsSeparateAsWell() throws {
    try expectEqual(queries(("q.tsv", "id\tquery\na\ttom, \"hanks\"\n")).map(\.query), ["tom, \"hanks\""])
  }

  @Test func jsonLinesKeepCarriedValues() throws {
    let entries = try queries(
      (
        "q.ndjson",
        "{\"query\":\"tom\",\"id\":7,\"page\":1,\"n\":12345678901234567890,\"list\":[1]}\n\n{\"query\":\"\"}\n"
      ))
    expectEqual(entries.map(\.id), ["7", "2"])
    expectEqual(entries[0].page, 1)
    expectEqual(entries[0].carried, ["n": .literal("12345678901234567890"), "list": [1]])
    expectEqual(entries[1].line, 3)
  }

  @Test func yamlListHoldsTheSameObjects() throws {
    let entries = try queries(
      ("q.yaml", "- query: no\n  id: 007\n  extra: 0x10\n- { query: '', tags: { kind: head } }\n"))
    expectEqual(entries.map(\.query), ["no", ""])
    expectEqual(entries.map(\.id), ["007", "2"])
    expectEqual(entries[0].carried, ["extra": "0x10"])
    expectEqual(entries[1].tags, ["kind": "head"])
    expectEqual(entries[0].line, 2)
  }

  @Test func yamlCarriesTextsAsTheyAreWritten() throws {
    let entry = try #require(
      try queries(
        ("q.yaml", "- { query: a, n: 007, v: 1.10, e: 1e3, b: no, z: ~, s: '1', list: [0x1F, { k: true }], none: }\n")
      ).first)
    expectEqual(
      entry.carried,
      [
        "n": "007", "v": "1.10", "e": "1e3", "b": "no", "z": "~", "s": "1", "list": ["0x1F", ["k": "true"]],
        "none": "",
      ])
  }

  @Test func ordinalsRunOverAllFiles() throws {
    let entries = try queries(("a.txt", "x\ny\n"), ("b.csv", "query\nz\n"), ("c.yaml", "- query: w\n"))
    expectEqual(entries.map(\.id), ["1", "2", "3", "4"])
    expectEqual(entries.map(\.file), ["a.txt", "a.txt", "b.csv", "c.yaml"])
  }

  @Test(arguments: [
    "id;query\n1;a, b\n2;c\n", "sep=;\nid;query\n1;a, b\n2;c\n", "query\t\na, b\tx\nc\ty\n",
    ",query\n0,\"a, b\"\n1,c\n",
  ])
  func tablesOfOtherSeparatorsAndColumnsWithoutNamesAreRead(text: String) throws {
    try expectEqual(queries(("q.csv", text)).map(\.query), ["a, b", "c"])
  }

  @Test(arguments: [
    ("q.csv", "query,id\na,x\nb,x\n", "duplicate-id 3:1"), ("q.csv", "query,id\na,2\nb,\n", "duplicate-id 3:1"),
    ("q.csv", "query,id\na,\nb,1\n", "duplicate-id 3:1"), ("q.csv", "text\na\n", "missing-column 1:1"),
    ("q.csv", "query,page\na,-1\n", "invalid-value 2:3"), ("q.csv", "query\n\"a\n", "malformed-file 2:1"),
    ("q.csv", "query,id\na\n", "malformed-file 2:1"), ("q.csv", "query,hitsPerPage\na,1001\n", "invalid-value 2:3"),
    ("q.csv", "query,filters\na,genre:\n", "invalid-filter 2:3"),
    ("q.jsonl", "{\"query\":\"a\"}\n{\"query\":}\n", "malformed-json 2:10"), ("q.jsonl", "[]\n", "wrong-type 1:1"),
    ("q.jsonl", "{\"id\":\"a\"}\n", "missing-key 1:1"), ("q.jsonl", "{\"query\":[1]}\n", "invalid-value 1:2"),
    ("q.jsonl", "{\"query\":\"é\",\"page\":\"x\"}\n", "invalid-value 1:14"),
    ("q.yaml", "- queri: a\n", "missing-key 1:3"), ("q.yaml", "tom\n", "wrong-type 1:1"),
    ("q.yaml", "queries: [{ query: a, page: -1 }]\n", "out-of-range 1:29"),
    ("q.yaml", "queris: []\n", "missing-key 1:1, unknown-key 1:1"),
    ("q.yaml", "- query: a\n  query: b\n", "duplicate-key 2:3"),
    ("q.yaml", "- { query: a, filters: 'year >= x' }\n", "invalid-filter 1:33"),
    ("q.yaml", "defaults: { hitPerPage: 1 }\nqueries: []\n", "unknown-parameter 1:13"),
    ("q.yaml", "defaults: { query: a }\nqueries: []\n", "misplaced-parameter 1:13"),
    ("q.yaml", "defaults: { aroundLatLng: abc }\nqueries: []\n", "invalid-parameter 1:27"),
    ("q.yaml", "- query: a\n  expect: { movies: { nbHits: many } }\n", "invalid-value 2:31"),
    ("q.yaml", "- query: a\n  expect: { movies: { stauts: ok } }\n", "unknown-key 2:23"),
    ("q.yaml", "- query: a\n  expect: { movies: { each: ['year >='] } }\n", "invalid-filter 2:38"),
    (
      "q.yaml", "queries: []\nthresholds: [{ module: movies, measure: empty, min: x }]\n",
      "invalid-value 2:53"
    ),
    ("q.yaml", "queries: []\nthresholds: [{ measure: emty, max: 5% }]\n", "unknown-measure 2:25"),
    ("q.yaml", "queries: []\nthresholds: [{ measure: empty, max: 50ms }]\n", "wrong-unit 2:37"),
    ("q.yaml", "queries: []\nthresholds: [{ measure: p95(latency), max: 50 }]\n", "wrong-unit 2:44"),
    ("q.yaml", "queries: []\nthresholds: [{ measure: empty, max: 5 }]\n", "wrong-unit 2:37"),
    ("q.yaml", "queries: []\nthresholds: [{ measure: nbHits, min: 5, max: 4 }]\n", "conflicting-keys 2:14"),
    ("q.yaml", "- query: a\n  expect: { movies: { first: [] } }\n", "invalid-value 2:30"),
    ("q.yaml", "queries: []\nthresholds: [{ measure: empty }]\n", "missing-key 2:14"),
    ("q.yaml", "- query: a\n  expect: { page: { status: ok } }\n", "unknown-key 2:21"),
    ("q.yaml", "- query: a\n  expect: { movies: { contains: [{ within: 3 }] } }\n", "missing-key 2:34"),
    ("q.yaml", "- query: a\n  expect: { movies: { knownFailure: x } }\n", "missing-key 2:13"),
    ("q.csv", "query,nbHits.movies\na,many\n", "invalid-value 2:3"),
    ("q.csv", "query,nbHits\na,3\n", "missing-module 2:3"),
    ("q.csv", "query,within\na,0\n", "invalid-value 2:3"), ("q.csv", "query,count\na,0\n", "invalid-value 2:3"),
    ("q.jsonl", "{\"query\":\"a\",\"expect\":{\"movies\":{\"nbHits\":\"x\"}}}\n", "invalid-value 1:14"),
    ("q.jsonl", "{\"query\":\"a\",\"tags\":1}\n", "invalid-value 1:14"),
  ])
  func malformedFileIsAnErrorWithItsPlace(name: String, text: String, expected: String) {
    expectEqual(queryError(name, text), expected)
  }

  @Test func invalidUTF8HasItsPlace() throws {
    let source = QuerySource(file: "q.txt", form: .lines, origin: .bytes(Array("é\nab".utf8) + [0xFF]))
    var reader = QueryFileReader([source])
    try expectEqual(reader.next()?.query, "é")
    do {
      _ = try reader.next()
      Issue.record("invalid bytes are no query")
    } catch let error as QueryFileError {
      expectEqual(error.diagnostics.map(\.place), ["invalid-utf8 2:3"])
    }
  }

  @Test func uniqueIdsMayLookLikeOrdinals() throws {
    try expectEqual(queries(("q.csv", "query,id\na,2\nb,1\nc,\n")).map(\.id), ["2", "1", "3"])
  }

  @Test func misspeltKeyOfAYAMLQueryIsAWarning() throws {
    let source = QuerySource(
      file: "q.yaml", form: .yaml, origin: .bytes(Array("- { query: a, expct: 1, colour: red }".utf8)))
    var reader = QueryFileReader([source])
    try expectEqual(reader.next()?.carried, ["expct": "1", "colour": "red"])
    expectEqual(reader.warnings.map(\.suggestion), ["expect"])
  }

  @Test func formFollowsTheExtension() {
    expectEqual(QueryFileForm(fileName: "-"), .lines)
    expectEqual(QueryFileForm(fileName: "a/b.c/Q.YML"), .yaml)
    #expect(QueryFileForm(fileName: "a.txt/b") == nil)
    expectEqual(QueryFileForm(fileName: "q.JSON"), .json)
    #expect(QueryFileForm(fileName: "q.xml") == nil)
  }

  @Test func snapshotsOfTextsAndIDsHaveNamesOfTheirOwn() throws {
    let expectation = "expect: { all: { snapshot: ids } }"
    let rows = [
      "query: a", "query: a", "{id: 'query: a'", "{id: 'query (2): a'", "{id: 'id: query: a'", "{id: query",
    ]
    let text = rows.map { row in
      row.hasPrefix("{") ? "- \(row), query: b, \(expectation)}\n" : "- {\(row), \(expectation)}\n"
    }.joined()
    let names = try queries(("q.yaml", text)).map(\.snapshotName)
    expectEqual(Set(names).count, rows.count, "\(names)")
    expectEqual(names.last, "query")
  }

  @Test func missingFileIsAFileError() {
    var reader = QueryFileReader([QuerySource(file: "gone.txt", form: .lines, origin: .file(path: "/gone/gone.txt"))])
    #expect(throws: FileError.self) { try reader.next() }
  }
}
