public import Diagnostics
package import FileSystem
package import IndexSettings
import SearchBackends
package import SpecLoader

/// A valid spec with the options of a run, before anything is opened, built or sent.
///
/// It is the second step of opening a ``SearchWorkspace``; an upload needs no more.
public struct CheckedSpec: Sendable {
  /// The spec.
  package let specification: SearchSpecification
  let reading: WorkspaceReading

  init(specification: SearchSpecification, reading: WorkspaceReading) {
    self.specification = specification
    self.reading = reading
  }

  /// The options that the spec was read with.
  public var options: SearchWorkspace.Options { reading.options }

  /// The spec's findings, which are warnings, sorted by position.
  public var diagnostics: [Diagnostic] { reading.diagnostics }

  /// The secret values of the backends, longest first; mask them in everything that is shown.
  public var secrets: [String] { reading.secrets }

  /// What was read of the files that the spec names.
  var files: SpecFileReader { reading.files }

  /// The modules that run, in the spec's order.
  package var modules: [ModuleSpecification] {
    specification.modules.filter { options.modules.isEmpty || options.modules.contains($0.id) }
  }

  /// The indices that the modules search on the embedded backend, in the spec's order.
  package var searchedIndices: [IndexSpecification] {
    let used = Set(modules.filter(specification.isEmbedded).map(\.indexName))
    return specification.indices.filter { used.contains($0.name) }
  }

  /// Whether a section of the run is answered by a remote backend.
  package var asksRemoteBackends: Bool { !modules.allSatisfy(specification.isEmbedded) }

  /// The first of the variables of the options that neither of two specs knows.
  package func unknownVariable(and other: CheckedSpec) -> UnknownNameError? {
    WorkspaceReading.unknownVariable(in: [reading, other.reading])
  }

  /// Warnings about filters on attributes that the modules' indices do not declare: they find nothing there.
  public func warnings(ofFilters filters: [String]) -> [String] { warnings(ofFilters: FilterTexts(filters)) }

  /// Warnings about filters on attributes that the indices of the modules do not declare which they are for.
  package func warnings(ofFilters filters: FilterTexts) -> [String] {
    let check = FilterCheck(specification: specification)
    return filters.shared.flatMap { check.warnings(for: $0, modules: modules.map(\.id)) }
      + filters.byModule.flatMap { module, texts in texts.flatMap { check.warnings(for: $0, modules: [module]) } }
  }

  /// The same spec, every module of the run on one backend, to compare it with.
  ///
  /// Other backends may lack variables or what a module asks for, so that it is checked anew; nothing is read again.
  /// - Throws: ``UnknownNameError`` for a backend that the spec does not have.
  package func reading(onBackend name: String) throws(UnknownNameError) -> WorkspaceReading {
    try UnknownNameError.require(
      name, among: specification.backends.map(\.name), kind: .backend, use: .comparison)
    return WorkspaceReading(
      reading.file, bytes: reading.bytes, files: files, options: options.asking(name, for: modules),
      network: reading.network)
  }

  /// Opens the folder of recordings that the options name.
  ///
  /// - Parameter subfolder: a folder in it that takes its place; nil for none.
  /// - Throws: `FileError` of the kind `notWritable` for a folder that cannot be written, and those of
  ///   ``ReplayFolder/init(path:)``.
  package func openRecordings(_ subfolder: String? = nil) throws(FileError) -> RemoteBackends.Recordings {
    let end = subfolder.map { "/\($0)" } ?? ""
    switch options.recordings {
    case .none: return .none
    case .record(let folder): return .record(try RecordingFolder(path: folder + end))
    case .replay(let folder): return .replay(try ReplayFolder(path: folder + end))
    }
  }
}
