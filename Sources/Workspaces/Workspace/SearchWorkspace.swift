public import Diagnostics
package import EmbeddedBackend
public import EmbeddedEngine
import SearchBackends
public import SearchModel
package import SpecLoader

/// A spec that is ready to be searched: its indices are open, and its backends are made.
///
/// ```swift
/// let workspace = try await SearchWorkspace.open("search.yaml", options: .init(variables: ["minYear": "1990"]))
/// let result = await workspace.search("tom")
/// ```
///
/// Each file is read once: ``WorkspaceReading`` reads the spec and the files that it names, ``CheckedSpec`` knows what
/// a run reads, and opening that gives the workspace. A workspace is a value that can be shared by any number of tasks;
/// its files are not read again. Indices and connections live as long as it does.
public struct SearchWorkspace: Sendable {
  /// The spec with the options that it was read with.
  public let spec: CheckedSpec
  /// The backends that the modules use, by name.
  public let services: ExactDictionary<any SearchService>
  /// Which embedded index answers by each name.
  package let catalogue: IndexCatalogue
  /// How requests to remote backends are answered.
  package let recordings: RemoteBackends.Recordings
  /// Hides the secrets of the spec.
  package let mask: SecretMask
  package let observer: WorkspaceObserver?

  /// The embedded indices that the modules search at present, by name.
  public var indices: ExactDictionary<EmbeddedIndex> { catalogue.current }

  /// The spec.
  package var specification: SearchSpecification { spec.specification }

  /// The findings in the spec. They are warnings, since an invalid spec has no workspace.
  public var diagnostics: [Diagnostic] { spec.diagnostics }

  /// The secret values of the backends, longest first; mask them in everything that is shown.
  public var secrets: [String] { spec.secrets }

  /// The modules that run, in the spec's order.
  package var modules: [ModuleSpecification] { spec.modules }

  /// Where tasks best run that search again and again, and otherwise wait for nothing; nil for anywhere, as it is where
  /// there are no hosts to wait for.
  package var executor: (any TaskExecutor)? {
    guard spec.asksRemoteBackends, case .none = recordings else { return nil }
    return spec.reading.network.executor
  }

  /// Every file that a run reads, by identity: outputs are compared with these.
  package var inputs: RunInputs { spec.inputs }
}

extension CheckedSpec {
  /// Opens or builds the indices that the modules search and makes the backends that answer them.
  ///
  /// - Parameter rebuildsIndices: whether indices are built anew even if kept ones fit.
  /// - Throws: ``IndexFilesError`` with everything that is wrong with any file, ``CacheFolderError``, ``BackendError``,
  ///   and `FileError` for recordings that cannot be opened.
  public func open(rebuildsIndices: Bool = false) async throws -> SearchWorkspace {
    try await open(recordings: openRecordings(), rebuildsIndices: rebuildsIndices)
  }

  /// Opens or builds the indices that the modules search and makes the backends that answer them.
  ///
  /// - Parameters:
  ///   - recordings: how requests to remote backends are answered.
  ///   - rebuildsIndices: whether indices are built anew even if kept ones fit.
  ///   - opensAllIndices: whether indices are opened, too, that no module searches.
  ///   - mask: hides secrets in the messages of errors and in recordings; nil for one that knows those of the spec.
  ///   - observer: hears how far indices are, and of requests.
  /// - Throws: ``IndexFilesError`` with everything that is wrong with any file, ``CacheFolderError``, ``BackendError``.
  package func open(
    recordings: RemoteBackends.Recordings, rebuildsIndices: Bool = false, opensAllIndices: Bool = false,
    mask: SecretMask? = nil, observer: WorkspaceObserver? = nil
  ) async throws -> SearchWorkspace {
    let mask = mask ?? SecretMask(secrets)
    let opener = WorkspaceIndices(spec: self, observer: observer)
    let indices = try await opener.load(
      opensAllIndices ? specification.indices : searchedIndices, rebuilds: rebuildsIndices)
    let catalogue = IndexCatalogue(indices.compactMap(\.index)) { opener.rebuild($0) }
    let embedded = EmbeddedService(catalogue)
    let remote = RemoteBackends(self, mask: mask, recordings: recordings, observer: observer)
    var services: ExactDictionary<any SearchService> = [:]
    for backend in specification.backends {
      services[backend.name] = backend.kind == .embedded ? embedded : try service(backend, from: remote)
    }
    return SearchWorkspace(
      spec: self, services: services, catalogue: catalogue, recordings: recordings, mask: mask,
      observer: observer)
  }

  /// What answers for a remote backend that this run uses; nil for others, whose variables may be missing.
  private func service(
    _ backend: BackendSpecification, from remote: RemoteBackends
  ) throws(BackendError) -> (any SearchService)? {
    guard modules.contains(where: { specification.backendName(of: $0) == backend.name }) else { return nil }
    do {
      return try remote.service(backend)
    } catch {
      throw BackendError(backend: backend.name, reason: error)
    }
  }
}
