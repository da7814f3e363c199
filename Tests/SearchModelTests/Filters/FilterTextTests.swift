import SearchModel
import TestSupport
import Testing

struct FilterTextTests {
  private func facet(_ attribute: String, _ value: FacetValue, isNegated: Bool = false) -> Filter {
    Filter(.facet(attribute: attribute, value: value), isNegated: isNegated)
  }

  @Test func namesAndTextsAreQuotedNumbersAndBooleansBare() {
    expectEqual(facet("a b", .string(#"x"\"#)).description, #""a b":"x\"\\""#)
    expectEqual(facet(#"a"\"#, .number(.integer(3))).description, #""a\"\\":3"#)
    expectEqual(facet("a", .bool(false), isNegated: true).description, #"NOT "a":false"#)
    expectEqual(Filter(.tag("t"), score: 0).description, #""_tags":"t"<score=0>"#)
    expectEqual(
      Filter(.range(attribute: "a", lower: PlainNumber(1), upper: PlainNumber(2.5))).description, #""a":1 TO 2.5"#)
  }

  @Test func groupIsSortedByTextWithoutDuplicates() {
    let filters = ["b", "a", "é", "Z", "b"].map { facet("g", .string($0)) }
    let group = FilterGroup(name: "g", kind: .or, filters: filters)
    expectEqual(group.text, #"( "g":"Z" OR "g":"a" OR "g":"b" OR "g":"é" )"#)
    expectEqual(FilterGroup(name: "g", kind: .and, filters: [filters[0]]).text, #"( "g":"b" )"#)
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
    expectEqual(FilterGroup.text(of: groups), expected)
    #expect(FilterGroup.text(of: groups.filter { $0.name == "0" }) == nil)
    #expect(FilterGroup.text(of: []) == nil)
  }

  @Test func namesThatLookAlikeAreSortedByTheirBytes() {
    let groups = ["\u{E9}", "e\u{301}"].map { name in
      FilterGroup(name: name, kind: .and, filters: [Filter(.tag(String(name.unicodeScalars.count)))])
    }
    let expected = #"( "_tags":"2" ) AND ( "_tags":"1" )"#
    expectEqual(FilterGroup.text(of: groups), expected)
    expectEqual(FilterGroup.text(of: groups.reversed()), expected)
  }

  @Test func trapTiesOfGroupNamesAreOrdered() {
    let path = HierarchicalRefinement(attributes: ["l0"], path: ["x"])
    let groups = [
      FilterGroup(name: "a", kind: .hierarchical(path)),
      FilterGroup(name: "a", kind: .and, filters: [!Filter(tag: "t")]),
      FilterGroup(name: "a", kind: .or, filters: [Filter(tag: "t")]),
      FilterGroup(name: "a", kind: .or, filters: [Filter(attribute: "n", operator: .less, value: 1)]),
      FilterGroup(name: "a", kind: .or, filters: [Filter(attribute: "z", boolValue: true)]),
    ]
    let expected = #"( "z":true ) AND ( "n" < 1 ) AND ( "_tags":"t" ) AND ( NOT "_tags":"t" ) AND ( "l0":"x" )"#
    expectEqual(FilterGroup.text(of: groups), expected)
    expectEqual(FilterGroup.text(of: groups.reversed()), expected)
  }

  @Test(arguments: [#"\"#, #"a\"#, #"a\\"#, #"\""#, #"" AND "b":"c"#])
  func trapBackslashesAndQuotesAreEscaped(hostile: String) throws {
    let filters = [
      Filter(attribute: hostile, stringValue: hostile), Filter(tag: hostile),
      Filter(attribute: hostile, operator: .equal, value: 1),
    ]
    for filter in filters {
      let clauses = try FilterExpression(filter.description).clauses
      expectEqual(clauses, [FilterExpression.Clause(isDisjunction: false, filters: [filter])], "\(filter)")
    }
  }

  @Test(
    arguments: [
      (10, "10"), (1_581_008_937, "1581008937"), (1e16, "10000000000000000"), (0.5, "0.5"), (1.5e-7, "0.00000015"),
      (9_007_199_254_740_993, "9007199254740993"),
    ] as [(PlainNumber, String)])
  func trapNumbersHaveNoPointWithoutNeedAndNoExponent(number: PlainNumber, text: String) {
    expectEqual(Filter(attribute: "a", operator: .greaterOrEqual, value: number).description, "\"a\" >= \(text)")
    expectEqual(Filter(attribute: "a", numberValue: number).description, "\"a\":\(text)")
  }

  @Test func textsThatUnicodeTakesForEqualArePrintedBothWhateverTheirOrder() {
    let filters = ["\u{E9}", "e\u{301}"].map { Filter(attribute: "a", stringValue: $0) }
    for filters in [filters, filters.reversed()] {
      let text = FilterGroup(name: "g", kind: .or, filters: filters).text ?? ""
      #expect(text.utf8.elementsEqual("( \"a\":\"e\u{301}\" OR \"a\":\"\u{E9}\" )".utf8))
    }
  }

  @Test func hierarchicalGroupSendsItsFiltersBesidesThePath() {
    let path = HierarchicalRefinement(attributes: ["c0"], path: ["Film"])
    let group = FilterGroup(name: "c", kind: .hierarchical(path), filters: [Filter(attribute: "a", boolValue: true)])
    expectEqual(group.text, #"( "a":true AND "c0":"Film" )"#)
  }

  @Test func hierarchicalGroupSendsItsDeepestFilterOnly() {
    let refinement = HierarchicalRefinement(attributes: ["c0", "c1", "c2"], path: ["Film", "Feature"])
    expectEqual(FilterGroup(name: "c", kind: .hierarchical(refinement)).text, #"( "c1":"Film > Feature" )"#)
    #expect(FilterGroup(name: "c", kind: .hierarchical(HierarchicalRefinement(attributes: ["c0"]))).text == nil)
  }

  @Test func refinementNamesItsLevels() {
    let refinement = HierarchicalRefinement(attributes: ["c0", "c1"], separator: "/", path: ["a", "b", "cut"])
    expectEqual(refinement.path, ["a", "b"])
    expectEqual(refinement.value(atLevel: 0), "a")
    expectEqual(refinement.value(atLevel: 1), "a/b")
    expectEqual(refinement.filter(atLevel: 0).description, #""c0":"a""#)
    expectEqual(refinement.deepestFilter?.description, #""c1":"a/b""#)
    #expect(HierarchicalRefinement(attributes: [], path: ["a"]).deepestFilter == nil)
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
    try expectEqual(FilterExpression.joined(first, others), expected)
  }

  @Test(arguments: [
    "a:1 OR a:2", "a:1 OR a:2 AND b:3", "a:1 AND b:2 OR b:3", "(a:1 OR a:2) AND c:1", "🎬:1 OR 🎬:2 AND é:3",
  ])
  func joinedTextMeansItsParts(text: String) throws {
    let joined = try #require(try FilterExpression.joined("( x )", [text, text]))
    let clauses = try FilterExpression(text).clauses
    try expectEqual(FilterExpression(joined).clauses, FilterExpression("x").clauses + clauses + clauses)
  }

  @Test(arguments: ["a:\"x", "a:1 OR b:2 AND", "AND a:1", "a:1) OR (b:2"])
  func faultOfAPartIsThrown(text: String) {
    #expect(throws: FilterSyntaxError.self) { try FilterExpression.joined("( x )", [text]) }
  }
}
