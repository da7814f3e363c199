import Diagnostics
package import Evaluation
import FileSystem
import Presentation
import SearchBackends
import SearchModel
import TerminalText
package import Workspaces

// What is said after a run.
extension RunSession {
  /// Reports on recordings: files that could not be written, requests without a recording, recordings that were not
  /// requested.
  ///
  /// - Parameter folder: the folder to put before the names of files.
  /// - Throws: ``RunFailure`` with 73 when one could not be written.
  package func report(_ recordings: RemoteBackends.Recordings, inFolder folder: String = "") throws {
    recordings.finish()
    switch recordings {
    case .none: return
    case .record(let kept):
      if let failure = kept.failure { throw RunFailure(.unwritableOutput, failure.description) }
      console.log("requests recorded", [("folder", kept.path), ("files", "\(kept.fileCount)")])
    case .replay(let kept):
      guard !console.isQuiet else { return }
      for miss in kept.misses { console.say("multihits: error: " + ConsoleText(lines: miss) + "\n") }
      guard !kept.unused.isEmpty else { return }
      let list = kept.unused.reduce("") { (list: ConsoleText, name) in list + "  \(folder)\(name)\n" }
      console.say("multihits: warning: recordings that were not used:\n" + list)
    }
  }

  /// Warns when a backend's pagination limit cut off what was asked for, or it did not deliver what it announced, or
  /// did not look at everything.
  package func reportTruncation(_ outcome: RunOutcome) {
    if outcome.inexactCount > 0 {
      console.warn(
        "of \(outcome.inexactCount) section(s) the backend says that it did not look at everything: their counts are"
          + " estimates, and where it was short of time hits may be missing")
    }
    guard outcome.truncatedCount > 0 else { return }
    console.warn(
      "a pagination limit cut off \(outcome.truncatedCount) section(s), or further pages of"
        + " theirs brought nothing new, or did not come to an end; they are marked 'truncated': narrow the query, or raise"
        + " the backend's limit (an index's paginationLimitedTo)")
  }

  /// Warns of hits that did not fit their schema, where the form of the results has no room to say so.
  func reportInvalidHits(_ outcome: RunOutcome, in format: OutputFormat) {
    guard [.csv, .tsv].contains(format) else { return }
    for (module, counts) in outcome.invalidHits {
      var parts: [String] = []
      if counts.skipped > 0 { parts.append("\(counts.skipped.counted("hit")) left out") }
      if counts.blanked > 0 { parts.append("\(counts.blanked.counted("hit")) without some field") }
      console.warn("\(module): not all hits fit the hit schema: \(parts.joined(separator: ", "))")
    }
  }

  /// Says why sections failed: each kind of error once, with its backend and host.
  package func reportFailures(_ outcome: RunOutcome) {
    for failure in outcome.failures {
      let count = failure.count == 1 ? "" : " (\(failure.count) sections)"
      console.say(
        "multihits: error: \(failure.module): \(failure.error.code.rawValue): \(failure.error.message)\(count)\n")
    }
    guard outcome.otherFailureCount > 0 else { return }
    console.say("multihits: error: \(outcome.otherFailureCount) more sections ended in other errors\n")
  }

  /// Says what is to be known of a baseline, and how the run stands beside it.
  func tell(_ summary: BaselineSummary?) {
    guard let summary else { return }
    for remark in summary.remarks { console.warn("the baseline: \(remark)") }
    if let count = summary.missingCount, count > 0 {
      let names = summary.missing.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
      let list = names.isEmpty ? "" : ": " + names + (count > 5 ? " …" : "")
      console.say(
        "multihits: error: \(count.counted("query", "queries")) of the baseline did not run\(list)\n")
    }
    if !console.isQuiet { console.say("\(summary.sentence)\n") }
  }

  /// Says how long queries took, where that was asked for.
  func tell(_ latencies: LatencyTable) {
    guard !latencies.isEmpty, !console.isQuiet else { return }
    for line in latencies.lines { console.say("\(line)\n") }
  }

  /// Says in one line how a run went. When all is well, those who want only errors are spared it.
  ///
  /// - Parameters:
  ///   - summary: how its queries were judged; nil for a run that judges nothing.
  ///   - duration: how long it took; nil for what is not timed.
  package func summarize(_ outcome: RunOutcome, _ summary: TestSummary? = nil, duration: Duration? = nil) {
    guard !console.isQuiet || outcome.errorCount > 0 || summary?.hasPassed == false else { return }
    var parts: [String] = []
    if let summary {
      let verdicts = summary.verdicts
      parts.append("\(verdicts[.passed, default: 0]) passed")
      if let count = verdicts[.failed] { parts.append("\(count) failed") }
      if let count = verdicts[.error] { parts.append(count.counted("error")) }
      let missed = summary.thresholds.filter { $0.status == .failed }.count
      if let count = summary.checks[.knownFailure] { parts.append(count.counted("known failure")) }
      if missed > 0 { parts.append(missed.counted("threshold") + " missed") }
      if let count = summary.baseline?.missingCount, count > 0 { parts.append("\(count) of the baseline missing") }
    } else {
      let failed = outcome.failedQueryCount
      parts.append(failed == 0 ? "all answered" : "\(failed) with an error")
    }
    parts += outcome.emptySections.filter { $0.value > 0 }.map { "\($0.value) empty in \($0.key)" }
    if let duration {
      let tenths = Int((duration / .milliseconds(100)).rounded())
      parts.append("\(tenths / 10).\(tenths % 10) s")
    }
    let queries = outcome.queryCount.counted("query", "queries")
    console.say("\(queries): \(parts.joined(separator: ", "))\n")
  }
}
