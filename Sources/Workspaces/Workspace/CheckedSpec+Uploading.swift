import Diagnostics
import IndexSettings
package import SearchBackends
import SearchModel
import SpecLoader

/// Why nothing can be uploaded to a backend.
package enum UploadTargetError: Error, Hashable {
  /// The spec has no backend of this name.
  case unknown(backend: String)
  /// The backend is of a type that takes no uploads.
  case takesNone(backend: String, type: String)
  /// The backend cannot be used as the spec declares it.
  case unusable(BackendError)
}

extension UploadTargetError: CustomStringConvertible {
  /// What is wrong with the backend.
  package var description: String {
    switch self {
    case .unknown(let name): "the spec has no backend '\(name)'"
    case .takesNone(let name, let type):
      "the backend '\(name)' is of type '\(type)'; only algolia and typesense take uploads"
    case .unusable(let error): error.description
    }
  }
}

extension CheckedSpec {
  /// What uploads indices to a backend.
  ///
  /// - Parameters:
  ///   - name: the backend.
  ///   - observer: called for each request.
  package func pusher(
    to name: String, observer: WorkspaceObserver? = nil
  ) throws(UploadTargetError) -> any IndexPusher {
    guard let backend = specification.backends.first(where: { $0.name.hasSameBytes(as: name) }) else {
      throw .unknown(backend: name)
    }
    let pusher: (any IndexPusher)?
    do throws(SearchError) {
      pusher = try RemoteBackends(self, observer: observer).pusher(backend)
    } catch {
      throw .unusable(BackendError(backend: name, reason: error))
    }
    guard let pusher else { throw .takesNone(backend: name, type: backend.typeName) }
    return pusher
  }

  /// What the indices upload: those of some names, or all.
  ///
  /// - Throws: ``UnknownNameError`` for a name that the spec does not have, ``IndexFilesError`` with what is wrong with
  ///   any of the files.
  /// - Complexity: O(size of the files).
  package func uploads(of names: [String] = []) throws -> IndexUploads {
    let known = specification.indices.map(\.name)
    for name in names { try UnknownNameError.require(name, among: known, kind: .index, use: .uploads) }
    let chosen = specification.indices.filter { names.isEmpty || names.contains($0.name) }
    // An index makes its replicas, so it comes before them.
    let uploads = IndexUploads(of: chosen.filter { $0.primary == nil } + chosen.filter { $0.primary != nil }, by: files)
    guard uploads.diagnostics.isEmpty else {
      throw IndexFilesError(diagnostics: uploads.diagnostics, sources: uploads.sources, lacksTemporaryFile: false)
    }
    return uploads
  }
}
