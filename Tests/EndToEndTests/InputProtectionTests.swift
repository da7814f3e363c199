import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Outputs that would overwrite what a run reads.
struct InputProtectionTests {
  private static let spec = """
    version: 1
    backends:
      local: { type: embedded }
      other: { type: typesense, nodes: ["http://127.0.0.1:9"], apiKey: k, caFile: ca.pem }
    backend: local
    indices:
      films: { records: data/films.json, settings: settings.json, synonyms: synonyms.json, rules: rules.json }
      spare: { records: "spare/*.jsonl" }
    indexModules:
      - { id: films, indexName: films }

    """

  /// Made to be read, not to be trusted.
  private static let certificate = """
    -----BEGIN CERTIFICATE-----
    MIIBdTCCARugAwIBAgIUEzLVdEC9bQOIKLrwUEJ95wsz4twwCgYIKoZIzj0EAwIw
    DzENMAsGA1UEAwwEVGVzdDAgFw0yNjExMjIyMjI5NTRaGA8yMTI2MTAyOTIyMjk1
    NFowDzENMAsGA1UEAwwEVGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABBXC
    mcIsHZ12XzAntYvcd7Yt9Hn3pANKYbqsi9RrmA6pdHnzZ+imB7dSqtDr+LWPS9Lx
    ZWpOysyaP0FIlTYw+kSjUzBRMB0GA1UdDgQWBBT8gxDv5uJ+xPZLS6zYgKW441zd
    ZzAfBgNVHSMEGDAWgBT8gxDv5uJ+xPZLS6zYgKW441zdZzAPBgNVHRMBAf8EBTAD
    AQH/MAoGCCqGSM49BAMCA0gAMEUCIQCqyoDfWxuU7r/5byDf+bXzcAll5ysJXS2u
    ioZDo8G59wIgZC3+M4mgPF15kfSZoPjEvHYFhongdTFZTJG4ykMyaxg=
    -----END CERTIFICATE-----

    """

  private func makeWorkspace() throws -> Workspace {
    let workspace = try Workspace([
      "search.yaml": Self.spec, "data/films.json": #"[{"objectID": "1", "title": "Tom"}]"#,
      "settings.json": "{}", "synonyms.json": "[]", "rules.json": "[]", "spare/a.jsonl": "{\"objectID\": \"1\"}\n",
      "q.txt": "tom\n", "other.yaml": Self.spec,
      "run.ndjson": "", "ca.pem": Self.certificate, "script.txt": "type tom\n",
    ])
    symlink("data/films.json", workspace["link.json"])
    link(workspace["rules.json"], workspace["hard.json"])
    return workspace
  }

  /// Each file of a folder by its name, with what it holds.
  private func contents(_ workspace: Workspace) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for folder in ["", "data/", "spare/"] {
      for name in workspace.names(in: "./\(folder)") where !["data", "spare"].contains(name) {
        contents[folder + name] = try workspace.bytes(folder + name)
      }
    }
    return contents
  }

  static let cases: [(line: String, input: String)] = [
    ("search search.yaml tom --output data/films.json", "'data/films.json', a record file of the index 'films'"),
    ("search search.yaml tom --output data/../data/films.json", "'data/films.json', a record file"),
    ("search search.yaml tom --output link.json", "'data/films.json', a record file of the index 'films'"),
    ("search search.yaml tom --output hard.json", "'rules.json', the rule file of the index 'films'"),
    ("search search.yaml tom --output search.yaml", "'search.yaml', the spec"),
    ("search search.yaml tom --output settings.json", "'settings.json', the settings file of the index 'films'"),
    ("search search.yaml tom --output synonyms.json", "'synonyms.json', the synonym file of the index 'films'"),
    ("search search.yaml tom --output spare/a.jsonl", "'spare/a.jsonl', a record file of the index 'spare'"),
    ("search search.yaml tom --output ca.pem", "'ca.pem', the certificate file of the backend 'other'"),
    ("explain search.yaml tom --output data/films.json", "'data/films.json', a record file"),
    ("batch search.yaml q.txt --output q.txt", "'q.txt', a query file"),
    ("batch search.yaml q.txt --output data/films.json --resume", "'data/films.json', a record file"),
    ("batch search.yaml q.txt --split --format json --output data", "'data/films.json', a record file"),
    ("diff search.yaml q.txt --against-spec other.yaml --output other.yaml", "'other.yaml', the spec"),
    ("diff search.yaml q.txt --against-spec other.yaml --output q.txt", "'q.txt', a query file"),
    ("diff run.ndjson q.txt --output run.ndjson", "'run.ndjson', a saved run"),
    ("init data/films.json --force --output data/films.json", "'data/films.json', a record file"),
    ("interactive search.yaml --script script.txt --history data/films.json", "'data/films.json', a record file"),
    ("interactive search.yaml --script script.txt --history script.txt", "'script.txt', the script"),
  ]

  @Test(arguments: cases)
  func inputsAreNotOverwritten(line: String, input: String) async throws {
    let workspace = try makeWorkspace()
    let before = try contents(workspace)
    let run = try await workspace.run(line.split(separator: " ").map(String.init))
    expectEqual(run.status, 64, "\(run.errors)")
    #expect(run.errors.hasPrefix("multihits: error: --"), "\(run.errors)")
    #expect(run.errors.contains(" would overwrite \(input)"), "\(run.errors)")
    expectEqual(run.output, "")
    try expectEqual(contents(workspace), before)
  }

  @Test(arguments: [
    ("batch search.yaml - --output q.txt", "q.txt", "'-', a query file on standard input"),
    ("batch search.yaml - --output q.txt --format csv", "q.txt", "'-', a query file on standard input"),
    ("diff search.yaml - --against-spec other.yaml --output q.txt", "q.txt", "'-', a query file on standard input"),
    ("diff run.ndjson - --output hard.json", "rules.json", "'-', a saved run on standard input"),
    ("interactive search.yaml --script - --history script.txt", "script.txt", "'-', the script on standard input"),
  ])
  func whatIsReadFromStandardInputIsNotOverwritten(line: String, file: String, input: String) async throws {
    let workspace = try makeWorkspace()
    let before = try contents(workspace)
    let run = try await workspace.shell("\"$MULTIHITS\" \(line) <\(file)")
    expectEqual(run.status, 64, "\(run.errors)")
    #expect(run.errors.contains(" would overwrite \(input); name another file"), "\(run.errors)")
    try expectEqual(contents(workspace), before)
  }

  @Test(arguments: ["search search.yaml tom", "batch search.yaml q.txt"])
  func outputsAreNotTheRecordsOfTheNextRun(line: String) async throws {
    let workspace = try makeWorkspace()
    let before = try contents(workspace)
    let run = try await workspace.run((line + " --output spare/new.jsonl").split(separator: " ").map(String.init))
    expectEqual(run.status, 64)
    expectEqual(
      run.errors,
      "multihits: error: --output 'spare/new.jsonl' would be a record file of the index 'spare' from then"
        + " on: 'spare/*.jsonl' stands for it, or for a file that belongs to it; name another file\n")
    try expectEqual(contents(workspace), before)
    let other = try await workspace.run((line + " --output spare/new.json").split(separator: " ").map(String.init))
    expectEqual(other.status, 0, "\(other.errors)")
  }

  @Test func filesThatAreWrittenBesideAreNotInputsEither() async throws {
    let workspace = try makeWorkspace()
    try workspace.write("out.partial", Self.spec)
    let run = try await workspace.run("batch", "out.partial", "q.txt", "--output", "out")
    expectEqual(run.status, 64)
    #expect(run.errors.contains("would overwrite 'out.partial', the spec"), "\(run.errors)")
    try expectEqual(workspace.text("out.partial"), Self.spec)
  }

  @Test func recordingsAreNotWrittenOverRecords() async throws {
    let workspace = try makeWorkspace()
    let name = "other-films-tom-7fe419e320e3.json"
    link(workspace["data/films.json"], workspace["data/\(name)"])
    let run = try await workspace.run("search", "search.yaml", "tom", "--backend", "other", "--record", "data")
    expectEqual(run.status, 64)
    #expect(run.errors.contains("would overwrite 'data/films.json', a record file"), "\(run.errors)")
  }

  @Test func indicesAreNotKeptOverInputs() async throws {
    let workspace = try makeWorkspace()
    try workspace.write("cache/spec.index.building", Self.spec)
    let run = try await workspace.run("index", "cache/spec.index.building", "--cache-dir", "cache")
    // The spec's records are not beside it; that is told first.
    expectEqual(run.status, 78)
    for name in ["data/films.json", "settings.json", "synonyms.json", "rules.json", "spare/a.jsonl", "ca.pem"] {
      try workspace.write("cache/\(name)", bytes: try workspace.bytes(name))
    }
    let refused = try await workspace.run("index", "cache/spec.index.building", "--cache-dir", "cache")
    expectEqual(refused.status, 64)
    #expect(refused.errors.contains("would overwrite 'cache/spec.index.building', the spec"), "\(refused.errors)")
    try expectEqual(workspace.text("cache/spec.index.building"), Self.spec)
  }

  @Test func twoOutputsAreNotOneFile() async throws {
    let workspace = try makeWorkspace()
    symlink("recorded/r-7fe419e320e3.json", workspace["out"])
    try workspace.write("recorded/r-7fe419e320e3.json", "{}")
    let run = try await workspace.run("search", "search.yaml", "tom", "--record", "recorded", "--output", "out")
    expectEqual(run.status, 64)
    #expect(run.errors.contains("would overwrite each other"), "\(run.errors)")
  }

  @Test func modulesThatDifferByLetterCaseHaveNoFilesOfTheirOwn() async throws {
    let workspace = try Workspace([
      "search.yaml": Fixture.spec(
        index: "films: { records: films.json }", modules: "{ id: films, indexName: films }",
        "{ id: Films, indexName: films }"),
      "films.json": Fixture.films, "q.txt": "tom\n",
    ])
    let line = ["batch", "search.yaml", "q.txt", "--split", "--format", "csv", "--output", "out"]
    let run = try await workspace.run(line)
    expectEqual(run.status, 64)
    #expect(run.errors.contains("the modules 'films' and 'Films' would have one file"), "\(run.errors)")
    #expect(!workspace.exists("out"))
    try await expectEqual(workspace.run(line + ["--module", "Films"]).status, 0)
    expectEqual(workspace.names(in: "out"), ["Films.csv"])
  }

  @Test func aLinkThatLeadsNowhereGetsItsTarget() async throws {
    let workspace = try Fixture.workspace()
    symlink("target.json", workspace["link.json"])
    let run = try await workspace.run("search", "search.yaml", "tom", "--format", "json", "--output", "link.json")
    expectEqual(run.status, 0)
    #expect(try workspace.text("target.json").hasPrefix("{"))
    var status = stat()
    #expect(lstat(workspace["link.json"], &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }
}
