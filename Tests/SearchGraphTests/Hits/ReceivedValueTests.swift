import SearchGraph
import SearchModel
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

func makeContent(_ text: String) throws -> JSONObject {
  try #require(try JSON(parsing: Array(text.utf8)).objectValue)
}

struct ReceivedValueTests {
  struct Movie: Codable, Hashable {
    struct Ratings: Codable, Hashable {
      var average: Double
    }

    var title: String
    var year: Int?
    var genre: [String]
    var ratings: Ratings?
    var poster: URL?
    var released: Date?
  }

  struct Numbers: Decodable, Equatable {
    var small: UInt8
    var large: UInt64
    var half: Float
    var exact: Int
  }

  private func message<Value: Decodable>(
    _ text: String, as type: Value.Type, decoder: JSONDecoder = JSONDecoder()
  ) throws -> String {
    let content = try makeContent(text)
    let error = try #require(throws: SearchError.self) { try decoder.decode(type, from: content) }
    expectEqual(error.code, .invalidHit)
    return error.message
  }

  @Test func recordsAreReadAsTypes() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let content = try makeContent(
      """
      {"objectID":"1","title":"Cast Away","year":2000.0,"genre":["Drama"],"ratings":{"average":7},
       "poster":"https://example.org/a_b.png","released":"2000-12-22T00:00:00Z","other":[{}]}
      """)
    let movie = try decoder.decode(Movie.self, from: content)
    #expect(movie.title == "Cast Away" && movie.year == 2000 && movie.genre == ["Drama"])
    expectEqual(movie.ratings?.average, 7)
    expectEqual(movie.poster?.absoluteString, "https://example.org/a_b.png")
    expectEqual(movie.released, Date(timeIntervalSince1970: 977_443_200))
    let bare = try decoder.decode(Movie.self, from: try makeContent(#"{"title":"x","genre":[],"year":null}"#))
    expectEqual(bare, Movie(title: "x", year: nil, genre: [], ratings: nil, poster: nil, released: nil))
  }

  @Test(
    arguments: [
      (#"{"title":"x","genre":["a","b",5]}"#, "genre[2]: expected a string, found an integer (5)"),
      (#"{"title":"x"}"#, "genre: expected a value, found nothing"),
      (#"{"genre":[]}"#, "title: expected a string, found nothing"),
      (#"{"title":null,"genre":[]}"#, "title: expected a string, found null"),
      (#"{"title":"x","genre":"Drama"}"#, #"genre: expected a list, found a string ("Drama")"#),
      (#"{"title":"x","genre":[],"year":1.5}"#, "year: expected an integer, found a number (1.5)"),
      (
        #"{"title":"x","genre":[],"ratings":{"average":true}}"#,
        "ratings.average: expected a number, found a boolean (true)"
      ), (#"{"title":"x","genre":[],"ratings":7}"#, "ratings: expected an object, found an integer (7)"),
      (#"{"title":"x","genre":[],"poster":""}"#, #"poster: expected a URL, found a string ("")"#),
      (#"{"title":"x","genre":[],"released":"soon"}"#, #"released: expected a date, found a string ("soon")"#),
      (#"{"title":[],"genre":[]}"#, "title: expected a string, found a list"),
    ])
  func whatDoesNotFitIsToldWithItsPlace(text: String, expected: String) throws {
    try expectEqual(message(text, as: Movie.self), expected)
  }

  @Test func numbersThatATypeCannotHoldAreRefused() throws {
    let fine = #"{"small":255,"large":18446744073709551615,"half":0.5,"exact":9007199254740993}"#
    try expectEqual(
      JSONDecoder().decode(Numbers.self, from: makeContent(fine)),
      Numbers(small: 255, large: .max, half: 0.5, exact: 9_007_199_254_740_993))
    try expectEqual(
      message(#"{"small":256,"large":1,"half":1,"exact":1}"#, as: Numbers.self),
      "small: expected an integer that UInt8 holds, found an integer (256)")
    try expectEqual(
      message(#"{"small":1,"large":1,"half":1e300,"exact":1}"#, as: Numbers.self),
      "half: expected a number, found a number (1e+300)")
  }

  @Test func snakeCaseNamesAreConvertedAndReportedAsReceived() throws {
    struct Actor: Decodable {
      var alternativeName: String
      var hiddenName: String?
      var names: [String: Int]
      var raw: JSON

      enum CodingKeys: String, CodingKey {
        case alternativeName, names, raw
        case hiddenName = "_hiddenName_"
      }
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let actor = try decoder.decode(
      Actor.self,
      from: makeContent(
        #"{"ALTERNATIVE_name":"x","_hidden_name_":"y","names":{"first_name":1},"raw":{"b_c":1,"a":2}}"#))
    #expect(actor.alternativeName == "x" && actor.hiddenName == "y")
    expectEqual(actor.names, ["first_name": 1])
    expectEqual(actor.raw.text(), #"{"b_c":1,"a":2}"#)
    try expectEqual(
      message(#"{"alternative_name":5}"#, as: Actor.self, decoder: decoder),
      "alternative_name: expected a string, found an integer (5)")
    try expectEqual(
      message(#"{}"#, as: Actor.self, decoder: decoder), "alternativeName: expected a string, found nothing")
  }

  @Test func ownConversionsOfNamesAreUsed() throws {
    struct Item: Decodable { var upper: Int }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .custom { path in Key(path.last?.stringValue.lowercased() ?? "") }
    try expectEqual(decoder.decode(Item.self, from: makeContent(#"{"UPPER":7}"#)).upper, 7)
  }

  @Test func datesAndNumbersFollowTheDecodersStrategies() throws {
    struct Item: Decodable {
      var at: Date
      var value: Double
      var data: Data
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let item = try decoder.decode(Item.self, from: makeContent(#"{"at":1000,"value":"-inf","data":"AQI="}"#))
    expectEqual(item.at, Date(timeIntervalSince1970: 1000))
    expectEqual(item.value, -.infinity)
    expectEqual(item.data, Data([1, 2]))
  }

  @Test func typesMayDecodeByHand() throws {
    let content = try makeContent(#"{"list":[1,"two",null,{"three":[3]}],"super":{"x":1}}"#)
    let odd = try JSONDecoder().decode(Odd.self, from: content)
    expectEqual(odd.seen, ["1", "two", "nil", "[3]", "end", "x 1"])
    #expect(
      try message(#"{"list":[]}"#, as: Odd.self).hasPrefix("list[0]: the list has no more elements"))
  }

  @Test func valuesOfAnyKindAreRead() throws {
    try expectEqual(JSONDecoder().decode([Int?].self, from: [1, .null]), [1, nil])
    try expectEqual(JSONDecoder().decode(String.self, from: "x"), "x")
    try expectEqual(JSONDecoder().decode(JSON.self, from: .null), .null)
    let error = try #require(throws: SearchError.self) { try JSONDecoder().decode(Movie.self, from: [1]) }
    expectEqual(error.message, "expected an object, found a list")
  }

  @Test func nestingWithoutEndIsRefused() throws {
    struct Nested: Decodable { var nested: [Nested] }
    var value: JSON = ["nested": []]
    for _ in 0..<600 { value = ["nested": [value]] }
    let error = try #require(throws: SearchError.self) { try JSONDecoder().decode(Nested.self, from: value) }
    #expect(error.message.contains("nested too deep"))
  }
}

private struct Key: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// Reads what synthesised conformances never ask for.
private struct Odd: Decodable {
  var seen: [String] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    var list = try container.nestedUnkeyedContainer(forKey: Key("list"))
    seen.append(String(try list.decode(Int.self)))
    seen.append(try list.decode(String.self))
    seen.append(try list.decodeNil() ? "nil" : "something")
    let inner = try list.nestedContainer(keyedBy: Key.self)
    seen.append("\(try inner.decode([Int].self, forKey: Key("three")))")
    seen.append(list.isAtEnd ? "end" : "more")
    let above = try container.superDecoder().container(keyedBy: Key.self)
    for key in above.allKeys { seen.append("\(key.stringValue) \(try above.decode(Int.self, forKey: key))") }
  }
}
