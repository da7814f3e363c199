import SearchModel
import Testing

struct FilterTextTests {
  private func facet(_ attribute: String, _ value: FacetValue, isNegated: Bool = false) -> Filter {
    Filter(.facet(attribute: attribute, value: value), isNegated: isNegated)
  }

  @Test func namesAndTextsAreQuotedNumbersAndBooleansBare() {
    #expect(facet("a b", .string(#"x"\"#)).description == #""a b":"x\"\\""#)
    #expect(facet(#"a"\"#, .number(.integer(3))).description == #""a\"\\":3"#)
    #expect(facet("a", .bool(false), isNegated: true).description == #"NOT "a":false"#)
    #expect(Filter(.tag("t"), score: 0).description == #""_tags":"t"<score=0>"#)
    #expect(
      Filter(.range(attribute: "a", lower: PlainNumber(1), upper: PlainNumber(2.5))).description == #""a":1 TO 2.5"#)
  }

  @Test func groupIsSortedByTextWithoutDuplicates() {
    let filters = ["b", "a", "é", "Z", "b"].map { facet("g", .string($0)) }
    let group = FilterGroup(name: "g", kind: .or, filters: filters)
    #expect(group.text == #"( "g":"Z" OR "g":"a" OR "g":"b" OR "g":"é" )"#)
    #expect(FilterGroup(name: "g", kind: .and, filters: [filters[0]]).text == #"( "g":"b" )"#)
    #expect(FilterGroup(name: "g", kind: .or).text == nil)
  }

  @Test func groupsAreSortedByNameThenKind() {
    let path = HierarchicalRefinement(attributes: ["l0"], path: ["x"])
    let groups = [
      FilterGroup(name: "b", kind: .and, filters: [facet("first", .bool(true))]),
      FilterGroup(name: "a", kind: .hierarchical(path)),
      FilterGroup(name: "é", kind: .or, filters: [Filter(.tag("last"))]),
      FilterGroup(name: "Z", kind: .or, filters: [facet("zed", .bool(true))]),
      FilterGroup(name: "a", kind: .and, filters: [facet("and", .bool(true))]), FilterGroup(name: "0", kind: .or),
      FilterGroup(name: "a", kind: .or, filters: [facet("or", .bool(true))]),
    ]
    let expected =
      #"( "zed":true ) AND ( "or":true ) AND ( "and":true ) AND ( "l0":"x" ) AND ( "first":true ) AND ( "_tags":"last" )"#
    #expect(FilterGroup.text(of: groups) == expected)
    #expect(FilterGroup.text(of: groups.filter { $0.name == "0" }) == nil)
    #expect(FilterGroup.text(of: []) == nil)
  }

  @Test func namesThatLookAlikeAreSortedByTheirBytes() {
    let groups = ["\u{E9}", "e\u{301}"].map { name in
      FilterGroup(name: name, kind: .and, filters: [Filter(.tag(String(name.unicodeScalars.count)))])
    }
    let expected = #"( "_tags":"2" ) AND ( "_tags":"1" )"#
    #expect(FilterGroup.text(of: groups) == expected)
    #expect(FilterGroup.text(of: groups.reversed()) == expected)
  }

  @Test func hierarchicalGroupSendsItsDeepestFilterOnly() {
    let refinement = HierarchicalRefinement(attributes: ["c0", "c1", "c2"], path: ["Film", "Feature"])
    #expect(FilterGroup(name: "c", kind: .hierarchical(refinement)).text == #"( "c1":"Film > Feature" )"#)
    #expect(FilterGroup(name: "c", kind: .hierarchical(HierarchicalRefinement(attributes: ["c0"]))).text == nil)
  }

  @Test func refinementNamesItsLevels() {
    let refinement = HierarchicalRefinement(attributes: ["c0", "c1"], separator: "/", path: ["a", "b", "cut"])
    #expect(refinement.path == ["a", "b"])
    #expect(refinement.value(atLevel: 0) == "a")
    #expect(refinement.value(atLevel: 1) == "a/b")
    #expect(refinement.filter(atLevel: 0).description == #""c0":"a""#)
    #expect(refinement.deepestFilter?.description == #""c1":"a/b""#)
    #expect(HierarchicalRefinement(attributes: [], path: ["a"]).deepestFilter == nil)
  }

  @Test(arguments: 1...60)
  func printedGroupsReadAsTheyWere(seed: Int) throws {
    var random = RandomValues(seed: seed)
    let groups = (0..<random.int(1...4)).map { _ in random.filterGroup() }
    guard let text = FilterGroup.text(of: groups) else { return }
    let read = try FilterExpression(text).clauses.enumerated().map { place, clause in
      FilterGroup(name: "\(place)", kind: clause.isDisjunction ? .or : .and, filters: clause.filters)
    }
    #expect(try #require(FilterGroup.text(of: read)).utf8.elementsEqual(text.utf8), "\(text)")
  }

  @Test(arguments: 1...60)
  func printedFilterReadsAsItself(seed: Int) throws {
    var random = RandomValues(seed: seed)
    for kind in [Filter.Kind.facet, .numeric, .tag] {
      let filter = random.filter(of: kind)
      let clauses = try FilterExpression(filter.description).clauses
      #expect(clauses == [FilterExpression.Clause(isDisjunction: false, filters: [filter])], "\(filter)")
    }
  }
}

struct FilterJoiningTests {
  @Test(
    arguments: [
      (nil, [], nil), (nil, ["", " \n"], nil), ("( a )", [], "( a )"), (nil, ["a:1"], "a:1"),
      ("( a OR b )", ["c:1", "d:1 AND e:1"], "( a OR b ) AND c:1 AND d:1 AND e:1"),
      (nil, ["a:1 OR a:2", "b:1"], "( a:1 OR a:2 ) AND b:1"), (nil, ["(a:1 OR a:2)"], "(a:1 OR a:2)"),
      (nil, [#"a:"x OR y""#], #"a:"x OR y""#), (nil, ["a:or"], "a:or"),
      (nil, ["a:1 OR a:2 AND b:3"], "( a:1 OR a:2 ) AND b:3"),
      ("( x )", ["a:1 AND b:2 OR b:3 AND (c:4 OR c:5)"], "( x ) AND a:1 AND ( b:2 OR b:3 ) AND (c:4 OR c:5)"),
    ] as [(String?, [String], String?)])
  func textsAreJoinedByAND(first: String?, others: [String], expected: String?) throws {
    #expect(try FilterExpression.joined(first, others) == expected)
  }

  @Test(arguments: [
    "a:1 OR a:2", "a:1 OR a:2 AND b:3", "a:1 AND b:2 OR b:3", "(a:1 OR a:2) AND c:1", "🎬:1 OR 🎬:2 AND é:3",
  ])
  func joinedTextMeansItsParts(text: String) throws {
    let joined = try #require(try FilterExpression.joined("( x )", [text, text]))
    let clauses = try FilterExpression(text).clauses
    #expect(try FilterExpression(joined).clauses == FilterExpression("x").clauses + clauses + clauses)
  }

  @Test(arguments: ["a:\"x", "a:1 OR b:2 AND", "AND a:1", "a:1) OR (b:2"])
  func faultOfAPartIsThrown(text: String) {
    #expect(throws: FilterSyntaxError.self) { try FilterExpression.joined("( x )", [text]) }
  }
}

extension RandomValues {
  fileprivate mutating func filterGroup() -> FilterGroup {
    let name = hostileText()
    switch int(0...2) {
    case 0:
      let kind = element(of: [Filter.Kind.facet, .numeric, .tag], or: .tag)
      return FilterGroup(name: name, kind: .or, filters: (0..<int(0...4)).map { _ in filter(of: kind) })
    case 1:
      return FilterGroup(
        name: name, kind: .and,
        filters: (0..<int(0...4)).map { _ in filter(of: element(of: [.facet, .numeric, .tag], or: .tag)) })
    default:
      let levels = (0..<int(0...3)).map { _ in hostileText(1...3) + "x" }
      return FilterGroup(
        name: name,
        kind: .hierarchical(HierarchicalRefinement(attributes: levels, path: levels.map { _ in hostileText() })))
    }
  }

  fileprivate mutating func filter(of kind: Filter.Kind) -> Filter {
    let attribute = hostileText() + "x"
    let condition: Filter.Condition
    switch kind {
    case .facet: condition = .facet(attribute: attribute, value: facetValue())
    case .numeric where bool():
      condition = .range(attribute: attribute, lower: PlainNumber(finiteDouble()), upper: PlainNumber(finiteDouble()))
    case .numeric:
      condition = .comparison(
        attribute: attribute, operator: element(of: NumericOperator.allCases, or: .equal),
        number: PlainNumber(finiteDouble()))
    case .tag: condition = .tag(hostileText())
    }
    return Filter(condition, isNegated: bool(), score: bool() ? int(0...65_535) : nil)
  }

  private mutating func facetValue() -> FacetValue {
    switch int(0...3) {
    case 0: .bool(bool())
    case 1: .number(PlainNumber(finiteDouble()))
    case 2: .string(element(of: ["AND", "TO", "true", "3", "1e3", "<score=1>", "-"], or: "OR"))
    default: .string(hostileText())
    }
  }
}
