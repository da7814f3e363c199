import SearchModel
import TestSupport
import Testing

struct FilterGroupsParsingTests {
  /// 100 seeds of 60 states each.
  @Test(arguments: 1...100)
  func printedTextIsPrintedAgain(seed: Int) throws {
    var random = RandomValues(seed: seed)
    for _ in 0..<60 {
      let state = FilterGroups(random.filterGroups())
      guard let text = state.text else {
        #expect(state.isEmpty)
        continue
      }
      let read = try FilterGroups(parsing: text)
      #expect(try #require(read.text).utf8.elementsEqual(text.utf8), "\(text)")
      expectEqual(read.allFilters, state.allFilters)
    }
  }

  @Test(arguments: 1...60)
  func printedFilterReadsAsItself(seed: Int) throws {
    var random = RandomValues(seed: seed)
    for kind in Filter.Kind.allCases {
      let filter = random.filter(of: kind)
      let clauses = try FilterExpression(filter.description).clauses
      expectEqual(clauses, [FilterExpression.Clause(isDisjunction: false, filters: [filter])], "\(filter)")
    }
  }

  @Test(
    arguments: [
      #"( "genre":"R&B" OR "genre":"say \"hi\"" ) AND ( "year" >= 1990 )"#, #"( "c1":"Film > Feature" )"#,
      #"( "b":true AND NOT "a":1 TO 2.5<score=3> ) AND ( "_tags":"" OR "_tags":"\\" ) AND ( "":-0.5 )"#,
      #"( "z":1 ) AND ( "a":1 ) AND ( "z":1 )"#,
    ])
  func printedTextsAreStates(text: String) throws {
    try expectEqual(FilterGroups(parsing: text).text, text)
  }

  @Test func clausesBecomeGroupsInTheirOrder() throws {
    let groups = try FilterGroups(parsing: "b:1 OR b:2 AND a > 3 AND ( x OR y )")
    expectEqual(
      groups.groupIDs, [.or(name: "0", filterType: .facet), .and(name: "1"), .or(name: "2", filterType: .tag)])
    expectEqual(groups.text, #"( "b":1 OR "b":2 ) AND ( "a" > 3 ) AND ( "_tags":"x" OR "_tags":"y" )"#)
    let clauses = (0..<120).map { "( \"a\":\(119 - $0) )" }.joined(separator: " AND ")
    try expectEqual(FilterGroups(parsing: clauses).text, clauses)
  }

  @Test(arguments: ["", " \n"])
  func blankTextIsNoFilter(text: String) throws {
    #expect(try FilterGroups(parsing: text).isEmpty)
  }

  @Test func faultHasItsPlace() {
    let error = #expect(throws: FilterSyntaxError.self) { try FilterGroups(parsing: "a:1 AND") }
    expectEqual(error?.scalarRange, 7..<7)
  }
}
