import TestSupport
import Testing
import YAMLTree

/// What examples/ci and action.yml run is right: the commands, without the services that run them.
struct PipelineTests {
  /// A step that runs commands.
  private struct Step {
    var name: String
    var script: String
  }

  private static func document(_ path: String) throws -> YAMLNode {
    let bytes = try TemporaryFolder.bytes(ofFile: "\(Program.packageFolder)/\(path)")
    let document = YAMLDocument.parse(bytes, file: path)
    #expect(document.diagnostics.isEmpty)
    return try #require(document.root)
  }

  private static func steps(_ node: YAMLNode?) -> [Step] {
    (node?["steps"]?.elements ?? []).compactMap { step in
      step["run"]?.text.map { Step(name: step["name"]?.text ?? "", script: $0) }
    }
  }

  /// The steps of a job of the workflow, and those of the action.
  private static func steps(job: String) throws -> [Step] {
    let steps = steps(try document("examples/ci/github.yml")["jobs"]?[job])
    try #require(!steps.isEmpty)
    return steps
  }

  private static func actionSteps() throws -> [Step] {
    steps(try document("action.yml")["runs"])
  }

  /// The scripts of the job on GitLab.
  private static func gitLabScripts(_ key: String) throws -> [Step] {
    let scripts = try document("examples/ci/gitlab-ci.yml")["search"]?[key]?.elements ?? []
    try #require(!scripts.isEmpty)
    return scripts.map { Step(name: key, script: $0.text ?? "") }
  }

  private static func variables(_ node: YAMLNode?) -> [String: String] {
    Dictionary((node?.members ?? []).map { ($0.name, $0.value.text ?? "") }) { $1 }
  }

  /// Runs steps as a pipeline does: none after one that fails.
  private static func run(_ steps: [Step], in workspace: Workspace, _ variables: [String: String]) async throws -> Run {
    var run: Run?
    for step in steps {
      let next = try await workspace.pipeline(step.script, variables: variables)
      run = next
      if next.status != 0 { break }
    }
    return try #require(run)
  }

  @Test func everyScriptIsOneOfThePlainShell() async throws {
    let all =
      try Self.steps(job: "gate") + Self.steps(job: "shards") + Self.steps(job: "merged") + Self.actionSteps()
      + Self.gitLabScripts("before_script") + Self.gitLabScripts("script")
    #expect(all.count >= 10)
    let workspace = try Workspace()
    for step in all {
      #expect(!step.script.contains("${{"), "\(step.name): values come as variables, never as text of the script")
      try workspace.write("step.sh", step.script)
      let check = try await workspace.shell("sh -n step.sh")
      expectEqual(check.status, 0, "\(step.name): \(check.errors)")
    }
  }

  @Test(arguments: ["search.yaml", "broken.yaml"]) func theWorkflowIsAGate(spec: String) async throws {
    let workspace = try Workspace.gate()
    var variables = Self.variables(try Self.document("examples/ci/github.yml")["env"])
    variables["SPEC"] = spec
    variables["GITHUB_STEP_SUMMARY"] = workspace["summary.txt"]
    let run = try await Self.run(try Self.steps(job: "gate"), in: workspace, variables)
    try expectReports(in: workspace, of: spec, run)
  }

  @Test(arguments: ["search.yaml", "broken.yaml"]) func theActionIsAGate(spec: String) async throws {
    let workspace = try Workspace.gate()
    let steps = try Self.actionSteps().filter { ["Validate", "Test"].contains($0.name) }
    expectEqual(steps.count, 2)
    let run = try await Self.run(
      steps, in: workspace,
      [
        "SPEC": spec, "QUERIES": "queries.yaml *.csv thresholds.yaml", "OPTIONS": "--baseline baseline.ndjson",
        "REPORTS": "reports", "GITHUB_STEP_SUMMARY": workspace["summary.txt"],
      ])
    try expectReports(in: workspace, of: spec, run)
  }

  @Test func anInvalidSpecStopsBeforeTheTest() async throws {
    let workspace = try Workspace.gate()
    try workspace.write("bad.yaml", "indexModules: [{ indexNam: products }]\n")
    let steps = try Self.actionSteps().filter { ["Validate", "Test"].contains($0.name) }
    let run = try await Self.run(
      steps, in: workspace,
      [
        "SPEC": "bad.yaml", "QUERIES": "queries.yaml", "OPTIONS": "", "REPORTS": "reports",
        "GITHUB_STEP_SUMMARY": workspace["summary.txt"],
      ])
    expectEqual(run.status, 78)
    #expect((run.output + run.errors).contains("::error file=bad.yaml,line=1"), "\(run.output)\(run.errors)")
    #expect(!workspace.exists("reports"))
  }

  @Test func shardsAreAllQueries() async throws {
    let workspace = try Workspace.gate()
    var variables = Self.variables(try Self.document("examples/ci/github.yml")["env"])
    let matrix = try Self.document("examples/ci/github.yml")["jobs"]?["shards"]?["strategy"]?["matrix"]?["shard"]
    let shards = (matrix?.elements ?? []).compactMap(\.text)
    expectEqual(shards, ["1", "2", "3", "4"])
    variables["GITHUB_STEP_SUMMARY"] = workspace["summary.txt"]
    for shard in shards {
      variables["SHARD"] = shard
      let run = try await Self.run(try Self.steps(job: "shards"), in: workspace, variables)
      expectEqual(run.status, 0, "\(run.output)\(run.errors)")
    }
    let merged = try await Self.run(try Self.steps(job: "merged"), in: workspace, variables)
    #expect(merged.errors.contains("20 queries: 20 passed"), "\(merged.errors)")
    try expectReports(in: workspace, of: "search.yaml", merged)
  }

  @Test(arguments: ["search.yaml", "broken.yaml"]) func theJobOnGitLabIsAGate(spec: String) async throws {
    let workspace = try Workspace.gate()
    var variables = Self.variables(try Self.document("examples/ci/gitlab-ci.yml")["search"]?["variables"])
    variables["SPEC"] = spec
    let run = try await Self.run(try Self.gitLabScripts("script"), in: workspace, variables)
    expectEqual(run.status, (spec == "broken.yaml" ? 1 : 0), "\(run.output)\(run.errors)")
    expectEqual(workspace.names(in: "reports"), ["junit.xml", "summary.md"])
  }

  /// What the gate leaves behind, whether it is open or shut.
  private func expectReports(in workspace: Workspace, of spec: String, _ run: Run) throws {
    let isBroken = spec == "broken.yaml"
    expectEqual(run.status, (isBroken ? 1 : 0), "\(run.output)\(run.errors)")
    try expectEqual(workspace.text("reports/junit.xml").contains("<failure"), isBroken)
    try expectEqual(workspace.text("summary.txt"), workspace.text("reports/summary.md"))
    try expectEqual(workspace.text("summary.txt").contains("queries failed"), isBroken)
    expectEqual(run.errors.contains("::error file=queries.yaml,line="), isBroken)
  }
}
