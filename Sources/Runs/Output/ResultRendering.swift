import Presentation
import SearchModel
import SpecLoader

/// A result as an output takes it.
package struct RenderedResult: Sendable {
  /// What is counted of a result.
  enum Counted {
    /// All of it but what was found.
    case result(QueryResult)
    /// How the query ended, of which an interrupted run kept nothing else.
    case outcome(RunOutcome)
  }

  let counted: Counted
  /// The bytes for each target of the output, in their order; empty for reports.
  let texts: [[UInt8]]

  /// How the query ended.
  var outcome: RunOutcome {
    switch counted {
    case .outcome(let outcome): return outcome
    case .result(let result):
      var outcome = RunOutcome()
      outcome.add(result)
      return outcome
    }
  }
}

/// Turns results into what an output writes. Any number of tasks may use the same one: so each worker of a run renders
/// what it found, and the one task that writes only writes.
package struct ResultRendering: Sendable {
  /// The renderers of the output's targets, in their order; nil for reports.
  private let renderers: [(any ResultRenderer)?]
  /// The part of a run that is written, as results name it.
  private let shard: ShardMark?

  /// The rendering for an output.
  init(for targets: [OutputTarget], shard: ShardMark?) {
    renderers = targets.map(\.resultRenderer)
    self.shard = shard
  }

  /// Renders a result.
  func render(_ result: QueryResult) -> RenderedResult {
    var result = result
    result.shard = shard
    result.shard?.ordinal = result.ordinal
    let texts = renderers.map { $0?.render(result) ?? [] }
    for place in result.sections.indices {
      result.sections[place].content = .hits([])
      result.sections[place].facets = [:]
      result.sections[place].extra = [:]
    }
    return RenderedResult(counted: .result(result), texts: texts)
  }
}

/// A worker of a run that renders what it finds.
struct RenderingRunner: QuerySearching {
  let runner: QueryRunner
  let rendering: ResultRendering

  func run(_ entry: QueryEntry) async -> RenderedResult { rendering.render(await runner.run(entry)) }
}

extension RunPlan {
  /// The results of the queries of files, as an output takes them.
  ///
  /// - Parameter early: what is not searched for, since there is a result already, by its place in the run.
  func run(
    _ reader: consuming sending QueryFileReader, options: QueryRunOptions, rendering: ResultRendering,
    early: [Int: RenderedResult] = [:]
  ) -> QueryRun<RenderedResult> {
    QueryRun(reader, options: options, on: executor, early: early) {
      RenderingRunner(runner: QueryRunner(plan: self), rendering: rendering)
    }
  }
}
