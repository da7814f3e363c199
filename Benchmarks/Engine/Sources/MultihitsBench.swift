// Measures the embedded engine inside its process: building, single keystrokes, and whole sections.
//
// `Benchmarks/engine.py` runs `serve` beside other engines; `build`, `play` and `sections` are for work on the engine.

import ArgumentParser
import MultihitsEngine

@main
struct MultihitsBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "multihits-bench", abstract: "Measures the embedded engine inside its process.",
    subcommands: [BuildCommand.self, PlayCommand.self, SectionsCommand.self, ServeCommand.self])
}

/// Where the records are, where their index is kept, and what the index is to do.
struct IndexOptions: ParsableArguments {
  @Option(help: "The records, a file of JSON lines.")
  var records: String
  @Option(help: "The folder of the index.")
  var index: String
  @Option(help: "A file with the index settings as JSON.")
  var settings: String

  /// The index settings.
  func readSettings() throws -> SearchParameters {
    try SearchParameters(json: JSON(parsing: Lines.bytes(ofFile: settings)))
  }
}

/// Input that the benchmark cannot use.
struct BenchmarkError: Error, CustomStringConvertible {
  /// What is wrong.
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
