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

  /// Lets somebody look at rows that differ from their snapshots, tells of snapshots that no query asked for, and
  /// writes what changed.
  ///
  /// - Returns: how many were not accepted.
  func settle(_ review: SnapshotReview, isWhole: Bool) throws -> Int {
    let rejected = look(at: review)
    if isWhole { tellUnused(of: review) }
    try review.write()
    return rejected
  }

  /// Shows each difference and asks what to do.
  ///
  /// - Returns: how many were not accepted.
  private func look(at review: SnapshotReview) -> Int {
    let differences = review.differences
    var rejected = 0
    for (place, difference) in differences.enumerated() {
      let title = "\(difference.id) (\"\(difference.query)\"), \(difference.module)"
      let lines = Snapshots.difference(from: difference.kept ?? [], to: difference.found)
      let state = difference.kept == nil ? "is new" : "changed"
      session.console.say("\(place + 1) of \(differences.count): the snapshot of \(title) \(state)\n")
      for line in lines { session.console.say("  \(line)\n") }
      switch session.console.ask("Keep these rows? [y]es, [n]o, [a]ll, [q]uit: ") {
      case "y": review.accept(difference)
      case "a":
        for rest in differences[place...] { review.accept(rest) }
        return rejected
      case "q", nil: return rejected + differences.count - place
      default: rejected += 1
      }
    }
    return rejected
  }

  /// Tells of snapshots that no query asked for, or removes them.
  private func tellUnused(of review: SnapshotReview) {
    let unused = review.unused
    guard !unused.isEmpty else { return }
    guard test?.removesUnusedSnapshots != true else { return review.removeUnused() }
    let names = unused.prefix(5).map { "\($0.id)/\($0.module)" }.joined(separator: ", ")
    session.console.warn(
      "no query asks for \(unused.count) of the snapshots: \(names)\(unused.count > 5 ? " …" : ""); --prune-snapshots removes them"
    )
  }
}
