import SearchDialects
import SearchModel
import TestSupport
import Testing

/// Random paths, templates and answers: whatever comes ends in a value or in an error.
struct RESTPropertyTests {
  private static func value(_ generator: inout SeededGenerator, depth: Int = 0) -> JSON {
    switch Int.random(in: 0..<(depth < 4 ? 9 : 6), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2: return .integer(Int.random(in: -3...9, using: &generator))
    case 3: return .double(Double.random(in: -2...2, using: &generator))
    case 4: return .string(["", "a", "3", "<em>x</em>"].randomElement(using: &generator) ?? "")
    case 5: return .literal("123456789012345678901234567890")
    case 6, 7:
      var members: JSONObject = [:]
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        members[names.randomElement(using: &generator) ?? ""] = value(&generator, depth: depth + 1)
      }
      return .object(members)
    default:
      return .array((0..<Int.random(in: 0...3, using: &generator)).map { _ in value(&generator, depth: depth + 1) })
    }
  }

  /// A good answer of which some members are anything.
  private static func nearlyGood(_ generator: inout SeededGenerator) -> JSON {
    func member(_ good: JSON, _ generator: inout SeededGenerator) -> JSON {
      Int.random(in: 0..<4, using: &generator) == 0 ? value(&generator) : good
    }
    let hit: JSON = [
      "objectID": member("a", &generator), "n": 1, "genre": ["a"], "hl": member(["genre": ["<em>a</em>"]], &generator),
    ]
    return [
      "hits": member([hit, member(hit, &generator)], &generator), "n": member(7, &generator),
      "facets": member(["genre": member(["a": 3], &generator)], &generator), "error": member(.null, &generator),
    ]
  }

  private static let names = [
    "hits", "objectID", "n", "facets", "genre", "hl", "error", "counts", "value", "count", "name",
  ]

  @Test func answersOfAnyShapeEndInAResponseOrAnError() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let hits = ["$.hits", "$.hits[*]", "$..hits[*]", "$"]
    let counts = ["$.n", "$.n", "$..n", "$.facets"]
    let facets = ["$.facets", "$.facets", "$..genre", "$.hits"]
    var answered = 0
    for number in 0..<3_000 {
      func pick(_ paths: [String]) -> String { paths.randomElement(using: &generator) ?? "$" }
      let dialect = try makeDialect(
        query: ["q": "{query}", "p": "{page}", "r": "{refinements}"],
        response: [
          "hits": pick(hits), "objectID": number % 2 == 0 ? "$..objectID" : "$.objectID", "nbHits": pick(counts),
          "facets": pick(facets), "highlights": "$.hl", "error": "$.error",
        ])
      let request = makeRequest(
        ["facets": ["*", "genre"], "page": .integer(number % 3)],
        filterGroups: [FilterGroup(name: "g", kind: .or, filters: [facet("genre", "a")])])
      do throws(SearchError) {
        let response = try answer(dialect, request, Self.nearlyGood(&generator).text())
        answered += 1
        #expect(response.hits.allSatisfy { $0["objectID"]?.stringValue?.isEmpty == false }, "seed \(seed)")
        #expect(response.nbHits >= 0 && response.nbPages >= 0, "seed \(seed)")
      } catch {
        #expect(!error.message.isEmpty, "seed \(seed)")
      }
    }
    #expect(answered > 100, "seed \(seed)")
  }

  @Test func textsOfAnyKindAreAPathOrAnErrorInsideOfThem() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let parts = [
      "$", ".", "..", "[", "]", "*", "'", "\"", "\\", "\\u00e9", "a", "é", "0", "-1", ",", " ", ":", "?", "{", "}",
      "\n",
    ]
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = "$" + (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let length = text.unicodeScalars.count
      do throws(JSONPathError) {
        try expectEqual(JSONPath(text).description, text)
      } catch {
        #expect(error.scalarRange.upperBound <= length, "\(text), seed \(seed)")
      }
      do throws(TemplateError) {
        _ = try RequestTemplate(text)
      } catch {
        #expect(error.scalarRange.upperBound <= length, "\(text), seed \(seed)")
      }
    }
  }
}
