import SearchModel

/// The places of records in the order of the custom ranking, ties in the order of the records.
struct TypesenseRanks {
  /// A value that records are ordered by.
  private enum Key {
    case missing
    case number(Double)
    case text(String)
  }

  private let criteria: [(path: FieldPath, isAscending: Bool)]
  private var keys: [[Key]] = []
  private var count = 0

  init(settings: SearchParameters) {
    criteria = (settings["customRanking"]?.stringListValue ?? []).compactMap { entry in
      let isAscending = entry.hasPrefix("asc(")
      guard isAscending || entry.hasPrefix("desc("), entry.hasSuffix(")") else { return nil }
      return (FieldPath(TypesenseSettings.plainName(entry)), isAscending)
    }
  }

  mutating func add(_ record: JSONObject) {
    count += 1
    guard !criteria.isEmpty else { return }
    let attributes = JSON.object(record)
    keys.append(criteria.map { Self.key(of: attributes.values(at: $0.path).first) })
  }

  private static func key(of value: JSON?) -> Key {
    switch value {
    case .string(let text)?: .text(text)
    case .bool(let flag)?: .text(flag ? "true" : "false")
    case let value?: value.doubleValue.map(Key.number) ?? .missing
    case nil: .missing
    }
  }

  /// For each record, how many come after it; in the records' order.
  func ranks() -> [Int] {
    var order = Array(0..<count)
    if !criteria.isEmpty { order.sort { precedes($0, $1) } }
    var ranks = Array(repeating: 0, count: count)
    for (place, record) in order.enumerated() { ranks[record] = count - place }
    return ranks
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    for (number, criterion) in criteria.enumerated() {
      switch (keys[left][number], keys[right][number]) {
      // What is missing comes last in both directions.
      case (.missing, .missing): continue
      case (.missing, _): return false
      case (_, .missing): return true
      case (.number(let a), .number(let b)): if a != b { return (a < b) == criterion.isAscending }
      case (.text(let a), .text(let b)): if a != b { return utf8Precedes(a, b) == criterion.isAscending }
      case (.number, .text): return true
      case (.text, .number): return false
      }
    }
    return left < right
  }
}
