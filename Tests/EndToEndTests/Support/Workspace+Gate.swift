import Foundation
import TestSupport

extension Workspace {
  /// A folder with the files of examples/gate, below a folder of its own if one is named, and with `broken.yaml`, the
  /// spec in which the brand is not searched.
  static func gate(in folder: String = "") throws -> Workspace {
    let workspace = try Workspace()
    let example = "\(Program.packageFolder)/examples/gate"
    let prefix = folder.isEmpty ? "" : folder + "/"
    let files = ["search.yaml", "queries.yaml", "sheet.csv", "thresholds.yaml", "baseline.ndjson"]
    let data = TemporaryFolder.names(in: "\(example)/data").map { "data/\($0)" }
    for name in files + data {
      try workspace.write(prefix + name, bytes: TemporaryFolder.bytes(ofFile: "\(example)/\(name)"))
    }
    let spec = try workspace.text(prefix + "search.yaml")
    try workspace.write(prefix + "broken.yaml", spec.replacing("name, brand, category", with: "name, category"))
    return workspace
  }

  /// Runs a shell script as pipelines do: it ends at the first command that fails, and `multihits` is on the PATH.
  func pipeline(_ script: String, variables: [String: String] = [:]) async throws -> Run {
    makeFolder("bin")
    try write("step.sh", script)
    let assignments = variables.map { "export \($0)='\($1)'\n" }.sorted().joined()
    return try await shell(
      #"ln -sf "$MULTIHITS" bin/multihits; PATH="$PWD/bin:$PATH"; unset CI"# + "\n\(assignments)sh -e step.sh")
  }
}
