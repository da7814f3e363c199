import SearchModel

/// Counts the rows without an id that have snapshots, by their text and the file that keeps them.
struct SnapshotNumbers {
  private var counts: ExactDictionary<Int> = [:]

  /// Which one of its text a row is, from 1.
  mutating func number(of entry: QueryEntry) -> Int {
    // Query files of one name share a file of snapshots.
    let stem = entry.file.lastIndex(of: ".").map { entry.file[..<$0] } ?? entry.file[...]
    let key = stem + "\0" + entry.query
    let number = saturatingSum(counts[key] ?? 0, 1)
    counts[key] = number
    return number
  }
}

extension QueryEntry {
  /// Whether some rows are compared with those that are kept.
  var hasSnapshot: Bool {
    expectations.contains { $0.expectations.contains(where: \.check.isSnapshot) }
  }
}
