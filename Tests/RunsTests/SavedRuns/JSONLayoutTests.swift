import SearchModel
import TestSupport
import Testing

@testable import Runs

/// JSON text in another layout, as the program's own writer lays it out.
struct JSONLayoutTests {
  private static let texts = [
    "{}", "[]", #"{"a":[],"b":{},"c":[{}]}"#, #"{"a":[1,[2,"x,: {]"],{"b":null}],"c":"\\\" \\\\"}"#, "[[[1]],true]",
  ]

  @Test(arguments: texts)
  func everyLayoutIsThatOfTheWriter(text: String) throws {
    let bytes = Array(text.utf8)
    var writer = JSONWriter(indentation: 2, level: 1)
    writer.write(try JSON(parsing: bytes))
    let indented = writer.takeBytes()
    expectEqual(JSONLayout.indented(level: 1).lay(bytes), indented)
    expectEqual(JSONLayout.indented(level: 1).lay(indented), indented)
    expectEqual(JSONLayout.compact.lay(indented), bytes)
  }

  @Test func numbersAndEscapesKeepTheirText() {
    let text = #"{"a":1.50e+3,"b":"\u0041\/"}"#
    expectEqual(JSONLayout.compact.lay(Array(text.utf8)), Array(text.utf8))
  }

  @Test(arguments: [
    (#"{"a":1,"shard":"1/2","b":2}"#, #"{"a":1,"b":2}"#), (#"{"shard":"1/2", "b":2}"#, #"{"b":2}"#),
    (#"{"a":"shard","shard":"1/2"}"#, #"{"a":"shard"}"#),
    (#"{"a":"shard","b":["shard"]}"#, #"{"a":"shard","b":["shard"]}"#),
    (#"{"a":{"shard":"x"},"shard":["}",{}],"c":","}"#, #"{"a":{"shard":"x"},"c":","}"#),
    ("{\n  \"a\": 1,\n  \"shard\": \"1/2\",\n  \"b\": 2\n}", "{\n  \"a\": 1,\n  \"b\": 2\n}"),
  ])
  func aMemberIsTakenOutOfAnObjectAlone(text: String, rest: String) {
    expectEqual(String(decoding: JSONLayout.without(member: "shard", Array(text.utf8)), as: UTF8.self), rest)
  }
}
