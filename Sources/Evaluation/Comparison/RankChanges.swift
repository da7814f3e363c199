import SearchModel

/// How each id moved between two rankings. Ranks count from 1; of an id that a list holds twice, the first counts.
package struct RankChanges: Sendable, Hashable {
  /// An id that only one of the rankings has.
  package struct Ranked: Sendable, Hashable {
    /// The record's id, or the facet's value.
    package var id: String
    /// Its rank there.
    package var rank: Int
  }

  /// An id that has another rank on the other side.
  package struct Moved: Sendable, Hashable {
    /// The record's id, or the facet's value.
    package var id: String
    /// Its rank on the left.
    package var from: Int
    /// Its rank on the right.
    package var to: Int
  }

  /// What only the left has, by its rank there.
  package private(set) var lost: [Ranked] = []
  /// What only the right has, by its rank there.
  package private(set) var new: [Ranked] = []
  /// What both have at different ranks, by the rank on the left.
  package private(set) var moved: [Moved] = []

  /// No change.
  package init() {}

  /// The changes from one ranking to another.
  ///
  /// - Complexity: O(length of the lists).
  package init(from left: [String], to right: [String]) {
    guard left != right else { return }
    let leftRanks = Self.ranks(of: left)
    let rightRanks = Self.ranks(of: right)
    for (place, id) in left.enumerated() where leftRanks[id] == place + 1 {
      guard let rank = rightRanks[id] else {
        lost.append(Ranked(id: id, rank: place + 1))
        continue
      }
      if rank != place + 1 { moved.append(Moved(id: id, from: place + 1, to: rank)) }
    }
    for (place, id) in right.enumerated() where rightRanks[id] == place + 1 && leftRanks[id] == nil {
      new.append(Ranked(id: id, rank: place + 1))
    }
  }

  private static func ranks(of ids: [String]) -> ExactDictionary<Int> {
    ExactDictionary(ids.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
  }
}
