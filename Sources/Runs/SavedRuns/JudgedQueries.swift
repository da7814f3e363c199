import Evaluation
import SearchModel
import SpecLoader

/// The queries of a saved run of a test.
struct JudgedQueries: Sendable {
  /// All of them.
  private(set) var all: Set<ResultKey> = []
  /// Those that did not pass.
  private(set) var failed: Set<ResultKey> = []

  /// Adds the result of a query.
  mutating func add(_ result: ResultOutline) {
    let key = ResultKey(result)
    all.insert(key)
    if result.hasFailure { failed.insert(key) }
  }
}

extension QueryFiles {
  /// How query files differ from those of an earlier run.
  struct Difference {
    /// The first query, as people name it, that did not pass and that the files do not have; nil when they have all.
    var gone: ResultKey?
    /// How many selected queries of the files the earlier run does not have.
    var newCount = 0
  }

  /// Compares the files with an earlier run; nil for standard input, which cannot be read twice, and for malformed
  /// files, of which the survey tells.
  func difference(from earlier: JudgedQueries, in selection: QuerySelection) -> Difference? {
    guard !paths.contains("-") else { return nil }
    var difference = Difference()
    var gone = earlier.failed
    var reader = reader()
    do {
      while let entry = try reader.next() {
        let key = ResultKey(id: entry.id, query: entry.query)
        gone.remove(key)
        if selection.contains(entry), !earlier.all.contains(key) { difference.newCount += 1 }
      }
    } catch {
      return nil
    }
    difference.gone = gone.min { utf8Precedes($0.description, $1.description) }
    return difference
  }
}
