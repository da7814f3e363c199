import SearchModel
import TestSupport
import Testing

struct FilterParserTests {
  /// The clauses in a form that shows which kind each is.
  private func clauses(_ text: String) throws -> [String] {
    try FilterExpression(text).clauses.map { clause in
      let filters = clause.filters.map(\.description)
      return filters.count == 1 ? filters[0] : filters.joined(separator: clause.isDisjunction ? " | " : " & ")
    }
  }

  @Test(
    arguments: [
      ("", []), (" \n", []), ("genre:Drama", [#""genre":"Drama""#]), (#"genre:"Film Noir""#, [#""genre":"Film Noir""#]),
      (#""a b":'it''s'"#, nil), (#"a:'it\'s'"#, [#""a":"it's""#]), (#"a:"x\\""#, [#""a":"x\\""#]),
      (#"a:"say \"hi\"""#, [#""a":"say \"hi\"""#]), (#"a:"\n""#, [#""a":"\\n""#]), ("a:it's", [#""a":"it's""#]),
      ("a:true", [#""a":true"#]), (#"a:"true""#, [#""a":"true""#]), ("a:3", [#""a":3"#]), ("a:-3.5", [#""a":-3.5"#]),
      ("a:1e3", [#""a":"1e3""#]), ("a:007", [#""a":"007""#]), ("a:3.0", [#""a":"3.0""#]), (#"a:"3""#, [#""a":"3""#]),
      ("year >= 1990", [#""year" >= 1990"#]), ("year>=1990", [#""year" >= 1990"#]), ("a<1", [#""a" < 1"#]),
      ("a<=1.50", [#""a" <= 1.5"#]), ("a=1", [#""a" = 1"#]), ("a!=1", [#""a" != 1"#]), ("a!b:1", [#""a!b":1"#]),
      ("a > 1e3", [#""a" > 1000"#]), ("a:1 TO 10", [#""a":1 TO 10"#]), ("a:-1.5 TO 1e2", [#""a":-1.5 TO 100"#]),
      ("a:10 TO 1", [#""a":10 TO 1"#]), ("_tags:x", [#""_tags":"x""#]), ("_tags:5", [#""_tags":"5""#]),
      ("x", [#""_tags":"x""#]), (#""two words""#, [#""_tags":"two words""#]), ("NOT x", [#"NOT "_tags":"x""#]),
      ("NOT a:b", [#"NOT "a":"b""#]), ("NOT a > 1", [#"NOT "a" > 1"#]), ("a:b<score=2>", [#""a":"b"<score=2>"#]),
      ("NOT a:1 TO 2<score=0>", [#"NOT "a":1 TO 2<score=0>"#]), ("x<score=65535>", [#""_tags":"x"<score=65535>"#]),
      ("a < 1<score=3>", [#""a" < 1<score=3>"#]), ("a:and", [#""a":"and""#]), (#"a:"AND""#, [#""a":"AND""#]),
      (#""a:x y""#, [#""a":"x y""#]), (#"NOT "a: 3"<score=2>"#, [#"NOT "a":3<score=2>"#]),
      (#""_tags:x""#, [#""_tags":"x""#]),
      (#"_tags:"a:b""#, [#""_tags":"a:b""#]), (#""a:""#, [#""_tags":"a:""#]), (#"":a""#, [#""_tags":":a""#]),
      (#""OR":"NOT""#, [#""OR":"NOT""#]), (#""TO":"TO""#, [#""TO":"TO""#]), (#"a:"""#, [#""a":"""#]),
    ] as [(String, [String]?)])
  func unitsAreRead(text: String, expected: [String]?) throws {
    if let expected {
      try expectEqual(clauses(text), expected)
    } else {
      #expect(throws: FilterSyntaxError.self) { try clauses(text) }
    }
  }

  @Test(
    arguments: [
      ("a:1 AND b:2", [#""a":1"#, #""b":2"#]), ("a:1 OR a:2 AND b:3", [#""a":1 | "a":2"#, #""b":3"#]),
      ("(a:1 OR a:2) AND (b:3)", [#""a":1 | "a":2"#, #""b":3"#]), ("( a:1 AND b > 2 )", [#""a":1 & "b" > 2"#]),
      ("a > 1 OR b:1 TO 2", [#""a" > 1 | "b":1 TO 2"#]), ("x OR NOT y", [#""_tags":"x" | NOT "_tags":"y""#]),
      ("(NOT a:1)AND(b:2 OR b:3)", [#"NOT "a":1"#, #""b":2 | "b":3"#]),
      ("a:x\u{A0}AND\u{2003}b:y", [#""a":"x""#, #""b":"y""#]),
    ])
  func clausesAreANDsOfORs(text: String, expected: [String]) throws {
    try expectEqual(clauses(text), expected)
  }

  /// `«` and `»` stand around the place of the fault.
  @Test(
    arguments: [
      ("a:1 AND«»", "the filter ends where a filter was expected"), ("a:1 OR«»", "ends where a filter"),
      ("NOT«»", "ends where a filter"), ("a:1 «b»:2", "expected AND, OR or the end of the filter, found 'b'"),
      ("(a:1) «b»:2", "expected AND or the end of the filter, found 'b'"),
      ("a:1 OR «(»b:2 AND c:3)", "parentheses enclose a whole OR or AND"), ("(«(»a:1))", "parentheses enclose a whole"),
      ("NOT «(»a:1)", "NOT applies to one filter"), ("(a:1 OR b:2 «AND» c:3)", "may not be mixed inside parentheses"),
      ("(a:1 AND b:2 «OR» c:3)", "may not be mixed inside parentheses"),
      ("(a:1 OR b:2) «OR» c:3", "expected AND or the end of the filter, found 'OR'"),
      ("(a:1«»", "ends where ')' was expected"), ("(a:1 «b»:2)", "expected ')', found 'b'"), ("a:1 «)»", "found ')'"),
      ("(«)»", "expected a filter, found ')'"), ("«OR» a:1", "expected a filter, found 'OR'"),
      ("a:1 AND «AND» b:2", "found 'AND'"),
      ("NOT «NOT» a:1", "found 'NOT'"), ("«=» 3", "expected a filter, found '='"),
      ("a:«»", "ends where a value after ':'"),
      ("a:«AND»", "expected a value after ':', found 'AND'"), ("a:«:»b", "found ':'"), ("a:b«:»c", "found ':'"),
      ("a > «x»", "expected a number, found 'x'"), (#"a > «"3"»"#, "expected a number, found '3'"),
      ("a >«»", "ends where a number"),
      ("a:«x» TO 3", "expected a number before TO"), (#"a:«"1"» TO 2"#, "expected a number before TO"),
      ("a:1 TO «b»", "expected a number, found 'b'"), ("a:1 TO«»", "ends where a number"),
      ("«a:1 OR b > 2»", "an OR may not mix kinds: here a facet filter and a numeric filter"),
      ("c:3 AND «(a > 1 OR t)» AND d:4", "here a numeric filter and a tag filter"),
      ("«\"abc»", "never closed"), (#"a:«"x\"»"#, "never closed"), ("a:1 AND «'b»", "never closed"),
      ("a:1«<score=70000>»", "between 0 and 65535"), ("a:1«<score=-1>»", "between 0 and 65535"),
      ("\"🎬👨‍👩‍👧e\u{301}\":x «)»", "found ')'"), ("é:🇫🇷 AND b > «東»", "found '東'"), ("🎬:1 AND«»", "ends where a filter"),
    ])
  func faultsHaveTheirScalarRange(marked: String, message: String) throws {
    let scalars = Array(marked.unicodeScalars)
    let start = try #require(scalars.firstIndex(of: "«"))
    let end = try #require(scalars.firstIndex(of: "»")) - 1
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars.filter { $0 != "«" && $0 != "»" })
    let error = #expect(throws: FilterSyntaxError.self) { try FilterExpression(text) }
    expectEqual(error?.scalarRange, start..<end)
    expectEqual(error?.message.contains(message), true, "\(error?.message ?? "")")
  }

  @Test(arguments: 1...30)
  func hostileTextsNeverCrash(seed: Int) {
    var random = RandomValues(seed: seed)
    for _ in 0..<40 {
      let text = random.hostileText(0...12)
      do {
        _ = try FilterExpression(text)
      } catch {
        #expect(error.scalarRange.lowerBound >= 0)
        #expect(error.scalarRange.upperBound <= text.unicodeScalars.count)
      }
    }
  }
}
