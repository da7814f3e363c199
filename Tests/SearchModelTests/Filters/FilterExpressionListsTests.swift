import SearchModel
import TestSupport
import Testing

struct FilterExpressionListsTests {
  private func text(_ list: JSON, _ kind: FilterListKind) throws -> String {
    try FilterExpression(list: list, of: kind).clauses.map { clause in
      clause.filters.map(\.description).joined(separator: clause.isDisjunction ? " OR " : " AND ")
    }.joined(separator: " AND ")
  }

  @Test(
    arguments: [
      (["a:1", "b:x y"], #""a":1 AND "b":"x y""#), ([["a:1", "a:2"], "b:3"], #""a":1 OR "a":2 AND "b":3"#),
      ([["a:1", ["a:2"]]], #""a":1 OR "a":2"#),
      (["c:3", ["a:1", ["a:2", ["a:4"]]]], #""c":3 AND "a":1 OR "a":2 OR "a":4"#),
      (["", "a:1", [" "]], #""a":1"#), (#"a:"x, (y",b:2"#, #""a":"x, (y" AND "b":2"#), (["a:x,y"], #""a":"x,y""#),
      ("a:1,(b:2,b:3)", #""a":1 AND "b":2 OR "b":3"#),
      (["a:-v"], #"NOT "a":"v""#), ([#"a:\-v"#], #""a":"-v""#), (["a:b:c"], #""a":"b:c""#),
      (["a:v<score=3>"], #""a":"v"<score=3>"#), (["_tags:x"], #""_tags":"x""#), ([], ""), ([[]], ""),
      ([#"a:"x y""#], #""a":"x y""#), ([#"a:-"x: y""#], #"NOT "a":"x: y""#), ([#"a:"3""#], #""a":"3""#),
      ([#""a:b" : "c \" \\ \d"<score=1>"#], #""a:b":"c \" \\ \\d"<score=1>"#), ([#"a:"""#], #""a":"""#),
      ([#"a:"x"#], #""a":"\"x""#), ([#"a:"x" y"#], #""a":"\"x\" y""#), ([#""a":b"#], #""a":"b""#),
      ([#""a:b"#], #""\"a":"b""#), ([#"a:"x<score=2>""#], #""a":"x<score=2>""#), (["a:\u{301}"], "\"a\":\"\u{301}\""),
      (["a:x "], #""a":"x ""#), ([" a : x"], #""a":" x""#), (["a:"], #""a":"""#), (["a: "], #""a":" ""#),
      (["a:- x"], #"NOT "a":" x""#), ([#"a:\- "#], #""a":"- ""#), (["a: -x"], #""a":" -x""#),
      (["_tags:x "], #""_tags":"x ""#),
      ([#"a: "x " "#], #""a":"x ""#), ([#"a: -"""#], #"NOT "a":"""#), (["a:x <score=3> "], #""a":"x"<score=3>"#),
      ([#"a:"x "<score=3>"#], #""a":"x "<score=3>"#), (["a:<score=3>"], #""a":""<score=3>"#),
      (["a:>= 5", "a:x AND y", "a:1 TO 2"], #""a":">= 5" AND "a":"x AND y" AND "a":"1 TO 2""#),
      ("a:x ", #""a":"x ""#), ("a:x , ( b:2 , b: ) ", #""a":"x" AND "b":2 OR "b":"""#),
    ] as [(JSON, String)])
  func facetListsAreRead(list: JSON, expected: String) throws {
    try expectEqual(text(list, .facet), expected)
  }

  @Test(
    arguments: [
      (["price < 10", "price>=5"], #""price" < 10 AND "price" >= 5"#), (["price:1 TO 9"], #""price":1 TO 9"#),
      (["a:1 to 9"], #""a":1 TO 9"#), (["(a=1,b>2)", "c=3"], #""a" = 1 OR "b" > 2 AND "c" = 3"#),
      (["a=1,b=2"], #""a" = 1 AND "b" = 2"#), (["a,b > 3"], #""a,b" > 3"#),
      ([["a=1", "a!=2"]], #""a" = 1 OR "a" != 2"#),
      ("a=1,(b=2,b=3)", #""a" = 1 AND "b" = 2 OR "b" = 3"#),
      (["a:3"], #""a" = 3"#), ([#""a:b" > 3"#], #""a:b" > 3"#), ([#"NOT "a=":1 TO 2"#], #"NOT "a=":1 TO 2"#),
      ([#"a" > 1"#], #""a\"" > 1"#), (["a >= 1<score=9>"], #""a" >= 1<score=9>"#),
    ] as [(JSON, String)])
  func numericListsAreRead(list: JSON, expected: String) throws {
    try expectEqual(text(list, .numeric), expected)
  }

  @Test(
    arguments: [
      (["new", "-old"], #""_tags":"new" AND NOT "_tags":"old""#),
      ("a,(b,c)", #""_tags":"a" AND "_tags":"b" OR "_tags":"c""#),
    ] as [(JSON, String)])
  func tagListsAreRead(list: JSON, expected: String) throws {
    try expectEqual(text(list, .tag), expected)
  }

  @Test(
    arguments: [
      (["a:1", "b"], .facet, 1), ([":"], .facet, 0), (["a:1<score=x>"], .facet, 0), ([1], .facet, 0),
      ("(a:1", .facet, nil), (["price"], .numeric, 0), (["price < x"], .numeric, 0), (["p:1 TO"], .numeric, 0),
      (["-"], .facet, 0), (["(a=1,b)"], .numeric, 0), (5, .tag, nil),
    ] as [(JSON, FilterListKind, Int?)])
  func faultsNameTheirEntry(list: JSON, kind: FilterListKind, element: Int?) {
    let error = #expect(throws: FilterListError.self) { try FilterExpression(list: list, of: kind) }
    expectEqual(error?.element, element)
  }
}
