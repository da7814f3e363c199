import FileSystem
package import Presentation
import Workspaces

/// Writes the results of a run through renderers, streaming. Confined to one task at a time.
package final class RunOutput: ResultOutput {
  private struct Target {
    var renderer: any ResultRenderer
    /// nil for standard output, and for a file that has its name already.
    let file: OutputFile?
  }

  private var targets: [Target] = []
  /// What is done to the bytes that a terminal gets.
  private let safety: TerminalSafety
  private var journal: RunJournal?
  /// How the queries written so far ended, including those of an interrupted run.
  package private(set) var outcome: RunOutcome
  /// How many queries an interrupted run has already written.
  package let resumedCount: Int
  /// Whether an interrupted run has written everything, and nothing is left but to give files their names. What is
  /// written then is ignored.
  package let isComplete: Bool

  /// An output that is ready to be written to.
  ///
  /// - Parameters:
  ///   - destination: where results go; a folder is made if it is missing.
  ///   - format: how they look.
  ///   - shape: the sections.
  ///   - options: how they look in detail.
  ///   - fingerprint: names the run in its journal; nil for a run without one, of which nothing is left when it ends
  ///     early.
  ///   - resumes: whether an interrupted run with the same fingerprint goes on.
  package init(
    destination: OutputDestination, format: OutputFormat, shape: OutputShape, options: RenderingOptions,
    fingerprint: String? = nil, resumes: Bool = false
  ) throws(OutputError) {
    if case .folder(let path) = destination { try StandardStreams.makeFolder(path) }
    let parts = destination.parts(format: format, shape: shape)
    // The journal first: while another run has it, nothing of that run is touched.
    if let path = destination.journalPath, let fingerprint,
      parts.allSatisfy({ $0.path.map(AtomicFile.isWrittenBeside) ?? false })
    {
      journal = try RunJournal(outputPath: path, fingerprint: fingerprint)
    }
    let resumption = resumes ? try journal?.resumption(files: parts.compactMap(\.path)) : nil
    let checkpoint = resumption?.checkpoint
    resumedCount = checkpoint?.queryCount ?? 0
    isComplete = checkpoint?.isComplete ?? false
    outcome = checkpoint?.outcome ?? RunOutcome()
    var options = options
    options.resumedCount = resumedCount
    safety = options.isTerminal ? format.terminalSafety : .rendered
    do throws(OutputError) {
      for (place, part) in parts.enumerated() {
        let file: OutputFile?
        if let path = part.path, resumption?.files[place].isPlaced != true {
          file = try OutputFile(
            path: path, isKept: journal != nil, keptByteCount: checkpoint?.byteCounts[place],
            fingerprint: resumption?.files[place].fingerprint ?? RunFingerprint())
        } else {
          file = nil
        }
        targets.append(Target(renderer: format.renderer(for: part.shape, options: options), file: file))
      }
      if checkpoint == nil {
        // First the journal, which is replaced: a disk without room for it leaves all that an earlier run had done.
        try journal?.begin()
        for target in targets { try target.file?.beginAnew() }
      }
    } catch {
      // The files of an interrupted run are kept even when it cannot be resumed now.
      for target in targets {
        if checkpoint == nil { target.file?.giveUp() } else { target.file?.interrupt() }
      }
      journal?.interrupt()
      throw error
    }
  }

  /// Writes what stands before the first result.
  package func begin() throws(OutputError) {
    for place in targets.indices { try write(Array(targets[place].renderer.header().utf8), to: place) }
  }

  /// Writes a result.
  package func write(_ result: QueryResult) throws(OutputError) {
    guard !isComplete else { return }
    for place in targets.indices { try write(targets[place].renderer.renderUTF8(result), to: place) }
    outcome.add(result)
    try journal?.write(checkpoint())
  }

  /// Writes what stands after the last result and puts files in their place.
  ///
  /// All files are whole and on the disk, and the journal says so, before the first of them gets its name. When the
  /// others do not get their names, a later run that resumes renames them.
  package func finish() throws(OutputError) {
    if !isComplete {
      for place in targets.indices { try write(Array(targets[place].renderer.footer().utf8), to: place) }
      for target in targets { try target.file?.seal() }
      try journal?.write(checkpoint(isComplete: true), syncs: true)
    }
    for target in targets { try target.file?.commit() }
    journal?.discard()
    journal = nil
  }

  /// Writes the only result and puts files in their place; a file that cannot be finished is not left half written.
  package func writeWhole(_ result: QueryResult) throws(OutputError) {
    do throws(OutputError) {
      try begin()
      try write(result)
      try finish()
    } catch {
      discard()
      throw error
    }
  }

  /// Leaves partial files and the journal for a later run; removes what was begun when there is no journal.
  package func interrupt() {
    guard journal != nil else { return discard() }
    // A journal that cannot be written now still has its earlier checkpoint.
    if !isComplete { try? journal?.write(checkpoint(), force: true) }
    leave()
  }

  /// Removes what was begun, after an error that no later run can go on from.
  package func discard() {
    for target in targets { target.file?.discard() }
    journal?.discard()
    journal = nil
  }

  /// Ends the output after an error: what a later run can go on from is left, anything else is removed.
  ///
  /// - Returns: whether there is something to go on from.
  @discardableResult
  package func fail(_ error: any Error) -> Bool {
    var isWritable = true
    if case .cannotWrite? = error as? OutputError { isWritable = false }
    guard let journal, journal.hasCheckpoint, !isWritable || resumedCount > 0 || isComplete else {
      discard()
      return false
    }
    // The journal is as it was before: what could not be written is not counted, and a whole output is not half of one.
    leave()
    return true
  }

  private func leave() {
    for target in targets { target.file?.interrupt() }
    journal?.interrupt()
    journal = nil
  }

  private func write(_ bytes: [UInt8], to place: Int) throws(OutputError) {
    guard !isComplete, !bytes.isEmpty else { return }
    if let file = targets[place].file {
      try file.write(bytes)
    } else {
      try StandardStreams.write(safety.safe(bytes), to: 1)
    }
  }

  /// What is written so far, once it has left the buffers.
  private func checkpoint(isComplete: Bool = false) throws(OutputError) -> RunJournal.Checkpoint {
    for target in targets { try target.file?.flush() }
    return RunJournal.Checkpoint(
      queryCount: outcome.queryCount, isComplete: isComplete, byteCounts: targets.map { $0.file?.byteCount ?? 0 },
      fingerprints: targets.map { $0.file?.fingerprint.text(after: outcome.queryCount) ?? "" }, outcome: outcome)
  }
}

@available(*, unavailable)
extension RunOutput: Sendable {}
