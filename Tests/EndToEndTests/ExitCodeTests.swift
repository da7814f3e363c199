import TestSupport
import Testing

/// The exit codes before a run, and which one wins.
struct ExitCodeTests {
  private let invalid = ["bad.yaml": "version: 1\n"]

  /// Runs the program with arguments in the words of a shell.
  private func run(_ command: String, files: [String: String] = [:]) async throws -> Run {
    try await Fixture.workspace(files).shell("\"$MULTIHITS\" \(command)")
  }

  @Test(
    arguments: [
      "search missing.yaml", "batch missing.yaml queries.txt", "validate missing.yaml", "explain missing.yaml",
      "index missing.yaml", "init missing.json", "batch search.yaml missing.txt", "search .",
    ])
  func missingInput(command: String) async throws {
    let run = try await run(command, files: ["queries.txt": "tom\n"])
    expectEqual(run.status, 66)
    expectEqual(run.output, "")
    #expect(run.errors.hasPrefix("multihits: error: "))
  }

  @Test(arguments: ["search bad.yaml tom", "batch bad.yaml queries.txt", "explain bad.yaml", "index bad.yaml"])
  func anInvalidSpecPrintsNothingOnStandardOutput(command: String) async throws {
    let run = try await run(command, files: invalid.merging(["queries.txt": "tom\n"]) { $1 })
    expectEqual(run.status, 78)
    expectEqual(run.output, "")
    #expect(run.errors.hasPrefix("bad.yaml:1:1: error: missing key 'indexModules'"))
  }

  @Test(
    arguments: [
      "nonsense", "search", "search search.yaml --nope", "search search.yaml --format xml",
      "search search.yaml --page -1", "search search.yaml --page=-1", "search search.yaml --page 1 --all",
      "search search.yaml --all --rows 3", "search search.yaml --hits-per-page=1001",
      "search search.yaml --filters 'year >='", "search search.yaml --set NAME", "search search.yaml --output ''",
      "search search.yaml --quiet --verbose", "search search.yaml --color purple",
      "batch search.yaml", "batch search.yaml - -", "batch search.yaml queries.foo", "batch search.yaml q.txt --jobs 0",
      "batch search.yaml q.txt --shard 3/2", "batch search.yaml q.txt --shard 0/2",
      "batch search.yaml q.txt --tag kind",
      "batch search.yaml q.txt --resume", "batch search.yaml q.txt --split",
      "batch search.yaml - --resume --output out", "validate", "validate --format xml search.yaml", "init",
      "schema nope", "search search.yaml --output -", "explain search.yaml --output -", "merge a.json --output -",
      "diff a.json b.json --output -", "schema spec --output -", "init a.json --output -",
    ])
  func wrongUsage(command: String) async throws {
    let run = try await run(command, files: ["q.txt": "tom\n"])
    expectEqual(run.status, 64, "\(run.errors)")
    expectEqual(run.output, "")
    #expect(!run.errors.isEmpty)
  }

  @Test(arguments: [("--tag =a", "--tag KEY=VALUE"), ("--set =a", "--set NAME=VALUE")])
  func pairWithoutANameIsToldFromOneWithoutASign(option: String, form: String) async throws {
    let run = try await run("batch search.yaml q.txt \(option)", files: ["q.txt": "tom\n"])
    expectEqual(run.status, 64)
    #expect(run.errors.contains("'\(option)' has nothing before the '='; write \(form)"))
  }

  @Test func anInvalidSpecComesBeforeWrongUsageOfItsNames() async throws {
    let run = try await run("search bad.yaml --module nope", files: invalid)
    expectEqual(run.status, 78)
  }

  @Test func anInvalidSpecComesBeforeAMissingQueryFile() async throws {
    let run = try await run("batch bad.yaml missing.txt", files: invalid)
    expectEqual(run.status, 78)
  }

  @Test func anInvalidSpecAmongSeveralComesBeforeAMissingOne() async throws {
    let run = try await run("validate missing.yaml bad.yaml", files: invalid)
    expectEqual(run.status, 78)
    expectEqual(run.errors, "multihits: error: missing.yaml: the file does not exist\n")
  }

  @Test func wrongNamesComeBeforeAMissingQueryFile() async throws {
    let run = try await run("batch search.yaml missing.txt --module nope")
    expectEqual(run.status, 64)
  }

  @Test func aMissingQueryFileComesBeforeMalformedRecordsAndQueries() async throws {
    let run = try await run(
      "batch search.yaml bad.jsonl missing.txt", files: ["films.json": "[", "bad.jsonl": "{\n"])
    expectEqual(run.status, 66)
  }

  @Test(arguments: ["search search.yaml", "batch search.yaml q.txt", "explain search.yaml", "index search.yaml"])
  func malformedRecords(command: String) async throws {
    let run = try await run(command, files: ["films.json": "[{\"objectID\":", "q.txt": "tom\n"])
    expectEqual(run.status, 65)
    expectEqual(run.output, "")
    #expect(run.errors.hasPrefix("films.json:1:14: error: the text ends where a value was expected\n"))
  }

  @Test func recordsOfSectionsThatDoNotRunAreNotRead() async throws {
    let run = try await run("search search.yaml --module actors hanks", files: ["films.json": "["])
    expectEqual(run.status, 0)
    expectEqual(run.output, "Actors (1)\n  Tom Hanks  9.1\n")
  }

  @Test func sectionsInErrorDecideAfterTheRun() async throws {
    let files = [
      "search.yaml": SectionTests.things,
      "things.json": #"[{"objectID": "1", "name": "one", "size": "big"}]"#, "q.txt": "one\nnothing\n",
    ]
    try await expectEqual(run("batch search.yaml q.txt", files: files).status, 2)
    try await expectEqual(run("batch search.yaml q.txt --module fails --only 1", files: files).status, 69)
    try await expectEqual(run("batch search.yaml q.txt --module fails", files: files).status, 2)
    try await expectEqual(run("batch search.yaml q.txt --module blanks", files: files).status, 0)
  }
}
