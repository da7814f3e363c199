import ArgumentParser
import Runs
public import SpecLoader

extension SchemaDocument: ExpressibleByArgument {}

/// `multihits schema`.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of specs, query files, results or reports on tests.",
    discussion: """
      Editors complete and check a spec that begins with a line
        # yaml-language-server: $schema=multihits.schema.json

      Examples:
        multihits schema > multihits.schema.json
        multihits schema results
        multihits schema test
      """)

  @Argument(help: "What to describe.")
  var document: SchemaDocument = .spec

  @Option(name: .shortAndLong, help: ArgumentHelp("Write to a file.", valueName: "file"), completion: .file())
  var output: String?

  func validate() throws {
    try OutputOptions.check(output)
  }

  func run() throws {
    try TextOutput.write(document.text, toFile: output, safety: .json)
  }
}
