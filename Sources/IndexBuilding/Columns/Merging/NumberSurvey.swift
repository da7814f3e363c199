import IndexStore

/// What the numbers of a column have in common, and what layout fits them best.
struct NumberSurvey {
  enum Choice {
    case frame(base: Int, scale: Int, valueCount: UInt64)
    case doubles
    /// A table of all distinct numbers; nil when there are more than were counted.
    case table([ColumnNumber]?)
  }

  /// So many distinct numbers are counted.
  private static let mostDistinct = 1 << 16
  /// What a number costs in a table.
  private static let tableBytes = 9

  private var leastInteger = Int.max
  private var greatestInteger = Int.min
  private var leastDouble = Double.infinity
  private var greatestDouble = -Double.infinity
  private var hasDoubles = false
  private var hasUnsigned = false
  /// How many decimals the doubles need, nil when some need too many.
  private var scale: Int? = 0
  private var distinct: Set<ColumnNumber> = []

  mutating func add(_ number: ColumnNumber) {
    switch number.kind {
    case .integer:
      leastInteger = min(leastInteger, number.integerValue)
      greatestInteger = max(greatestInteger, number.integerValue)
    case .unsigned: hasUnsigned = true
    case .double:
      let value = number.doubleValue
      hasDoubles = true
      leastDouble = min(leastDouble, value)
      greatestDouble = max(greatestDouble, value)
      while let scale, NumberLayout.scaled(value, scale) == nil {
        self.scale = scale < NumberLayout.mostDecimals ? scale + 1 : nil
      }
    }
    if distinct.count <= Self.mostDistinct { distinct.insert(number) }
  }

  private var hasIntegers: Bool { leastInteger <= greatestInteger }

  /// Whether doubles tell all integers apart.
  private var hasOnlyExactIntegers: Bool {
    !hasUnsigned
      && (!hasIntegers || (leastInteger > -NumberLayout.firstInexact && greatestInteger < NumberLayout.firstInexact))
  }

  /// Whether every comparison holds for one range of the numbers in their order. Integers compare exactly with each
  /// other but rounded with doubles; where doubles skip integers, these orders contradict each other.
  var isMonotone: Bool { !hasDoubles || hasOnlyExactIntegers }

  /// The greatest magnitude of a number in a frame of integers.
  var greatestMagnitude: Int {
    let integers = hasIntegers ? max(Self.magnitude(leastInteger), Self.magnitude(greatestInteger)) : 0
    guard hasDoubles else { return integers }
    let doubles = max(abs(leastDouble), abs(greatestDouble))
    return max(integers, Int(exactly: doubles.rounded(.up)) ?? Int.max)
  }

  private static func magnitude(_ value: Int) -> Int { value == .min ? .max : abs(value) }

  func choice(recordCount: Int) -> Choice {
    let other = frame ?? (hasOnlyExactIntegers ? .doubles : .table(nil))
    guard distinct.count <= Self.mostDistinct else { return other }
    let (width, tableWidth) = (width(of: other), NarrowNumbers.width(upTo: UInt64(distinct.count)))
    guard (width - tableWidth) * recordCount > distinct.count * Self.tableBytes else {
      if case .table = other { return table }
      return other
    }
    return table
  }

  private var table: Choice { .table(distinct.sorted(by: ColumnNumber.precedes)) }

  private func width(of choice: Choice) -> Int {
    if case .frame(_, _, let valueCount) = choice { NarrowNumbers.width(upTo: valueCount) } else { 8 }
  }

  /// The frame that holds all numbers, nil when none does.
  private var frame: Choice? {
    guard !hasUnsigned else { return nil }
    guard hasIntegers || hasDoubles else { return .frame(base: 0, scale: 0, valueCount: 0) }
    var (least, greatest) = (leastInteger, greatestInteger)
    guard let scale, hasDoubles == false || hasOnlyExactIntegers else { return nil }
    if hasDoubles {
      guard let first = NumberLayout.scaled(leastDouble, scale), let last = NumberLayout.scaled(greatestDouble, scale)
      else { return nil }
      if hasIntegers, scale > 0 {
        let power = Int(NumberLayout.powers[scale])
        guard greatestMagnitude < NumberLayout.firstUnscaled / power else { return nil }
        (least, greatest) = (least * power, greatest * power)
      }
      (least, greatest) = (min(least, first), max(greatest, last))
    }
    let range = UInt64(truncatingIfNeeded: greatest) &- UInt64(truncatingIfNeeded: least)
    // After the elements there must be room for the codes of lists.
    guard range < UInt64(Int.max) else { return nil }
    return .frame(base: least, scale: scale, valueCount: range + 1)
  }
}
