/// Hits in their order, in groups that were cut down to their best records; without `distinct`, each hit is a group.
struct PlainHitGroups {
  private(set) var groups: [[PlainRankedRecord]] = []

  init() {}

  /// - Parameters:
  ///   - ranked: the hits, best first.
  ///   - index: their index, which numbers the groups.
  ///   - count: how many records of a group are kept, 0 when hits are not grouped.
  init(_ ranked: [PlainRankedRecord], of index: PlainIndex, keeping count: Int) {
    guard count > 0 else {
      groups = ranked.map { [$0] }
      return
    }
    var places: [Int: Int] = [:]
    for record in ranked {
      let group = index.groups[record.record]
      if let place = places[group] {
        if groups[place].count < count { groups[place].append(record) }
      } else {
        places[group] = groups.count
        groups.append([record])
      }
    }
  }

  /// How many groups there are.
  var count: Int { groups.count }

  /// The records of all groups.
  var records: [PlainRankedRecord] { groups.flatMap { $0 } }

  /// The records of a window of groups.
  func records(in window: Range<Int>) -> [PlainRankedRecord] {
    groups[window.clamped(to: groups.indices)].flatMap { $0 }
  }

  /// The place of a record among those of all groups, nil when it is in none.
  func place(of record: Int) -> Int? {
    records.firstIndex { $0.record == record }
  }

  /// The group that a record is in.
  func group(of record: Int) -> Int? {
    groups.firstIndex { $0.contains { $0.record == record } }
  }

  /// Moves the first groups to places among the others, each as far as there are any; the places ascend.
  mutating func moveFirst(toPlaces places: [Int]) {
    let moved = groups.prefix(places.count)
    groups.removeFirst(moved.count)
    for (group, place) in zip(moved, places) { groups.insert(group, at: min(place, groups.count)) }
  }
}
