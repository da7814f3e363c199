import SearchModel
import TestSupport
import Testing

struct JSONTextTests {
  private let value: JSON = ["a": [1, [:], []], "b": ["c": "d/é"], "": .null]

  @Test func compactTextHasNoSpaces() {
    expectEqual(value.text(), #"{"a":[1,{},[]],"b":{"c":"d/é"},"":null}"#)
  }

  @Test func indentedTextHasOneMemberALine() {
    expectEqual(
      value.text(indentation: 2),
      """
      {
        "a": [
          1,
          {},
          []
        ],
        "b": {
          "c": "d/é"
        },
        "": null
      }
      """)
    expectEqual(JSON.array([1]).text(indentation: 3), "[\n   1\n]")
  }

  @Test func nestedLinesStartAtTheirLevel() {
    var text = "  "
    JSON.array([["x": 1]]).write(to: &text, indentation: 2, level: 1)
    expectEqual(text, "  [\n    {\n      \"x\": 1\n    }\n  ]")
  }

  @Test(
    arguments: [
      (1, "1.0"), (0.1, "0.1"), (-2.5, "-2.5"), (1e16, "1e+16"), (1e-7, "1e-07"),
      (0.30000000000000004, "0.30000000000000004"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
    ] as [(Double, String)])
  func doublesAreInShortestForm(value: Double, text: String) {
    expectEqual(JSON.double(value).text(), text)
  }

  @Test(
    arguments: [
      ("plain", "plain"), ("\"", "\\\""), ("\\", "\\\\"), ("/", "/"), ("\n\r\t\u{8}\u{C}", "\\n\\r\\t\\b\\f"),
      ("\u{0}\u{1F}", "\\u0000\\u001f"), ("\u{7F}\u{2028}é👨‍👩‍👧", "\u{7F}\u{2028}é👨‍👩‍👧"), ("a\r\nb", "a\\r\\nb"),
      ("e\u{301}\n\u{301}", "e\u{301}\\n\u{301}"),
    ])
  func onlyWhatMustBeIsEscaped(text: String, escaped: String) {
    #expect(JSON.string(text).text().utf8.elementsEqual("\"\(escaped)\"".utf8))
  }

  @Test func integersAndLiteralsAreExact() {
    let integers = [0, 7, 10, 99, 100, -1, -9, -10, 1_234_567_890, .max, .min]
    expectEqual(JSON.array(integers.map(JSON.integer)).text(), "[\(integers.map(String.init).joined(separator: ","))]")
    expectEqual(JSON.literal("18446744073709551616").text(), "18446744073709551616")
  }
}

struct JSONWriterTests {
  private func text(indentation: Int?, level: Int = 0, _ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(indentation: indentation, level: level)
    write(&writer)
    return String(decoding: writer.takeBytes(), as: UTF8.self)
  }

  @Test(arguments: [nil, 0, 1, 2, 5], [0, 1, 3])
  func piecesAreTheTextOfTheWhole(indentation: Int?, level: Int) {
    let written = text(indentation: indentation, level: level) { writer in
      writer.object { writer in
        writer.member("list")
        writer.array { writer in
          writer.element()
          writer.write("a\"b")
          writer.element()
          writer.object { _ in }
        }
        writer.members(["x": 1, "y": [1.5, .null], "z": true], where: { $0 != "x" })
      }
    }
    var whole = ""
    JSON.object(["list": ["a\"b", [:]], "y": [1.5, .null], "z": true])
      .write(to: &whole, indentation: indentation, level: level)
    expectEqual(written, whole)
  }

  @Test func elementsOfAnOpenListComeOneAfterTheOther() {
    var writer = JSONWriter(indentation: 2, level: 1)
    var pieces: [String] = []
    for number in 1...2 {
      writer.element()
      writer.write(.integer(number))
      pieces.append(String(decoding: writer.takeBytes(), as: UTF8.self))
    }
    expectEqual(pieces, ["\n  1", ",\n  2"])
    writer = JSONWriter(hasElements: true)
    writer.element()
    writer.write([])
    expectEqual(String(decoding: writer.takeBytes(), as: UTF8.self), ",[]")
  }
}

struct JSONAccessorTests {
  @Test func integersAreReadFromWholeDoubles() {
    expectEqual(JSON.double(1990).integerValue, 1990)
    #expect(JSON.double(1990.5).integerValue == nil)
    #expect(JSON.double(1e300).integerValue == nil)
    #expect(JSON.literal("9223372036854775808").integerValue == nil)
    #expect(JSON.string("1").integerValue == nil)
  }

  @Test func everyNumberIsADouble() {
    expectEqual(JSON.integer(3).doubleValue, 3)
    expectEqual(JSON.literal("9223372036854775808").doubleValue, 9_223_372_036_854_775_808)
    #expect(JSON.bool(true).doubleValue == nil)
  }

  @Test func oneTextIsAListOfOne() {
    expectEqual(JSON.string("a").stringListValue, ["a"])
    expectEqual(JSON.array(["a", "b"]).stringListValue, ["a", "b"])
    expectEqual(JSON.array([]).stringListValue, [])
    #expect(JSON.array(["a", 1]).stringListValue == nil)
    #expect(JSON.null.stringListValue == nil)
  }

  @Test(
    arguments: [
      (.null, "null", nil), (true, "a boolean", "true"), (5, "an integer", "5"), (0.5, "a number", "0.5"),
      (.literal("99999999999999999999"), "a number", "99999999999999999999"), ("x", "a string", "x"),
      ([1], "a list", nil),
      (["a": 1], "an object", nil),
    ] as [(JSON, String, String?)])
  func scalarsHaveATextAndEveryValueAName(value: JSON, name: String, text: String?) {
    expectEqual(value.typeName, name)
    expectEqual(value.scalarText, text)
  }

  @Test func lastOfEqualKeysOfALiteralWins() {
    expectEqual(JSON(dictionaryLiteral: ("a", 1), ("b", 2), ("a", 3)).text(), #"{"a":3,"b":2}"#)
  }

  @Test(arguments: 0...34)
  func whateverMustBeEscapedIsWhereverItStands(length: Int) {
    let specials = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\u{0}": "\\u0000", "\u{1f}": "\\u001f"]
    let others = [" ", "!", "#", "[", "]", "a", "\u{7f}", "\u{80}", "\u{a2}", "\u{dc}", "\u{20ac}"]
    for place in 0...length {
      let (before, after) = (String(repeating: "x", count: place), String(repeating: "y", count: length - place))
      for (text, escaped) in specials.map({ ($0, $1) }) + others.map({ ($0, $0) }) {
        expectEqual(JSON.string(before + text + after).text(), "\"\(before)\(escaped)\(after)\"")
      }
    }
  }
}
