import SearchModel
public import SpecLoader

/// A comparison of what two specs, or one on two backends, answer to the queries of query files.
///
/// Workers ask both sides one query after the other; comparisons are written in query order. Memory is bounded whatever the
/// number of queries. The run owns its reader and its output.
public actor ComparisonRun {
  /// How a comparison runs.
  public struct Options: Sendable {
    /// What is compared and how.
    public var comparison: ComparisonOptions
    /// How many queries run at once.
    public var jobs: Int
    /// Which queries run.
    public var selection: QuerySelection
    /// Hides secrets in the messages of errors.
    public var hiding: @Sendable (String) -> String
    /// Asked before each query: whether no new one may start.
    public var isStopping: @Sendable () -> Bool
    /// Told after each query.
    public var onProgress: @Sendable (RunOutcome) -> Void

    /// Options of a comparison.
    public init(
      comparison: ComparisonOptions = ComparisonOptions(), jobs: Int, selection: QuerySelection = QuerySelection(),
      hiding: @escaping @Sendable (String) -> String = { $0 }, isStopping: @escaping @Sendable () -> Bool = { false },
      onProgress: @escaping @Sendable (RunOutcome) -> Void = { _ in }
    ) {
      self.comparison = comparison
      self.jobs = max(jobs, 1)
      self.selection = selection
      self.hiding = hiding
      self.isStopping = isStopping
      self.onProgress = onProgress
    }
  }

  private let left: RunPlan
  private let right: RunPlan
  private let options: Options
  private let window: QueryWindow<QueryComparison>
  private let output: ComparisonOutput

  /// A comparison that has not begun.
  public init(
    left: RunPlan, right: RunPlan, options: Options, reader: consuming sending QueryFileReader,
    output: sending ComparisonOutput
  ) {
    self.left = left
    self.right = right
    self.options = options
    window = QueryWindow(
      reader, selection: options.selection, jobs: options.jobs, isStopping: options.isStopping)
    self.output = output
  }

  /// What the comparison came to so far.
  public var summary: ComparisonSummary { output.summary }

  /// Asks both sides every selected query.
  ///
  /// - Throws: what reading a query or writing a comparison throws; no new query starts then.
  public func run() async throws {
    try output.begin()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<options.jobs {
        group.addTask { [left, right, options] in
          let runners = (QueryRunner(plan: left), QueryRunner(plan: right))
          while let (place, entry) = await self.next() {
            let results = (await runners.0.run(entry), await runners.1.run(entry))
            await self.take(
              QueryComparison(
                ResultOutline(results.0).hiding(options.hiding), ResultOutline(results.1).hiding(options.hiding),
                options: options.comparison), at: place)
          }
        }
      }
    }
    if let failure = window.failure { throw failure }
  }

  /// Writes the summary and puts a file in its place.
  public func finish() throws(OutputError) { try output.finish() }

  /// Removes what was written to a file.
  public func discard() { output.discard() }

  private func next() async -> (place: Int, entry: QueryEntry)? {
    while window.isFull { await withCheckedContinuation { window.wait($0) } }
    return window.next()
  }

  private func take(_ comparison: QueryComparison, at place: Int) {
    window.take(comparison, at: place) { comparison in
      try output.write(comparison)
      options.onProgress(output.summary.outcome)
      return true
    }
  }
}

extension ResultOutline {
  /// The outline with secrets hidden in the query and the messages of errors; ids are never rewritten.
  fileprivate func hiding(_ hide: (String) -> String) -> ResultOutline {
    var outline = self
    outline.query = hide(query)
    for place in sections.indices {
      guard let error = sections[place].error else { continue }
      outline.sections[place].error?.message = hide(error.message)
    }
    return outline
  }
}
