import Diagnostics
import FileSystem
import NetworkWire
import SearchBackends
import SearchRunner
import SpecLoader
import TerminalText

// Opens workspaces for commands: what there is to say goes to standard error, and errors become failures with exit
// codes.
extension ConsoleOptions {
  /// Reads a spec, hides its secrets from now on and reports its findings.
  ///
  /// - Throws: ``CommandFailure`` with 66 for a missing file, 78 for an invalid spec, 64 for options that name what the
  ///   spec does not have.
  func read(_ file: String, options: SearchWorkspace.Options) throws -> CheckedSpec {
    try check(try SpecFile.read(file, options: options), tellsWarnings: !quiet)
  }

  /// The spec of a reading, whose findings are reported.
  ///
  /// - Parameter tellsWarnings: whether findings are reported that do not make the spec invalid.
  func check(_ reading: WorkspaceReading, tellsWarnings: Bool) throws -> CheckedSpec {
    do {
      let spec = try reading.checked()
      if tellsWarnings { report(reading.diagnostics, sources: [reading.source]) }
      return spec
    } catch let error as SpecificationError {
      let shown = tellsWarnings ? error.diagnostics : error.diagnostics.filter { $0.severity == .error }
      report(shown, sources: [error.source])
      throw CommandFailure(.invalidSpec)
    } catch let error as UnknownNameError {
      if tellsWarnings { report(reading.diagnostics, sources: [reading.source]) }
      throw CommandFailure(error)
    }
  }

  /// Opens the recordings that a spec's options name.
  ///
  /// - Parameter subfolder: a folder within the recordings' folder to use instead of it; nil for the folder itself.
  /// - Throws: ``CommandFailure`` with 73 for a folder that cannot be written, with 66 for recordings that are missing,
  ///   and with 65 for some that cannot be read.
  func openRecordings(of spec: CheckedSpec, _ subfolder: String? = nil) throws -> RemoteBackends.Recordings {
    do throws(FileError) {
      return try spec.openRecordings(subfolder)
    } catch {
      switch error.kind {
      case .notWritable: throw CommandFailure(.unwritableOutput, error.description)
      case .malformed: throw CommandFailure(.malformedInput, error.description)
      default: throw CommandFailure(.missingInput, error.description)
      }
    }
  }

  /// Opens the indices and backends of a spec.
  ///
  /// - Parameter tells: whether progress and warnings are said.
  /// - Throws: ``CommandFailure`` with 65 after reporting every malformed record, with 66 when too many files are open,
  ///   with 73 when nothing is wrong but a temporary file that cannot be written, with 64 for a cache folder that must
  ///   not be used, with 78 for a backend that cannot be used.
  func open(
    _ spec: CheckedSpec, recordings: RemoteBackends.Recordings = .none, tells: Bool = true
  ) async throws -> SearchWorkspace {
    try await reportingFiles(tells: tells) { observer in
      try await spec.open(recordings: recordings, mask: Redaction.mask, observer: observer)
    }
  }

  /// Opens or builds all indices of a spec; errors are those of ``open(_:recordings:)``.
  func loadIndices(of spec: CheckedSpec, rebuilds: Bool) async throws -> [IndexLoader.LoadedIndex] {
    try await reportingFiles { try await spec.loadIndices(rebuilds: rebuilds, observer: $0) }
  }

  /// Explains a query; an index that turns out to be damaged is built anew, whose errors are those of
  /// ``open(_:recordings:)``.
  func explain(
    _ query: String, objectID: String?, plan: RunPlan, in workspace: SearchWorkspace
  ) async throws -> QueryExplanation {
    try await reportingFiles { _ in try await workspace.explain(query, objectID: objectID, plan: plan) }
  }

  /// Does what reads files of indices, and reports what is wrong with them.
  func reportingFiles<Value>(
    tells: Bool = true, _ work: (@escaping WorkspaceObserver) async throws -> Value
  ) async throws -> Value {
    let teller = WorkspaceTeller(console: self, tells: tells)
    do {
      return try await work { teller.tell($0) }
    } catch let error as IndexFilesError {
      report(error.diagnostics, sources: error.sources)
      throw error.lacksTemporaryFile ? CommandFailure(.unwritableOutput) : CommandFailure(ofFiles: error.diagnostics)
    } catch let error as CacheFolderError {
      throw CommandFailure(.usage, "--cache-dir: \(error.description)")
    } catch let error as BackendError {
      throw CommandFailure(.invalidSpec, error.description)
    }
  }

  /// Writes findings to standard error.
  func report(_ diagnostics: [Diagnostic], sources: [SourceText] = []) {
    let renderer = DiagnosticRenderer(sources: sources, styler: styler(for: 2))
    Redaction.writeError(ConsoleText(rendered: renderer.render(diagnostics)))
  }

  /// Warns of filters from the command line that find nothing: of attributes that the modules' indices do not declare,
  /// and of values that no record has.
  func warn(ofFilters filters: FilterTexts, in workspace: SearchWorkspace) {
    guard !quiet else { return }
    for warning in workspace.warnings(ofFilters: filters) {
      Redaction.writeError("multihits: warning: --filters: \(warning)\n")
    }
  }

  /// Warns of filters in query files that ask for what no record has.
  func warn(of uses: [FilterUse], in workspace: SearchWorkspace) {
    if !quiet, !uses.isEmpty { report(workspace.warnings(of: uses)) }
  }
}

/// Reads spec files.
enum SpecFile {
  /// Reads a spec and hides its secrets from now on; nothing is reported yet.
  ///
  /// - Throws: ``CommandFailure`` with 66.
  static func read(_ file: String, options: SearchWorkspace.Options) throws -> WorkspaceReading {
    do throws(FileError) {
      let reading = try WorkspaceReading(file, options: options, network: CurlNetwork())
      Redaction.begin(hiding: reading.secrets)
      return reading
    } catch {
      throw CommandFailure(.missingInput, error.description)
    }
  }
}

extension CheckedSpec {
  /// Refuses outputs that would overwrite what the run reads.
  ///
  /// - Throws: ``CommandFailure`` with 64.
  func refuse(
    _ outputs: [PlannedOutput], reading others: [(path: String, kind: String)] = [], and counterpart: CheckedSpec? = nil
  ) throws {
    do throws(InputConflict) {
      try check(outputs, reading: others, and: counterpart)
    } catch {
      throw CommandFailure(.usage, error.message)
    }
  }
}

extension RunInputs {
  /// - Throws: ``CommandFailure`` with 64 when an output would overwrite an input.
  func refuse(_ outputs: [PlannedOutput]) throws {
    do throws(InputConflict) {
      try check(outputs)
    } catch {
      throw CommandFailure(.usage, error.message)
    }
  }
}

extension CommandFailure {
  /// The failure that a name is which the spec does not have, with the option that gave it.
  init(_ error: UnknownNameError) {
    let option =
      switch error.use {
      case .modules: "--module"
      case .backends: "--backend"
      case .comparison: "--against-backend"
      case .uploads: "--index"
      }
    self.init(.usage, "\(option): \(error.description)")
  }
}
