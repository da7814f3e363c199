import TestSupport
import Testing

/// Query files that cannot be used.
struct QueryFileTests {
  struct Malformed: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var message: String

    var testDescription: String { "\(name): \(message)" }
  }

  static let malformed = [
    Malformed(name: "q.csv", text: "q,id\ntom,1\n", message: "q.csv:1:1: error: the header has no column 'query'\n"),
    Malformed(
      name: "q.csv", text: "query,id\ntom,1\njerry,1\n",
      message: "q.csv:3:1: error: the id '1' is used twice; ids are unique over all query files\n"),
    Malformed(name: "q.csv", text: "query,page\ntom,x\n", message: "q.csv:2:"),
    Malformed(name: "q.csv", text: "query,filters\ntom,year >=\n", message: "q.csv:2:"),
    Malformed(
      name: "q.jsonl", text: "{\"query\":\"tom\"}\n{\"query\":\n",
      message: "q.jsonl:2:10: error: the text ends where a value was expected\n"),
    Malformed(name: "q.jsonl", text: "[]\n", message: "q.jsonl:1:1: error: "),
    Malformed(
      name: "q.json", text: "[{\"query\":\"tom\"},\n{\"query\":1,\"page\":-1}]\n", message: "q.json:2:12: error: "),
    Malformed(name: "q.json", text: "{\"queries\":[]}\n", message: "q.json:1:1: error: the object has no 'query'"),
    Malformed(name: "q.yaml", text: "- { id: x }\n", message: "q.yaml:1:3: error: missing key 'query'"),
    Malformed(name: "q.yaml", text: "queries: 3\n", message: "q.yaml:1:10: error: "),
    Malformed(name: "q.yaml", text: "- {query: a\n", message: "q.yaml:"),
    Malformed(
      name: "q.yaml", text: "- { query: tom, expect: { nope: { status: ok } } }\n", message: "q.yaml:1:27: error: "),
  ]

  @Test(arguments: malformed)
  func aMalformedQueryFileIsReportedBeforeTheRun(file: Malformed) async throws {
    let workspace = try Fixture.workspace([file.name: file.text])
    let run = try await workspace.run("batch", "search.yaml", file.name, "--output", "out.txt")
    expectEqual(run.status, 65)
    expectEqual(run.output, "")
    #expect(run.errors.hasPrefix(file.message), "\(run.errors)")
    #expect(!workspace.exists("out.txt"))
    #expect(!workspace.exists("out.txt.partial"))
  }

  @Test func theQueriesOfASavedRunAreAskedAgain() async throws {
    let workspace = try Fixture.workspace(["q.csv": "query,id,source\ntom,a,logs\n\"x \"\"y\",b,\n"])
    let first = try await workspace.run("batch", "search.yaml", "q.csv", "--format", "json", "--output", "run.json")
    expectEqual(first.status, 0, "\(first.errors)")
    let again = try await workspace.run("batch", "search.yaml", "run.json", "--format", "json")
    #expect(again.status == 0 && !again.errors.contains("warning"), "\(again.errors)")
    try expectEqual(again.output, workspace.text("run.json"))
  }

  @Test func invalidUTF8IsReportedWithItsPlace() async throws {
    let workspace = try Fixture.workspace()
    try workspace.write("q.txt", bytes: Array("tom\nab".utf8) + [0xFF, 0x0A])
    let run = try await workspace.run("batch", "search.yaml", "q.txt")
    expectEqual(run.status, 65)
    expectEqual(
      run.errors,
      "q.txt:2:3: error: invalid UTF-8; if the file is Latin-1 or Windows-1252, 'iconv -f CP1252 -t UTF-8 FILE > NEW' converts it\n"
    )
  }

  @Test(arguments: [
    ("q.txt", ""), ("q.txt", "\n\n# nothing\n"), ("q.yaml", ""), ("q.yaml", "# nothing\n"), ("q.yaml", "queries: []\n"),
    ("q.csv", ""), ("q.csv", "\u{FEFF}\n"), ("q.tsv", " \n"), ("q.csv", "query\n"), ("q.jsonl", ""), ("q.json", ""),
    ("q.json", "[]\n"),
  ])
  func noQueryIsAnErrorUnlessItIsAllowed(file: String, text: String) async throws {
    let workspace = try Fixture.workspace([file: text])
    let refused = try await workspace.run("batch", "search.yaml", file)
    expectEqual(refused.status, 65)
    expectEqual(
      refused.errors, "multihits: error: no query to run in \(file); --allow-no-queries makes that a success\n")
    let allowed = try await workspace.run("batch", "search.yaml", file, "--allow-no-queries", "--format", "json")
    expectEqual(allowed.status, 0)
    expectEqual(allowed.output, "[]\n")
  }

  @Test func standardInputWithoutQueriesIsAnErrorToo() async throws {
    let workspace = try Fixture.workspace()
    let refused = try await workspace.run("batch", "search.yaml", "-", "--output", "out.txt")
    expectEqual(refused.status, 65)
    #expect(!workspace.exists("out.txt"))
    #expect(!workspace.exists("out.txt.partial"))
    #expect(!workspace.exists("out.txt.journal"))
    let allowed = try await workspace.run("batch", "search.yaml", "-", "--allow-no-queries", "--format", "csv")
    expectEqual(allowed.status, 0)
    expectEqual(
      allowed.output, "query,id,module,status,nbHits,page,error,position,objectID,name,rating,title,year,genre,count\n")
  }

  @Test(arguments: ["batch search.yaml -", "merge -", "diff - run.json"], ["<&-", "< ."])
  func aStandardInputThatCannotBeReadIsMissing(command: String, input: String) async throws {
    let workspace = try Fixture.workspace(["run.json": "[]"])
    let run = try await workspace.shell("\"$MULTIHITS\" \(command) \(input)")
    #expect(run.status == 66 && run.errors.contains("-: cannot be read: "), "\(run.status) \(run.errors)")
  }

  @Test func aShardMayBeWithoutQueriesAndTheRunMayNot() async throws {
    let workspace = try Fixture.workspace(["q.txt": "tom\n", "none.txt": "# nothing\n"])
    let run = try await workspace.run("batch", "search.yaml", "q.txt", "--shard", "2/2", "--format", "ndjson")
    #expect(run.status == 0 && run.output == "" && run.errors.hasPrefix("0 queries: all answered"), "\(run.errors)")
    try await expectEqual(workspace.run("batch", "search.yaml", "none.txt", "--shard", "2/2").status, 65)
  }

  @Test func aByteOrderMarkAndCarriageReturnsAreAccepted() async throws {
    let workspace = try Fixture.workspace(["q.txt": "\u{FEFF}hanks\r\n\r\n\\#1\r\n"])
    let run = try await workspace.run("batch", "search.yaml", "q.txt", "--module", "actors", "--format", "csv")
    expectEqual(
      run.output,
      """
      query,id,module,status,nbHits,page,error,position,objectID,name,rating
      hanks,1,actors,ok,1,0,,1,a1,Tom Hanks,9.1
      #1,2,actors,empty,0,0,,,,,

      """)
  }

  @Test func aMisspelledKeyIsCarriedWithAWarning() async throws {
    let workspace = try Fixture.workspace(["q.yaml": "- { query: tom, hitPerPage: 3 }\n"])
    let run = try await workspace.run("batch", "search.yaml", "q.yaml", "--module", "actors", "--format", "ndjson")
    expectEqual(run.status, 0)
    #expect(run.errors.hasPrefix("q.yaml:1:17: warning: 'hitPerPage' is no key of query"))
    #expect(run.errors.contains("did you mean 'hitsPerPage'?"))
    #expect(run.output.contains(#""row":{"hitPerPage":"#))
  }
}
