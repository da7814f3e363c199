import TestSupport
import Testing

/// Files that results are written to, colours, and text that would act on a terminal.
struct OutputTests {
  @Test func outputIsWrittenWholeAndReplacesAnExistingFile() async throws {
    let workspace = try Fixture.workspace(["out.txt": String(repeating: "old ", count: 1_000)])
    let printed = try await workspace.run("search", "search.yaml", "tom")
    let before = workspace.names()
    let run = try await workspace.run("search", "search.yaml", "tom", "--output", "out.txt")
    expectEqual(run.status, 0)
    expectEqual(run.output, "")
    try expectEqual(workspace.text("out.txt"), printed.output)
    expectEqual(workspace.names(), before)
  }

  @Test(arguments: ["nowhere/out.txt", "folder", "search.yaml/out.txt"])
  func anOutputThatCannotBeWritten(path: String) async throws {
    let workspace = try Fixture.workspace()
    workspace.makeFolder("folder")
    let before = workspace.names()
    let run = try await workspace.run("search", "search.yaml", "tom", "--output", path)
    expectEqual(run.status, 73)
    #expect(run.errors.hasPrefix("multihits: error: \(path): "))
    expectEqual(workspace.names(), before)
    expectEqual(workspace.names(in: "folder"), [])
  }

  @Test func aFailedSearchLeavesAnExistingFileAlone() async throws {
    let workspace = try Fixture.workspace(["out.txt": "old", "search.yaml": "version: 2\n"])
    let run = try await workspace.run("search", "search.yaml", "tom", "--output", "out.txt")
    expectEqual(run.status, 78)
    try expectEqual(workspace.text("out.txt"), "old")
  }

  @Test(arguments: [
    ("search search.yaml tom --output a.csv", "--output: 'a.csv' is written as text"),
    ("batch search.yaml q.txt --output a.json", "--output: 'a.json' is written as text"),
    ("batch search.yaml q.txt --format csv --output a.csv.gz", "--output: 'a.csv.gz' is not compressed"),
    ("batch search.yaml q.txt --format csv --output a.csv", ""),
    ("batch search.yaml q.txt --split --output a.json", ""),
    ("merge run --output a.csv", "--output: 'a.csv' is written as ndjson"),
    ("diff run run --output a.json", "--output: 'a.json' is written as text"),
  ])
  func aNameThatPromisesAnotherFormIsWarnedOf(line: String, warning: String) async throws {
    let workspace = try Fixture.workspace(["q.txt": "tom\n"])
    _ = try await workspace.run("batch", "search.yaml", "q.txt", "--format", "ndjson", "--output", "run", "--quiet")
    let run = try await workspace.shell("\"$MULTIHITS\" \(line)")
    expectEqual(run.status, 0, "\(run.errors)")
    expectEqual(run.errors.contains("warning: --output:"), !warning.isEmpty, "\(run.errors)")
    #expect(run.errors.contains(warning), "\(run.errors)")
    let quiet = try await workspace.shell("\"$MULTIHITS\" \(line) --quiet")
    #expect(quiet.status == 0 && !quiet.errors.contains("--output:"), "\(quiet.errors)")
  }

  #if os(Linux)
    @Test func aFullDeviceIsReported() async throws {
      let run = try await Fixture.workspace().shell("\"$MULTIHITS\" search search.yaml tom > /dev/full")
      expectEqual(run.status, 73)
      expectEqual(run.errors, "multihits: error: standard output cannot be written: No space left on device\n")
    }
  #endif

  @Test func aPipeHasNoColour() async throws {
    let run = try await Fixture.workspace().run("search", "search.yaml", "tom")
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func colourAlwaysEmphasisesMatches() async throws {
    let run = try await Fixture.workspace().run(
      "search", "search.yaml", "--color", "always", "tom", environment: ["NO_COLOR": "1", "TERM": "dumb"])
    #expect(run.output.contains("  \u{1B}[1;4mTom\u{1B}[0m Hanks"))
  }

  @Test func colourNeverWinsOverTheEnvironment() async throws {
    let workspace = try Fixture.workspace()
    let forced = try await workspace.run("search", "search.yaml", "tom", environment: ["CLICOLOR_FORCE": "1"])
    #expect(forced.output.contains("\u{1B}["))
    let never = try await workspace.run(
      "search", "search.yaml", "--color", "never", "tom", environment: ["CLICOLOR_FORCE": "1"])
    #expect(!never.output.contains("\u{1B}"))
  }

  @Test func aFileHasNoColour() async throws {
    let workspace = try Fixture.workspace()
    _ = try await workspace.run(
      "search", "search.yaml", "-o", "out.txt", "tom", environment: ["CLICOLOR_FORCE": "1"])
    #expect(try !workspace.text("out.txt").contains("\u{1B}"))
  }

  /// A title with an escape sequence, bidirectional controls, line ends and a bell.
  private func makeHostileWorkspace() throws -> Workspace {
    try Workspace([
      "search.yaml": Fixture.spec(
        index: "films: { records: films.json, settings: { searchableAttributes: [title] } }",
        modules: "{ id: films, indexName: films, hit: { title: string } }"),
      "films.json": #"""
      [{"objectID": "h1", "title": "a \u001b[31mred\u202e rtl\nnew \u2028\u0085 <em>x</em>\u0007\r"}]
      """#,
    ])
  }

  @Test(arguments: ["text", "markdown"])
  func hostileTitlesAreEscaped(format: String) async throws {
    let run = try await makeHostileWorkspace().run("search", "search.yaml", "--format", format, "a")
    expectEqual(run.status, 0)
    let raw = run.output.unicodeScalars.filter { scalar in
      scalar != "\n"
        && (scalar.properties.generalCategory == .control || "\u{202E}\u{2028}".unicodeScalars.contains(scalar))
    }
    #expect(raw.isEmpty)
    #expect(run.output.contains("u{1B}"))
    #expect(run.output.contains("u{202E}"))
  }

  @Test func hostileTitlesStayOnTheirLine() async throws {
    let run = try await makeHostileWorkspace().run("search", "search.yaml", "a")
    expectEqual(
      run.output,
      #"""
      films (1)
        a \u{1B}[31mred\u{202E} rtl\nnew \u{2028}\u{85} <em>x</em>\u{7}\r

      """#)
  }

  @Test func colouredOutputHasOnlyOurOwnEscapes() async throws {
    let run = try await makeHostileWorkspace().run("search", "search.yaml", "--color", "always", "a")
    #expect(run.output.contains("\u{1B}[1;4ma\u{1B}[0m \\u{1B}[31mred"))
    #expect(run.output.contains("<em>x</em>"))
  }

  @Test func jsonEscapesOnlyWhatItMust() async throws {
    let run = try await makeHostileWorkspace().run("search", "search.yaml", "--format", "ndjson", "a")
    #expect(
      run.output.contains(#""title":"a \u001b[31mred\#u{202E} rtl\nnew \#u{2028}\#u{85} <em>x</em>\u0007\r""#))
    #expect(run.output.hasSuffix("\n"))
    expectEqual(run.output.split(separator: "\n" as Character).count, 1)
  }

  @Test func hostileQueriesAndFileNamesAreEscaped() async throws {
    let workspace = try makeHostileWorkspace()
    let query = try await workspace.run("search", "search.yaml", "\u{1B}[31mzz")
    expectEqual(query.output, "No results for \"\\u{1B}[31mzz\"\n")
    let file = try await workspace.run("search", "no\u{1B}[31m\u{202E}.yaml")
    expectEqual(file.errors, "multihits: error: no\\u{1B}[31m\\u{202E}.yaml: the file does not exist\n")
  }
}
