import SearchModel

/// Decides whether ids are unique, keeping explicit ones only.
struct QueryIDs: Sendable {
  private var explicit: ExactSet = []
  /// The ordinals of queries whose id is their ordinal, as sorted ranges.
  private var byDefault: [ClosedRange<Int>] = []

  /// Takes the id of a query, nil for its ordinal; false when the id is taken.
  mutating func insert(_ id: String?, ordinal: Int) -> Bool {
    guard let id, id != String(ordinal) else {
      guard explicit.isEmpty || !explicit.contains(String(ordinal)) else { return false }
      if let last = byDefault.last, last.upperBound == ordinal - 1 {
        byDefault[byDefault.count - 1] = last.lowerBound...ordinal
      } else {
        byDefault.append(ordinal...ordinal)
      }
      return true
    }
    if let number = Int(id), String(number) == id, isDefault(number) { return false }
    return explicit.insert(id).inserted
  }

  private func isDefault(_ ordinal: Int) -> Bool {
    var low = 0
    var high = byDefault.count
    while low < high {
      let middle = (low + high) / 2
      if byDefault[middle].upperBound < ordinal { low = middle + 1 } else { high = middle }
    }
    return low < byDefault.count && byDefault[low].contains(ordinal)
  }
}
