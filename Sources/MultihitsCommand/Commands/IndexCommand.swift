import ArgumentParser
import EmbeddedEngine
import SearchRunner
import SpecLoader

/// `multihits index`.
struct IndexCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index",
    abstract: "Build the embedded indices and report on them.",
    discussion: """
      Every record file is read and every index built, so that malformed records show before a search. This version keeps
      indices in memory only: each search builds the ones it needs.

      Examples:
        multihits index search.yaml
        multihits index search.yaml --force
      """)

  @Argument(help: ArgumentHelp("The spec.", valueName: "spec"), completion: .file(extensions: ["yaml", "yml"]))
  var spec: String

  @Flag(help: "Build even what is up to date. Indices that are kept in memory are always built.")
  var force = false

  @OptionGroup(title: "Spec options") var specOptions: SpecOptions
  @OptionGroup(title: "Console options") var console: ConsoleOptions

  func run() async throws {
    let session = try SpecSession(path: spec, options: specOptions, console: console)
    let indices = try await session.loadIndices(session.specification.indices)
    guard !console.quiet else { return }
    let lines = indices.map { "\($0.name): \($0.recordCount) \($0.recordCount == 1 ? "record" : "records")\n" }
    try TextOutput.write(lines.joined())
  }
}
