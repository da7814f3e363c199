import Diagnostics
import EmbeddedBackend
import EmbeddedEngine
import FileSystem
import Logging
import RecordFiles
import SearchBackends
import SearchDialects
import SearchModel
import SearchRunner
import SpecLoader
import TerminalText

/// A spec that was read for a command, and what it takes to run it.
struct SpecSession {
  let specification: SearchSpecification
  let bytes: [UInt8]
  /// Names the values of the environment's variables that the spec asks for, as a hash: they may be secret.
  let environmentFingerprint: String
  let console: ConsoleOptions
  let options: SpecOptions
  let logger: Logger

  /// Reads a spec and reports its diagnostics.
  ///
  /// - Throws: ``CommandFailure`` with 66 for a missing file, 78 for an invalid spec, 64 for options that name what the
  ///   spec does not have.
  ///
  /// - Parameter onlyBackend: the only backend that the command uses, whatever the modules name; nil for theirs.
  init(path: String, options: SpecOptions, console: ConsoleOptions, onlyBackend: String? = nil) throws {
    self.options = options
    self.console = console
    logger = console.makeLogger()
    let (reading, bytes) = try SpecFile.read(path, options: options, onlyBackend: onlyBackend)
    self.bytes = bytes
    var environment = RunFingerprint()
    for name in reading.environmentNames {
      environment.add(name)
      environment.add(ProcessEnvironment.variables[name].map { "=" + $0 } ?? "")
    }
    environmentFingerprint = environment.text
    if !console.quiet || reading.specification == nil {
      let shown = console.quiet ? reading.diagnostics.filter { $0.severity == .error } : reading.diagnostics
      let renderer = DiagnosticRenderer(sources: [reading.source], styler: console.styler(for: 2))
      Redaction.writeError(ConsoleText(rendered: renderer.render(shown)))
    }
    guard let specification = reading.specification else { throw CommandFailure(.invalidSpec) }
    self.specification = specification
    try checkOptions()
  }

  /// The modules that run, in the spec's order.
  var modules: [ModuleSpecification] {
    specification.modules.filter { options.modules.isEmpty || options.modules.contains($0.id) }
  }

  /// Opens or builds the indices that the modules use and makes the backends.
  ///
  /// - Parameters:
  ///   - rebuilds: whether to build indices that are kept and fit, too.
  ///   - recordings: what becomes of the requests to remote backends.
  func loadServices(
    rebuilds: Bool = false, recordings: RemoteBackends.Recordings = .none
  ) async throws -> (services: [String: any SearchService], indices: [String: EmbeddedIndex]) {
    let indices = try await loadIndices(usedIndices, rebuilds: rebuilds).compactMap(\.index)
    var rebuilder = indexLoader(in: try? openCache())
    rebuilder.rebuilds = true
    let loader = rebuilder
    let service = EmbeddedService(indices: indices) { [specification, logger] name in
      logger.debug("damaged index is built anew", metadata: ["index": "\(name)"])
      return specification.indices.first { $0.name == name }.flatMap { loader.load($0).index }
    }
    var services: [String: any SearchService] = [:]
    for backend in specification.backends {
      services[backend.name] = backend.kind == .embedded ? service : try remoteService(backend, recordings)
    }
    return (services, service.indices)
  }

  /// What answers for a remote backend that this run uses; nil for others, whose variables may be missing.
  private func remoteService(
    _ backend: BackendSpecification, _ recordings: RemoteBackends.Recordings
  ) throws -> (any SearchService)? {
    guard modules.contains(where: { ($0.backend ?? specification.defaultBackend) == backend.name }) else { return nil }
    do throws(SearchError) {
      var remote = remoteBackends
      remote.recordings = recordings
      return try remote.service(backend)
    } catch {
      throw CommandFailure(.invalidSpec, "the backend '\(backend.name)' cannot be used: \(error.message)")
    }
  }

  /// What makes the remote backends.
  var remoteBackends: RemoteBackends {
    RemoteBackends(
      specification: specification, mask: Redaction.mask, observer: console.verbose ? log : nil)
  }

  /// Logs an attempt to send a request.
  private func log(_ report: AttemptReport) {
    let result: String =
      switch report.result {
      case .success(let status): "\(status)"
      case .failure(let error): "\(error.code.rawValue): \(error.message)"
      }
    logger.debug(
      "request sent",
      metadata: [
        "method": "\(report.call.method.rawValue)", "target": "\(report.call.target.hidden)", "host": "\(report.host)",
        "attempt": "\(report.number)", "result": "\(result)", "duration": "\(report.duration)",
      ])
  }

  /// Warns of filters from the command line whose attributes the modules' indices do not declare.
  func warn(ofFilters filters: [String]) {
    guard !console.quiet else { return }
    let check = FilterCheck(specification: specification)
    for warning in filters.flatMap({ check.warnings(for: $0, modules: modules.map(\.id)) }) {
      Redaction.writeError("multihits: warning: --filters: \(warning)\n")
    }
  }

  /// The files of records, synonyms and rules of the indices that the modules use.
  func indexFiles() throws -> [String] {
    var files: [String] = []
    for pattern in usedIndices.flatMap({ $0.records }) {
      do {
        files += try RecordFiles.files(matching: pattern, inFolder: specification.folder)
      } catch {
        throw CommandFailure(.missingInput, error.description)
      }
    }
    return files
      + usedIndices.flatMap { [$0.synonyms, $0.rules].compactMap { $0 } }
      .map { Glob.path($0, inFolder: specification.folder) }
  }

  /// The indices that the modules search on the embedded backend.
  private var usedIndices: [IndexSpecification] {
    let embedded = Set(specification.backends.filter { $0.kind == .embedded }.map(\.name))
    let used = Set(modules.filter { embedded.contains($0.backend ?? specification.defaultBackend) }.map(\.indexName))
    return specification.indices.filter { used.contains($0.name) }
  }

  /// Options that name modules or backends which the spec does not have.
  private func checkOptions() throws {
    let moduleIDs = specification.modules.map(\.id)
    let backendNames = specification.backends.map(\.name)
    for id in options.modules { try require(id, among: moduleIDs, kind: "module", option: "--module") }
    let use = options.backendUse()
    for id in use.backendsByModule.keys.sorted() {
      try require(id, among: moduleIDs, kind: "module", option: "--backend")
    }
    for name in [use.defaultBackend].compactMap({ $0 }) + use.backendsByModule.values.sorted() {
      try require(name, among: backendNames, kind: "backend", option: "--backend")
    }
  }

  private func require(_ name: String, among names: [String], kind: String, option: String) throws {
    guard !names.contains(name) else { return }
    let hint =
      Suggestions.closestMatch(to: name, among: names).map { "did you mean '\($0)'?" }
      ?? "the spec has " + names.joined(separator: ", ")
    throw CommandFailure(.usage, "\(option): the spec has no \(kind) '\(name)'; \(hint)")
  }
}

/// Reads spec files.
enum SpecFile {
  /// Reads and checks a spec; nothing is reported yet.
  static func read(
    _ path: String, options: SpecOptions, checksAll: Bool = false, onlyBackend: String? = nil
  ) throws -> (reading: SpecReading, bytes: [UInt8]) {
    let bytes = try InputFile.bytes(of: path, limit: 1 << 30)
    var backendUse = options.backendUse(checksAll: checksAll)
    if let onlyBackend {
      backendUse.modules = []
      backendUse.additional = [onlyBackend]
    }
    let readingOptions = SpecReadingOptions(
      assignments: options.assignmentsByName, environment: ProcessEnvironment.variables,
      backendUse: backendUse,
      files: FileChecks(
        exists: { path, folder in
          problem { () throws(FileError) in
            try FileReading.check(Glob.path(path, inFolder: folder))
          }
        },
        matches: { pattern, folder in
          problem { () throws(FileError) in
            _ = try RecordFiles.files(matching: pattern, inFolder: folder)
          }
        },
        synonyms: { path, folder in
          SynonymFile.load(path, inFolder: folder).diagnostics.map { diagnostic in
            diagnostic.range.map { "line \($0.start.line), \(diagnostic.message)" } ?? diagnostic.message
          }
        },
        rules: { path, folder in
          let file = RuleFile(path, inFolder: folder)
          return RuleFileContents(
            rules: file.rules,
            problems: file.diagnostics.map { diagnostic in
              diagnostic.range.map { "line \($0.start.line): \(diagnostic.message)" } ?? diagnostic.message
            })
        },
        certificates: { path, folder in
          NetworkOptions.problem(ofCertificateFile: Glob.path(path, inFolder: folder))
        }))
    let reading = SpecReader.read(bytes: bytes, file: path, options: readingOptions)
    Redaction.begin(hiding: reading.secrets)
    return (reading, bytes)
  }

  /// Why files cannot be read; nil when they can.
  private static func problem(_ check: () throws(FileError) -> Void) -> String? {
    do throws(FileError) {
      try check()
      return nil
    } catch {
      return error.message
    }
  }
}
