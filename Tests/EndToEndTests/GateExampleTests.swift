import TestSupport
import Testing

/// The gate of examples/gate opens and shuts, and the commands of the pages on it work as they are printed.
struct GateExampleTests {
  private static let files = ["queries.yaml", "sheet.csv", "thresholds.yaml", "--baseline", "baseline.ndjson"]

  @Test func theGateIsOpen() async throws {
    let run = try await Workspace.gate().run(["test", "search.yaml"] + Self.files)
    expectEqual(run.status, 0, "\(run.output)\(run.errors)")
    #expect(!run.output.contains("FAILED"))
    #expect(run.errors.contains("20 queries: 20 passed"))
    #expect(run.errors.contains("0 % worse, 0 % came out empty, and 0 % changed otherwise"))
  }

  @Test func theGateShuts() async throws {
    let workspace = try Workspace.gate()
    try await expectEqual(workspace.run("validate", "broken.yaml").status, 0)
    let run = try await workspace.run(["test", "broken.yaml"] + Self.files)
    expectEqual(run.status, 1)
    #expect(run.output.contains("FAILED brand-and-thing (\"kestrow jacket\")  queries.yaml:"), "\(run.output)")
    #expect(run.output.contains("expected first 'rain-jacket', found nothing"))
    #expect(run.output.contains("nothing in the record matches 'kestrow'"))
    #expect(run.output.contains("FAILED torch-by-brand (\"kestrow torch\")  sheet.csv:"))
    #expect(run.output.contains("failed  products: empty <= 2 %  observed 8.67 %"))
    #expect(run.errors.contains("7.9 % came out empty"))
  }

  /// A baseline that nobody has written anew would hide what changed since.
  @Test func theBaselineIsOfToday() async throws {
    let workspace = try Workspace.gate()
    let baseline = try workspace.text("baseline.ndjson")
    let update = try await workspace.pipeline(
      "multihits test search.yaml queries.yaml sheet.csv thresholds.yaml --baseline baseline.ndjson --update-baseline")
    expectEqual(update.status, 0, "\(update.errors)")
    try expectEqual(workspace.text("baseline.ndjson"), baseline, "write examples/gate/baseline.ndjson anew")
  }

  @Test func theFilesHaveNoFindings() async throws {
    let run = try await Workspace.gate().pipeline(
      """
      multihits validate search.yaml --records --strict \
        --queries queries.yaml --queries sheet.csv --queries thresholds.yaml
      """)
    #expect(run.status == 0 && run.findings.contains("search.yaml is valid"), "\(run.output)\(run.errors)")
  }

  @Test func theCommandsOfItsPageWork() async throws {
    let workspace = try Workspace.gate(in: "examples/gate")
    let commands = try CodeBlock.commands(of: "examples/gate/README.md")
    let shut = commands.replacing(
      #/multihits test broken\.yaml (.*\\\n)?.*\n/#, with: { "\($0.output.0.dropLast()) && exit 9 || [ $? -eq 1 ]\n" })
    #expect(shut != commands)
    let run = try await workspace.pipeline(shut)
    expectEqual(run.status, 0, "\(run.output)\(run.errors)")
    let shown = try CodeBlock.all(of: "examples/gate/README.md").filter { $0.language == "text" }
    #expect(shown.count == 1 && shown.allSatisfy { run.output.contains($0.code) })
    expectEqual(workspace.names(in: "examples/gate").filter { $0.hasSuffix(".xml") || $0.hasPrefix("broken") }, [])
  }

  @Test func theCommandsOfThePageOnPipelinesWork() async throws {
    let workspace = try Workspace.gate(in: "examples/gate")
    let run = try await workspace.pipeline(try CodeBlock.commands(of: "docs/ci.md"))
    expectEqual(run.status, 0, "\(run.output)\(run.errors)")
    expectEqual(run.output.split(separator: "\n").count { $0 == "ended with 1" }, 2)
    #expect(run.errors.contains("4 queries: 4 passed"))
    try expectEqual(
      workspace.text("my-search/junit.xml").split(separator: "\n").count { $0.contains("<testsuite ") }, 7)
    expectEqual(workspace.names(in: "my-search/reports"), ["junit.xml", "summary.md"])
  }
}
