import FileSystem
package import Presentation
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

  /// Warns when a backend's pagination limit cut off what was asked for, or it did not deliver what it announced.
  package func reportTruncation(_ outcome: RunOutcome) {
    guard outcome.truncatedCount > 0 else { return }
    console.warn(
      "a pagination limit cut off \(outcome.truncatedCount) section(s), or further pages of"
        + " theirs brought nothing new, or did not come to an end; they are marked 'truncated': narrow the query, or raise"
        + " the backend's limit (an index's paginationLimitedTo)")
  }

  /// Says why sections failed where the output has no room for it.
  package func reportFailures(_ outcome: RunOutcome, format: OutputFormat) {
    guard let failure = outcome.firstFailure, format == .csv || format == .tsv else { return }
    let others = outcome.errorCount > 1 ? "; \(outcome.errorCount) sections failed in all" : ""
    console.say(
      "multihits: error: the section '\(failure.module)' ended in the error \(failure.error.code.rawValue): \(failure.error.message)\(others)\n"
    )
  }
}
