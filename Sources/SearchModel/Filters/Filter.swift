/// One unit of Algolia's filter syntax: a facet value, a numeric comparison, a numeric range or a tag, perhaps negated.
///
/// Source of the syntax: Algolia's `filters` parameter.
public struct Filter: Sendable, Hashable {
  /// What the filter asks of a record.
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
  public enum Kind: String, Sendable, Hashable {
    case facet
    case numeric
    case tag
  }

  /// What the filter asks of a record.
  public var condition: Condition
  /// Whether records that meet the condition are left out instead.
  public var isNegated: Bool
  /// The filter's weight in the `filters` ranking criterion (0 … 65,535), nil for the default of 1.
  public var score: Int?

  /// A filter.
  public init(_ condition: Condition, isNegated: Bool = false, score: Int? = nil) {
    self.condition = condition
    self.isNegated = isNegated
    self.score = score
  }

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

/// How a numeric filter compares.
public enum NumericOperator: String, Sendable, Hashable, CaseIterable {
  case less = "<"
  case lessOrEqual = "<="
  case equal = "="
  case notEqual = "!="
  case greaterOrEqual = ">="
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
}

/// A value that a facet filter compares with.
public enum FacetValue: Sendable, Hashable {
  case string(String)
  case number(PlainNumber)
  case bool(Bool)

  /// The value a bare word stands for: a boolean, a number when the word is exactly how that number prints, else a text.
  public init(bareword: String) {
    switch bareword {
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    default:
      if let number = PlainNumber(bareword), number.description == bareword {
        self = .number(number)
      } else {
        self = .string(bareword)
      }
    }
  }

  /// The value's text without quotes, as facet counts name it.
  public var text: String {
    switch self {
    case .string(let text): text
    case .number(let number): number.description
    case .bool(let value): value ? "true" : "false"
    }
  }
}
