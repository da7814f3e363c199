package import Evaluation
package import SearchModel
package import SpecLoader

/// Which queries of the query files run.
package struct QuerySelection: Sendable, Hashable {
  /// One of several equal parts of a run, for several machines.
  package struct Shard: Sendable, Hashable, CustomStringConvertible {
    /// The part, from 1.
    package var number: Int
    /// How many parts there are.
    package var count: Int

    /// Reads `2/5`; nil for anything that is not a part of a whole.
    package init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), count > 0,
        (1...count).contains(number)
      else { return nil }
      self.number = number
      self.count = count
    }

    /// The part as it is written: `2/5`.
    package var description: String { "\(number)/\(count)" }
  }

  /// The ids to run; empty for all.
  package var ids: ExactSet
  /// Tags that a query must all have.
  package var tags: ExactDictionary<String>
  /// The part to run, nil for the whole.
  package var shard: Shard?
  /// The query files whose queries run, nil for all.
  package var files: ExactSet?
  /// The queries that may run, nil for all.
  package var keys: Set<ResultKey>?
  /// The places in the files of the queries that may run, from 1; nil for all.
  package var ordinals: Set<Int>?

  /// A selection, by default of everything.
  package init(ids: ExactSet = [], tags: ExactDictionary<String> = [:], shard: Shard? = nil) {
    self.ids = ids
    self.tags = tags
    self.shard = shard
  }

  /// Whether thresholds, which bound the whole run, are not judged: they are when all shards are merged, and when a
  /// watch runs all files.
  package var leavesThresholdsOpen: Bool { shard != nil || files != nil }

  /// Whether a query runs.
  package func contains(_ entry: QueryEntry) -> Bool { isInShard(entry) && isInRun(entry) }

  /// Whether a query is in the part that runs. That goes by the query's place in the files, so that other selections do
  /// not move it.
  func isInShard(_ entry: QueryEntry) -> Bool {
    guard let shard else { return true }
    return (entry.ordinal - 1) % shard.count == shard.number - 1
  }

  /// Whether a query runs in some part of the run.
  func isInRun(_ entry: QueryEntry) -> Bool {
    if let files, !files.contains(entry.file) { return false }
    if let ordinals, !ordinals.contains(entry.ordinal) { return false }
    if let keys, !keys.contains(ResultKey(id: entry.id, query: entry.query)) { return false }
    if !ids.isEmpty, !ids.contains(entry.id) { return false }
    return tags.allSatisfy { entry.tags[$0.key] == $0.value }
  }
}
