import IndexStore

/// Hits in their order, in groups that were cut down to their best; without `distinct`, each hit is a group.
struct HitGroups {
  private(set) var groups: [[DocumentID]] = []

  init() {}

  /// - Parameters:
  ///   - ranked: the hits, best first.
  ///   - index: their index, which numbers the groups.
  ///   - count: how many documents of a group are kept, 0 when hits are not grouped.
  init(_ ranked: [DocumentID], of index: IndexView, keeping count: Int) {
    guard count > 0 else {
      groups = ranked.map { [$0] }
      return
    }
    var places: [Int: Int] = [:]
    let numbers = index.columns.groups
    for document in ranked {
      let group = numbers.group(of: document)
      if let place = places[group] {
        if groups[place].count < count { groups[place].append(document) }
      } else {
        places[group] = groups.count
        groups.append([document])
      }
    }
  }

  /// How many groups there are.
  var count: Int { groups.count }

  /// The documents of all groups.
  var documents: [DocumentID] { groups.flatMap { $0 } }

  /// The documents of a window of groups.
  func documents(in window: Range<Int>) -> [DocumentID] {
    groups[window.clamped(to: groups.indices)].flatMap { $0 }
  }

  /// The place of a document among those of all groups, nil when it is in none.
  func place(of document: DocumentID) -> Int? {
    groups.joined().enumerated().first { $0.element == document }?.offset
  }

  /// The places of some documents among those of all groups.
  func places(of documents: Set<DocumentID>) -> [DocumentID: Int] {
    var places: [DocumentID: Int] = [:]
    for (place, document) in groups.joined().enumerated() where documents.contains(document) {
      places[document] = place
      if places.count == documents.count { break }
    }
    return places
  }

  /// The group that a document is in.
  func group(of document: DocumentID) -> Int? {
    groups.firstIndex { $0.contains(document) }
  }

  /// Moves the first groups to places among the others, or after the last one when there are fewer.
  ///
  /// - Parameter places: the place of each, ascending.
  mutating func moveFirst(toPlaces places: [Int]) {
    let moved = groups.prefix(places.count)
    groups.removeFirst(moved.count)
    for (group, place) in zip(moved, places) { groups.insert(group, at: min(place, groups.count)) }
  }
}
