import TestSupport
import Testing

/// Record files that cannot be used: 65, with the place of every malformed record.
struct BadRecordTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var file: String
    var text: String
    var errors: String

    var testDescription: String { "\(file): \(text)".debugDescription }
  }

  static let cases = [
    Case(
      file: "r.json", text: #"[{"objectID":"1"},{"objectID":"#,
      errors: """
        r.json:1:31: error: the text ends where a value was expected
          1 | [{"objectID":"1"},{"objectID":
            |                               ^

        """),
    Case(
      file: "r.json", text: "[{\"objectID\":\"1\"},\n {\"name\":\"x\"}]",
      errors: """
        r.json:2:2: error: the record has no 'objectID'; 'objectID: $row' in the spec takes the places of records
          2 |  {"name":"x"}]
            |  ^

        """),
    Case(
      file: "r.json", text: "[{\"objectID\":\"1\"},\n {\"objectID\":\"1\"}]",
      errors: """
        r.json:2:2: error: the objectID '1' is already that of the record at r.json:1:2
          2 |  {"objectID":"1"}]
            |  ^

        """),
    Case(
      file: "r.json", text: #"[1]"#,
      errors: """
        r.json:1:2: error: a record must be an object, found an integer
          1 | [1]
            |  ^

        """),
    Case(
      file: "r.json", text: #"{"a":1}"#,
      errors: """
        r.json:1:1: error: the record has no 'objectID'; 'objectID: $row' in the spec takes the places of records
          1 | {"a":1}
            | ^

        """),
    Case(
      file: "r.jsonl", text: "{\"objectID\":\"1\"}\n{\"objectID\":\"2\"\n",
      errors: """
        r.jsonl:2:16: error: the text ends where ',' or '}' in an object was expected
          2 | {"objectID":"2"
            |                ^

        """),
    Case(
      file: "r.csv", text: "objectID,name\n1,a\n2,b,c\n",
      errors: """
        r.csv:3:5: error: the row has 3 fields, but the header has 2
          3 | 2,b,c
            |     ^

        """),
    Case(
      file: "r.csv", text: "objectID,name\n1,\"abc\n",
      errors: """
        r.csv:2:3: error: the quote is never closed
          2 | 1,"abc
            |   ^

        """),
    Case(
      file: "r.csv", text: "objectID,name\n1,a\0b\n",
      errors: #"""
        r.csv:2:4: error: a NUL character
          2 | 1,a\u{0}b
            |    ^~~~~

        """#),
    Case(
      file: "r.json", text: "[{\"objectID\":\"1\",\"n\":\"a\0\"}]",
      errors: #"""
        r.json:1:24: error: a control character (the byte 0x0) in a string
          1 | [{"objectID":"1","n":"a\u{0}"}]
            |                        ^~~~~

        """#),
  ]

  @Test(arguments: cases)
  func isReportedWithACaret(bad: Case) async throws {
    let spec = Fixture.spec(index: "things: { records: \(bad.file) }", modules: "{ indexName: things }")
    let workspace = try Workspace(["search.yaml": spec, bad.file: bad.text])
    let run = try await workspace.run("search", "search.yaml")
    expectEqual(run.errors, bad.errors)
    expectEqual(run.output, "")
    expectEqual(run.status, 65)
  }

  @Test func duplicateIdentifiersAreFoundAcrossFiles() async throws {
    let spec = Fixture.spec(index: "things: { records: 'data/*.jsonl' }", modules: "{ indexName: things }")
    let workspace = try Workspace([
      "search.yaml": spec, "data/b.jsonl": "{\"objectID\":1}\n", "data/a.jsonl": "{\"objectID\":\"1\"}\n",
    ])
    let run = try await workspace.run("index", "search.yaml")
    expectEqual(run.status, 65)
    #expect(
      run.errors.hasPrefix(
        "data/b.jsonl:1:1: error: the objectID '1' is already that of the record at data/a.jsonl:1:1\n"))
  }

  @Test func allFilesAreReportedInOneRun() async throws {
    let spec = """
      version: 1
      indices: { a: { records: z.json }, b: { records: y.json } }
      indexModules: [{ indexName: a }, { indexName: b }]

      """
    let run = try await Workspace(["search.yaml": spec, "z.json": "[", "y.json": "{}"]).run("search", "search.yaml")
    expectEqual(run.status, 65)
    let places = run.errors.split(separator: "\n").filter { $0.contains("error: ") }.map { $0.prefix { $0 != " " } }
    expectEqual(places, ["y.json:1:1:", "z.json:1:2:"])
  }

  @Test func deepNestingIsRefused() async throws {
    let spec = Fixture.spec(index: "things: { records: r.json }", modules: "{ indexName: things }")
    let workspace = try Workspace(["search.yaml": spec, "r.json": String(repeating: "[", count: 100_000)])
    let run = try await workspace.run("search", "search.yaml")
    expectEqual(run.status, 65)
    #expect(run.errors.hasPrefix("r.json:1:202: error: nested deeper than 200 levels\n"))
  }

  @Test func damagedCompressionIsReported() async throws {
    let spec = Fixture.spec(index: "things: { records: r.json.gz }", modules: "{ indexName: things }")
    let run = try await Workspace(["search.yaml": spec, "r.json.gz": "no gzip"]).run("search", "search.yaml")
    expectEqual(run.status, 65)
    expectEqual(run.errors, "r.json.gz: error: the compressed data is damaged: incorrect header check\n")
  }

  @Test func noRecordsAreNoError() async throws {
    let spec = Fixture.spec(index: "things: { records: r.json }", modules: "{ indexName: things }")
    let run = try await Workspace(["search.yaml": spec, "r.json": "[]"]).run("search", "search.yaml")
    expectEqual(run.status, 0)
    expectEqual(run.output, "No results\n")
  }
}
