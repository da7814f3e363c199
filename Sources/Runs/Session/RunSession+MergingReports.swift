import Diagnostics
import Evaluation
import FileSystem
import Presentation
import Reports
import SearchModel
import TerminalText

// Reports on shards as reports on one run.
extension RunSession {
  /// Writes the reports, shows on standard output what did not pass, and judges the thresholds over all queries.
  ///
  /// - Throws: ``FileError``, ``OutputError`` or ``RunFailure``.
  func mergeReports(_ request: MergeRequest) throws {
    guard request.format == nil, request.output == nil else {
      throw RunFailure(
        .usage,
        "\(request.format == nil ? "--output" : "--format") is for results, and these are reports: name what they become"
          + " with --report FORMAT=FILE")
    }
    // All is read before anything is said: what is no whole run has no failures.
    let shards = try reportShards(request)
    let check = ShardSequence(shards, isOneAfterTheOther: request.isOneAfterTheOther)
    while try check.next() != nil { try stopIfInterrupted() }
    for shard in shards { try shard.restart() }
    let run = try ReportShard.run(of: shards)
    let output = try RunOutput(
      destination: .standardOutput, format: .text, shape: OutputShape(.batch, layouts: []),
      options: request.rendering, reporting: reporting(on: run, request))
    output.summary.baseline = run.baseline
    do {
      let queries = ShardSequence(shards, isOneAfterTheOther: request.isOneAfterTheOther)
      try output.begin()
      while let query = try queries.next()?.query {
        try stopIfInterrupted()
        try output.write(query.countedResult, judged: query)
      }
      try checkQueries(output.outcome.queryCount, of: request)
      output.summary.isCutShort = shards.contains { $0.run.isCutShort }
      // A query that no shard ran is gone, as it is from a whole run.
      if let baseline = output.summary.baseline, let held = baseline.queryCount, !request.isOneAfterTheOther {
        output.summary.baseline?.missingCount = max(held - baseline.knownCount, 0)
      }
      try output.finish()
    } catch {
      output.discard()
      throw error
    }
    let summary = output.summary
    reportFailures(output.outcome)
    for shard in shards where shard.run.isCutShort {
      console.warn("'\(shard.file)' ended early, after as many failures as it was allowed: not all queries were asked")
    }
    tell(summary.baseline)
    summarize(output.outcome, summary)
    guard output.outcome.status == .success else { throw RunFailure(output.outcome.status) }
    guard summary.checkCount > 0 || !summary.thresholds.isEmpty || summary.baseline != nil || request.allowsNoQueries
    else {
      throw RunFailure(
        .malformedInput,
        "nothing was judged: no query of the reports has 'expect', and there is no threshold; --allow-no-queries makes that"
          + " a success")
    }
    if !summary.hasPassed { throw RunFailure(.failed) }
  }

  /// The reports, in the order of their shards.
  private func reportShards(_ request: MergeRequest) throws(FileError) -> [ReportShard] {
    var shards: [ReportShard] = []
    for path in request.files { shards.append(try ReportShard(path)) }
    guard !request.isOneAfterTheOther else {
      warn(ofShards: shards.compactMap { shard in shard.run.shard.map { (shard.file, $0) } })
      return shards
    }
    return try ShardNumbers.order(shards) { ($0.file, $0.run.shard, true) }
  }

  private func reporting(on run: ReportedRun, _ request: MergeRequest) -> Reporting {
    let hiding = console.mask.hiding
    let lines = QueryFileLines(hiding: hiding)
    let failures = FailureRenderer(styler: request.rendering.styler) { lines.line($1, of: $0) }
    let reports = request.reports.map { report in
      ReportTarget(
        path: report.path, descriptor: 2, renderer: report.format.renderer(specification: run.specification))
    }
    let summary = request.stepSummary.map { stepSummary(in: $0) } ?? []
    // Durations are in the reports of shards only where they were asked for.
    return Reporting(
      reports: [ReportTarget(path: nil, renderer: failures)] + reports + summary, writesResults: false,
      thresholds: run.thresholds, isTimed: true, hiding: hiding)
  }
}

extension JudgedQuery {
  /// The result without its rows, for counting.
  fileprivate var countedResult: QueryResult {
    QueryResult(
      query: query, id: id,
      sections: sections.map { section in
        var counted = SectionResult(
          module: section.module, indexName: "", title: "", status: section.status, content: .hits([]))
        counted.error = section.error
        return counted
      })
  }
}
