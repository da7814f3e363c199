import TestSupport
import Testing

/// Specs that cannot be used: each is reported with its place, quickly, and never ends in a crash.
struct BadSpecTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// A line in place of `# here` in a spec that is valid otherwise; it is line 5.
    var line: String
    var errors: String

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "unknown key", line: "    infiniteScroling: off",
      errors: """
        bad.yaml:5:5: error: unknown key 'infiniteScroling'; did you mean 'infiniteScrolling'?
          5 |     infiniteScroling: off
            |     ^~~~~~~~~~~~~~~~

        """),
    Case(
      name: "caret by display width", line: #"    hit: { "映画名": string, title: strin }"#,
      errors: """
        bad.yaml:5:34: error: unknown type 'strin'; a field is one of string, integer, number, boolean, date, \
        url, any, a list such as [string], or a mapping; did you mean 'string'?
          5 |     hit: { "映画名": string, title: strin }
            |                                     ^~~~~

        """),
    Case(
      name: "wrong type", line: "    query: { hitsPerPage: many }",
      errors: """
        bad.yaml:5:27: error: 'hitsPerPage' must be a whole number from 0 to 1000, found 'many'
          5 |     query: { hitsPerPage: many }
            |                           ^~~~

        """),
    Case(
      name: "list for text", line: "    title: [a]",
      errors: """
        bad.yaml:5:12: error: 'title' must be text, found a list
          5 |     title: [a]
            |            ^~~

        """),
    Case(
      name: "duplicate key", line: "    indexName: films",
      errors: """
        bad.yaml:5:5: error: duplicate key 'indexName': line 5 repeats line 4
          5 |     indexName: films
            |     ^~~~~~~~~

        """),
    Case(
      name: "dangling backend", line: "    backend: embeded",
      errors: """
        bad.yaml:5:14: error: unknown backend 'embeded'; did you mean 'embedded'?
          5 |     backend: embeded
            |              ^~~~~~~

        """),
    Case(
      name: "impossible display", line: "    display: { label: titel }\n    hit: { title: string }",
      errors: """
        bad.yaml:5:23: error: the hit schema has no field 'titel'; did you mean 'title'?
          5 |     display: { label: titel }
            |                       ^~~~~

        """),
    Case(
      name: "filter syntax", line: #"    query: { filters: "year >" }"#,
      errors: """
        bad.yaml:5:30: error: the filter ends where a number was expected
          5 |     query: { filters: "year >" }
            |                              ^

        """),
    Case(
      name: "mixed or group", line: #"    filterState: [{ or: { name: a, filters: ["year > 3", "year:1"] } }]"#,
      errors: """
        bad.yaml:5:58: error: an or group holds one kind of filter: the first is a numeric filter, this one a facet filter
          5 |     filterState: [{ or: { name: a, filters: ["year > 3", "year:1"] } }]
            |                                                          ^~~~~~~~

        """),
    Case(
      name: "tag", line: "    title: !!str x",
      errors: """
        bad.yaml:5:12: error: tags such as '!!str' are not supported; the expected type decides how a value is read
          5 |     title: !!str x
            |            ^~~~~

        """),
    Case(
      name: "tab", line: "\ttitle: x",
      errors: """
        bad.yaml:5:1: error: YAML does not allow tabs for indentation
          5 | \ttitle: x
            | ^~

        """),
  ]

  @Test(arguments: cases)
  func isReportedWithACaret(bad: Case) async throws {
    let spec = """
      version: 1
      indices: { films: { records: films.json, settings: { attributesForFaceting: [year] } } }
      indexModules:
        - indexName: films
      \(bad.line)

      """
    let workspace = try Fixture.workspace(["bad.yaml": spec])
    let validated = try await workspace.run("validate", "bad.yaml")
    expectEqual(validated.output, bad.errors)
    expectEqual(validated.status, 78)
    let searched = try await workspace.run("search", "bad.yaml", "tom")
    expectEqual(searched.errors, bad.errors)
    expectEqual(searched.output, "")
    expectEqual(searched.status, 78)
  }

  @Test func allFindingsComeInOneRunSortedByPosition() async throws {
    let spec = Fixture.spec.replacing("hitsPerPage: 2", with: "hitsPerPage: x")
      .replacing("version: 1", with: "version: 1\nnam: x")
    let run = try await Fixture.workspace(["search.yaml": spec]).run("validate", "search.yaml")
    let places = run.output.split(separator: "\n").filter { $0.contains("error: ") }.map { $0.prefix { $0 != " " } }
    expectEqual(places, ["search.yaml:2:1:", "search.yaml:22:27:", "search.yaml:27:27:"])
  }

  @Test func aMissingRecordFileHasItsPlaceInTheSpec() async throws {
    let spec = Fixture.spec.replacing("actors.csv", with: "gone.csv").replacing("films.json", with: "'gone-*.json'")
    let run = try await Fixture.workspace(["search.yaml": spec]).run("search", "search.yaml", "tom")
    expectEqual(run.status, 78)
    expectEqual(run.output, "")
    expectEqual(
      run.errors,
      """
      search.yaml:4:14: error: no records can be read from 'gone.csv': the file does not exist
        4 |     records: gone.csv
          |              ^~~~~~~~
      search.yaml:8:14: error: no records can be read from 'gone-*.json': no file matches
        8 |     records: 'gone-*.json'
          |              ^~~~~~~~~~~~~

      """)
  }

  @Test func anAliasBombEndsQuickly() async throws {
    var spec = "version: 1\na0: &a0 [x,x,x,x,x,x,x,x,x,x]\n"
    for level in 1...20 {
      spec += "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ",") + "]\n"
    }
    let workspace = try Workspace(["bad.yaml": spec])
    // A limit on processor time, since other tests run at the same time.
    let run = try await workspace.shell("ulimit -t 2; \"$MULTIHITS\" validate bad.yaml")
    expectEqual(run.status, 78)
    #expect(run.output.contains("the document has more than 1000000 values and keys, with its aliases expanded"))
  }

  @Test func anAliasInsideItselfIsReported() async throws {
    let run = try await Workspace(["bad.yaml": "a: &x [*x]\n"]).run("validate", "bad.yaml")
    expectEqual(run.status, 78)
    #expect(run.output.hasPrefix("bad.yaml:1:8: error: the alias '*x' stands inside the value that it names\n"))
  }

  @Test func aFileOf20MegabytesIsRefused() async throws {
    let workspace = try Workspace()
    try workspace.write("big.yaml", bytes: [UInt8](repeating: UInt8(ascii: "#"), count: 20_000_000))
    let run = try await workspace.run("search", "big.yaml", "tom")
    expectEqual(run.status, 78)
    #expect(run.errors.hasPrefix("big.yaml:1:1: error: the file has 20000000 bytes; the limit is 16777216\n"))
    #expect(run.errors.utf8.count < 1_000)
  }

  @Test func aFolderIsNoSpec() async throws {
    let workspace = try Workspace()
    workspace.makeFolder("spec.yaml")
    let run = try await workspace.run("validate", "spec.yaml")
    expectEqual(run.status, 66)
    expectEqual(run.output, "")
    expectEqual(run.errors, "multihits: error: spec.yaml: a folder, not a regular file\n")
  }

  struct Bytes: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var error: String

    var testDescription: String { name }
  }

  static let files = [
    Bytes(name: "empty", bytes: [], error: "bad.yaml:1:1: error: the file is empty\n"),
    Bytes(name: "comment", bytes: Array("# a\n".utf8), error: "bad.yaml:1:1: error: the file is empty\n"),
    Bytes(
      name: "invalid UTF-8", bytes: Array("version: 1\nname: ".utf8) + [0xFF, 0x0A],
      error: "bad.yaml:2:7: error: the file is not valid UTF-8: unexpected byte 0xFF\n"),
    Bytes(
      name: "UTF-16", bytes: [0xFF, 0xFE, 0x61, 0x00],
      error: "bad.yaml:1:1: error: the file is UTF-16; 'iconv -f UTF-16 -t UTF-8 FILE > NEW' converts it\n"),
    Bytes(
      name: "NUL", bytes: Array("name: a\0b\n".utf8),
      error: "bad.yaml:1:8: error: YAML does not allow the control character U+0000\n"),
    Bytes(
      name: "list", bytes: Array("- a\n".utf8), error: "bad.yaml:1:1: error: the spec must be a mapping, found a list\n"
    ),
    Bytes(
      name: "two documents", bytes: Array("version: 1\n---\n".utf8),
      error: "bad.yaml:2:1: error: a second document begins here; only one is read\n"),
    Bytes(
      name: "depth", bytes: Array("a: ".utf8) + [UInt8](repeating: UInt8(ascii: "["), count: 100_000),
      error: "bad.yaml:1:103: error: lists and mappings are nested more than 100 deep\n"),
    Bytes(name: "open list", bytes: Array("a: [".utf8), error: "bad.yaml:1:5: error: expected a value\n"),
  ]

  @Test(arguments: files)
  func aFileThatIsNoSpec(file: Bytes) async throws {
    let workspace = try Workspace()
    try workspace.write("bad.yaml", bytes: file.bytes)
    let run = try await workspace.run("validate", "bad.yaml")
    expectEqual(run.status, 78)
    #expect(run.output.hasPrefix(file.error), "\(run.output)")
  }
}
