import Diagnostics
import FileSystem
import Presentation
import SearchBackends
import SearchModel
package import SpecLoader
import TerminalText
package import Workspaces

// Opens workspaces.
extension RunSession {
  /// Opens the recordings that a spec's options name.
  ///
  /// - Parameter subfolder: a folder within the recordings' folder to use instead of it; nil for the folder itself.
  /// - Throws: ``RunFailure`` with 73 for a folder that cannot be written, with 66 for recordings that are missing, and
  ///   with 65 for some that cannot be read.
  package func openRecordings(of spec: CheckedSpec, _ subfolder: String? = nil) throws -> RemoteBackends.Recordings {
    guard spec.specification.backends.contains(where: { $0.kind != .embedded }) else {
      switch spec.options.recordings {
      case .none: break
      case .record: console.warn("--record has no effect: the spec has no remote backend")
      case .replay: console.warn("--replay has no effect: the spec has no remote backend")
      }
      return .none
    }
    do throws(FileError) {
      return try spec.openRecordings(subfolder)
    } catch {
      switch error.kind {
      case .notWritable: throw RunFailure(.unwritableOutput, error.description)
      case .malformed: throw RunFailure(.malformedInput, error.description)
      default: throw RunFailure(.missingInput, error.description)
      }
    }
  }

  /// Opens the indices and backends of a spec.
  ///
  /// - Parameters:
  ///   - opensAllIndices: whether indices are opened, too, that no module searches.
  ///   - tells: whether progress and warnings are said.
  /// - Throws: ``RunFailure`` with 65 after reporting every malformed record, with 66 when too many files are open,
  ///   with 73 when nothing is wrong but a temporary file that cannot be written, with 64 for a cache folder that must
  ///   not be used, with 78 for a backend that cannot be used.
  package func open(
    _ spec: CheckedSpec, recordings: RemoteBackends.Recordings = .none, opensAllIndices: Bool = false,
    tells: Bool = true
  ) async throws -> SearchWorkspace {
    try await reportingFiles(tells: tells) { observer in
      try await spec.open(
        recordings: recordings, opensAllIndices: opensAllIndices, mask: console.mask, observer: observer)
    }
  }

  /// Opens or builds the indices of a spec, or those of the modules that were chosen; errors are those of
  /// ``open(_:recordings:opensAllIndices:tells:)``.
  package func loadIndices(of spec: CheckedSpec, rebuilds: Bool) async throws -> [IndexLoader.LoadedIndex] {
    try await reportingFiles { try await spec.loadIndices(rebuilds: rebuilds, observer: $0) }
  }

  /// Explains a query; an index that turns out to be damaged is built anew, whose errors are those of
  /// ``open(_:recordings:opensAllIndices:tells:)``.
  package func explain(
    _ query: String, objectID: String?, plan: RunPlan, in workspace: SearchWorkspace
  ) async throws -> QueryExplanation {
    try await reportingFiles { _ in try await workspace.explain(query, objectID: objectID, plan: plan) }
  }

  /// Refuses to say of a record why it is where it is, where no section can say it, and warns of those that cannot.
  ///
  /// - Throws: ``RunFailure`` with 64.
  package func checkObject(_ objectID: String?, of spec: CheckedSpec) throws {
    guard objectID != nil else { return }
    guard spec.modules.contains(where: spec.explainsRecords) else {
      throw RunFailure(.usage, "--object: \(CheckedSpec.explainingNobody)")
    }
    let others = spec.modules.filter { $0.showsHits && !spec.explainsRecords(of: $0) }.map { "'\($0.id)'" }
    guard !others.isEmpty else { return }
    console.warn(
      "--object: a remote backend does not say why a record is where it is: \(others.joined(separator: ", "))")
  }

  /// Does what reads files of indices, and reports what is wrong with them.
  package func reportingFiles<Value>(
    tells: Bool = true, _ work: (@escaping WorkspaceObserver) async throws -> Value
  ) async throws -> Value {
    do {
      return try await work(console.observer(tells: tells))
    } catch let error as IndexFilesError {
      console.report(error.diagnostics, sources: error.sources)
      throw error.lacksTemporaryFile ? RunFailure(.unwritableOutput) : RunFailure(ofFiles: error.diagnostics)
    } catch let error as CacheFolderError {
      throw RunFailure(.usage, "--cache-dir: \(error.description)")
    } catch let error as BackendError {
      throw RunFailure(.invalidSpec, error.description)
    }
  }
}

// Filters of the command line and of query files.
extension RunSession {
  /// The conditions of a command line for every section and for single ones.
  ///
  /// - Throws: ``RunFailure`` with 64 for a text that is for no module and no condition.
  package func filterTexts(_ arguments: [String], for spec: CheckedSpec) throws -> FilterTexts {
    var seen: ExactSet = []
    let modules = spec.modules.flatMap(\.filteringModules).filter { seen.insert($0).inserted }
    do throws(FilterSyntaxError) {
      return try FilterTexts(arguments: arguments, modules: modules)
    } catch {
      let wrong = arguments.first { (try? FilterTexts(arguments: [$0], modules: modules)) == nil } ?? ""
      let name = FilterTexts.split(wrong)?.module ?? ""
      let place = "--filters '\(wrong)': \(error.message) (at character \(error.scalarRange.lowerBound + 1))"
      guard !modules.contains(where: { $0.hasSameBytes(as: name) }) else { throw RunFailure(.usage, place) }
      guard !spec.specification.modules.contains(where: { $0.id.hasSameBytes(as: name) }) else {
        throw RunFailure(.usage, "\(place), and the module '\(name)' is not among those of --module")
      }
      let hint = Suggestions.hint(
        for: name, among: modules, otherwise: "the modules are \(modules.joined(separator: ", "))")
      throw RunFailure(.usage, "\(place), and no module is named '\(name)'\(hint)")
    }
  }

  /// Warns of filters from the command line that find nothing: of attributes that the modules' indices do not declare,
  /// and of values that no record has.
  package func warn(ofFilters filters: FilterTexts, in workspace: SearchWorkspace) {
    guard !console.isQuiet else { return }
    for warning in workspace.warnings(ofFilters: filters) { console.warn("--filters: \(warning)") }
  }

  /// Warns of filters in query files that ask for what no record has.
  package func warn(of uses: [FilterUse], in workspace: SearchWorkspace) {
    if !console.isQuiet, !uses.isEmpty { console.report(workspace.spec.warnings(of: uses, in: workspace.indices)) }
  }

  /// Warns of attributes in query files that no record has.
  package func warn(of attributes: [NamedAttribute], in workspace: SearchWorkspace) {
    guard !console.isQuiet, !attributes.isEmpty else { return }
    console.report(workspace.spec.warnings(of: attributes, in: workspace.indices))
  }
}
