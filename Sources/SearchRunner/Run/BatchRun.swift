public import SpecLoader

/// A run of the queries of a batch on several workers, whose results are written in query order.
///
/// Memory is bounded whatever the number of queries. The run owns its reader and its output: after ``run()`` it is finished,
/// interrupted or discarded.
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
  private let window: QueryWindow<QueryResult>
  private let output: RunOutput

  /// A run that has not begun.
  public init(plan: RunPlan, options: Options, reader: consuming sending QueryFileReader, output: sending RunOutput) {
    self.plan = plan
    self.options = options
    window = QueryWindow(
      reader, selection: options.selection, jobs: options.jobs, skipping: output.resumedCount,
      isStopping: options.isStopping)
    self.output = output
  }

  /// What became of the queries written so far.
  public var outcome: RunOutcome { output.outcome }

  /// How many workers wait for the output.
  var waitingCount: Int { window.waitingCount }

  /// Runs every selected query.
  ///
  /// - Throws: what reading a query or writing a result throws; no new query starts then.
  public func run() async throws {
    guard !output.isComplete else { return }
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
    if let failure = window.failure { throw failure }
  }

  /// Ends the output and puts files in their place.
  public func finish() throws(OutputError) { try output.finish() }

  /// Leaves partial files and their journal, so that a later run goes on.
  public func interrupt() { output.interrupt() }

  /// Ends the output after an error; says whether it leaves something that a later run can go on from.
  public func fail(_ error: any Error) -> Bool { output.fail(error) }

  private func next() async -> (place: Int, entry: QueryEntry)? {
    while window.isFull { await withCheckedContinuation { window.wait($0) } }
    return window.next()
  }

  private func take(_ result: QueryResult, at place: Int) {
    window.take(result, at: place) { result in
      try output.write(result)
      options.onProgress(output.outcome)
      return !options.failsFast || output.outcome.errorCount == 0
    }
  }
}
