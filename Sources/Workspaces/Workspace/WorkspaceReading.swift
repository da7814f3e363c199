public import Diagnostics
package import FileSystem
package import SearchBackends
import SearchModel
import SpecLoader

/// A spec that was read with the files that it names: typed values, or the reasons why it could not be read.
///
/// It is the first step of opening a ``SearchWorkspace``. Nothing is built, and nothing is sent.
///
/// ```swift
/// let reading = try WorkspaceReading("search.yaml")
/// for finding in reading.diagnostics { print(finding.fullMessage) }
/// let workspace = try await reading.checked().open()
/// ```
public struct WorkspaceReading: Sendable {
  /// The spec's file as it was named.
  public let file: String
  /// The options that the spec was read with.
  public let options: SearchWorkspace.Options
  let bytes: [UInt8]
  let files: SpecFileReader
  let network: any NetworkAccess
  let reading: SpecReading

  /// Reads a spec and the files of synonyms, rules and certificates that it names, each once.
  ///
  /// - Parameters:
  ///   - file: the spec's file.
  ///   - options: variables, backends, modules and folders.
  ///   - network: what the remote backends are reached by.
  /// - Throws: `FileError` when the spec itself cannot be read. What is wrong with it is among the ``diagnostics``.
  /// - Complexity: O(size of the files).
  package init(
    _ file: String, options: SearchWorkspace.Options = SearchWorkspace.Options(), network: any NetworkAccess
  ) throws(FileError) {
    let files = SpecFileReader(
      folder: SearchSpecification.folder(ofFile: file), keepsObjects: options.uploadTarget != nil)
    self.init(
      file, bytes: try FileReading.bytes(ofFile: file, limit: 1 << 30), files: files, options: options,
      network: network)
  }

  /// Checks a spec that was read, by what a reader knows of its files.
  init(
    _ file: String, bytes: [UInt8], files: SpecFileReader, options: SearchWorkspace.Options,
    network: any NetworkAccess
  ) {
    self.file = file
    self.options = options
    self.bytes = bytes
    self.files = files
    self.network = network
    reading = SpecReader.read(bytes: bytes, file: file, options: options.reading(files))
  }

  /// Every finding of the spec, sorted by position.
  public var diagnostics: [Diagnostic] { reading.diagnostics }

  /// The spec's text for showing lines beside diagnostics, secrets masked.
  package var source: SourceText { reading.source }

  /// The secret values of the backends, longest first; mask them in everything that is shown.
  public var secrets: [String] { reading.secrets }

  /// The spec, when it is valid and all names in the options exist in it.
  ///
  /// - Throws: ``SpecificationError`` with all findings, ``UnknownNameError``.
  public func checked() throws -> CheckedSpec {
    guard let specification = reading.specification else {
      throw SpecificationError(diagnostics: diagnostics, source: source)
    }
    try checkNames(specification)
    return CheckedSpec(specification: specification, reading: self)
  }

  /// The variables that the spec declares or refers to; nil when it cannot be read, or the options set none.
  package var variableNames: [String]? { reading.variableNames }

  /// The first of the variables of the options that no spec knows: it does nothing.
  ///
  /// - Parameter readings: the specs, which were read with the same options.
  package static func unknownVariable(in readings: [WorkspaceReading]) -> UnknownNameError? {
    let names = readings.map(\.variableNames)
    // What cannot be read may use any variable.
    guard let first = readings.first, !names.contains(nil) else { return nil }
    let known = ExactSet(names.compactMap { $0 }.joined())
    guard let name = first.options.variables.keys.filter({ !known.contains($0) }).min() else { return nil }
    return UnknownNameError(name: name, kind: .variable, use: .variables, known: known.sorted())
  }

  /// Checks that the modules, backends and variables of the options are there.
  private func checkNames(_ specification: SearchSpecification) throws(UnknownNameError) {
    let modules = specification.modules.map(\.id)
    let backends = specification.backends.map(\.name)
    for id in options.modules { try UnknownNameError.require(id, among: modules, kind: .module, use: .modules) }
    for id in options.backendsByModule.keys.sorted() {
      try UnknownNameError.require(id, among: modules, kind: .module, use: .backends)
    }
    for name in [options.backend].compactMap({ $0 }) + options.backendsByModule.values.sorted() {
      try UnknownNameError.require(name, among: backends, kind: .backend, use: .backends)
    }
    if !options.sharesVariables, let error = Self.unknownVariable(in: [self]) { throw error }
  }
}
