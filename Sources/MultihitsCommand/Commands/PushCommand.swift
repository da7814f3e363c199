import ArgumentParser
import Runs
import SearchBackends
import SearchModel
import SpecLoader
import TerminalText
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
    var options = SearchWorkspace.Options(
      variables: SpecOptions.variables(variables.assignments), environment: ProcessEnvironment.variables,
      now: ProcessEnvironment.now)
    options.uploadTarget = to
    let spec = try console.session.read(spec, options: options)
    let pusher = try pusher(of: spec)
    let uploads = try await uploads(of: spec)
    guard !dryRun else { return try await printPlan(uploads, pusher) }
    Interrupts.listen(grace: Self.cleaningTime)
    try await checkOwnership(of: uploads, pusher)
    try endIfInterrupted(before: uploads[...])
    var failures: [SearchError] = []
    var failed: ExactSet = []
    var isUnfinished = false
    for (place, upload) in uploads.enumerated() {
      do throws(SearchError) {
        if let primary = upload.replica?.primary, failed.contains(primary) {
          throw SearchError(.badRequest, "its primary '\(primary)' was not")
        }
        if try await !push(upload, pusher) { isUnfinished = true }
      } catch {
        failures.append(error)
        failed.insert(upload.name)
        report("the index '\(upload.name)' was not uploaded: \(error.message)")
      }
      try endIfInterrupted(before: uploads[(place + 1)...])
    }
    try conclude(failures, of: uploads.count)
    if isUnfinished { throw RunFailure(.sectionErrors) }
  }

  private func pusher(of spec: CheckedSpec) throws -> any IndexPusher {
    do throws(UploadTargetError) {
      return try spec.pusher(to: to, observer: WorkspaceTeller(console: console).tell)
    } catch {
      if case .unusable = error { throw RunFailure(.invalidSpec, error.description) }
      throw RunFailure(.usage, "--to: \(error.description)")
    }
  }

  private func uploads(of spec: CheckedSpec) async throws -> [IndexUpload] {
    do {
      let read = try await console.session.reportingFiles { _ in try spec.uploads(of: indexNames) }
      if !console.quiet { console.report(read.warnings) }
      let uploads = read.uploads
      guard !uploads.isEmpty else { throw RunFailure(.usage, "the spec has no indices to upload") }
      return uploads
    } catch let error as UnknownNameError {
      throw RunFailure(error)
    }
  }

  private func report(_ error: String) {
    Redaction.writeError("multihits: error: \(error)\n")
  }

  /// - Throws: ``RunFailure`` when some or all indices failed.
  private func conclude(_ failures: [SearchError], of count: Int) throws {
    guard !failures.isEmpty else { return }
    guard failures.count == count else { throw RunFailure(.sectionErrors) }
    let areKeysRefused = failures.allSatisfy { $0.code == .auth || $0.code == .forbidden }
    throw RunFailure(areKeysRefused ? .refusedKey : .unanswered)
  }

  /// How many seconds there are to delete what an interrupted upload has made.
  private static let cleaningTime = Duration.seconds(5)

  /// - Throws: ``RunFailure`` when a signal came, which names the uploads that were not begun.
  private func endIfInterrupted(before rest: ArraySlice<IndexUpload>) throws {
    guard let status = Interrupts.status else { return }
    Interrupts.settle()
    let names = rest.map { "'\($0.name)'" }.joined(separator: ", ")
    throw RunFailure(status, names.isEmpty ? "interrupted" : "interrupted; nothing was uploaded of \(names)")
  }

  /// - Returns: whether all that was to be seen was.
  private func push(_ upload: IndexUpload, _ pusher: any IndexPusher) async throws(SearchError) -> Bool {
    let line = PushProgressLine(index: upload.name, isShown: console.showsProgress)
    defer { line.clear() }
    let result = try await Interrupts.cancelling { () async throws(SearchError) in
      try await pusher.push(upload, progress: line.update)
    }
    line.clear()
    for warning in result.warnings where !console.quiet {
      Redaction.writeError("multihits: warning: \(upload.name): \(warning)\n")
    }
    if let reason = result.unfinished { report("\(upload.name): \(reason)") }
    guard !console.quiet else { return result.unfinished == nil }
    let text: ConsoleText
    if let records = result.records {
      let count = "\(records) \(records == 1 ? "record" : "records")"
      text = "\(result.index): \(count) uploaded\(result.hasReplaced ? ", replacing the index that was there" : "")\n"
    } else {
      text = "\(result.index): settings uploaded; it shows the records of '\(upload.replica?.primary ?? "")'\n"
    }
    try? TextOutput.write(Redaction.hiding(text.text))
    return result.unfinished == nil
  }

  /// Prints what would be done for each index, and ends as the upload would: an index that cannot be uploaded takes
  /// nothing from the others.
  private func printPlan(_ uploads: [IndexUpload], _ pusher: any IndexPusher) async throws {
    var text: ConsoleText = ""
    var failures: [SearchError] = []
    for upload in uploads {
      do throws(SearchError) {
        let steps = try pusher.plan(upload)
        text = steps.reduce(text + "\(upload.name)\n") { $0 + "  \($1)\n" }
      } catch {
        failures.append(error)
        report("the index '\(upload.name)' cannot be uploaded: \(error.message)")
      }
    }
    try TextOutput.write(Redaction.hiding(text.text))
    try conclude(failures, of: uploads.count)
  }

  /// - Throws: ``RunFailure`` when the index exists and was not made by a push, and `--yes` was not given.
  private func checkOwnership(of uploads: [IndexUpload], _ pusher: any IndexPusher) async throws {
    for upload in uploads {
      let state: RemoteIndexState
      do throws(SearchError) {
        state = try await Interrupts.cancelling { () async throws(SearchError) in
          try await pusher.inspect(upload.name, primary: upload.replica?.primary)
        }
      } catch {
        try endIfInterrupted(before: uploads[...])
        let isKeyRefused = error.code == .auth || error.code == .forbidden
        // What says which host was asked has the backend's name already.
        let speaker = error.message.hasPrefix("'\(to)' at ") ? "" : "the backend '\(to)': "
        throw RunFailure(
          isKeyRefused ? .refusedKey : .unanswered,
          "what stands by the name '\(upload.name)' is not known: \(speaker)\(error.message)")
      }
      guard case .foreign(let count) = state, !yes else { continue }
      let records = count.map { " with \($0) records" } ?? ""
      throw RunFailure(
        .usage,
        "the backend '\(to)' has an index '\(upload.name)'\(records) that push did not make; --yes replaces it")
    }
  }
}

/// The variables of a spec.
struct VariableOptions: ParsableArguments {
  @Option(name: .customLong("set"), help: ArgumentHelp("Set a variable of the spec.", valueName: "name=value"))
  var assignments: [String] = []

  func validate() throws { try SpecOptions.check(assignments) }
}
