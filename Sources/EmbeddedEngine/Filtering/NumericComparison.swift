import SearchModel

/// Compares numbers the way numeric filters do: to three decimals.
enum NumericComparison {
  static let decimals = 1_000.0
  /// From here on a double has no decimals that rounding could change.
  private static let largestRounded = 1e12

  /// Whether `value OP constant` holds; nothing that is not a number compares.
  static func holds(_ value: JSON, _ comparison: NumericOperator, _ constant: PlainNumber) -> Bool {
    if case .integer(let left) = value, case .integer(let right) = constant {
      return comparison.holds(left == right ? 0 : left < right ? -1 : 1, 0)
    }
    guard let number = value.doubleValue else { return false }
    return comparison.holds(rounded(number), rounded(constant.doubleValue))
  }

  private static func rounded(_ number: Double) -> Double {
    abs(number) < largestRounded ? (number * decimals).rounded() / decimals : number
  }
}

/// What `numericAttributesForFiltering` declares.
struct NumericAttributes: Sendable {
  /// Whether an attribute allows only `=` and `!=`; nil when every attribute may be compared.
  private let equalOnly: [String: Bool]?

  init(settings: SearchParameters) {
    equalOnly = settings["numericAttributesForFiltering"]?.stringListValue.map { entries in
      entries.compactMap(ModifiedAttribute.init).reduce(into: [:]) { $0[$1.name] = $1.modifiers.contains("equalOnly") }
    }
  }

  func allows(_ attribute: String, _ comparison: NumericOperator) -> Bool {
    guard let equalOnly else { return true }
    guard let isEqualOnly = equalOnly[attribute] else { return false }
    return !isEqualOnly || comparison == .equal || comparison == .notEqual
  }

  static func problem(in entry: String) -> String? {
    guard let parsed = ModifiedAttribute(entry), parsed.modifiers.allSatisfy({ $0 == "equalOnly" }) else {
      return "'\(entry)' is not an attribute or equalOnly(attribute)"
    }
    return nil
  }
}
