import SearchModel

extension RandomValues {
  /// Groups of all kinds, with names, attributes and values that quoting gets wrong; some without filters, some of one
  /// id.
  mutating func filterGroups() -> [FilterGroup] {
    (0..<int(0...6)).map { _ in filterGroup() }
  }

  private mutating func filterGroup() -> FilterGroup {
    let name = bool() ? element(of: ["a", "b", ""], or: "a") : hostileText()
    switch int(0...4) {
    case 0, 1:
      let kind = element(of: Filter.Kind.allCases, or: .tag)
      return FilterGroup(name: name, kind: .or, filters: (0..<int(0...4)).map { _ in filter(of: kind) })
    case 2, 3: return FilterGroup(name: name, kind: .and, filters: anyFilters(0...4))
    default:
      let levels = (0..<int(0...3)).map { _ in hostileText(1...3) }
      let path = levels.prefix(int(0...3)).map { _ in hostileText() }
      return FilterGroup(
        name: name, kind: .hierarchical(HierarchicalRefinement(attributes: levels, path: path)),
        filters: anyFilters(0...1))
    }
  }

  private mutating func anyFilters(_ counts: ClosedRange<Int>) -> [Filter] {
    (0..<int(counts)).map { _ in filter(of: element(of: Filter.Kind.allCases, or: .tag)) }
  }

  mutating func filter(of kind: Filter.Kind) -> Filter {
    let attribute = bool() ? element(of: ["p", "q", "_tags", "", "R&B"], or: "p") : hostileText()
    let condition: Filter.Condition
    switch kind {
    case .facet: condition = .facet(attribute: attribute, value: facetValue())
    case .numeric where bool(): condition = .range(attribute: attribute, lower: number(), upper: number())
    case .numeric:
      condition = .comparison(
        attribute: attribute, operator: element(of: NumericOperator.allCases, or: .equal), number: number())
    case .tag: condition = .tag(hostileText())
    }
    return Filter(condition, isNegated: bool(), score: int(0...2) == 0 ? int(-1...65_536) : nil)
  }

  private mutating func facetValue() -> FacetValue {
    switch int(0...4) {
    case 0: .bool(bool())
    case 1: .number(number())
    case 2:
      .string(
        element(
          of: ["AND", "TO", "true", "3", "-3", "1e3", "<score=1>", "-", "\\-x", "a & b", "\"x\"", "x\\", " ", ""],
          or: "OR"))
    default: .string(hostileText())
    }
  }

  private mutating func number() -> PlainNumber {
    switch int(0...5) {
    case 0, 1: .integer(int(-3...3))
    case 2: .integer(int(.min...(.max)))
    case 3:
      .double(element(of: [1, -0.0, 1e16, 1e22, .infinity, -.infinity, .nan, .leastNonzeroMagnitude], or: 0))
    default: PlainNumber(finiteDouble())
    }
  }
}
