import SearchModel

extension TypesenseFilter {
  /// What is asked of a number.
  enum NumericCondition {
    /// It compares with a constant.
    case comparison(NumericOperator, PlainNumber)
    /// It lies between two bounds, both included.
    case range(PlainNumber, PlainNumber)
  }

  /// A condition on numbers. Typesense has no negation of these, so a negated one is turned into its opposite, which is
  /// the same only where every record has exactly one number.
  func numericFilter(_ name: String, _ condition: NumericCondition, isNegated: Bool) throws(SearchError) -> String {
    let field = index.collection?.fields[name]
    if let field, !field.type.isNumber {
      throw SearchError(
        .badRequest, "'\(name)' is a field of the type \(field.type.text) in the collection and holds no numbers")
    }
    guard isNegated else { return text(of: condition, name, field?.type.element) }
    let missing = missingMark(of: name)
    guard let field, !field.type.isList, !field.isOptional || missing != nil else {
      throw SearchError(
        .unsupported,
        "Typesense cannot negate a condition on numbers that a record may lack or have several of ('\(name)')")
    }
    let opposite: String
    switch condition {
    case .comparison(let comparison, let number):
      opposite = text(of: .comparison(comparison.inverted, number), name, field.type.element)
    case .range(let lower, let upper):
      let below = text(of: .comparison(.less, lower), name, field.type.element)
      let above = text(of: .comparison(.greater, upper), name, field.type.element)
      opposite = "(\(below) || \(above))"
    }
    return field.isOptional ? "(\(opposite) || \(missing ?? ""))" : opposite
  }

  /// The condition that a record lacks a field, where a push marked such records.
  private func missingMark(of name: String) -> String? {
    guard index.collection?.fields[TypesenseMissing.fieldName] != nil else { return nil }
    return "\(TypesenseMissing.fieldName):=\(TypesenseMissing.mark(of: name))"
  }

  private func text(of condition: NumericCondition, _ name: String, _ type: TypesenseFieldType.Element?) -> String {
    switch condition {
    case .comparison(.notEqual, let number):
      let below = text(of: .comparison(.less, number), name, type)
      return "(\(below) || \(text(of: .comparison(.greater, number), name, type)))"
    case .comparison(let comparison, let number):
      switch type {
      case .int32?: return whole(name, comparison, number, Int(Int32.min)...Int(Int32.max))
      case .int64?: return whole(name, comparison, number, Int.min...Int.max)
      case .float?: return single(name, comparison, number)
      default: return "\(name):\(Self.sign(comparison))\(number)"
      }
    case .range(let lower, let upper):
      switch type {
      case .int32?: return whole(name, lower, upper, Int(Int32.min)...Int(Int32.max))
      case .int64?: return whole(name, lower, upper, Int.min...Int.max)
      case .float?:
        guard lower.doubleValue <= upper.doubleValue else { return single(name, .less, .double(-.infinity)) }
        return "\(name):[\(Self.singleText(lower))..\(Self.singleText(upper))]"
      default: return "\(name):[\(lower)..\(upper)]"
      }
    }
  }

  private static func sign(_ comparison: NumericOperator) -> String {
    comparison == .equal ? "=" : comparison.rawValue
  }

  /// A comparison of whole numbers, which Typesense compares with whole numbers in range only; a server does not
  /// survive others.
  private func whole(
    _ name: String, _ comparison: NumericOperator, _ number: PlainNumber, _ range: ClosedRange<Int>
  ) -> String {
    let value = number.doubleValue
    let exact: Int? = if case .integer(let integer) = number { integer } else { Int(exactly: value) }
    if let exact, range.contains(exact) { return "\(name):\(Self.sign(comparison))\(exact)" }
    if comparison == .equal { return "\(name):<\(range.lowerBound)" }
    // What lies between two whole numbers is above the lower one and below the higher one; what is out of range is
    // above or below all.
    let isUpper = comparison == .less || comparison == .lessOrEqual
    guard let floor = Int(exactly: value.rounded(.down)), range.contains(floor) else {
      let holds = value > 0 ? isUpper : !isUpper
      return holds ? "\(name):>=\(range.lowerBound)" : "\(name):<\(range.lowerBound)"
    }
    return isUpper ? "\(name):<=\(floor)" : "\(name):>\(floor)"
  }

  /// The whole numbers between two bounds; as one condition, since a list may hold one number for each bound and none
  /// for both.
  private func whole(
    _ name: String, _ lower: PlainNumber, _ upper: PlainNumber, _ range: ClosedRange<Int>
  ) -> String {
    func clamped(_ number: PlainNumber, _ rule: FloatingPointRoundingRule) -> Int {
      if case .integer(let integer) = number { return min(max(integer, range.lowerBound), range.upperBound) }
      let value = number.doubleValue.rounded(rule)
      let integer = Int(exactly: value) ?? (value < 0 ? Int.min : Int.max)
      return min(max(integer, range.lowerBound), range.upperBound)
    }
    let (first, last) = (clamped(lower, .up), clamped(upper, .down))
    // As a double, the least number above 64 bits is equal to the greatest one of them.
    let isAbove = if case .unsigned = lower { true } else { lower.doubleValue > Double(range.upperBound) }
    let isEmpty = first > last || isAbove || upper.doubleValue < Double(range.lowerBound)
    return isEmpty ? "\(name):<\(range.lowerBound)" : "\(name):[\(first)..\(last)]"
  }

  /// A comparison of numbers in single precision; what these do not hold, a server does not survive.
  private func single(_ name: String, _ comparison: NumericOperator, _ number: PlainNumber) -> String {
    let value = Float(number.doubleValue)
    let greatest = PlainNumber(Double(Float.greatestFiniteMagnitude)).description
    guard value.isFinite else {
      let isUpper = comparison == .less || comparison == .lessOrEqual
      let holds = comparison == .equal ? false : value > 0 ? isUpper : !isUpper
      return holds ? "\(name):>=-\(greatest)" : "\(name):<-\(greatest)"
    }
    return "\(name):\(Self.sign(comparison))\(Self.singleText(number))"
  }

  /// The nearest number in single precision, without an exponent.
  private static func singleText(_ number: PlainNumber) -> String {
    let greatest = Float.greatestFiniteMagnitude
    let value = min(max(Float(number.doubleValue), -greatest), greatest)
    return value.magnitude < .leastNormalMagnitude ? "0" : PlainNumber(value.description)?.description ?? "0"
  }
}

/// The field in which a push lists the fields that a record lacks, since Typesense cannot search for missing fields.
package enum TypesenseMissing {
  /// The field.
  package static let fieldName = "_multihits_missing"

  /// What stands for a field: its name in letters and digits alone, since Typesense compares words.
  package static func mark(of field: String) -> String {
    "m" + field.utf8.map { String($0, radix: 16) }.joined()
  }
}
