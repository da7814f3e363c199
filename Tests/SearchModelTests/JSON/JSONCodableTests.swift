import SearchModel
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct JSONCodableTests {
  private func decode(_ text: String) throws -> JSON {
    try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
  }

  private func encode(_ value: JSON) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test(
    arguments: [
      "null", "true", "false", "0", "-1", "9223372036854775807", "-9223372036854775808", "0.5", "-1.25e-07", "\"\"",
      "\"a/é😀\"", "\"7\"", "\"true\"", "[]", "{}", "[null,1,[\"a\"],{}]", "{\"a\":{\"b\":[1,2.5]},\"c\":null}",
      "18446744073709551615", "123456789012345678901234567890",
    ])
  func valuesSurviveFoundationsCoders(text: String) throws {
    let value = try JSON(parsing: Array(text.utf8))
    try expectEqual(decode(text), value)
    try expectEqual(decode(encode(value)), value)
  }

  @Test func integersAreExactWhereDoublesRound() throws {
    try expectEqual(decode("9007199254740993"), .integer(9_007_199_254_740_993))
    try expectEqual(encode(.integer(9_007_199_254_740_993)), "9007199254740993")
    try expectEqual(encode(.literal("123456789012345678901234567890")), "123456789012345678901234567890")
  }

  @Test func numbersThatNothingHolds() throws {
    #expect(throws: EncodingError.self) { try encode(.literal("1e999")) }
    try expectEqual(encode(.array([.double(.nan), .double(.infinity)])), "[null,null]")
    #expect(throws: DecodingError.self) { try decode("1e999") }
  }

  @Test func membersOfAnUnorderedDecoderAreSorted() throws {
    let members = try #require(try decode(#"{"b":1,"a":2,"é":3,"B":4}"#).objectValue)
    expectEqual(Array(members.keys), ["B", "a", "b", "é"])
  }

  @Test func nestingWithoutEndIsRefused() {
    let text = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    #expect(throws: DecodingError.self) { try decode(text) }
  }

  @Test(arguments: 1...30)
  func randomValuesSurvive(seed: Int) throws {
    var random = RandomValues(seed: seed)
    let value = random.json(depth: 4)
    #expect(try decode(encode(value)).isEquivalent(to: value))
  }

  @Test func equivalenceIgnoresTheOrderOfMembersAlone() {
    let value: JSON = ["a": [["x": 1, "y": 2]], "b": .null]
    #expect(value.isEquivalent(to: ["b": .null, "a": [["y": 2, "x": 1]]]))
    for other in [
      ["a": [["x": 1, "y": 2]]], ["a": [["x": 1, "y": 3]], "b": .null], ["a": [["x": 1, "z": 2]], "b": .null],
      ["a": [["x": 1, "y": 2], 1], "b": .null], 7,
    ] as [JSON] {
      #expect(!value.isEquivalent(to: other))
    }
    #expect(!JSON.array([1, 2]).isEquivalent(to: [2, 1]))
  }
}

extension RandomValues {
  /// A value whose doubles have a fraction, since coders do not tell 1.0 from 1.
  fileprivate mutating func json(depth: Int) -> JSON {
    switch int(0...(depth > 0 ? 6 : 4)) {
    case 0: return .null
    case 1: return .bool(bool())
    case 2: return .integer(Int(truncatingIfNeeded: next()))
    case 3: return .double(Double(int(-1_000...1_000)) + 0.5)
    case 4: return .string(hostileText())
    case 5: return .array((0..<int(0...3)).map { _ in json(depth: depth - 1) })
    default:
      let members = (0..<int(0...3)).map { _ in (hostileText(), json(depth: depth - 1)) }
      return .object(JSONObject(members, uniquingKeysWith: { $1 }))
    }
  }
}
