import ArgumentParser
import SearchRunner

/// The program `multihits`.
@main
struct Multihits: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "multihits",
    abstract: "Federated search from one YAML file.",
    discussion: """
      A spec names the index modules of a search: their hits, filters and scrolling. The embedded engine answers by default.

      Examples:
        multihits init films.json > search.yaml          a first spec from your records
        multihits search search.yaml tom hanks           every section for one query
        multihits batch search.yaml queries.txt --format csv
        multihits validate search.yaml

      Exit codes: 0 all answered, 1 an expectation failed, 2 a section ended in an error, 64 wrong usage, 65 malformed
      query or record file, 66 missing input, 69 nothing could be answered, 70 a defect, 73 the output cannot be written,
      77 the key was refused, 78 the spec is invalid, 130 interrupted, 143 terminated.
      """,
    version: version,
    subcommands: [
      SearchCommand.self, BatchCommand.self, ValidateCommand.self, ExplainCommand.self, IndexCommand.self,
      InitCommand.self, SchemaCommand.self,
    ])

  /// The version of the program, as CHANGELOG.md has it.
  static let version = "0.1.0"

  static func main() async {
    TextOutput.ignoreClosedPipes()
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let failure as CommandFailure {
      failure.report()
      exit(withError: ExitCode(failure.status.rawValue))
    } catch let error as OutputError {
      let failure = CommandFailure(error)
      failure?.report()
      exit(withError: ExitCode(failure?.status.rawValue ?? ExitStatus.success.rawValue))
    } catch {
      exit(withError: error)
    }
  }
}
