public import SearchModel

extension Searcher {
  /// The numeric refinements by attribute, in the order in which they were added. They are part of every request,
  /// beside filters set by hand.
  public var numericRefinements: [String: [Filter]] { refinementState.numerics }

  /// The attributes of which one numeric condition must hold; of all others all must hold.
  public var disjunctiveNumerics: [String] {
    get { refinementState.disjunctiveNumerics }
    set { refinementState.disjunctiveNumerics = newValue }
  }

  /// Makes the numeric conditions of an attribute disjunctive or conjunctive.
  public func setNumeric(withName name: String, disjunctive: Bool) {
    if disjunctive {
      refinementState.disjunctiveNumerics.append(name)
    } else {
      refinementState.disjunctiveNumerics.removeAll { $0 == name }
    }
  }

  /// Whether one numeric condition of an attribute is enough.
  public func isDisjunctiveNumeric(name: String) -> Bool {
    refinementState.disjunctiveNumerics.contains(name)
  }

  /// Whether an attribute is refined by a numeric condition.
  public func hasNumericRefinements(name: String) -> Bool {
    refinementState.numerics[name] != nil
  }

  /// Refines an attribute by a numeric condition; nothing changes if it is already.
  ///
  /// - Parameters:
  ///   - name: the attribute.
  ///   - op: how its number compares with the value.
  ///   - value: the number to compare with.
  ///   - inclusive: false to leave out the records that meet the condition.
  public func addNumericRefinement(
    _ name: String, _ op: NumericOperator, _ value: PlainNumber, inclusive: Bool = true
  ) {
    refinementState.numerics[name, default: []].append(Self.condition(name, op, value, inclusive: inclusive))
  }

  /// Removes the refinement of an attribute by a numeric condition.
  public func removeNumericRefinement(
    _ name: String, _ op: NumericOperator, _ value: PlainNumber, inclusive: Bool = true
  ) {
    let condition = Self.condition(name, op, value, inclusive: inclusive)
    refinementState.numerics[name]?.removeAll { $0 == condition }
  }

  /// Removes the numeric conditions of an attribute.
  public func clearNumericRefinements(name: String) {
    refinementState.numerics[name] = nil
  }

  /// Removes all numeric conditions.
  public func clearNumericRefinements() {
    refinementState.numerics = [:]
  }

  private static func condition(
    _ name: String, _ op: NumericOperator, _ value: PlainNumber, inclusive: Bool
  ) -> Filter {
    Filter(.comparison(attribute: name, operator: op, number: value), isNegated: !inclusive)
  }
}
