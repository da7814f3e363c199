import Diagnostics
import SearchModel
import SpecLoader

/// The tags of queries, as far as they are no more than are worth being remembered.
struct TagPairs {
  private static let limit = 10_000

  private var pairs: ExactSet = []

  /// Adds a query's tags.
  mutating func add(_ tags: ExactDictionary<String>) {
    guard !tags.isEmpty, pairs.count < Self.limit else { return }
    for (name, value) in tags { pairs.insert("\(name)=\(value)") }
  }

  /// The tags of thresholds that no query has: nothing would be measured.
  func unknown(in thresholds: [Threshold]) -> [Diagnostic] {
    guard pairs.count < Self.limit else { return [] }
    return thresholds.flatMap { threshold in
      threshold.tags.map { "\($0.key)=\($0.value)" }.filter { !pairs.contains($0) }.map { pair in
        Diagnostic(
          code: "unknown-tag", file: threshold.file, range: threshold.range,
          message: "no query has the tag \(Diagnostic.quoted(pair))",
          suggestion: Suggestions.closestMatch(to: pair, among: pairs.sorted()))
      }
    }
  }
}
