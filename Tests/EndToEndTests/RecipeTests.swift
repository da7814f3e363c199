import Foundation
import TestSupport
import Testing

/// The commands of docs/recipes.md do what the page says, where their tools are installed.
struct RecipeTests {
  /// The folders in which the shell looks for programs.
  private static let tools: Set<String> = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return Set(path.split(separator: ":").flatMap { TemporaryFolder.names(in: String($0)) })
  }()

  /// The blocks under a heading of the page; those before the first one under none.
  private static func blocks(under heading: String?) throws -> [CodeBlock] {
    try CodeBlock.all(of: "docs/recipes.md").filter { $0.heading == heading }
  }

  /// A folder with the example and the files that the page begins with.
  private static func workspace() async throws -> Workspace {
    let workspace = try Workspace()
    for name in ["search.yaml", "queries.yaml", "data/actors.json", "data/films.json"] {
      let path = "\(Program.packageFolder)/examples/movie-night/\(name)"
      try workspace.write(name, try String(contentsOfFile: path, encoding: .utf8))
    }
    let files = try blocks(under: nil)
    try #require(files.map(\.language) == ["sh"])
    try await run(files[0].code, in: workspace)
    return workspace
  }

  @discardableResult
  private static func run(_ code: String, in workspace: Workspace) async throws -> String {
    let run = try await workspace.shell("set -e\nmultihits() { \"$MULTIHITS\" \"$@\"; }\n" + code)
    expectEqual(run.status, 0, "\(code)\(run.errors)")
    return run.output
  }

  /// Runs the commands under a heading, each compared with the text that follows it, if one does.
  private static func expectToHold(_ heading: String) async throws -> Workspace {
    let workspace = try await workspace()
    let blocks = try blocks(under: heading)
    #expect(blocks.contains { $0.language == "sh" })
    for (place, block) in blocks.enumerated() where block.language == "sh" {
      let output = try await run(block.code, in: workspace)
      let next = place + 1 < blocks.count ? blocks[place + 1] : nil
      #expect(output == (next?.language == "text" ? next?.code : ""), "\(block.code)")
    }
    return workspace
  }

  @Test(.enabled(if: tools.contains("jq"))) func queriesOfJQ() async throws {
    _ = try await Self.expectToHold("jq")
  }

  @Test(.enabled(if: tools.contains("sqlite3"))) func tablesOfSQLite() async throws {
    _ = try await Self.expectToHold("sqlite3")
  }

  @Test func aFileForExcel() async throws {
    let workspace = try await Self.expectToHold("Excel")
    try expectEqual(workspace.bytes("excel.csv"), [0xEF, 0xBB, 0xBF] + workspace.bytes("safe.csv"))
  }

  @Test(.enabled(if: tools.contains("python3"))) func framesOfPandas() async throws {
    let workspace = try await Self.workspace()
    guard try await workspace.shell("python3 -c 'import pandas'").status == 0 else { return }
    var outputs: [String] = []
    for block in try Self.blocks(under: "pandas") where block.language == "python" {
      try workspace.write("recipe.py", block.code)
      outputs.append(try await Self.run("python3 recipe.py", in: workspace))
    }
    #expect(outputs.count == 3 && outputs.allSatisfy { !$0.isEmpty })
    expectEqual(outputs.last, "True\n")
  }
}
