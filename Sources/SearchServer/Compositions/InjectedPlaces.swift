import SearchModel
import SpecLoader

/// Where injected records stand among those that are found. Places count from 0 over all pages.
struct InjectedPlaces {
  /// A group with records that may stand in it, the best one first.
  struct Group {
    let items: InjectedItemsSpecification
    var records: [JSONObject]

    fileprivate init(_ items: InjectedItemsSpecification, _ records: [JSONObject]) {
      self.items = items
      self.records = records
    }
  }

  /// The groups in the order of their places, each with the records that stand in it.
  private(set) var groups: [Group] = []

  /// Chooses the records.
  ///
  /// - Parameters:
  ///   - candidates: records that may stand in each group, the best one first.
  ///   - positioning: which place a record keeps that has two.
  ///   - found: the ids of what is found, as far as groups reach; needed where the highest place counts.
  init(
    _ candidates: [(items: InjectedItemsSpecification, records: [JSONObject])],
    positioning: FeedSpecification.Positioning, found: [String] = []
  ) {
    var seen = ExactSet()
    var place = 0
    var rest = (positioning == .highest ? found : [])[...]
    for (items, records) in candidates.sorted(by: { $0.items.position < $1.items.position }) {
      while place < items.position, let id = rest.popFirst() {
        if seen.insert(id).inserted { place += 1 }
      }
      var chosen: [JSONObject] = []
      for record in records where chosen.count < items.length {
        guard let id = record["objectID"]?.scalarText, seen.insert(id).inserted else { continue }
        chosen.append(record)
      }
      place += chosen.count
      groups.append(Group(items, chosen))
    }
  }

  /// How many records are injected.
  var count: Int { groups.reduce(0) { $0 + $1.records.count } }

  /// The ids of all that are injected.
  var ids: [String] { groups.flatMap { $0.records.compactMap { $0["objectID"]?.scalarText } } }

  /// What stands in a place.
  enum Entry {
    /// An injected record.
    case injected(JSONObject)
    /// The record at a place among those that are found and not injected.
    case found(Int)
  }

  /// What stands in some places.
  ///
  /// - Parameters:
  ///   - places: the places.
  ///   - total: how many records are found that are not injected.
  func entries(in places: Range<Int>, total: Int) -> [Entry] {
    var entries: [Entry] = []
    var (place, next) = (0, 0)
    func add(foundUpTo end: Int) {
      let count = min(end - place, total - next)
      guard count > 0 else { return }
      entries += places.clamped(to: place..<(place + count)).map { .found($0 - place + next) }
      place += count
      next += count
    }
    for group in groups where !group.records.isEmpty {
      add(foundUpTo: group.items.position)
      let wanted = places.clamped(to: place..<(place + group.records.count))
      entries += wanted.map { .injected(group.records[$0 - place]) }
      place += group.records.count
    }
    add(foundUpTo: places.upperBound)
    return entries
  }
}
