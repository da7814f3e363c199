public import SpecLoader

/// A run of the queries of a batch on several workers, whose results are written in query order.
///
/// Workers may not run further ahead of the output than a window, so that memory is bounded whatever the number of
/// queries. The run owns its reader and its output: after ``run()`` it is finished, interrupted or discarded.
public actor BatchRun {
  /// How a batch runs.
  public struct Options: Sendable {
    /// How many queries run at once.
    public var jobs: Int
    /// Whether a section in error ends the run.
    public var failsFast: Bool
    /// Which queries run.
    public var selection: QuerySelection
    /// Asked before each query: whether no new one may start.
    public var isStopping: @Sendable () -> Bool
    /// Told after each result.
    public var onProgress: @Sendable (RunOutcome) -> Void

    /// Options of a run.
    public init(
      jobs: Int, failsFast: Bool = false, selection: QuerySelection = QuerySelection(),
      isStopping: @escaping @Sendable () -> Bool = { false },
      onProgress: @escaping @Sendable (RunOutcome) -> Void = { _ in }
    ) {
      self.jobs = max(jobs, 1)
      self.failsFast = failsFast
      self.selection = selection
      self.isStopping = isStopping
      self.onProgress = onProgress
    }
  }

  private let plan: RunPlan
  private let options: Options
  private var reader: QueryFileReader
  private let output: RunOutput

  private var handedOut = 0
  private var emitted = 0
  private var toSkip: Int
  private var finished: [Int: QueryResult] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isEnded = false
  /// Whether a section in error ended the run: results of queries in flight are not written then.
  private var isCutOff = false
  private var failure: (any Error)?

  /// A run that has not begun.
  public init(plan: RunPlan, options: Options, reader: consuming sending QueryFileReader, output: sending RunOutput) {
    self.plan = plan
    self.options = options
    self.reader = reader
    self.output = output
    toSkip = output.resumedCount
  }

  /// What became of the queries written so far.
  public var outcome: RunOutcome { output.outcome }

  /// How many workers wait for the output.
  var waitingCount: Int { waiting.count }

  /// Runs every selected query.
  ///
  /// - Throws: what reading a query or writing a result throws; no new query starts then.
  public func run() async throws {
    try output.begin()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<options.jobs {
        group.addTask { [plan] in
          let runner = QueryRunner(plan: plan)
          while let (place, entry) = await self.next() {
            await self.take(await runner.run(entry), at: place)
          }
        }
      }
    }
    if let failure { throw failure }
  }

  /// Ends the output and puts files in their place.
  public func finish() throws(OutputError) { try output.finish() }

  /// Leaves partial files and their journal, so that a later run goes on.
  public func interrupt() { output.interrupt() }

  /// Removes what was written to files.
  public func discard() { output.discard() }

  /// The next query with its place in the run; nil when there is none or the run ends early.
  private func next() async -> (place: Int, entry: QueryEntry)? {
    while !isEnded, handedOut - emitted >= options.jobs * 64 {
      await withCheckedContinuation { waiting.append($0) }
    }
    guard !isEnded, !options.isStopping() else { return nil }
    do {
      while let entry = try reader.next() {
        guard options.selection.contains(entry) else { continue }
        guard toSkip == 0 else {
          toSkip -= 1
          continue
        }
        defer { handedOut += 1 }
        return (handedOut, entry)
      }
      isEnded = true
    } catch {
      end(because: error)
    }
    return nil
  }

  /// Takes the result of the query at a place and writes all results whose turn has come.
  private func take(_ result: QueryResult, at place: Int) {
    finished[place] = result
    do {
      while failure == nil, !isCutOff, let result = finished.removeValue(forKey: emitted) {
        emitted += 1
        try output.write(result)
        options.onProgress(output.outcome)
        if options.failsFast, output.outcome.errorCount > 0 {
          finished = [:]
          isCutOff = true
          isEnded = true
        }
      }
    } catch {
      end(because: error)
    }
    resumeWaiting()
  }

  private func end(because error: any Error) {
    failure = failure ?? error
    isEnded = true
    resumeWaiting()
  }

  private func resumeWaiting() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
