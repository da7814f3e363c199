import SearchModel
import TestSupport
import Testing

struct HitSchemaTests {
  /// The decoded value of one field and its problems in words.
  private func decode(_ value: JSON?, as type: HitFieldType) -> (value: JSON?, problems: [String]) {
    var record: JSONObject = ["other": 1]
    record["f"] = value
    let (fields, problems) = HitSchema(fields: [HitField(name: "f", type: type)]).decode(record)
    #expect(fields["other"] == nil)
    return (fields["f"], problems.map(\.description))
  }

  @Test(
    arguments: [
      (.string, ""), (.string, "a"), (.integer, 5), (.integer, .literal("99999999999999999999")), (.number, 5),
      (.number, 0.5), (.number, .literal("99999999999999999999")), (.boolean, false), (.any, [1, .null]),
      (.any, ["a": 1]),
      (.url, "https://example.com/a?b=c#d"), (.url, "/relative"), (.date, 1_581_008_937), (.date, -1.5),
      (.list(.integer), []), (.list(.list(.string)), [["a"], []]), (.list(.any), [.null]),
    ] as [(HitFieldType, JSON)])
  func valuesThatFitAreKept(type: HitFieldType, value: JSON) {
    let decoded = decode(value, as: type)
    expectEqual(decoded.value, value)
    #expect(decoded.problems.isEmpty)
  }

  @Test func wholeDoublesAreIntegers() {
    expectEqual(decode(1990.0, as: .integer).value, .integer(1990))
    expectEqual(decode([1.0, 2], as: .list(.integer)).value, [1, 2])
  }

  @Test(
    arguments: [
      (.string, 5, "'f' must be a string, found an integer (5)"),
      (.integer, 1.5, "'f' must be an integer, found a number (1.5)"),
      (.integer, 1e300, "'f' must be an integer, found a number (1e+300)"),
      (.integer, .literal("1e999"), "'f' must be an integer, found a number (1e999)"),
      (.integer, "5", #"'f' must be an integer, found a string ("5")"#),
      (.number, true, "'f' must be a number, found a boolean (true)"),
      (.boolean, "true", #"'f' must be a boolean, found a string ("true")"#),
      (.url, "", #"'f' must be a URL, found a string ("")"#),
      (.url, "a b", #"'f' must be a URL, found a string ("a b")"#),
      (.url, "a\u{0}", #"'f' must be a URL, found a string ("a\u0000")"#),
      (.url, "a\u{2003}", "'f' must be a URL, found a string (\"a\u{2003}\")"),
      (.date, "soon", #"'f' must be a date, found a string ("soon")"#),
      (.list(.string), "a", #"'f' must be a list, found a string ("a")"#),
      (.object([]), [1], "'f' must be an object, found a list"),
      (.string, ["a": 1], "'f' must be a string, found an object"),
      (.string, nil, "'f' must be a string, found nothing"),
      (.string, .null, "'f' must be a string, found null"),
      (
        .integer, .string(String(repeating: "é", count: 60)),
        "'f' must be an integer, found a string (\"\(String(repeating: "é", count: 39))…)"
      ),
    ] as [(HitFieldType, JSON?, String)])
  func valuesThatDoNotFitAreLeftOutAndNamed(type: HitFieldType, value: JSON?, problem: String) {
    let decoded = decode(value, as: type)
    #expect(decoded.value == nil)
    expectEqual(decoded.problems, [problem])
  }

  @Test(
    arguments: [
      "2024-02-29", "2000-02-29", "1999-12-31", "2024-04-30", "0001-01-01", "2024-05-06T07:08:09Z",
      "2024-05-06t07:08:09z",
      "2024-05-06 07:08:09", "2024-05-06T07:08:09.123456789+02:00", "2024-05-06T23:59:60Z", "2024-05-06T00:00:00-12:30",
      "2024-05-06T07:08:09",
    ])
  func datesAreRecognised(text: String) {
    expectEqual(decode(.string(text), as: .date).value, .string(text))
  }

  @Test(
    arguments: [
      "2023-02-29", "1900-02-29", "2100-02-29", "2024-02-30", "2024-04-31", "2024-00-10", "2024-13-01", "2024-01-00",
      "2024-01-32", "2024-1-1", "20240101", "24-01-01", "2024-01-01T", "2024-01-01T24:00:00Z", "2024-01-01T23:60:00Z",
      "2024-01-01T23:59:61Z", "2024-01-01T23:59", "2024-01-01T23:59:59.Z", "2024-01-01T23:59:59+2:00",
      "2024-01-01T23:59:59+24:00",
      "2024-01-01T23:59:59+02:60", "2024-01-01T23:59:59Zx", "2024-01-01x", "２０２４-01-01", "2024/01/01", "",
      "2024-01-01T٢٣:59:59",
    ])
  func otherTextsAreNoDates(text: String) {
    #expect(decode(.string(text), as: .date).value == nil)
  }

  @Test func fieldsStandInTheSchemasOrderAndComeFromTheirPaths() {
    let schema = HitSchema(fields: [
      HitField(name: "score", type: .number, path: FieldPath("ratings.average")),
      HitField(name: "dotted", type: .string, path: FieldPath(#"a\.b"#)), HitField(name: "a.b", type: .string),
      HitField(name: "first", type: .string),
    ])
    let (fields, problems) = schema.decode(["first": "1", "a.b": "x", "ratings": ["average": 8.5]])
    expectEqual(JSON.object(fields).text(), #"{"score":8.5,"dotted":"x","a.b":"x","first":"1"}"#)
    #expect(problems.isEmpty)
  }

  @Test func missingOptionalFieldsAreLeftOutAndDefaultsPutIn() {
    let schema = HitSchema(fields: [
      HitField(name: "gone", type: .string, isOptional: true), HitField(name: "none", type: .string, isOptional: true),
      HitField(name: "filled", type: .integer, defaultValue: 7),
      HitField(name: "nulled", type: .list(.string), isOptional: true, defaultValue: []),
      HitField(name: "set", type: .integer, defaultValue: 7),
    ])
    let (fields, problems) = schema.decode(["none": .null, "nulled": .null, "set": 1])
    expectEqual(JSON.object(fields).text(), #"{"filled":7,"nulled":[],"set":1}"#)
    #expect(problems.isEmpty)
  }

  @Test func optionalFieldsMustStillFit() {
    let schema = HitSchema(fields: [HitField(name: "year", type: .integer, isOptional: true, defaultValue: 0)])
    expectEqual(schema.decode(["year": "x"]).problems.map(\.path), ["year"])
    #expect(schema.decode(["year": "x"]).fields.isEmpty)
  }

  @Test func aPathIntoAListSaysThatItEndsThere() {
    let schema = HitSchema(fields: [
      HitField(name: "names", type: .list(.string), path: FieldPath("crew.cast.name")),
      HitField(name: "life", type: .string, path: FieldPath("crew.life")),
    ])
    let problems = schema.decode(["crew": ["cast": [["name": "S"]]]]).problems
    expectEqual(
      problems.map(\.description),
      [
        "'crew.cast.name' must be a list, found nothing: 'crew.cast' is a list, which paths do not enter",
        "'crew.life' must be a string, found nothing",
      ])
  }

  @Test func problemsNameTheWholePath() {
    let person = HitFieldType.object([
      HitField(name: "name", type: .string),
      HitField(name: "born", type: .date, path: FieldPath("life.from"), isOptional: true),
    ])
    let schema = HitSchema(fields: [
      HitField(name: "genre", type: .list(.string)),
      HitField(name: "cast", type: .list(person), path: FieldPath("crew.cast")),
      HitField(name: "director", type: person), HitField(name: "title", type: .string),
    ])
    let (fields, problems) = schema.decode([
      "genre": ["a", 1, "b", .null], "title": "Alien", "director": ["name": "R", "extra": 1],
      "crew": ["cast": [["name": "S"], ["life": ["from": "never"]], 5]],
    ])
    expectEqual(
      problems.map(\.description),
      [
        "'genre[1]' must be a string, found an integer (1)", "'genre[3]' must be a string, found null",
        "'crew.cast[1].name' must be a string, found nothing",
        #"'crew.cast[1].life.from' must be a date, found a string ("never")"#,
        "'crew.cast[2]' must be an object, found an integer (5)",
      ])
    expectEqual(JSON.object(fields).text(), #"{"director":{"name":"R"},"title":"Alien"}"#)
  }

  @Test func everyTypeHasItsName() {
    expectEqual(HitFieldType.scalarTypes.map(\.name), ["string", "integer", "number", "boolean", "date", "url", "any"])
    expectEqual(Set(HitFieldType.scalarTypes.map(\.type)).count, 7)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func recordsReadTheSameWhateverCameBefore(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let schema = HitSchema(fields: [
      HitField(name: "title", type: .string), HitField(name: "year", type: .integer, isOptional: seed % 2 == 0),
      HitField(name: "lead", type: .string, path: FieldPath(seed % 3 == 0 ? "crew.lead" : "star"), isOptional: true),
    ])
    let members = [#""title":"a""#, #""year":1990"#, #""crew":{"lead":"b"}"#, #""star":"c""#, #""year":"x""#]
    // The parser gives records with the same members one list of names.
    let texts = (0..<30).map { _ in
      var chosen = members.filter { _ in Int.random(in: 0..<8, using: &random) > 0 }
      if chosen.count == members.count { chosen.removeLast() }
      if chosen.contains(members[1]) { chosen.removeAll { $0 == members[4] } }
      if Int.random(in: 0..<5, using: &random) == 0 { chosen.shuffle(using: &random) }
      return "{" + chosen.joined(separator: ",") + "}"
    }
    let records = try #require(try JSON(parsing: Array("[\(texts.joined(separator: ","))]".utf8)).arrayValue)
    let places = HitPlaces()
    for record in records.compactMap(\.objectValue) {
      let (read, alone) = (schema.decode(record, places), schema.decode(record))
      #expect(read.fields == alone.fields && read.problems == alone.problems, "seed \(seed): \(record)")
      expectEqual(read.fields["title"], record["title"])
    }
  }
}
