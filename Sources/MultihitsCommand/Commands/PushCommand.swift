import ArgumentParser
import Runs
import Workspaces

/// `multihits push`.
struct PushCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "push",
    abstract: "Upload the records, settings, synonyms and rules of a spec's indices to a remote backend.",
    discussion: """
      Each index is made beside the one there and takes its place at once: searches find either the old index or the new \
      one, whole. The key of the backend must be allowed to write.

      An index that push did not make is only replaced with --yes. Ctrl-C gives an upload up and deletes what it has made; a \
      second one ends at once.

      Examples:
        multihits push search.yaml --to cluster --dry-run
        multihits push search.yaml --to cluster
        multihits push search.yaml --to hosted --index movies --yes
      """)

  @Argument(help: ArgumentHelp("The spec.", valueName: "spec"), completion: .file(extensions: ["yaml", "yml"]))
  var spec: String

  @Option(help: ArgumentHelp("The backend to upload to.", valueName: "backend"))
  var to: String

  @Option(name: .customLong("index"), help: ArgumentHelp("Only this index (repeatable).", valueName: "name"))
  var indexNames: [String] = []

  @Flag(help: "Say what would be done, and send nothing.")
  var dryRun = false

  @Flag(help: "Replace also indices that push did not make.")
  var yes = false

  @OptionGroup(title: "Spec options") var variables: VariableOptions
  @OptionGroup(title: "Console options") var console: ConsoleOptions

  func run() async throws {
    var request = PushRequest(
      spec: spec,
      options: SearchWorkspace.Options(
        variables: SpecOptions.variables(variables.assignments), environment: ProcessEnvironment.variables,
        now: ProcessEnvironment.now),
      backend: to)
    request.indexNames = indexNames
    request.isDryRun = dryRun
    request.replacesForeignIndices = yes
    try await PushRun(request, in: console.session).run()
  }
}

/// The variables of a spec.
struct VariableOptions: ParsableArguments {
  @Option(name: .customLong("set"), help: ArgumentHelp("Set a variable of the spec.", valueName: "name=value"))
  var assignments: [String] = []

  func validate() throws { try SpecOptions.check(assignments) }
}
