import Diagnostics
import Evaluation
import FileSystem
import SearchModel
import TerminalText

// Rows that are kept beside query files.
extension QueryFileRun {
  /// The snapshots beside the query files.
  ///
  /// - Throws: ``RunFailure`` with 65 for a file that is none.
  func snapshots() throws -> SnapshotStore {
    guard test != nil else { return SnapshotStore() }
    do throws(FileError) {
      return try SnapshotStore(besides: queries.files)
    } catch {
      throw session.failure(for: error)
    }
  }

  /// Warns of options without which the rows that are kept now may differ.
  func warnOfNarrowedSnapshots() {
    guard let test, test.snapshots != .compare else { return }
    let options =
      (request.filters.isEmpty ? [] : ["--filters"])
      + RunRequest.pagingOptions(request.parameters, request.reach)
    guard !options.isEmpty else { return }
    session.console.warn(
      "snapshots that are kept now are of what \(options.joined(separator: " and ")) \(options.count == 1 ? "chooses" : "choose"),"
        + " and may differ without \(options.count == 1 ? "it" : "them")")
  }

  /// - Throws: ``RunFailure`` with 64 when snapshots of query files that do not run would be removed.
  func checkPruning() throws {
    guard test?.removesUnusedSnapshots == true else { return }
    for file in queries.files {
      guard let snapshots = SnapshotStore.path(besides: file) else { continue }
      let all: [String]
      do throws(FileError) {
        all = try SnapshotStore.queryFiles(sharing: snapshots)
      } catch {
        throw session.failure(for: error)
      }
      let named = Set(queries.files.compactMap { FilePlace($0) })
      let other = all.first { FilePlace($0).map(named.contains) == false }
      guard let other else { continue }
      throw RunFailure(
        .usage,
        "--prune-snapshots: '\(snapshots)' has the snapshots of '\(other)', too: name all query files that share it")
    }
  }

  /// Lets somebody look at rows that differ from their snapshots, tells of snapshots that no query asked for, and
  /// writes what changed.
  ///
  /// - Returns: how many were not accepted, which the summary counts as failures.
  func settle(_ review: SnapshotReview, isWhole: Bool, _ summary: inout TestSummary) throws -> Int {
    let rejected = try look(at: review)
    var place = rejected.startIndex
    while place < rejected.endIndex {
      let first = rejected[place]
      let end = rejected[place...].firstIndex { $0.file != first.file || $0.id != first.id } ?? rejected.endIndex
      summary.reject(end - place, ofQueryThat: first.verdict)
      place = end
    }
    if isWhole { tellUnused(of: review) }
    try review.write()
    return rejected.count
  }

  /// Shows each difference and asks what to do.
  ///
  /// - Returns: those that were not accepted.
  private func look(at review: SnapshotReview) throws -> ArraySlice<SnapshotReview.Difference> {
    let differences = review.differences
    var rejected: ArraySlice<SnapshotReview.Difference> = []
    for (place, difference) in differences.enumerated() {
      let title = "\(difference.id) (\"\(difference.query)\"), \(difference.module)"
      let lines = Snapshots.difference(from: difference.kept ?? [], to: difference.found)
      let state = difference.kept == nil ? "is new" : "changed"
      session.console.say("\(place + 1) of \(differences.count): the snapshot of \(title) \(state)\n")
      for line in lines { session.console.say("  \(line)\n") }
      switch answer() {
      case "y":
        review.accept(difference)
        // Who ends the program at the next question keeps it.
        try review.write()
      case "n": rejected.append(difference)
      case "a":
        for rest in differences[place...] { review.accept(rest) }
        return rejected
      default: return rejected + differences[place...]
      }
    }
    return rejected
  }

  /// What is to become of rows that differ; nil when nobody answers.
  private func answer() -> String? {
    while true {
      let answer = session.console.ask("Keep these rows? [y]es, [n]o, [a]ll, [q]uit: ")
      guard let answer, !["y", "n", "a", "q"].contains(answer) else { return answer }
    }
  }

  /// Tells of snapshots that no query asked for, or removes them.
  private func tellUnused(of review: SnapshotReview) {
    let unused = review.unused
    guard !unused.isEmpty else { return }
    let names = unused.prefix(5).map { "\($0.name)/\($0.module)" }.joined(separator: ", ")
    if test?.removesUnusedSnapshots == true {
      review.removeUnused()
      let count = unused.count.counted("snapshot")
      return session.console.say("removed \(count) that no query asks for: \(names)\(unused.count > 5 ? " …" : "")\n")
    }
    session.console.warn(
      "no query asks for \(unused.count) of the snapshots: \(names)\(unused.count > 5 ? " …" : ""); --prune-snapshots removes them"
    )
  }
}
