import TestSupport
import Testing

/// Names that differ in their bytes are different, though Unicode takes them for equal.
struct NameTests {
  private static let composed = "\u{E9}"
  private static let decomposed = "e\u{301}"

  /// The ids of the hits of one index, whose records are a file.
  private func ids(_ file: String, _ text: String, _ index: String = "", query: String = "") async throws -> [String] {
    let workspace = try Workspace([
      "search.yaml": """
      indices: { items: { records: \(file)\(index) } }
      indexModules: [{ indexName: items, query: { facets: ['*'] } }]

      """,
      file: text,
    ])
    let run = try await workspace.run("search", "search.yaml", query, "--format", "json")
    try #require(run.status == 0, "\(run.errors)")
    return try #require(try Results(run.output).sections.first).ids
  }

  @Test func idsThatUnicodeTakesForEqualAreTwoRecords() async throws {
    let found = try await ids(
      "r.jsonl", #"{"objectID":"\#(Self.composed)"}"# + "\n" + #"{"objectID":"\#(Self.decomposed)"}"#)
    expectEqual(found.map { Array($0.utf8) }, [Self.composed, Self.decomposed].map { Array($0.utf8) })
    let table = try await ids("r.csv", "objectID\n\(Self.composed)\n\(Self.decomposed)\n")
    expectEqual(table.map { Array($0.utf8) }, [Self.composed, Self.decomposed].map { Array($0.utf8) })
  }

  @Test(arguments: ["jsonl", "json"])
  func membersThatUnicodeTakesForEqualAreBothKept(ending: String) async throws {
    let record = #"{"objectID":"1","\#(Self.composed)":"one","\#(Self.decomposed)":"two"}"#
    let text = ending == "json" ? "[\(record)]" : record
    let index = ", settings: { searchableAttributes: ['\(Self.decomposed)'] }"
    try await expectEqual(ids("r.\(ending)", text, index, query: "two"), ["1"])
    #expect(try await ids("r.\(ending)", text, index, query: "one").isEmpty)
  }

  @Test func columnsThatUnicodeTakesForEqualAreBothKept() async throws {
    let table = "objectID,\(Self.composed),\(Self.decomposed)\n1,one,two\n"
    try await expectEqual(ids("r.csv", table, query: "one"), ["1"])
    try await expectEqual(ids("r.csv", table, query: "two"), ["1"])
  }

  @Test func indicesAndQueriesThatUnicodeTakesForEqualAreApart() async throws {
    let workspace = try Workspace([
      "search.yaml": """
      indices: { \(Self.composed): { records: a.jsonl }, \(Self.decomposed): { records: b.jsonl } }
      indexModules: [{ indexName: \(Self.composed), id: a }, { indexName: \(Self.decomposed), id: b }]

      """,
      "a.jsonl": #"{"objectID":"1"}"#, "b.jsonl": #"{"objectID":"2"}"#,
      "queries.yaml": "- { id: \(Self.composed), query: '' }\n- { id: \(Self.decomposed), query: '' }\n",
    ])
    let run = try await workspace.run("batch", "search.yaml", "queries.yaml", "--format", "ndjson")
    expectEqual(run.status, 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 2, "\(run.output)")
    for line in lines { try expectEqual(Results(String(line)).sections.map(\.ids), [["1"], ["2"]]) }
  }

  @Test func fieldsThatUnicodeTakesForEqualHaveAColumnEach() async throws {
    let (one, two) = (Self.composed, Self.decomposed)
    let workspace = try Workspace([
      "search.yaml": """
      indices: { a: { records: a.jsonl } }
      indexModules: [{ indexName: a, hit: { \(one): string, \(two): string } }]

      """,
      "a.jsonl": "{\"objectID\":\"1\",\"\(one)\":\"x\",\"\(two)\":\"y\"}",
    ])
    let run = try await workspace.run("search", "search.yaml", "", "--format", "csv")
    expectEqual(
      Array(run.output.utf8),
      Array(
        "query,id,module,status,nbHits,page,error,position,objectID,\(one),\(two)\n,,a,ok,1,0,,1,1,x,y\n".utf8),
      "\(run.output)")
  }

  @Test func anArgumentThatIsNoUTF8IsRefused() async throws {
    let workspace = try Workspace([
      "search.yaml": "indices: { a: { records: a.jsonl } }\nindexModules: [{ indexName: a }]\n",
      "a.jsonl": #"{"objectID":"1"}"#,
    ])
    let run = try await workspace.shell(#""$MULTIHITS" search search.yaml --output "$(printf 'a\377.txt')""#)
    expectEqual(run.status, 64)
    expectEqual(
      run.errors,
      """
      multihits: error: argument 4 is no UTF-8: 'a\u{FFFD}.txt'. Names of files and texts must be UTF-8; rename the file

      """)
    try await expectEqual(workspace.shell("ls").output, "a.jsonl\nsearch.yaml\n")
  }

  @Test func aRecordFileWhoseNameIsNoUTF8IsNamed() async throws {
    let spec = "indices: { a: { records: '*.jsonl' } }\nindexModules: [{ indexName: a }]\n"
    let workspace = try Workspace(["search.yaml": spec])
    let run = try await workspace.shell(
      #"echo '{"objectID":"1"}' > "$(printf 'b\377.jsonl')"; "$MULTIHITS" search search.yaml"#)
    expectEqual(run.status, 78)
    #expect(run.errors.contains("the name of the file 'b\u{FFFD}.jsonl' is no UTF-8; rename it"), "\(run.errors)")
  }
}
