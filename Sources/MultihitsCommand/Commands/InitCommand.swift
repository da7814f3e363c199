import ArgumentParser
import SearchRunner
import SpecLoader

/// `multihits init`.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a starter spec for record files.",
    discussion: """
      Fields, types and optionality come from the records; what to search, count and rank by is guessed from them.

      Examples:
        multihits init films.json actors.csv > search.yaml
        multihits init data/films.jsonl.gz --output search.yaml
      """)

  @Argument(help: ArgumentHelp("Record files.", valueName: "data"), completion: .file())
  var data: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write the spec to a file; paths in it are relative to it.", valueName: "file"))
  var output: String?

  @Flag(help: "Replace the output file if it exists.")
  var force = false

  func validate() throws {
    if data.isEmpty { throw ValidationError("Missing expected argument '<data> ...'") }
  }

  func run() throws {
    if let output, !force, ProcessEnvironment.fileExists(output) {
      throw CommandFailure(.unwritableOutput, "'\(output)' exists; --force replaces it")
    }
    let indices = try data.map { path in
      StarterIndex(path: RelativePath.path(to: path, fromFolderOf: output), records: try RecordObjects.read(path))
    }
    let text: String
    do {
      text = try StarterSpec.text(for: indices)
    } catch {
      throw CommandFailure(.malformedInput, "\(error)")
    }
    try TextOutput.write(text, toFile: output)
  }
}
