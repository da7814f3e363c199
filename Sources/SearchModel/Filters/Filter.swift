/// One unit of Algolia's filter syntax: a facet value, a numeric comparison, a numeric range or a tag, perhaps negated.
///
/// Source of the syntax: Algolia's `filters` parameter.
public struct Filter: Sendable, Hashable {
  /// A filter's condition on a record.
  public enum Condition: Sendable, Hashable {
    /// An attribute declared for faceting has a value.
    case facet(attribute: String, value: FacetValue)
    /// A number compares with a constant.
    case comparison(attribute: String, operator: NumericOperator, number: PlainNumber)
    /// A number lies between two bounds, both included.
    case range(attribute: String, lower: PlainNumber, upper: PlainNumber)
    /// The record's `_tags` hold a tag.
    case tag(String)
  }

  /// The kinds that an `or` group may not mix.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A facet has a value.
    case facet
    /// A number compares with a constant or lies in a range.
    case numeric
    /// The record has a tag.
    case tag
  }

  /// The filter's condition; a facet value of `_tags` becomes the equal tag.
  public var condition: Condition {
    didSet { condition = condition.canonical }
  }
  /// Whether the condition is negated.
  public var isNegated: Bool
  /// The filter's weight in the `filters` ranking criterion; nil for the default of 1. Values are clamped to 0 …
  /// 65,535.
  public var score: Int? {
    didSet { score = score.map(Self.clamped) }
  }

  /// A filter.
  public init(_ condition: Condition, isNegated: Bool = false, score: Int? = nil) {
    self.condition = condition.canonical
    self.isNegated = isNegated
    self.score = score.map(Self.clamped)
  }

  private static func clamped(score: Int) -> Int { min(max(score, 0), 65_535) }

  /// The filter's kind.
  public var kind: Kind {
    switch condition {
    case .facet: .facet
    case .comparison, .range: .numeric
    case .tag: .tag
    }
  }

  /// The attribute the filter reads; `_tags` for a tag.
  public var attribute: String {
    switch condition {
    case .facet(let attribute, _), .comparison(let attribute, _, _), .range(let attribute, _, _): attribute
    case .tag: "_tags"
    }
  }
}

extension Filter.Condition {
  /// The condition that its text reads as, so that filters of one text are equal.
  fileprivate var canonical: Filter.Condition {
    switch self {
    case .facet("_tags", let value): .tag(value.text)
    case .facet(let attribute, .number(let number)): .facet(attribute: attribute, value: .number(number.canonical))
    case .comparison(let attribute, let comparison, let number):
      .comparison(attribute: attribute, operator: comparison, number: number.canonical)
    case .range(let attribute, let lower, let upper):
      .range(attribute: attribute, lower: lower.canonical, upper: upper.canonical)
    case .facet, .tag: self
    }
  }
}

/// How a numeric filter compares.
public enum NumericOperator: String, Sendable, Hashable, CaseIterable {
  /// Lower than the number.
  case less = "<"
  /// Lower than the number or equal to it.
  case lessOrEqual = "<="
  /// Equal to the number.
  case equal = "="
  /// Another number.
  case notEqual = "!="
  /// Higher than the number or equal to it.
  case greaterOrEqual = ">="
  /// Higher than the number.
  case greater = ">"

  /// Whether `left OP right` holds.
  public func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .equal: left == right
    case .notEqual: left != right
    case .greaterOrEqual: left >= right
    case .greater: left > right
    }
  }

  /// The operator that holds for two numbers whenever this one does not.
  public var inverted: NumericOperator {
    switch self {
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .equal: .notEqual
    case .notEqual: .equal
    case .greaterOrEqual: .less
    case .greater: .lessOrEqual
    }
  }
}
