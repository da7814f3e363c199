import SearchModel

/// How each id moved between two rankings. Ranks count from 1; of an id that a list holds twice, the first counts.
package struct RankChanges: Sendable, Hashable {
  /// An id that only one of the rankings has.
  package struct Ranked: Sendable, Hashable {
    /// The record's id, or the facet's value.
    package var id: String
    /// Its rank there.
    package var rank: Int
    /// What people call it; nil where nothing is known beside the id.
    package var label: String?
  }

  /// An id that has another rank on the other side.
  package struct Moved: Sendable, Hashable {
    /// The record's id, or the facet's value.
    package var id: String
    /// Its rank on the left.
    package var from: Int
    /// Its rank on the right.
    package var to: Int
    /// What people call it; nil where nothing is known beside the id.
    package var label: String?
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

  /// The changes with what people call the rows.
  ///
  /// - Parameters:
  ///   - left: The labels of the left in the order of its ids, or none; an empty text says nothing.
  ///   - right: Those of the right.
  func labelled(left: [String], right: [String]) -> RankChanges {
    guard !left.isEmpty || !right.isEmpty else { return self }
    func label(_ labels: [String], _ rank: Int) -> String? {
      rank <= labels.count && !labels[rank - 1].isEmpty ? labels[rank - 1] : nil
    }
    var changes = self
    for place in lost.indices { changes.lost[place].label = label(left, lost[place].rank) }
    for place in new.indices { changes.new[place].label = label(right, new[place].rank) }
    for place in moved.indices {
      changes.moved[place].label = label(left, moved[place].from) ?? label(right, moved[place].to)
    }
    return changes
  }

  private static func ranks(of ids: [String]) -> ExactDictionary<Int> {
    ExactDictionary(ids.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
  }
}
