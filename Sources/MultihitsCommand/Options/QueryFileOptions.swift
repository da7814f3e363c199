import ArgumentParser
import InteractiveSearch
import SpecLoader
import Workspaces

/// The query file that an interactive search writes to.
struct QueryFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The query file to which F4 adds a test: .yaml, .yml, .jsonl or .ndjson (default: queries.yaml beside the spec).",
      valueName: "file"), completion: .file(extensions: ["yaml", "yml", "jsonl", "ndjson"]))
  var queries: String?

  func validate() throws {
    guard let queries, QueryFile(path: queries, spec: "") == nil else { return }
    throw ValidationError(
      "--queries '\(queries)': rows are added to YAML (.yaml, .yml) and JSON lines (.jsonl, .ndjson)")
  }

  /// The file that the option names, as an output.
  var outputs: [PlannedOutput] { [queries].compactMap { $0 }.map { .file($0, option: "--queries") } }

  /// The file for the queries of a spec.
  func path(forSpec spec: String) -> String {
    if let queries { return queries }
    return spec.utf8.lastIndex(of: UInt8(ascii: "/")).map { "\(spec[...$0])queries.yaml" } ?? "queries.yaml"
  }
}
