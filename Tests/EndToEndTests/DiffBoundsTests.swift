import TestSupport
import Testing

/// What `diff` tells in a pipeline: bounds by module and by demand, and Markdown.
struct DiffBoundsTests {
  private static let queries = "query,count\ntom,9\ncasablanca,1\n"

  /// The spec with the films by year, the latest one first.
  private static let byYear = Fixture.spec.split(separator: "desc(score)").joined(separator: "desc(year)")

  private static let command = ["diff", "search.yaml", "q.csv", "--against-spec", "year.yaml"]

  private let workspace: Workspace

  init() throws {
    workspace = try Fixture.workspace(["q.csv": Self.queries, "year.yaml": Self.byYear])
  }

  @Test func aModuleHasItsOwnBound() async throws {
    let kept = try await workspace.run(Self.command + ["--max-changed", "actors=0", "--max-changed", "films=90"])
    expectEqual(kept.status, 0, "\(kept.errors)")
    let missed = try await workspace.run(Self.command + ["--max-changed", "actors=0", "--max-changed", "films=89"])
    expectEqual(missed.status, 1)
    #expect(
      missed.errors.contains(
        "1 of 2 shown sections changed in films (90.0 % by demand), more than --max-changed films=89 allows\n"))
    #expect(missed.output.contains("shares and means of the table are by demand\n"))
  }

  @Test func anUnknownModuleIsFoundBeforeAnythingRuns() async throws {
    let run = try await workspace.run(Self.command + ["--max-changed", "film=5"])
    expectEqual(run.status, 64)
    expectEqual(run.output, "")
    #expect(run.errors.contains("--max-changed: no section 'film' is compared; did you mean 'films'?"))
  }

  @Test func aBoundOverNothingFails() async throws {
    let run = try await workspace.run(
      "diff", "search.yaml", "none.txt", "--against-spec", "year.yaml", "--max-changed", "films=100")
    expectEqual(run.status, 66)
    try workspace.write("none.txt", "zzzzzz\n")
    let vacuous = try await workspace.run(
      "diff", "search.yaml", "none.txt", "--against-spec", "year.yaml", "--max-changed", "films=100")
    expectEqual(vacuous.status, 1)
    #expect(vacuous.errors.contains("nothing was compared in films for --max-changed films=100"))
  }

  @Test func sidesWithoutASectionInCommonAreNamed() async throws {
    let other = Fixture.spec.replacing("id: films", with: "id: movies").replacing("id: actors", with: "id: people")
    try workspace.write("other.yaml", other)
    let command = ["diff", "search.yaml", "q.csv", "--against-spec", "other.yaml"]
    let run = try await workspace.run(command + ["--max-changed", "0"])
    #expect(
      run.errors.contains("(only on the left: actors, films; only on the right: people, movies)"), "\(run.errors)")
  }

  @Test func markdownSaysWhatChangedFirst() async throws {
    let run = try await workspace.run(Self.command + ["--format", "markdown"])
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(
      run.output.hasPrefix(
        "**1 of 6 sections changed** (16.7 %), in 1 of 2 queries; by demand 30.0 % of the sections.\n"))
    #expect(run.output.contains("\n### Changed queries\n"))
    #expect(run.output.contains("| films | "))
  }

  @Test func savedRunsHaveLabelsToo() async throws {
    for spec in ["search", "year"] {
      _ = try await workspace.run("batch", "\(spec).yaml", "q.csv", "--format", "ndjson", "--output", "\(spec).run")
    }
    let run = try await workspace.run("diff", "search.run", "year.run")
    expectEqual(run.status, 0)
    #expect(run.output.contains("(Tom Sawyer) ("))
  }
}
