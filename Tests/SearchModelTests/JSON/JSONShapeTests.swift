import SearchModel
import TestSupport
import Testing

/// Objects in lists, whose names the parser takes from those before them.
struct JSONShapeTests {
  private func parse(_ text: String) throws -> JSON { try JSON(parsing: Array(text.utf8)) }

  @Test(arguments: [
    // The same members, fewer, more, others in between, another order, names that begin alike.
    #"[{"a":1,"b":2},{"a":3,"b":4},{"a":5,"b":6}]"#,
    #"[{"a":1,"b":2,"c":3},{"a":4},{"a":5,"b":6}]"#,
    #"[{"a":1},{"a":2,"b":3,"c":4},{"a":5,"b":6,"c":7}]"#,
    #"[{"a":1,"b":2,"c":3},{"a":4,"x":5,"c":6},{"a":7,"b":8,"c":9}]"#,
    #"[{"a":1,"b":2},{"b":3,"a":4},{"a":5,"b":6}]"#,
    #"[{"ab":1,"abc":2},{"ab":3,"abcd":4},{"abc":5,"ab":6},{"ab":7,"ab\u0063":8}]"#,
    // Empty names and names with escapes.
    #"[{"":1,"\"":2},{"":3,"\"":4},{"":5,"\\":6}]"#,
    // Objects inside each other, with the same names at different depths.
    #"[{"a":{"a":{"a":[{"a":1},{"a":2}]},"b":3}},{"a":{"a":{"a":[{"a":4},{"a":5}]},"b":6}}]"#,
    #"[[{"a":[]},{"a":{}}],{"a":null},[{"a":true}],{}]"#,
  ])
  func objectsKeepTheirOwnMembers(text: String) throws {
    // Written with names that are spelled out.
    try expectEqual(parse(text).text(), text.replacing("ab\\u0063", with: "abc"))
  }

  @Test func longNamesAndManyMembersAreKept() throws {
    let members = (0..<100).map { "\"name number \($0) of a long list\":\($0)" }.joined(separator: ",")
    let text = "[" + Array(repeating: "{\(members)}", count: 3).joined(separator: ",") + "]"
    let value = try parse(text)
    expectEqual(value.text(), text)
    expectEqual(value.arrayValue?[2].objectValue?["name number 99 of a long list"], 99)
  }

  @Test(arguments: [
    (#"[{"a":1,"b":2},{"a":1,"a":2}]"#, 22, "the member 'a' occurs twice in one object"),
    (#"[{"a":1,"b":2},{"a":1,"b":2,"a":3}]"#, 28, "the member 'a' occurs twice in one object"),
    (#"[{"a":1,"b":2},{"a":1,"b"2}]"#, 25, "expected ':' after a member name, found '2'"),
    (#"[{"a":1,"b":2},{"a":1,b":2}]"#, 22, "expected a member name in quotes, found 'b'"),
    (#"[{"a":1,"b":2},{"a":1 "b":2}]"#, 22, "expected ',' or '}' in an object, found '\"'"),
    (#"[{"a":1,"b":2},{"a":1,}]"#, 22, "expected a member name in quotes, found '}'"),
    (#"[{"a":1,"b":2},{"a"#, 16, "a string is never closed"),
    (#"[{"a":1,"b":2},{""#, 16, "a string is never closed"),
    (#"[{"a":1,"b":2},{"a":1,"b"#, 22, "a string is never closed"),
    (#"[{"a":1,"b":2},{"a":"#, 20, "the text ends where a value was expected"),
    (#"[{"a":1,"b":2},{"#, 16, "the text ends where a member name in quotes was expected"),
  ])
  func faultsHaveTheirPlace(text: String, offset: Int, message: String) {
    let fault = #expect(throws: JSONSyntaxError.self) { try parse(text) }
    expectEqual(fault?.offset, offset)
    expectEqual(fault?.message, message)
  }

  @Test(arguments: 1...40)
  func objectsOfFewNamesAreWhatTheyWere(seed: Int) throws {
    var generator = RandomValues(seed: seed)
    let names = ["a", "ab", "b", "", "é", "a long name of many letters"]
    let objects = (0..<50).map { number -> JSON in
      let chosen = names.shuffled(using: &generator).prefix(Int.random(in: 0...names.count, using: &generator))
      let isSorted = Bool.random(using: &generator)
      return .object(
        ExactDictionary(
          uniqueKeysWithValues: (isSorted ? chosen.sorted() : Array(chosen)).map { ($0, .integer(number)) })
      )
    }
    try expectEqual(parse(JSON.array(objects).text()), .array(objects), "seed \(seed)")
  }

  /// Texts that are read one after the other, some of them with a fault.
  @Test(arguments: 1...40)
  func earlierTextsChangeNothing(seed: Int) throws {
    var generator = RandomValues(seed: seed)
    let texts = SimilarTexts()
    let names = ["a", "ab", "document", "summary", "b", "", "é", "matched_tokens", "matched_words"]
    for _ in 0..<30 {
      let depth = Int.random(in: 0...3, using: &generator)
      let objects = (0..<Int.random(in: 0...6, using: &generator)).map { number -> JSON in
        let chosen = names.shuffled(using: &generator).prefix(Int.random(in: 0...4, using: &generator)).sorted()
        return .object(ExactDictionary(uniqueKeysWithValues: chosen.map { ($0, .integer(number)) }))
      }
      var bytes = Array((0..<depth).reduce(JSON.array(objects)) { value, _ in [["list": value]] }.text().utf8)
      if Int.random(in: 0..<4, using: &generator) == 0, let place = bytes.indices.randomElement(using: &generator) {
        bytes[place] =
          [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "\""), 0xFF].randomElement(using: &generator) ?? 0
      }
      let alone = Result { () throws(JSONSyntaxError) in try JSON(parsing: bytes).text() }
      let among = Result { () throws(JSONSyntaxError) in try texts.parse(bytes).text() }
      expectEqual(among, alone, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: 1...40)
  func numbersOfFewDigitsAreTheNearestDoubles(seed: Int) throws {
    var generator = RandomValues(seed: seed)
    for _ in 0..<200 {
      let digits = (0..<Int.random(in: 1...18, using: &generator)).map { _ in
        String(Int.random(in: 0...9, using: &generator))
      }
      let whole = String(Int.random(in: 0...999_999, using: &generator))
      let text = (Bool.random(using: &generator) ? "-" : "") + whole + "." + digits.joined()
      let expected = try #require(Double(text))
      let read = try #require(try parse(text).doubleValue)
      expectEqual(read.bitPattern, expected.bitPattern, "\(text), seed \(seed)")
    }
  }
}
