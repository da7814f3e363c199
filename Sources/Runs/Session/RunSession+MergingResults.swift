import Evaluation
import FileSystem
import Presentation

// Results of shards as those of one run.
extension RunSession {
  /// - Throws: ``FileError``, ``OutputError`` or ``RunFailure``.
  func mergeResults(_ request: MergeRequest) throws {
    guard request.reports.isEmpty else {
      throw RunFailure(
        .usage,
        "--report needs the reports of the shards, and these are results: write them with test --report json=FILE")
    }
    var shards: [ResultShard] = []
    for path in request.files { shards.append(try ResultShard(path)) }
    if !request.isOneAfterTheOther { shards = try ShardNumbers.order(shards) { ($0.file, $0.shard) } }
    let output = try MergedRunOutput(
      path: request.output, format: request.format ?? .ndjson,
      isTerminal: request.output == nil && request.rendering.isTerminal)
    var (outcome, summary) = (RunOutcome(), TestSummary())
    do {
      let results = ShardSequence(shards, isOneAfterTheOther: request.isOneAfterTheOther)
      while let entry = try results.next() {
        try stopIfInterrupted()
        try output.write(entry.bytes)
        let judged = entry.judged
        outcome.add(entry.countedResult, expectsError: judged.expectsError(of:))
        summary.add(judged)
      }
      try checkQueries(outcome.queryCount, of: request)
      try output.finish()
    } catch {
      output.discard()
      throw error
    }
    let isJudged = summary.checkCount > 0
    reportTruncation(outcome)
    reportFailures(outcome)
    summarize(outcome, isJudged ? summary : nil)
    guard outcome.status == .success else { throw RunFailure(outcome.status) }
    if isJudged, !summary.hasPassed { throw RunFailure(.failed) }
  }
}
