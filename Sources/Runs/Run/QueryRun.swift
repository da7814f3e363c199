package import Presentation
package import SpecLoader
import Synchronization

/// What searches the queries of a run one after the other. Each worker of a run has its own.
package protocol QuerySearching<Result> {
  /// The result of a query.
  associatedtype Result: Sendable

  /// Searches a query of a file.
  func run(_ entry: QueryEntry) async -> Result
}

/// The results of queries that several workers search, in the order of the queries.
///
/// ```swift
/// for try await result in workspace.run(["tom", "star wars"], jobs: 2) { print(result.query) }
/// ```
///
/// Work begins with the first result that is asked for. It runs at most a window ahead of the results taken, so that
/// memory is bounded whatever the number of queries. It is cancelled when the run is released. Results can be taken
/// once, by one task at a time.
public final class QueryRun<Result: Sendable>: AsyncSequence, Sendable {
  private let window: QueryWindow<Result>
  private let jobs: Int
  private let executor: (any TaskExecutor)?
  private let makeSearcher: @Sendable () -> any QuerySearching<Result>
  private let workers = Mutex<Task<Void, Never>?>(nil)

  /// A run that has not begun.
  ///
  /// - Parameters:
  ///   - reader: the queries.
  ///   - options: which queries run, and how many at once.
  ///   - executor: where workers run; nil for anywhere.
  ///   - early: results of queries that are not searched for, by their place in the run.
  ///   - makeSearcher: makes what a worker searches with; called in the worker's task.
  package init(
    _ reader: consuming sending QueryFileReader, options: QueryRunOptions, on executor: (any TaskExecutor)?,
    early: [Int: Result] = [:], makeSearcher: @escaping @Sendable () -> any QuerySearching<Result>
  ) {
    // Who reads what is still being typed waits for that, and who looks for the queries that run may read many.
    let findsTheNextAtOnce = options.selection == QuerySelection() && options.skipCount == 0
    self.executor = reader.hasStandardInput || !findsTheNextAtOnce ? nil : executor
    window = QueryWindow(
      reader, selection: options.selection, jobs: options.jobs, skipping: options.skipCount,
      early: early, isStopping: options.isStopping)
    jobs = options.jobs
    self.makeSearcher = makeSearcher
  }

  deinit { cancel() }

  /// What is selected and no query has, as a sentence; nil for nothing, and as long as not all queries were read.
  package var selectionProblem: String? { window.selectionProblem }

  /// How many workers wait until results are taken.
  var waitingCount: Int { window.waitingCount }

  /// The results that are there behind the next one, once a run was given up that waits for that, with the number of
  /// queries before each.
  var unwrittenResults: [(distance: Int, result: Result)] {
    window.unwritten.map { (distance: $0.distance, result: $0.value) }
  }

  /// The next result; nil after the last one.
  ///
  /// - Throws: what reading a query throws. No new query starts then, and the results of earlier queries come first.
  public func next() async throws -> Result? {
    begin()
    return try await withTaskCancellationHandler {
      try await window.take()
    } onCancel: {
      cancel()
    }
  }

  /// Stops starting queries and waits until those in flight are done; their results are dropped.
  public func end() async {
    window.end()
    await workers.withLock { $0 }?.value
  }

  /// Starts no more queries, cancels those in flight, and gives only results that are there already.
  package func giveUp() {
    window.giveUp()
    workers.withLock { $0 }?.cancel()
  }

  /// Starts no more queries, and cancels those in flight.
  private func cancel() {
    window.end()
    workers.withLock { $0 }?.cancel()
  }

  /// The results.
  public func makeAsyncIterator() -> Iterator { Iterator(run: self) }

  /// Takes the results of a run.
  public struct Iterator: AsyncIteratorProtocol {
    let run: QueryRun

    /// The next result; nil after the last one.
    public mutating func next() async throws -> Result? { try await run.next() }
  }

  private func begin() {
    workers.withLock { workers in
      guard workers == nil else { return }
      workers = Task(executorPreference: executor) { [window, jobs, makeSearcher] in
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<jobs {
            group.addTask {
              let searcher = makeSearcher()
              while let (place, entry) = await window.next() {
                window.finish(await searcher.run(entry), at: place)
              }
            }
          }
        }
      }
    }
  }
}

/// Which queries of a run are searched, and how.
package struct QueryRunOptions: Sendable {
  /// How many queries are searched at once.
  package var jobs: Int
  /// Which queries run.
  package var selection: QuerySelection
  /// How many of the selected queries an earlier run has done.
  package var skipCount: Int
  /// Asked before each query: whether no new one may start.
  package var isStopping: @Sendable () -> Bool

  /// Options of a run; by default of all queries, one after the other.
  package init(
    jobs: Int = 1, selection: QuerySelection = QuerySelection(), skipCount: Int = 0,
    isStopping: @escaping @Sendable () -> Bool = { false }
  ) {
    self.jobs = max(jobs, 1)
    self.selection = selection
    self.skipCount = skipCount
    self.isStopping = isStopping
  }
}

extension RunPlan {
  /// The results of the queries of files.
  package func run(
    _ reader: consuming sending QueryFileReader, options: QueryRunOptions = QueryRunOptions()
  ) -> QueryRun<QueryResult> {
    QueryRun(reader, options: options, on: executor) { QueryRunner(plan: self) }
  }
}
