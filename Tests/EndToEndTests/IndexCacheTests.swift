import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Indices that are kept between runs: where, and until when.
struct IndexCacheTests {
  private let films: CachedFilms

  init() throws {
    films = try CachedFilms()
  }

  private func mode(of path: String) throws -> mode_t {
    var status = stat()
    try #require(stat(path, &status) == 0)
    return status.st_mode & 0o777
  }

  @Test func theFirstSearchBuildsAndTheNextOnesOpen() async throws {
    let first = try await films.search()
    expectEqual(first.status, 0)
    expectEqual(first.errors, "")
    expectEqual(films.names.count, 2)
    #expect(films.names[0].hasPrefix("films-") && films.names[1].hasPrefix("films_by_year-"))
    let before = try films.files.map(TemporaryFolder.bytes)
    try await expectEqual(films.search().output, first.output)
    try await expectEqual(films.actions(), ["up to date", "up to date"])
    expectEqual(films.names.count, 2)
    // Stamps may be noted at the end of a file; its index is the same.
    try expectEqual(
      films.files.map(TemporaryFolder.bytes).map { $0.prefix($0.count / 2) }, before.map { $0.prefix($0.count / 2) })
  }

  @Test func everyCommandUsesTheSameIndices() async throws {
    try films.workspace.write("q.txt", "tom\n")
    for command in [["batch", "search.yaml", "q.txt"], ["explain", "search.yaml", "tom"], ["index", "search.yaml"]] {
      let log = try await films.workspace.run(command + ["--verbose"]).errors
      let isFirst = command[0] == "batch"
      #expect(log.contains(isFirst ? "action=built " : "action=opened "), "\(command)")
      #expect(!log.contains(isFirst ? "action=opened " : "action=built "), "\(command)")
    }
  }

  @Test func theFolderAndItsFilesAreTheUsersOwn() async throws {
    _ = try await films.search()
    try expectEqual(mode(of: films.folder), 0o700)
    try expectEqual(mode(of: films.workspace.cacheHome), 0o700)
    for file in films.files { try expectEqual(mode(of: file), 0o600) }
  }

  @Test func aNamedFolderWinsOverThatOfTheEnvironment() async throws {
    let run = try await films.search("--cache-dir", "some/where")
    expectEqual(run.status, 0)
    expectEqual(films.names, [])
    expectEqual(films.workspace.names(in: "some/where").count, 2)
    try expectEqual(mode(of: films.workspace["some/where"]), 0o700)
    try await expectEqual(films.actions("--cache-dir", "some/where"), ["up to date", "up to date"])
    try await expectEqual(films.search().output, run.output)
  }

  @Test func withoutXDGTheFolderIsInTheUsersHome() async throws {
    let environment = ["XDG_CACHE_HOME": "relative/is/ignored", "HOME": films.workspace["home"]]
    try await expectEqual(films.actions(environment: environment), ["built", "built"])
    #if canImport(Darwin)
      let folder = "home/Library/Caches/multihits"
    #else
      let folder = "home/.cache/multihits"
    #endif
    expectEqual(films.workspace.names(in: folder).count, 2)
    expectEqual(films.names, [])
  }

  @Test func forceBuildsWhatIsUpToDate() async throws {
    try await expectEqual(films.actions(), ["built", "built"])
    try await expectEqual(films.actions("--force"), ["built", "built"])
    try await expectEqual(films.actions(), ["up to date", "up to date"])
  }

  @Test func chosenModulesHaveTheirIndicesBuiltAlone() async throws {
    try await expectEqual(films.actions("--module", "films"), ["built"])
    #expect(films.names.count == 1 && films.names[0].hasPrefix("films-"))
    try await expectEqual(films.actions(), ["up to date", "built"])
  }

  @Test func aReportNamesRecordsSizeAndFile() async throws {
    _ = try await films.actions()
    let lines = try await films.workspace.run("index", "search.yaml").output.split(separator: "\n")
    expectEqual(lines.count, 2)
    for (line, file) in zip(lines, films.files) {
      #expect(line.contains(": 40 records, up to date, "))
      #expect(line.hasSuffix(" kB, \(file)"))
    }
  }

  /// A change of a file.
  struct Change: Sendable, CustomTestStringConvertible {
    var file: String
    var text: String

    var testDescription: String { "\(file) of \(text.utf8.count) bytes" }
  }

  @Test(arguments: [
    Change(file: "films.jsonl", text: CachedFilms.films(40, title: "tim")),
    Change(file: "films.jsonl", text: CachedFilms.films(41)),
    Change(
      file: "synonyms.json", text: #"[{"objectID":"s","type":"synonym","synonyms":["plot","film"]}]"#),
    Change(file: "rules.json", text: #"[{"objectID":"r","consequence":{"userData":{"n":1}}}]"#),
    Change(file: "search.yaml", text: CachedFilms.spec.replacing("[title, plot]", with: "[title]")),
    Change(
      file: "search.yaml", text: CachedFilms.spec.replacing("desc(year)", with: "asc(year)")),
    Change(
      file: "search.yaml", text: CachedFilms.spec.replacing("hitsPerPage: 3", with: "hitsPerPage: 1")),
    // The same contents, younger.
    Change(file: "films.jsonl", text: CachedFilms.films(40)),
  ])
  func whatDoesNotFitAnyMoreIsBuiltAnew(change: Change) async throws {
    _ = try await films.search()
    try films.workspace.write(change.file, change.text)
    let run = try await films.search()
    expectEqual(run.status, 0)
    expectEqual(run.output, (try await films.search("--cache-dir", "other").output))
    // The search built what had to be.
    try await expectEqual(films.actions(), ["up to date", "up to date"])
  }

  @Test(arguments: [
    (Change(file: "films.jsonl", text: CachedFilms.films(41)), ["built", "built"]),
    (Change(file: "films.jsonl", text: CachedFilms.films(40)), ["up to date", "up to date"]),
    // A replica has the rules and synonyms of its primary.
    (Change(file: "rules.json", text: #"[{"objectID":"r","consequence":{"userData":{"n":1}}}]"#), ["built", "built"]),
    (Change(file: "synonyms.json", text: "[]"), ["built", "built"]),
    (
      Change(file: "search.yaml", text: CachedFilms.spec.replacing("desc(year)", with: "asc(year)")),
      ["up to date", "built"]
    ),
    (
      Change(file: "search.yaml", text: CachedFilms.spec.replacing("hitsPerPage: 3", with: "hitsPerPage: 1")),
      ["up to date", "up to date"]
    ),
    (
      Change(
        file: "search.yaml", text: CachedFilms.spec.replacing("films.jsonl", with: "[films.jsonl, synonyms.json]")),
      ["built", "built"]
    ),
  ])
  func onlyWhatChangedIsBuilt(change: Change, actions: [String]) async throws {
    _ = try await films.search()
    try films.workspace.write(change.file, change.text)
    try await expectEqual(films.actions(), actions)
  }

  @Test func rulesAreInForceByTheTimeOfTheRun() async throws {
    let rule = #"{"objectID":"r","consequence":{"userData":{"is":"now"}},"validity":[{"from":1000,"until":2000}]}"#
    try films.workspace.write("rules.json", "[\(rule)]")
    func isInForce(at time: Int) async throws -> Bool {
      try await films.workspace.run(
        "search", "search.yaml", "--format", "json", "tom", environment: ["SOURCE_DATE_EPOCH": "\(time)"]
      ).output.contains("\"now\"")
    }
    #expect(try await !isInForce(at: 999))
    #expect(try await isInForce(at: 1_500))
    #expect(try await !isInForce(at: 2_500))
    try await expectEqual(films.actions(), ["up to date", "up to date"])
  }

  @Test func malformedRecordsAreToldWhateverIsKept() async throws {
    let first = try await films.search()
    try films.workspace.write("films.jsonl", CachedFilms.films(3) + "{\"objectID\":\"f1\"}\n{\"title\":1}\n")
    for _ in 0..<2 {
      let run = try await films.search()
      expectEqual(run.status, 65)
      #expect(run.errors.contains("films.jsonl:4:1: error: the objectID 'f1' is already that of the record at"))
      #expect(run.errors.contains("films.jsonl:5:1: error: the record has no 'objectID'"))
      expectEqual(run.errors.split(separator: "\n").filter { $0.contains("error: ") }.count, 2)
    }
    try films.workspace.write("films.jsonl", CachedFilms.films(40))
    try await expectEqual(films.search().output, first.output)
  }
}
