import SearchModel
import SpecLoader
import TestSupport
import Testing

struct HitSchemaSyntaxTests {
  private func fields(_ text: String) -> [HitField]? {
    guard case .hits(let hits)? = read(movies("hit: \(text)")).specification?.modules[0].content else { return nil }
    return hits.schema?.fields
  }

  @Test(arguments: [
    ("string", HitFieldType.string, false), ("number?", .number, true), ("[string]", .list(.string), false),
    ("\"[string]?\"", .list(.string), true), ("'[[integer]]'", .list(.list(.integer)), false),
    ("[[integer]]", .list(.list(.integer)), false), ("any", .any, false), ("\"url?\"", .url, true),
    ("{ type: date, optional: yes }", .date, true), ("{ type: [string] }", .list(.string), false),
    ("{ type: \"[string]?\" }", .list(.string), true),
    (
      "{ a: string, b: integer }",
      .object(
        [HitField(name: "a", type: .string), HitField(name: "b", type: .integer)]), false
    ),
    (
      "{ type: string, name: string }",
      .object(
        [HitField(name: "type", type: .string), HitField(name: "name", type: .string)]), false
    ),
    ("{ type: { a: string }, optional: true }", .object([HitField(name: "a", type: .string)]), true),
  ])
  func typeIsRead(text: String, type: HitFieldType, isOptional: Bool) {
    expectEqual(fields("{ field: \(text) }"), [HitField(name: "field", type: type, isOptional: isOptional)])
  }

  @Test func theTypeOfALongFormMayBeAMapping() {
    let type = HitFieldType.object([HitField(name: "town", type: .string)])
    expectEqual(
      fields("{ at: { type: { town: string }, from: address } }"),
      [HitField(name: "at", type: type, path: FieldPath(components: ["address"]))])
    expectEqual(
      fields("{ at: { type: { town: string }, from: date, default: { town: X } } }"),
      [HitField(name: "at", type: type, path: FieldPath(components: ["date"]), defaultValue: ["town": "X"])])
    // What could be the fields of an object are them.
    for (rest, other) in [
      ("", nil), (", from: url", HitField(name: "from", type: .url)),
      (", from: string?", HitField(name: "from", type: .string, isOptional: true)),
    ] {
      expectEqual(
        fields("{ at: { type: { town: string }\(rest) } }"),
        [HitField(name: "at", type: .object([HitField(name: "type", type: type)] + [other].compactMap(\.self)))])
    }
  }

  @Test func longFormHasPathAndDefault() {
    expectEqual(
      fields(#"{ score: { type: number, from: 'a\.b.c', default: 1.5 } }"#),
      [
        HitField(name: "score", type: .number, path: FieldPath(components: ["a.b", "c"]), defaultValue: 1.5)
      ])
  }

  private static let defaults: [(type: String, text: String, value: JSON)] = [
    ("string", "007", "007"), ("string", "no", "no"), ("string", "true", "true"), ("url", "1e3", "1e3"),
    ("boolean", "yes", true), ("boolean", "'false'", false), ("number", "'1.5'", 1.5), ("integer", "\"${N:-5}\"", 5),
    ("\"[string]\"", "one", ["one"]), ("\"[string]\"", "[1, no]", ["1", "no"]), ("\"[integer]\"", "['1', 2]", [1, 2]),
    ("date", "1700000000", 1_700_000_000), ("date", "2026-01-31", "2026-01-31"), ("any", "007", 7),
    ("\"string?\"", "null", .null),
  ]

  @Test(arguments: defaults)
  func theTypeSaysHowADefaultIsRead(type: String, text: String, value: JSON) {
    // Whichever comes first.
    for field in ["type: \(type), default: \(text)", "default: \(text), type: \(type)"] {
      expectEqual(fields("{ field: { \(field) } }")?.map(\.defaultValue), [value], "\(field)")
    }
  }

  @Test(arguments: [
    "{ field: { type: integer, default: 1.5 } }", "{ field: { type: \"[integer]\", default: 1 } }",
    "{ field: { type: string, default: [a] } }", "{ field: { type: boolean, default: maybe } }",
    "{ field: strng }", "{ field: [string, string] }", "{ field: [] }", "{ field: [string?] }", "{ field: {} }",
    "{ field: 'string]' }", "{ field: '??' }", "{ field: { type: string, optional: perhaps } }", "{ '': string }",
    "{ field: { type: string, from: a..b } }", "{ field: { type: boolean, default: 1 } }", "[]", "string", "{}",
  ])
  func otherTypesAreErrors(text: String) {
    let reading = read(movies("hit: \(text)"))
    expectEqual(reading.errors.count, 1)
  }
}
