import Diagnostics
import Evaluation
import SpecLoader
import TerminalText

// Runs again what did not pass in an earlier run.
extension QueryFileRun {
  /// The queries that did not pass in an earlier run.
  ///
  /// - Throws: ``RunFailure`` with 66 for a file that is missing or cannot be read, with 65 for one that is no run of a
  ///   test, or in which all passed, with 64 for a query that the files do not have any more.
  func failedQueries(of path: String, in files: QueryFiles) throws -> Set<ResultKey> {
    let earlier = try session.judgedQueries(in: path)
    let difference = files.difference(from: earlier, in: queries.selection)
    if let gone = difference?.gone {
      let isPlace = if case .place = gone { true } else { false }
      throw RunFailure(
        .usage,
        "--failed-from: the query files have no query \(gone)\(isPlace ? " at its place" : "") any more, which did not"
          + " pass in '\(path)'" + (isPlace ? "; a query with an 'id' is found wherever it stands" : ""))
    }
    // A run that ended early, or one of a part: what passes now is not all.
    if let count = difference?.newCount, count > 0 {
      session.console.warn(
        "--failed-from: \(count.counted("query", "queries")) did not run in '\(path)', and \(count == 1 ? "does" : "do") not run now"
      )
    }
    guard !earlier.failed.isEmpty || queries.allowsNoQueries else {
      throw RunFailure(.malformedInput, "every query passed in '\(path)'")
    }
    return earlier.failed
  }
}
