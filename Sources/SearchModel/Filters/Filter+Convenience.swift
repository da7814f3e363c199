// Source of the forms: the initialisers of InstantSearch's `Filter.Facet`, `Filter.Numeric` and `Filter.Tag`.

extension Filter {
  /// A facet attribute has a text as its value: `"genre":"Drama"`.
  public init(attribute: String, stringValue: String, isNegated: Bool = false, score: Int? = nil) {
    self.init(.facet(attribute: attribute, value: .string(stringValue)), isNegated: isNegated, score: score)
  }

  /// A facet attribute has a number as its value: `"year":1999`.
  public init(attribute: String, numberValue: PlainNumber, isNegated: Bool = false, score: Int? = nil) {
    self.init(.facet(attribute: attribute, value: .number(numberValue)), isNegated: isNegated, score: score)
  }

  /// A facet attribute has a boolean as its value: `"available":true`.
  public init(attribute: String, boolValue: Bool, isNegated: Bool = false, score: Int? = nil) {
    self.init(.facet(attribute: attribute, value: .bool(boolValue)), isNegated: isNegated, score: score)
  }

  /// A number compares with a constant: `"price" >= 10`.
  public init(
    attribute: String, operator comparison: NumericOperator, value: PlainNumber, isNegated: Bool = false,
    score: Int? = nil
  ) {
    self.init(
      .comparison(attribute: attribute, operator: comparison, number: value), isNegated: isNegated, score: score)
  }

  /// A number lies in a range, bounds included: `"price":1 TO 10`.
  public init(attribute: String, range: ClosedRange<Int>, isNegated: Bool = false, score: Int? = nil) {
    self.init(
      .range(attribute: attribute, lower: .integer(range.lowerBound), upper: .integer(range.upperBound)),
      isNegated: isNegated, score: score)
  }

  /// A number lies in a range, bounds included: `"rating":1.5 TO 4`.
  public init(attribute: String, range: ClosedRange<Double>, isNegated: Bool = false, score: Int? = nil) {
    self.init(
      .range(attribute: attribute, lower: PlainNumber(range.lowerBound), upper: PlainNumber(range.upperBound)),
      isNegated: isNegated, score: score)
  }

  /// The record has a tag: `"_tags":"new"`.
  public init(tag: String, isNegated: Bool = false, score: Int? = nil) {
    self.init(.tag(tag), isNegated: isNegated, score: score)
  }

  /// The negation of a filter.
  public static prefix func ! (filter: Filter) -> Filter {
    Filter(filter.condition, isNegated: !filter.isNegated, score: filter.score)
  }
}
