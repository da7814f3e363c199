import RecordFiles

/// Where the results of a run go: standard output, a file, or a folder with a file for each module.
public enum OutputDestination: Sendable, Hashable {
  /// Standard output.
  case standardOutput
  /// A file by its path.
  case file(String)
  /// A folder; each module's file is named after it.
  case folder(String)
}

/// Writes the results of a run through renderers, streaming. Confined to one task at a time.
public final class RunOutput {
  private struct Target {
    var renderer: any ResultRenderer
    /// nil for standard output.
    let file: OutputFile?
  }

  /// What follows the name of an output that is not finished.
  private static let partialSuffix = ".partial"

  private var targets: [Target]
  private var journal: RunJournal?
  /// What became of the queries written so far, an interrupted run's included.
  public private(set) var outcome: RunOutcome
  /// How many queries an interrupted run has already written.
  public let resumedCount: Int

  /// An output that is ready to be written to.
  ///
  /// - Parameters:
  ///   - destination: where results go; a folder is made if it is missing.
  ///   - format: how they look.
  ///   - shape: the sections.
  ///   - options: how they look in detail.
  ///   - fingerprint: names the run in its journal; nil for a run without one.
  ///   - resumes: whether an interrupted run with the same fingerprint goes on.
  public init(
    destination: OutputDestination, format: OutputFormat, shape: OutputShape, options: RenderingOptions,
    fingerprint: String? = nil, resumes: Bool = false
  ) throws(OutputError) {
    let files: [(path: String?, shape: OutputShape)]
    let journalPath: String?
    switch destination {
    case .standardOutput:
      files = [(nil, shape)]
      journalPath = nil
    case .file(let path):
      files = [(path, shape)]
      journalPath = path
    case .folder(let path):
      try StandardStreams.makeFolder(path)
      files = shape.layouts.map { ("\(path)/\($0.module).\(format.fileExtension)", shape.restricted(to: $0.module)) }
      journalPath = "\(path)/multihits"
    }
    var checkpoint: RunJournal.Checkpoint?
    if resumes, let journalPath, let fingerprint {
      checkpoint = try Self.checkpoint(
        ofOutput: journalPath, fingerprint: fingerprint, files: files.compactMap(\.path))
    }
    let fingerprints = try Self.fingerprints(of: files.compactMap(\.path), at: checkpoint)
    resumedCount = checkpoint?.queryCount ?? 0
    outcome = checkpoint?.outcome ?? RunOutcome()
    var options = options
    options.resumedCount = resumedCount
    targets = []
    for (place, file) in files.enumerated() {
      let renderer = format.renderer(for: file.shape, options: options)
      let kept = checkpoint?.byteCounts[place] ?? 0
      do throws(OutputError) {
        targets.append(
          Target(
            renderer: renderer,
            file: try file.path.map { path throws(OutputError) in
              try OutputFile(
                path: path, suffix: Self.partialSuffix, keptByteCount: kept,
                fingerprint: kept > 0 ? fingerprints[place] : RunFingerprint())
            }))
      } catch {
        // What an interrupted run left is not given up because it cannot be gone on with now.
        for target in targets {
          if checkpoint == nil { target.file?.discard() } else { target.file?.interrupt() }
        }
        throw error
      }
    }
    if let journalPath, let fingerprint, targets.allSatisfy({ $0.file?.isWrittenBeside ?? false }) {
      journal = try RunJournal(outputPath: journalPath, fingerprint: fingerprint, checkpoint: checkpoint)
    }
  }

  /// Writes what stands before the first result.
  public func begin() throws(OutputError) {
    for place in targets.indices { try write(Array(targets[place].renderer.header().utf8), to: place) }
  }

  /// Writes a result.
  public func write(_ result: QueryResult) throws(OutputError) {
    for place in targets.indices { try write(targets[place].renderer.renderUTF8(result), to: place) }
    outcome.add(result)
    try journal?.write(Self.checkpoint(of: targets, outcome))
  }

  /// Writes what stands after the last result and puts files in their place.
  public func finish() throws(OutputError) {
    for place in targets.indices { try write(Array(targets[place].renderer.footer().utf8), to: place) }
    for target in targets { try target.file?.commit() }
    journal?.discard()
    journal = nil
  }

  /// Leaves partial files and the journal for a later run.
  public func interrupt() {
    // A journal that cannot be written now still has its earlier checkpoints.
    try? journal?.write(Self.checkpoint(of: targets, outcome), force: true)
    for target in targets { target.file?.interrupt() }
    journal?.interrupt()
    journal = nil
  }

  /// Removes what was begun, after an error that no later run can go on from.
  public func discard() {
    for target in targets { target.file?.discard() }
    journal?.discard()
    journal = nil
  }

  private func write(_ bytes: [UInt8], to place: Int) throws(OutputError) {
    guard !bytes.isEmpty else { return }
    if let file = targets[place].file {
      try file.write(bytes)
    } else {
      try StandardStreams.write(bytes, to: 1)
    }
  }

  /// What is written so far, once it has left the buffers.
  private static func checkpoint(
    of targets: [Target], _ outcome: RunOutcome
  ) throws(OutputError) -> RunJournal.Checkpoint {
    for target in targets { try target.file?.flush() }
    return RunJournal.Checkpoint(
      queryCount: outcome.queryCount, byteCounts: targets.map { $0.file?.byteCount ?? 0 },
      fingerprints: targets.map { $0.file?.fingerprint.text ?? "" }, outcome: outcome)
  }

  /// Names the bytes that an interrupted run left in each file, which must be those of its journal: what happened to a file
  /// since then would end up in the middle of the output.
  private static func fingerprints(
    of files: [String], at checkpoint: RunJournal.Checkpoint?
  ) throws(OutputError) -> [RunFingerprint] {
    guard let checkpoint else { return [] }
    var fingerprints: [RunFingerprint] = []
    for (place, file) in files.enumerated() {
      let path = AtomicFile.path(besides: file, suffix: partialSuffix)
      var fingerprint = RunFingerprint()
      do {
        fingerprint.append(try FileReading.bytes(ofFile: path, limit: .max).prefix(checkpoint.byteCounts[place]))
      } catch {
        throw .cannotResume("\(error)")
      }
      guard fingerprint.text == checkpoint.fingerprints[place] else {
        throw .cannotResume("'\(path)' is not what the interrupted run wrote; run again without --resume")
      }
      fingerprints.append(fingerprint)
    }
    return fingerprints
  }

  /// The checkpoint that an interrupted run left; nil when there is none to go on from.
  private static func checkpoint(
    ofOutput path: String, fingerprint: String, files: [String]
  ) throws(OutputError) -> RunJournal.Checkpoint? {
    let bytes: [UInt8]
    do {
      bytes = try FileReading.bytes(ofFile: AtomicFile.path(besides: path, suffix: RunJournal.suffix))
    } catch {
      if error.kind == .missing { return nil }
      throw .cannotResume("\(error)")
    }
    // Before the first query only the header is written, which a new output writes anyway.
    guard let checkpoint = try RunJournal.checkpoint(in: bytes, fingerprint: fingerprint, fileCount: files.count),
      checkpoint.queryCount > 0
    else { return nil }
    for (file, kept) in zip(files, checkpoint.byteCounts) {
      let byteCount = AtomicFile.byteCount(besides: file, suffix: partialSuffix)
      guard byteCount ?? 0 < kept else { continue }
      let fault = byteCount == nil ? "is missing" : "is shorter than its journal says"
      throw .cannotResume(
        "'\(AtomicFile.path(besides: file, suffix: partialSuffix))' \(fault); run again without --resume")
    }
    return checkpoint
  }
}

@available(*, unavailable)
extension RunOutput: Sendable {}

extension OutputFormat {
  /// What the names of files in this format end in.
  public var fileExtension: String {
    switch self {
    case .text: "txt"
    case .json: "json"
    case .ndjson: "ndjson"
    case .csv: "csv"
    case .tsv: "tsv"
    case .markdown: "md"
    }
  }
}
