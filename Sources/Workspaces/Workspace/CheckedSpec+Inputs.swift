package import FileSystem
import IndexSettings
import RecordFiles
import SearchBackends
package import SearchModel
import SpecLoader

// What a run reads and writes, known before it begins.
extension CheckedSpec {
  /// Every file that a run of the spec reads.
  package var inputs: RunInputs { inputs() }

  /// Checks that no output takes the place of something that the run reads. To be asked before anything is written.
  ///
  /// - Parameters:
  ///   - outputs: what is written besides recordings and indices, which the options name.
  ///   - others: what is read besides this spec, each with what it is.
  ///   - counterpart: another spec that the run reads.
  /// - Throws: ``InputConflict``.
  package func check(
    _ outputs: [PlannedOutput], reading others: [(path: String, kind: String)] = [], and counterpart: CheckedSpec? = nil
  ) throws(InputConflict) {
    try inputs(others, and: counterpart).check(outputs + ownOutputs)
  }

  private func inputs(
    _ others: [(path: String, kind: String)] = [], and counterpart: CheckedSpec? = nil
  ) -> RunInputs {
    var inputs = RunInputs()
    inputs.add(specification, by: files)
    if let counterpart { inputs.add(counterpart.specification, by: counterpart.files) }
    for other in others { inputs.add(other.path, as: other.kind) }
    if case .replay(let folder) = options.recordings { inputs.add(recordingsIn: folder) }
    return inputs
  }

  /// What the options have written.
  private var ownOutputs: [PlannedOutput] {
    var outputs: [PlannedOutput] = []
    // A comparison of two specs has a folder for each.
    if case .record(let folder) = options.recordings {
      outputs += ["", "/left", "/right"].map { .recordings(folder + $0) }
    }
    if case .folder(let folder) = options.cache { outputs.append(.cache(folder)) }
    return outputs
  }
}

extension CheckedSpec {
  /// What names a spec, its data and who answers it, so that later runs know whether they are of the same.
  ///
  /// - Throws: ``FileError`` for a file that cannot be read.
  package func identity() throws(FileError) -> (spec: String, data: String, backends: ExactDictionary<String>) {
    var (spec, data) = (RunFingerprint(), RunFingerprint())
    spec.add(reading.bytes)
    for file in try indexFiles() { try Self.add(file, to: &data) }
    let types = ExactDictionary(
      specification.backends.map { ($0.name, $0.typeName) }, uniquingKeysWith: { first, _ in first })
    let backends = modules.map { ($0.id, types[specification.backendName(of: $0)] ?? "") }
    return (spec.text, data.text, ExactDictionary(backends, uniquingKeysWith: { first, _ in first }))
  }
}

extension CheckedSpec {
  /// Adds all that decides what the spec's sections answer to a query to the name of a run: the spec and the files of
  /// its indices, the options, the variables of the environment that it asks for, as a hash since they may be secret,
  /// and the recordings that it is answered from.
  ///
  /// - Throws: `FileError` for a file that cannot be read.
  /// - Complexity: O(size of the files); memory is that of a buffer.
  package func addIdentity(to fingerprint: inout RunFingerprint) throws(FileError) {
    fingerprint.add(reading.bytes)
    fingerprint.add(environmentFingerprint)
    for file in try indexFiles() { try Self.add(file, to: &fingerprint) }
    if case .replay(let folder) = options.recordings {
      for name in ReplayFolder.recordings(inFolder: folder) {
        fingerprint.add(name)
        try Self.add("\(folder)/\(name)", to: &fingerprint)
      }
    }
    let variables = options.variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    for text in variables + ["backends"] + chosenBackends + ["modules"] + options.modules {
      fingerprint.add(text)
    }
  }

  /// The variables that decide what is asked, those of options and of the environment, as `name=value`. Addresses of
  /// backends and secrets are none: machines that share a run may have their own.
  package var askingVariables: [String] {
    let asked = reading.reading.environmentNames.compactMap { name in options.environment[name].map { (name, $0) } }
    return (options.variables.map { ($0.key, $0.value) } + asked)
      .filter { reading.reading.askingNames.contains($0.0) && !secrets.contains($0.1) }
      .map { "\($0.0)=\($0.1)" }.sorted(by: utf8Precedes)
  }

  /// The backends that options choose, as `module=name`; the one for all others has no module.
  package var chosenBackends: [String] {
    [options.backend].compactMap(\.self).map { "=\($0)" }
      + options.backendsByModule.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  private var environmentFingerprint: String {
    var fingerprint = RunFingerprint()
    for name in reading.reading.environmentNames {
      fingerprint.add(name)
      fingerprint.add(options.environment[name].map { "=" + $0 } ?? "")
    }
    return fingerprint.text
  }

  /// The files of records, settings, synonyms and rules of the indices that are searched here, and of all settings by
  /// which others are asked.
  private func indexFiles() throws(FileError) -> [String] {
    var paths: [String] = []
    for pattern in searchedIndices.flatMap(\.records.files) { paths += try files.recordFiles(pattern) }
    let others = searchedIndices.flatMap { [$0.settingsFile, $0.synonyms, $0.rules].compactMap(\.self) }
    let known = ExactSet(others)
    let asked = ExactSet(modules.map(\.indexName))
    // A replica has the settings of its primary, too.
    let primaries = ExactSet(specification.indices.filter { asked.contains($0.name) }.compactMap(\.primary))
    let settings = specification.indices.filter { asked.contains($0.name) || primaries.contains($0.name) }
      .compactMap(\.settingsFile)
    return paths + (others + settings.filter { !known.contains($0) }).map(files.path)
  }

  /// Adds the bytes of a file, which may be larger than memory.
  private static func add(_ path: String, to fingerprint: inout RunFingerprint) throws(FileError) {
    try FileParts(path, limit: RecordLimits.default.byteCount(ofFile: path)).readToEnd { fingerprint.append($0) }
    fingerprint.add(EmptyCollection<UInt8>())
  }
}
