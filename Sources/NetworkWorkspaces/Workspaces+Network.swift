public import FileSystem
import NetworkWire
public import Workspaces

// The first steps of opening a spec, whose remote backends are reached over the network. They are a room of their own,
// so that remote searches without specs need neither the runner nor libyaml.

extension WorkspaceReading {
  /// Reads a spec and the files of synonyms, rules and certificates that it names, each once.
  ///
  /// - Throws: `FileError` when the spec itself cannot be read. What is wrong with it is among the ``diagnostics``.
  /// - Complexity: O(size of the files).
  public init(_ file: String, options: SearchWorkspace.Options = SearchWorkspace.Options()) throws(FileError) {
    try self.init(file, options: options, network: CurlNetwork())
  }
}

extension SearchWorkspace {
  /// Reads a spec with the files that it names, opens its indices and makes its backends.
  ///
  /// - Parameters:
  ///   - file: the spec's file.
  ///   - options: variables, backends, modules and folders.
  /// - Throws: ``SpecificationError`` with all findings for a spec that is not valid, ``UnknownNameError`` for options
  ///   with names that the spec does not have, ``IndexFilesError`` for unfit files of indices, ``CacheFolderError``,
  ///   ``BackendError``, and `FileError` for a spec or recordings that cannot be read.
  public static func open(_ file: String, options: Options = Options()) async throws -> SearchWorkspace {
    try await WorkspaceReading(file, options: options).checked().open()
  }
}
