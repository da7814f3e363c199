import SearchModel
import TestSupport
import Testing

struct LegacyFiltersTests {
  private func legacy(and filters: [String]) throws -> LegacyFilters {
    let filters = try filters.flatMap { try FilterExpression($0).clauses.flatMap(\.filters) }
    return FilterGroups([FilterGroup(name: "a", kind: .and, filters: filters)]).legacyFilters
  }

  @Test(
    arguments: [
      ("genre:Drama", "genre:Drama"), ("NOT genre:Drama", "genre:-Drama"), (#"a:"x y""#, #"a:"x y""#),
      (#"a:"x:y""#, #"a:"x:y""#), (#"NOT a:"x y""#, #"a:-"x y""#), (#"a:"say \"hi\"""#, #"a:"say \"hi\"""#),
      (#"a:"x\"y""#, #"a:x"y"#), (#"a:"\"x\"""#, #"a:"\"x\"""#), (#"a:"x\\""#, #"a:x\"#), ("a:true", "a:true"),
      (#"a:"true""#, #"a:"true""#), ("a:3", "a:3"), (#"a:"3""#, #"a:"3""#), ("a:-3", #"a:\-3"#), ("NOT a:-3", "a:--3"),
      (#"a:"-x""#, #"a:\-x"#), (#"a:"""#, #"a:"""#), ("a:b<score=3>", "a:b<score=3>"),
      (#"a:"<score=3>""#, #"a:"<score=3>""#), ("new", "_tags:new"), ("NOT new", "_tags:-new"),
      (#""a:b":c"#, #""a:b":c"#), (#""a b":c"#, "a b:c"), ("a:R&B", "a:R&B"), ("a > 10.0", "a > 10"),
      ("a >= 1e16<score=2>", "a >= 10000000000000000<score=2>"), (#""a<b" != 0.5"#, #""a<b" != 0.5"#),
    ])
  func entriesAreWritten(filter: String, entry: String) throws {
    try expectEqual(legacy(and: [filter]).units, [.and([entry])])
  }

  @Test(
    arguments: [
      ("<", ">="), ("<=", ">"), ("=", "!="), ("!=", "="), (">=", "<"), (">", "<="),
    ])
  func negationInvertsTheOperator(comparison: String, inverted: String) throws {
    try expectEqual(legacy(and: ["NOT a \(comparison) 10"]).units, [.and(["a \(inverted) 10"])])
  }

  @Test func rangeBecomesTwoComparisons() throws {
    try expectEqual(legacy(and: ["a:1 TO 10", "b:x"]).units, [.and(["a >= 1", "a <= 10", "b:x"])])
    let alone = FilterGroups([FilterGroup(name: "a", kind: .or, filters: [Filter(attribute: "a", range: 1...10)])])
    expectEqual(alone.legacyFilters.units, [.and(["a >= 1", "a <= 10"])])
    try expectEqual(legacy(and: ["a:1 TO 10<score=2>"]).units, [.and(["a:1 TO 10<score=2>"])])
  }

  @Test func trapNegatedRangeCanBeMet() throws {
    try expectEqual(legacy(and: ["NOT a:1 TO 10"]).units, [.or(["a < 1", "a > 10"])])
    try expectEqual(legacy(and: ["NOT a:1 TO 10", "b:x"]).units, [.and(["b:x"]), .or(["a < 1", "a > 10"])])
    let filters = [
      Filter(attribute: "a", range: 1...10, isNegated: true), Filter(attribute: "a", operator: .equal, value: 5),
    ]
    let legacy = FilterGroups([FilterGroup(name: "a", kind: .or, filters: filters)]).legacyFilters
    expectEqual(legacy.units, [.or(["a = 5", "a < 1", "a > 10"])])
    expectEqual(legacy.numericFilters, [["a = 5", "a < 1", "a > 10"]])
  }

  @Test func trapRangeAmongAlternativesDoesNotAcceptEverything() {
    let filters = [Filter(attribute: "a", range: 1...10), Filter(attribute: "a", range: 1.5...2)]
    let legacy = FilterGroups([FilterGroup(name: "a", kind: .or, filters: filters)]).legacyFilters
    expectEqual(legacy.units, [.or(["a:1 TO 10", "a:1.5 TO 2"])])
  }

  @Test func unitsStandInTheOrderOfTheGroups() {
    let groups = FilterGroups([
      FilterGroup(
        name: "b", kind: .and, filters: [Filter(tag: "t"), Filter(attribute: "n", operator: .less, value: 1)]),
      FilterGroup(
        name: "b", kind: .or,
        filters: [Filter(attribute: "g", stringValue: "y"), Filter(attribute: "g", stringValue: "x")]),
      FilterGroup(name: "c", kind: .hierarchical(HierarchicalRefinement(attributes: ["l0", "l1"], path: ["A", "B"]))),
      FilterGroup(name: "a", kind: .or, filters: [Filter(attribute: "n", operator: .greater, value: 0)]),
      FilterGroup(name: "0", kind: .and),
    ])
    let legacy = groups.legacyFilters
    expectEqual(
      legacy.units, [.or(["n > 0"]), .or(["g:x", "g:y"]), .and(["_tags:t", "n < 1"]), .and([#"l1:"A > B""#])])
    expectEqual(legacy.facetFilters, [["g:x", "g:y"], "_tags:t", #"l1:"A > B""#])
    expectEqual(legacy.numericFilters, [["n > 0"], "n < 1"])
  }

  @Test func noFiltersAreNoParameters() {
    let legacy = FilterGroups().legacyFilters
    #expect(legacy.units.isEmpty && legacy.facetFilters == nil && legacy.numericFilters == nil)
  }

  /// 60 seeds of 25 states each, their groups compared on eight made-up records.
  @Test(arguments: 1...60)
  func listsReadAsWhatTheyCameFrom(seed: Int) throws {
    var random = RandomValues(seed: seed)
    var met: Set<Bool> = []
    for _ in 0..<25 {
      let state = FilterGroups(random.filterGroups())
      var units: [LegacyFilters.Unit] = []
      for group in state.groups {
        let legacy = FilterGroups([group]).legacyFilters
        let expected = try FilterExpression(group.text ?? "")
        let facets = try FilterExpression(list: legacy.facetFilters ?? [], of: .facet)
        let numbers = try FilterExpression(list: legacy.numericFilters ?? [], of: .numeric)
        for number in 0..<8 {
          let record = MadeUpRecord(number: number, numbers: group.filters.flatMap(\.constants))
          let isMet = record.meets(facets) && record.meets(numbers)
          expectEqual(isMet, record.meets(expected), "\(group.text ?? "") | \(legacy.units)")
          met.insert(isMet)
        }
        units += legacy.units
      }
      expectEqual(state.legacyFilters.units, units)
    }
    expectEqual(met, [true, false])
  }
}

/// A record that has or lacks a facet value by chance, and of each attribute one number near those of the filters.
private struct MadeUpRecord {
  let number: Int
  let numbers: [Double]

  func meets(_ expression: FilterExpression) -> Bool {
    expression.clauses.allSatisfy { clause in
      clause.isDisjunction ? clause.filters.contains(where: meets) : clause.filters.allSatisfy(meets)
    }
  }

  private func meets(_ filter: Filter) -> Bool {
    let isMet =
      switch filter.condition {
      case .facet, .tag: chance(Filter(filter.condition).description) % 3 > 0
      case .comparison(let attribute, let comparison, let number):
        comparison.holds(value(of: attribute), number.doubleValue)
      case .range(let attribute, let lower, let upper):
        lower.doubleValue <= value(of: attribute) && value(of: attribute) <= upper.doubleValue
      }
    return isMet != filter.isNegated
  }

  private func value(of attribute: String) -> Double {
    let chance = chance(attribute)
    return numbers[Int(chance % UInt64(numbers.count))] + [-1, 0, 1][Int((chance >> 32) % 3)]
  }

  /// The bytes' FNV hash with the record's number.
  private func chance(_ text: String) -> UInt64 {
    text.utf8.reduce(14_695_981_039_346_656_037 &+ UInt64(number)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}

extension Filter {
  /// The numbers it compares with.
  fileprivate var constants: [Double] {
    switch condition {
    case .facet, .tag: []
    case .comparison(_, _, let number): [number.doubleValue]
    case .range(_, let lower, let upper): [lower.doubleValue, upper.doubleValue]
    }
  }
}
