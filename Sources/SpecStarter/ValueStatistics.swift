import SearchModel

/// What the values of one attribute are, over all records.
struct ValueStatistics {
  /// How deep lists and objects are looked into.
  private static let maximumDepth = 6
  /// How many attributes a record may have, and how many a nested object, before the others are left out.
  private static let memberLimits = (record: 1_000, nested: 40)

  private(set) var nulls = 0
  private(set) var booleans = 0
  private(set) var integers = 0
  private(set) var numbers = 0
  private(set) var lists = 0
  private(set) var objects = 0
  /// Lists and objects that lie too deep.
  private var opaques = 0
  private(set) var texts = TextStatistics()
  private(set) var distinct = DistinctValues()
  private(set) var integerBounds: ClosedRange<Int>?
  /// The members of the objects, in order of first appearance.
  private(set) var members: ExactDictionary<ValueStatistics> = [:]
  /// Whether there are more members than are looked at.
  private(set) var hasFurtherMembers = false
  /// The elements of all lists: none or one. A struct cannot hold itself in an optional.
  private var elementsOrNone: [ValueStatistics] = []

  /// How many values are not null.
  var present: Int { booleans + integers + numbers + texts.count + lists + objects + opaques }
  /// Whether there is one text or integer only, so that nobody searches for it or chooses it; in a handful of records
  /// that says nothing.
  var areConstant: Bool { present >= 10 && present == texts.count + integers && distinct.count == 1 }
  /// The elements of all lists, nil when there are no lists.
  var elements: ValueStatistics? { elementsOrNone.first }

  /// Looks at one more value.
  mutating func add(_ value: JSON, depth: Int = 0) {
    switch value {
    case .null: nulls += 1
    case .bool: booleans += 1
    case .integer(let number):
      integers += 1
      integerBounds = integerBounds.map { min($0.lowerBound, number)...max($0.upperBound, number) } ?? number...number
      distinct.insert(String(number))
    case .double, .literal: numbers += 1
    case .string(let text):
      texts.add(text)
      distinct.insert(text)
    case .array(let values):
      guard depth < Self.maximumDepth else {
        opaques += 1
        return
      }
      lists += 1
      if elementsOrNone.isEmpty { elementsOrNone.append(ValueStatistics()) }
      for value in values { elementsOrNone[0].add(value, depth: depth + 1) }
    case .object(let object):
      guard depth < Self.maximumDepth else {
        opaques += 1
        return
      }
      objects += 1
      let limit = depth == 0 ? Self.memberLimits.record : Self.memberLimits.nested
      for (name, value) in object {
        if members.count >= limit, members[name] == nil {
          hasFurtherMembers = true
        } else {
          members[name, default: ValueStatistics()].add(value, depth: depth + 1)
        }
      }
    }
  }
}
