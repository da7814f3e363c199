/// Hits in their order, in groups that were cut down to their best; without `distinct`, each hit is a group.
struct HitGroups {
  private(set) var groups: [[DocumentID]] = []

  init() {}

  /// - Parameters:
  ///   - ranked: the hits, best first.
  ///   - index: their index, which numbers the groups.
  ///   - count: how many documents of a group are kept, 0 when hits are not grouped.
  init(_ ranked: [DocumentID], of index: EmbeddedIndex, keeping count: Int) {
    guard count > 0 else {
      groups = ranked.map { [$0] }
      return
    }
    var places: [Int: Int] = [:]
    for document in ranked {
      let group = index.columns.groups.group(of: document)
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
    documents.firstIndex(of: document)
  }

  /// The group that a document is in.
  func group(of document: DocumentID) -> Int? {
    groups.firstIndex { $0.contains(document) }
  }

  /// Moves the first groups to places among the others, each as far as there are any; the places ascend.
  ///
  /// - Parameter total: how many groups there are, of which perhaps only the best are here.
  mutating func moveFirst(toPlaces places: [Int]) {
    let moved = groups.prefix(places.count)
    groups.removeFirst(moved.count)
    for (group, place) in zip(moved, places) { groups.insert(group, at: min(place, groups.count)) }
  }
}
