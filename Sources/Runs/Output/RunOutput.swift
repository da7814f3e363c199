import Diagnostics
package import Evaluation
import FileSystem
package import Presentation
import SearchModel
import Workspaces

/// Writes the results of a run, and reports on them, through renderers, streaming. Confined to one task at a time.
package final class RunOutput: ResultOutput {
  var targets: [OutputTarget] = []
  /// What is done to the bytes that a terminal gets.
  private let safety: TerminalSafety
  var journal: RunJournal?
  /// How the queries written so far ended, including those of an interrupted run.
  package private(set) var outcome: RunOutcome
  /// How the judged queries ended, including those of an interrupted run.
  package var summary = TestSummary()
  var thresholds: ThresholdJudge
  /// How long the queries of this process took.
  package private(set) var latencies = LatencyTable()
  private let backends: ExactDictionary<String>
  /// The part of a run that is written, as results name it.
  private let shard: ShardMark?
  /// Renders results as the output takes them.
  private(set) lazy var rendering = ResultRendering(for: targets, shard: shard)
  /// The streams of a test that nobody reads any more.
  private var closedStreams: Set<Int32> = []
  let reporting: Reporting?
  let baseline: RunBaseline?
  /// How many queries an interrupted run has already written.
  package let resumedCount: Int
  /// Whether an interrupted run is gone on with.
  let isResumed: Bool
  /// What the interrupted run has finished and not written.
  let early: [EarlyResult]
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
  ///   - reporting: what is written beside results, or instead of them; nil for results alone.
  package convenience init(
    destination: OutputDestination, format: OutputFormat, shape: OutputShape, options: RenderingOptions,
    fingerprint: String? = nil, resumes: Bool = false, reporting: Reporting? = nil
  ) throws(OutputError) {
    try self.init(
      destination: destination, format: format, shape: shape, options: options, fingerprint: fingerprint,
      resumes: resumes, reporting: reporting, baseline: nil, backends: [:], shard: nil)
  }

  /// An output as the other initialiser makes it, whose results stand beside a baseline.
  init(
    destination: OutputDestination, format: OutputFormat, shape: OutputShape, options: RenderingOptions,
    fingerprint: String?, resumes: Bool, reporting: Reporting?, baseline: RunBaseline?,
    backends: ExactDictionary<String>, shard: ShardMark?
  ) throws(OutputError) {
    self.backends = backends
    self.shard = shard
    self.reporting = reporting
    self.baseline = baseline
    summary.baseline = baseline?.summary
    summary.openThresholds = reporting?.openThresholds ?? []
    thresholds = ThresholdJudge(reporting?.thresholds ?? [])
    if case .folder(let path) = destination { try StandardStreams.makeFolder(path) }
    var parts = destination.parts(format: format, shape: shape, reporting)
    // The journal first: while another run has it, nothing of that run is touched.
    if let path = destination.journalPath, let fingerprint,
      parts.compactMap(\.path).allSatisfy(AtomicFile.isWrittenBeside)
    {
      journal = try RunJournal(outputPath: path, fingerprint: fingerprint)
      if reporting != nil { parts.append(.judgments(path: path + OutputDestination.judgmentsSuffix)) }
    }
    let resumption = resumes ? try journal?.resumption(files: parts.compactMap(\.path)) : nil
    let checkpoint = resumption?.checkpoint
    resumedCount = checkpoint?.queryCount ?? 0
    isComplete = checkpoint?.isComplete ?? false
    isResumed = checkpoint != nil
    early = checkpoint?.early ?? []
    outcome = checkpoint?.outcome ?? RunOutcome()
    safety = options.isTerminal ? format.terminalSafety : .rendered
    do throws(OutputError) {
      var place = 0
      for part in parts {
        var file: OutputFile?
        if let path = part.path {
          defer { place += 1 }
          if resumption?.files[place].isPlaced != true {
            file = try OutputFile(
              path: path, isKept: journal != nil, keptByteCount: checkpoint?.byteCounts[place],
              fingerprint: resumption?.files[place].fingerprint ?? RunFingerprint())
          }
        }
        targets.append(OutputTarget(part, file: file, format: format, options: options))
      }
      if let checkpoint {
        try restore(checkpoint, files: parts.compactMap(\.path))
      } else {
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

  /// How many queries have a section in error so far.
  package var failureCount: Int { outcome.failedQueryCount }

  /// Writes what stands before the first result.
  package func begin() throws(OutputError) {
    for place in targets.indices {
      // Reports need to be told that they begin.
      let bytes = targets[place].header()
      // An output that goes on has it already.
      if !isResumed { try write(bytes, to: place) }
    }
  }

  /// Writes a result.
  package func write(_ rendered: RenderedResult) throws(OutputError) { try write(rendered, judged: nil) }

  /// Writes a result that may have been judged.
  func write(_ result: QueryResult, judged: JudgedQuery? = nil) throws(OutputError) {
    guard !isComplete else { return }
    var (result, judged) = (result, judged)
    if let baseline, var found = judged {
      try baseline.take(&result, &found)
      judged = found
    }
    try write(rendering.render(result), judged: judged)
  }

  private func write(_ rendered: RenderedResult, judged: JudgedQuery?) throws(OutputError) {
    guard !isComplete else { return }
    for (place, text) in rendered.texts.enumerated() {
      let bytes = targets[place].bytes(
        of: text, judged, hasResults: outcome.queryCount > 0, isTimed: reporting?.isTimed ?? false)
      try write(bytes, to: place)
    }
    switch rendered.counted {
    case .result(let result):
      outcome.add(result) { judged?.expectsError(of: $0) ?? false }
      latencies.add(result, backends: backends)
    case .outcome(let earlier): outcome.add(earlier)
    }
    if let judged { count(judged) }
    try journal?.write(checkpoint())
  }

  /// Writes what stands after the last result and puts files in their place.
  ///
  /// All files are whole and on the disk, and the journal says so, before the first of them gets its name. When the
  /// others do not get their names, a later run that resumes renames them.
  package func finish() throws(OutputError) {
    summary.thresholds = thresholds.outcomes
    if let count = baseline?.queryCount() { summary.baseline?.queryCount = count }
    if let missing = baseline?.missing() {
      summary.baseline?.missingCount = missing.count
      summary.baseline?.missing = Array(missing.prefix(20))
    }
    if !isComplete {
      for place in targets.indices {
        try write(targets[place].footer(summary, hasResults: outcome.queryCount > 0), to: place)
      }
      for target in targets { try target.file?.seal() }
      try journal?.write(checkpoint(isComplete: true), syncs: true)
    }
    for target in targets where !target.isTemporary { try target.file?.commit() }
    if outcome.errorCount == 0 { try baseline?.finish() } else { baseline?.discard() }
    journal?.discard()
    journal = nil
    for target in targets where target.isTemporary { target.file?.discard() }
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

  private func write(_ bytes: [UInt8], to place: Int) throws(OutputError) {
    guard !isComplete, !bytes.isEmpty else { return }
    let target = targets[place]
    let bytes = target.isReport ? hidingSecrets(bytes) : bytes
    if let file = target.file { return try file.write(bytes) }
    guard !closedStreams.contains(target.descriptor) else { return }
    do throws(OutputError) {
      try StandardStreams.write(target.isReport ? bytes : safety.safe(bytes), to: target.descriptor)
    } catch {
      // A test is judged to its end, whoever reads on: its verdict is what it was started for.
      guard reporting != nil, case .closedPipe = error else { throw error }
      closedStreams.insert(target.descriptor)
    }
  }

  /// What is written so far, once it has left the buffers.
  func checkpoint(
    isComplete: Bool = false, early: [EarlyResult] = []
  ) throws(OutputError) -> RunJournal.Checkpoint {
    for target in targets { try target.file?.flush() }
    let files = targets.filter { $0.hasPath }.map(\.file)
    return RunJournal.Checkpoint(
      queryCount: outcome.queryCount, isComplete: isComplete, byteCounts: files.map { $0?.byteCount ?? 0 },
      fingerprints: files.map { $0?.fingerprint.text(after: outcome.queryCount) ?? "" }, outcome: outcome,
      early: early)
  }
}

@available(*, unavailable)
extension RunOutput: Sendable {}
