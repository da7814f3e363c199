import TestSupport
import Testing

/// The examples work as they stand.
struct ExampleTests {
  static let folder = "\(Program.packageFolder)/examples"

  /// The examples with a spec; `swift-library` is a package.
  static let names = TemporaryFolder.names(in: folder)
    .filter { TemporaryFolder.names(in: "\(folder)/\($0)").contains("search.yaml") }.sorted()

  /// The outputs that an example keeps.
  struct Golden: Sendable, CustomTestStringConvertible {
    var example: String
    var file: String

    var testDescription: String { "\(example)/golden/\(file)" }
  }

  static let goldens = names.flatMap { example in
    TemporaryFolder.names(in: "\(folder)/\(example)/golden").sorted()
      .filter { $0.hasPrefix("batch.") }.map { Golden(example: example, file: $0) }
  }

  /// What answers an example whose backend is a server: its recordings.
  private static func replay(_ example: String) -> [String] {
    let folder = "\(folder)/\(example)"
    return TemporaryFolder.names(in: folder).contains("recordings") ? ["--replay", "\(folder)/recordings"] : []
  }

  @Test func thereAreExamples() {
    #expect(Self.names.contains("movie-night"))
  }

  @Test(arguments: names)
  func specsHaveNoDiagnostics(name: String) async throws {
    let path = "\(Self.folder)/\(name)/search.yaml"
    let run = try await Workspace().run("validate", path, "--all-backends", "--format", "json")
    expectEqual(run.status, 0)
    expectEqual(run.output, "[]\n")
    expectEqual(run.errors, "")
  }

  @Test(arguments: names)
  func queryFilesRun(name: String) async throws {
    let folder = "\(Self.folder)/\(name)"
    let queries = try #require(TemporaryFolder.names(in: folder).first { $0.hasPrefix("queries.") })
    let run = try await Workspace().run(
      ["test", "\(folder)/search.yaml", "\(folder)/\(queries)", "--format", "json", "--allow-no-queries"]
        + Self.replay(name))
    expectEqual(run.status, 0)
    expectEqual(run.findings, "")
    let results = try Results.list(run.output)
    #expect(!results.isEmpty)
    #expect(results.contains { $0.sections.contains { $0.status == "ok" } })
  }

  @Test(arguments: goldens)
  func outputsAreTheGoldenFiles(golden: Golden) async throws {
    let folder = "\(Self.folder)/\(golden.example)"
    let queries = try #require(TemporaryFolder.names(in: folder).first { $0.hasPrefix("queries.") })
    let formats = ["txt": "text", "md": "markdown"]
    let ending = String(golden.file.drop { $0 != "." }.dropFirst())
    let run = try await Workspace().run(
      ["batch", "\(folder)/search.yaml", "\(folder)/\(queries)", "--format", formats[ending] ?? ending]
        + Self.replay(golden.example))
    expectEqual(run.status, 0)
    try expectEqual(Array(run.output.utf8), TemporaryFolder.bytes(ofFile: "\(folder)/golden/\(golden.file)"))
  }
}
