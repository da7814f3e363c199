import Evaluation
import FileSystem
import SearchModel
import SpecLoader

/// Draws queries of files: every one that is asked often, and some of the others.
///
/// A query is asked often when a sample by demand would have it in any case: when its count is at least the demand
/// divided by the size of the sample. Which of the others are drawn is decided by the seed and their ids alone, so that
/// a query that is added moves few of them.
package struct QuerySample: Sendable, Hashable {
  /// How many queries are drawn.
  package var size: Int
  /// Decides which ones.
  package var seed: UInt64

  /// A sample.
  package init(size: Int, seed: UInt64 = 0) {
    self.size = size
    self.seed = seed
  }

  /// A query that may be drawn.
  struct Candidate: Sendable {
    var ordinal: Int
    var count: Int
    var rank: UInt64
  }

  /// A candidate.
  func candidate(_ entry: QueryEntry) -> Candidate {
    var stream = XXH64.Stream()
    for text in ["\(seed)", entry.id, entry.query] {
      stream.append(Array(text.utf8).span.bytes)
      stream.append([0xFF].span.bytes)
    }
    return Candidate(ordinal: entry.ordinal, count: entry.count, rank: stream.hash)
  }

  /// The places of the queries that are drawn.
  func draw(_ candidates: [Candidate]) -> Set<Int> {
    guard candidates.count > size else { return Set(candidates.map(\.ordinal)) }
    let byCount = candidates.sorted { ($0.count, $1.rank) > ($1.count, $0.rank) }
    var demand = candidates.reduce(0.0) { $0 + Double($1.count) }
    var drawn: Set<Int> = []
    for candidate in byCount {
      let rest = size - drawn.count
      guard rest > 0, candidate.count > 1, Double(candidate.count) * Double(rest) >= demand else { break }
      drawn.insert(candidate.ordinal)
      demand -= Double(candidate.count)
    }
    let others = candidates.filter { !drawn.contains($0.ordinal) }.sorted {
      ($0.rank, $0.ordinal) < ($1.rank, $1.ordinal)
    }
    return drawn.union(others.prefix(size - drawn.count).map(\.ordinal))
  }
}

extension QueryFiles {
  /// The places of the queries that a sample draws of those that are selected.
  ///
  /// - Complexity: O(queries); memory grows with their number, by some bytes each.
  func draw(_ sample: QuerySample, of selection: QuerySelection) throws -> Set<Int> {
    var candidates: [QuerySample.Candidate] = []
    var reader = reader()
    while true {
      // What is wrong with rows is told by the survey.
      guard let entry = try? reader.next() else { break }
      // Shards have their parts of one sample.
      if selection.isInRun(entry) { candidates.append(sample.candidate(entry)) }
    }
    return sample.draw(candidates)
  }
}
