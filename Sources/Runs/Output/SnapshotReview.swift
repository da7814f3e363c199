import Diagnostics
import Evaluation
import Presentation
import SearchModel

/// What a test does with rows that differ from their snapshots.
package enum SnapshotUse: Sendable, Hashable {
  /// They fail.
  case compare
  /// They are kept from now on.
  case update
  /// Somebody looks at each in the end, and decides.
  case review
}

/// Takes note of the snapshots of a run, in the order of its results. Confined to the task that writes them.
final class SnapshotReview {
  /// Rows that differ from what is kept for them.
  struct Difference {
    var file: String
    /// What names the snapshot.
    var name: String
    var id: String
    var query: String
    var module: String
    /// What is kept; nil for nothing.
    var kept: JSON?
    /// What came.
    var found: JSON
    /// How the query ended if the rows are kept.
    var verdict = Verdict.passed
  }

  private let use: SnapshotUse
  private(set) var store: SnapshotStore
  /// What was asked for in the run.
  private var used: Set<Name> = []
  /// What is left to be looked at.
  private(set) var differences: [Difference] = []

  private struct Name: Hashable {
    var file: ExactText
    var query: ExactText
    var module: ExactText
  }

  init(_ use: SnapshotUse, _ store: SnapshotStore) {
    self.use = use
    self.store = store
  }

  /// Looks through what came of a query's conditions. Where somebody is asked in the end, rows that differ hold till
  /// then.
  func take(_ query: inout JudgedQuery) {
    let first = differences.count
    let name = query.snapshotName ?? query.id
    for place in query.expectations.indices where query.expectations[place].check == "snapshot" {
      let module = query.expectations[place].module
      used.insert(
        Name(
          file: ExactText(store.path(besides: query.file) ?? query.file), query: ExactText(name),
          module: ExactText(module)))
      guard query.expectations[place].status == .failed, use != .compare else { continue }
      let found = query.expectations[place].actual
      if use == .review {
        differences.append(
          Difference(
            file: query.file, name: name, id: query.id, query: query.query, module: module,
            kept: store.rows(query.file, name, module), found: found))
      } else {
        store.keep(found, query.file, name, module)
      }
      query.expectations[place].status = .passed
      query.expectations[place].message = "the rows are kept from now on"
      query.expectations[place].details = []
    }
    for place in first..<differences.count { differences[place].verdict = query.verdict }
  }

  /// Keeps the rows of a difference.
  func accept(_ difference: Difference) {
    store.keep(difference.found, difference.file, difference.name, difference.module)
  }

  /// The snapshots that no query asked for.
  var unused: [(file: String, name: String, module: String)] {
    store.kept.filter {
      !used.contains(Name(file: ExactText($0.file), query: ExactText($0.name), module: ExactText($0.module)))
    }
  }

  /// Removes the snapshots that no query asked for.
  func removeUnused() {
    for snapshot in unused { store.keep(nil, snapshot.file, snapshot.name, snapshot.module) }
  }

  /// Writes what changed.
  func write() throws(OutputError) {
    for file in store.changedFiles { try TextOutput.write(file.text, toFile: file.path) }
  }
}

@available(*, unavailable)
extension SnapshotReview: Sendable {}
