import Diagnostics
import SearchModel
import TestSupport
import Testing

struct JSONParserTests {
  private func parse(_ text: String) throws -> JSON { try JSON(parsing: Array(text.utf8)) }

  @Test(
    arguments: [
      ("0", .integer(0)), ("-1", .integer(-1)), ("9223372036854775807", .integer(.max)),
      ("-9223372036854775808", .integer(.min)), ("9007199254740993", .integer(9_007_199_254_740_993)),
      ("9223372036854775808", .literal("9223372036854775808")),
      ("-9223372036854775809", .literal("-9223372036854775809")),
      ("123456789012345678901234567890", .literal("123456789012345678901234567890")), ("1.0", .double(1)),
      ("0.1", .double(0.1)), ("1e2", .double(100)), ("1E+2", .double(100)), ("25e-1", .double(2.5)),
      ("5e-324", .double(.leastNonzeroMagnitude)), ("1e-400", .double(0)), ("1e400", .literal("1e400")),
      ("0e0", .double(0)),
    ] as [(String, JSON)])
  func numbersAreExact(text: String, expected: JSON) throws {
    try expectEqual(parse(text), expected)
  }

  @Test func negativeZeroKeepsItsSign() throws {
    try expectEqual(parse("-0").text(), "-0.0")
    try expectEqual(parse("[-0.0]").text(), "[-0.0]")
  }

  @Test func escapesStandForTheirCharacters() throws {
    let text = #""\"\\\/\b\f\n\r\t\u00e9\u0000\ud83d\uDE00""#
    try expectEqual(parse(text), .string("\"\\/\u{8}\u{C}\n\r\té\u{0}😀"))
  }

  /// Text that is copied at each escape would take hours.
  @Test(.timeLimit(.minutes(10)), arguments: [#"\\"#, #"\""#, "a\\n", #"\u0041"#, "é\\t"])
  func manyEscapesAreReadInTheTimeOfTheirNumber(escape: String) throws {
    let count = 1_000_000
    let text = try parse("\"\(String(repeating: escape, count: count))\"").stringValue
    let one = try parse("\"\(escape)\"").stringValue ?? ""
    expectEqual(text?.utf8.count, one.utf8.count * count)
    #expect(text?.hasPrefix(one) == true && text?.hasSuffix(one) == true)
  }

  @Test func membersKeepTheirOrder() throws {
    let value = try parse(#" { "b" : 1 , "a" : [ true , false , null ] , "" : { } } "#)
    expectEqual(value.objectValue.map { Array($0.keys) }, ["b", "a", ""])
    expectEqual(value.text(), #"{"b":1,"a":[true,false,null],"":{}}"#)
  }

  @Test(
    arguments: [
      ("", 0, "the text ends where a value was expected"), (" \n", 2, "the text ends where a value"),
      ("01", 0, "may not begin with 0"), ("-01", 0, "may not begin with 0"), ("-", 1, "expected a digit"),
      ("-a", 1, "expected a digit"), ("1.", 2, "digit after the point"), ("1.e1", 2, "digit after the point"),
      ("1e", 2, "digit in the exponent"), ("1e+", 3, "digit in the exponent"), (".5", 0, "expected a value, found '.'"),
      ("+1", 0, "found '+'"), ("0x10", 1, "expected the end of the text, found 'x'"), ("NaN", 0, "found 'NaN'"),
      ("Nan", 0, "found 'N'"),
      ("Infinity", 0, "found 'I'"), ("tru", 0, "expected 'true'"), ("nul", 0, "expected 'null'"),
      ("falsy", 0, "expected 'false'"), ("nulls", 4, "expected the end of the text, found 's'"),
      ("1 2", 2, "expected the end of the text, found '2'"), ("{} ,", 3, "found ','"), ("[1,]", 3, "found ']'"),
      ("[1 2]", 3, "expected ',' or ']' in a list, found '2'"), ("[", 1, "ends where a value"),
      ("[1", 2, "ends where ',' or ']'"), ("[1}", 2, "found '}'"), ("{", 1, "ends where a member name"),
      ("{a:1}", 1, "a member name in quotes, found 'a'"), (#"{"a" 1}"#, 5, "expected ':'"),
      (#"{"a":}"#, 5, "found '}'"),
      (#"{"a":1,}"#, 7, "a member name in quotes, found '}'"), (#"{"a":1 "b":2}"#, 7, "',' or '}'"),
      ("'a'", 0, "found '''"), ("// x", 0, "found '/'"), ("\u{7F}", 0, "the byte 0x7F"),
      ("1\u{FEFF}", 1, "the byte 0xEF"), ("\u{FEFF}\u{FEFF}1", 3, "the byte 0xEF"), ("\u{A0}1", 0, "the byte 0xC2"),
    ] as [(String, Int, String)])
  func syntaxFaultsHaveTheirOffset(text: String, offset: Int, message: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try parse(text) }
    expectEqual(error?.offset, offset)
    expectEqual(error?.message.contains(message), true, "\(error?.message ?? "")")
  }

  @Test(
    arguments: [
      (#""a"#, 0, "never closed"), (#"["a"#, 1, "never closed"), (#""\""#, 0, "never closed"),
      ("\"a\tb\"", 2, "control character (the byte 0x9)"), ("\"\u{0}\"", 1, "control character"),
      (#""\x""#, 1, "unknown escape '\\' followed by 'x'"), (#""\U0041""#, 1, "unknown escape"),
      ("\"\\", 1, "inside an escape"),
      (#""\u12""#, 1, "four hexadecimal digits"), (#""\u12g4""#, 1, "four hexadecimal digits"),
      (#""\u+123""#, 1, "four hexadecimal digits"), (#""\u-000""#, 1, "four hexadecimal digits"),
      (#""\u 123""#, 1, "four hexadecimal digits"), (#""\u00"#, 1, "four hexadecimal digits"),
      (#""\ud800""#, 1, "unpaired surrogate"), (#""a\udc00""#, 2, "unpaired surrogate"),
      (#""\ud800x""#, 1, "unpaired surrogate"), (#""\ud800\n""#, 1, "unpaired surrogate"),
      (#""\ud800\u0041""#, 1, "unpaired surrogate"), (#""\ud800\ud800""#, 1, "unpaired surrogate"),
      (#""\udc00\ud800""#, 1, "unpaired surrogate"), (#"{"a":1,"b":2,"a":3}"#, 13, "the member 'a' occurs twice"),
      (#"{"a":1,"\u0061":3}"#, 7, "the member 'a' occurs twice"),
    ] as [(String, Int, String)])
  func stringFaultsHaveTheirOffset(text: String, offset: Int, message: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try parse(text) }
    expectEqual(error?.offset, offset)
    expectEqual(error?.message.contains(message), true, "\(error?.message ?? "")")
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x9F, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80],
      [0xF8], [0xE2, 0x28, 0xA1],
    ] as [[UInt8]])
  func invalidUTF8HasTheOffsetOfItsFirstByte(bytes: [UInt8]) {
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSON(parsing: Array("[\"é😀".utf8) + bytes + Array("x\"]".utf8))
    }
    expectEqual(error, JSONSyntaxError(message: "invalid UTF-8", offset: 8))
    expectEqual(bytes.firstInvalidUTF8Offset, 0)
  }

  @Test(arguments: ["\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}", ""])
  func everyScalarIsValid(text: String) throws {
    try expectEqual(parse("\"\(text)\""), .string(text))
    #expect(Array(text.utf8).firstInvalidUTF8Offset == nil)
  }

  @Test func depthIsLimited() throws {
    let limit = JSONScanner.maximumDepth
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    try expectEqual(parse(nested(limit)).text(), nested(limit))
    for text in [nested(limit + 1), String(repeating: "[", count: 1_000_000)] {
      let error = #expect(throws: JSONSyntaxError.self) { try parse(text) }
      expectEqual(error, JSONSyntaxError(message: "nested deeper than 200 levels", offset: limit))
    }
    #expect(throws: JSONSyntaxError.self) { try parse(String(repeating: #"{"a":"#, count: limit + 1)) }
  }

  @Test func listsBesideEachOtherAreNotDeep() throws {
    let lists = Array(repeating: "[[]]", count: 500).joined(separator: ",")
    try expectEqual(parse("[\(lists)]").arrayValue?.count, 500)
  }

  @Test func byteOrderMarkIsSkipped() throws {
    try expectEqual(parse("\u{FEFF}[1]"), [1])
  }

  @Test func listIsReadElementByElement() throws {
    var parser = JSONParser(Array(" [ {\"a\":1} , 2 ]  ".utf8))
    let start = (parser.peek(), parser.skip(UInt8(ascii: "[")))
    #expect(start == (UInt8(ascii: "["), true))
    let first = try parser.parseValue()
    expectEqual(first, ["a": 1])
    let separator = (parser.skip(UInt8(ascii: "]")), parser.skip(UInt8(ascii: ",")))
    #expect(separator == (false, true))
    let second = try parser.parseValue()
    expectEqual(second, 2)
    let end = (parser.isAtEnd(), parser.skip(UInt8(ascii: "]")), parser.isAtEnd(), parser.peek())
    #expect(end == (false, true, true, nil))
  }

  @Test(arguments: 1...20)
  func everyPrefixOfATextFailsOrIsAValue(seed: Int) {
    var random = RandomValues(seed: seed)
    let bytes = Array(random.json(depth: 3).text().utf8)
    for count in 0..<bytes.count {
      guard let value = try? JSON(parsing: Array(bytes[..<count])) else { continue }
      // Only numbers have prefixes that are values.
      #expect(value.doubleValue != nil)
    }
  }

  @Test(arguments: 1...40)
  func textOfAValueReadsAsTheValue(seed: Int) throws {
    var random = RandomValues(seed: seed)
    let value = random.json(depth: 4)
    let text = value.text()
    let read = try parse(text)
    expectEqual(read, value)
    #expect(read.text().utf8.elementsEqual(text.utf8))
    for indentation in 0...3 {
      #expect(try parse(value.text(indentation: indentation)).text().utf8.elementsEqual(text.utf8))
    }
  }
}

extension RandomValues {
  /// A random value nested no deeper than `depth`.
  fileprivate mutating func json(depth: Int) -> JSON {
    switch int(0...(depth > 0 ? 9 : 6)) {
    case 0: return element(of: [.null, .bool(true), .bool(false)], or: .null)
    case 1: return .integer(Int(truncatingIfNeeded: next()))
    case 2: return .integer(int(-100...100))
    case 3: return .double(finiteDouble())
    case 4: return .literal((bool() ? "-" : "") + "9" + (0..<int(19...40)).map { _ in String(int(0...9)) }.joined())
    case 5, 6: return .string(hostileText())
    case 7: return .array((0..<int(0...5)).map { _ in json(depth: depth - 1) })
    default:
      var members: JSONObject = [:]
      for _ in 0..<int(0...5) { members[hostileText()] = json(depth: depth - 1) }
      return .object(members)
    }
  }
}
